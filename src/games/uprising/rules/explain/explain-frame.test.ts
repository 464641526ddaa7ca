import { describe, expect, it } from 'vitest'
import { at, choose, heardMatch, loaded, offered, refusedBy } from '../../testing/position.ts'
import { setUpMatch } from '../../testing/set-up-match.ts'

describe('why not, in the set-up', () => {
  it('a faction is taken, a Hero leads another one [UP-SET-02, UP-SET-11]', () => {
    const { match } = setUpMatch(2, {}, loaded(0))
    choose(match, 'faction:1', 'hero:2', `hex:${at(0, 2)}`)
    expect(refusedBy(match, 1, 'faction:1')).toEqual(['UP-SET-02'])
    choose(match, 'faction:0')
    expect(refusedBy(match, 1, 'hero:7')).toEqual(['UP-SET-11'])
    expect(refusedBy(match, 1, 'hero:99')).toEqual(['UP-SET-11'])
  })

  it('a space is no home or has been taken [UP-SET-18, UP-SET-20]', () => {
    const { match } = setUpMatch(3, {}, loaded(0))
    choose(match, 'faction:1', 'hero:2', `hex:${at(2, 0)}`, 'faction:0', 'hero:0')
    expect(refusedBy(match, 1, `hex:${at(1, 1)}`)).toEqual(['UP-SET-18'])
    expect(refusedBy(match, 1, `hex:${at(2, 0)}`)).toEqual(['UP-SET-20'])
  })

  it('a hex cannot get another Curse [UP-RUL-18]', () => {
    const options = { edition: 'first', difficulty: 'apocalypse', extraCurses: 1 }
    const { match } = setUpMatch(4, options, loaded(0))
    while (!offered(match)[0].startsWith('hex') || match.play.question!.question.name === 'home')
      choose(match, offered(match)[0])
    const { state } = match
    const cursed = state.curse.indexOf(1)
    expect(refusedBy(match, 0, `hex:${cursed}`)).toEqual(['UP-HEX-07'])
    expect(refusedBy(match, 0, `hex:${at(0, 0)}`)).toEqual(['UP-HEX-13'])
  })
})

describe('why not, at the exchange for VP', () => {
  const { match } = heardMatch({ resources: { 0: [1, 4, 3] } }, [{ procedure: 'convert', args: { role: 0 } }])

  it('a Nemesis gets nothing of it [UP-RUL-40]', () => {
    expect(refusedBy(match, 0, 'role:4')).toEqual(['UP-RUL-40'])
    expect(refusedBy(match, 0, 'role:5')).toEqual(['UP-RUL-40'])
  })

  it('the payment is not 5, or not there [UP-SCO-13, UP-RUL-40]', () => {
    choose(match, 'role:1')
    expect(refusedBy(match, 0, 'pay:1-1-1')).toEqual(['UP-SCO-13'])
    expect(refusedBy(match, 0, 'pay:2-0-3')).toEqual(['UP-RUL-40'])
    choose(match, 'pay:1-4-0')
    expect(match.play.over).toBe(true)
  })
})
