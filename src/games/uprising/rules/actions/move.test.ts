import { describe, expect, it } from 'vitest'
import { at, choose, offered, question, refusedBy, tableOf } from '../../testing/position.ts'
import { actions } from '../../testing/turns.ts'
import { isEmpty, unitsOn } from '../map/pieces.ts'

const HOME = at(0, -2)
const BESIDE = at(0, -1)
const keys = (...spaces: number[]): string[] => spaces.map((space) => `hex:${space}`).sort()

describe('Move', () => {
  it('takes the Hero to an adjacent hex, explored or not, for 1 AP each [UP-MOV-01, UP-MOV-02]', () => {
    const { match } = actions({})
    choose(match, 'action:move')
    expect(offered(match).sort()).toEqual(
      keys(at(1, -2), at(0, -1), at(-1, -1), at(-1, -2), at(0, -3), at(1, -3)).sort(),
    )
    expect(refusedBy(match, 0, `hex:${at(0, 0)}`)).toEqual(['UP-MOV-02'])
    expect(refusedBy(match, 0, `hex:${HOME}`)).toEqual(['UP-MOV-02'])
    choose(match, `hex:${BESIDE}`, 'action:move', `hex:${at(0, 0)}`)
    expect(match.state.heroAt[0]).toBe(at(0, 0))
    expect(match.state.ap[0]).toBe(6)
    expect(question(match)).toBe('action@0')
  })

  it('moves no Units along [UP-MOV-03]', () => {
    const { match } = actions({ units: { [HOME]: ['tribesmen', 'vargs'] } })
    choose(match, 'action:move', `hex:${BESIDE}`)
    expect(unitsOn(match.state, HOME)).toBe(2)
    expect(unitsOn(match.state, BESIDE)).toBe(0)
  })

  it('crosses impassable edges [UP-MOV-04, UP-HEX-18]', () => {
    // Rigga with its edges towards NW and NE shuts off the home hex.
    const { match } = actions({ tiles: { [BESIDE]: 'rigga' }, rotations: { [BESIDE]: 1 }, heroAt: { 0: BESIDE } })
    choose(match, 'action:move')
    expect(offered(match)).toHaveLength(6)
    expect(offered(match)).toContain(`hex:${HOME}`)
  })

  it('starts no combat, whoever is there [UP-MOV-05, UP-HER-06, UP-HER-09]', () => {
    const { match, events } = actions({
      garrisons: { [BESIDE]: 2 },
      skeletons: { [at(-1, -1)]: 1 },
      curses: [at(1, -2)],
      cards: { 'new-emperor': { at: at(0, 0) } },
      units: { [at(0, -3)]: ['younglings'] },
    })
    for (const space of [at(0, -1), at(0, 0), at(0, -1), at(-1, -1), HOME, at(1, -2), at(1, -3), at(0, -3)])
      choose(match, 'action:move', `hex:${space}`)
    expect(match.state.heroAt[0]).toBe(at(0, -3))
    expect(events.some(({ type }) => type.startsWith('combat'))).toBe(false)
    expect(match.state.combat).toBe(undefined)
  })

  it('reaches every hex from a face-up Sea Tower, for 1 AP [UP-MOV-06, UP-HEX-27]', () => {
    const tower = at(2, 0)
    const { match } = actions({ tiles: { [tower]: 'dawngaard' }, heroAt: { 0: tower } })
    choose(match, 'action:move')
    expect(offered(match)).toHaveLength(36)
    choose(match, `hex:${at(-3, 0)}`)
    expect(match.state.ap[0]).toBe(7)
    const hidden = actions({ heroAt: { 0: tower } })
    choose(hidden.match, 'action:move')
    expect(offered(hidden.match)).toHaveLength(6)
  })

  it('may bring any number of Heroes to one hex [UP-HER-10]', () => {
    const { match } = actions({ roles: 3, heroAt: { 0: HOME, 1: BESIDE, 2: BESIDE } })
    choose(match, 'action:move', `hex:${BESIDE}`)
    expect(match.state.heroAt).toEqual([BESIDE, BESIDE, BESIDE])
  })
})

describe('a Hero', () => {
  it('is no Unit: neither for the limit nor for an empty hex [UP-HER-02, UP-HER-04, UP-HER-05]', () => {
    const t = tableOf({ heroAt: { 0: at(0, -3), 1: at(0, -3) } })
    expect(isEmpty(t.state, at(0, -3))).toBe(true)
    expect(unitsOn(t.state, at(0, -3))).toBe(0)
    const five = ['tribesmen', 'tribesmen', 'tribesmen', 'tribesmen', 'tribesmen'] as const
    const { match } = actions({ units: { [at(0, -3)]: five }, tiles: { [at(0, -3)]: 'ice' } })
    choose(match, 'action:command', `hex:${at(0, -3)}`, 'hero:0')
    expect(match.state.heroAt[0]).toBe(at(0, -3))
    expect(unitsOn(match.state, at(0, -3))).toBe(5)
  })
})
