import { describe, expect, it } from 'vitest'
import { unitsOn } from '../../rules/map/pieces.ts'
import { at, choose, question } from '../../testing/position.ts'
import { actions } from '../../testing/turns.ts'
import { everybodyInto } from './everybody.ts'

const [HOME, HERE, FAR] = [at(0, -2), at(0, -1), at(3, 0)]
const tiles = { [HERE]: 'torment' } as const

describe('everybody in reach, by one click', () => {
  it('all Units and the Hero, and the Command is over [UP-CMD-02, UP-CMD-12]', () => {
    const { match } = actions({ tiles, units: { [HOME]: ['tribesmen', 'tribesmen', 'vargs'] }, heroAt: { 0: HOME } })
    const all = everybodyInto(match.play, 0, HERE, true)
    expect(all).toMatchObject({ units: [2, 0, 1, 0], hasHero: true })
    choose(match, 'action:command', `hex:${HERE}`, ...all!.keys)
    expect(unitsOn(match.state, HERE)).toBe(3)
    expect(question(match)).toBe('action@1')
  })

  it('the Hero may stay behind [UP-CMD-12]', () => {
    const { match } = actions({ tiles, units: { [HOME]: ['tribesmen'] }, heroAt: { 0: HOME } })
    choose(match, 'action:command', `hex:${HERE}`, ...everybodyInto(match.play, 0, HERE, false)!.keys)
    expect(match.state.heroAt[0]).toBe(HOME)
    expect(question(match)).toBe('action@1')
  })

  it('says that it is all before somebody is fought [UP-CMD-09]', () => {
    const { match } = actions({
      tiles,
      units: { [HOME]: ['tribesmen'] },
      heroAt: { 0: FAR },
      garrisons: { [HERE]: 1 },
    })
    expect(everybodyInto(match.play, 0, HERE, true)?.keys).toEqual([`unit:0@${HOME}`, 'done'])
  })

  it('not more than there is room for, the dearest first [UP-CMD-05]', () => {
    const four = ['tribesmen', 'tribesmen', 'tribesmen', 'tribesmen'] as const
    const { match } = actions({ tiles, units: { [HOME]: [...four, 'trolls'], [HERE]: ['vargs'] }, heroAt: { 0: FAR } })
    expect(everybodyInto(match.play, 0, HERE, true)?.units).toEqual([3, 0, 0, 1])
  })

  it('nobody where nobody is near', () => {
    const { match } = actions({ units: { [HOME]: ['tribesmen'] }, heroAt: { 0: HOME } })
    expect(everybodyInto(match.play, 0, at(0, 3), true)).toBeUndefined()
  })
})
