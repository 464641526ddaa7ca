import { describe, expect, it } from 'vitest'
import { undo } from '../../src/engine/index.ts'
import { battleGame } from './bloodstones-battle.ts'
import { asked, expectProven, give, loaded, offered, open, prepared, seen, started } from './mini.ts'

/** Side 0 holds army tile 4 and draws 0, 1, 2; side 1 holds army tile 3 and draws 1, 1, 3. */
const draws = (): ReturnType<typeof loaded> => loaded(4, 0, 1, 3, 3, 9, 2, 2)

describe('hidden draws and replacements', () => {
  it('asks the attacker first, then the defender, and shows neither the tiles', () => {
    const match = started(battleGame, 2, {}, draws())
    expect(asked(match)).toEqual([0])
    expect(offered(match, 0)).toEqual(['replace', 'keep', 'tile:4'])
    expect(offered(match, 1)).toBeUndefined()
    expect(open(match)).toMatchObject({ 'battle:0': 3, 'battle:1': 3, 'hand:0': 1, 'hand:1': 1 })
    expect(seen(match, 0)).toMatchObject({ hand: [4], battle: [0, 1, 2] })
    expect(seen(match, 1)).toMatchObject({ hand: [3], battle: [1, 1, 3] })

    give(match, 0, 'tile:4')
    expect(asked(match)).toEqual([1])
    expect(offered(match, 1)).toEqual(['replace', 'keep', 'tile:3'])
    expect(open(match)).toMatchObject({ 'battle:0': 3, 'hand:0': 0, 'swapped:0': 1 })
    expect(seen(match, 0)).toMatchObject({ hand: [], battle: [1, 2, 4] })
    expect(match.tail).toEqual([])
  })

  it('lets the attacker take its hidden replacement back until the defender has answered', () => {
    const match = started(battleGame, 2, {}, draws())
    give(match, 0, 'tile:4')
    expect(undo(match, 1).ok).toBe(false)
    expect(undo(match, 0).ok).toBe(true)
    expect(offered(match, 0)).toEqual(['replace', 'keep', 'tile:4'])
    give(match, 0, 'keep')
    give(match, 1, 'keep')
    expect(undo(match, 0).ok).toBe(false)
    expect(undo(match, 1).ok).toBe(false)
  })

  it('repeats a tied battle with new draws; used hand tiles are gone, battle tiles are back', () => {
    const match = started(battleGame, 2, {}, draws())
    give(match, 0, 'tile:4')
    give(match, 1, 'tile:3')
    expect(match.state.ties).toBe(1)
    expect(open(match)).toMatchObject({ wins: [0, 0], 'spent:0': [4], 'spent:1': [3], 'battle:0': 3, 'swapped:0': 0 })
    expect(match.state.bag.map((bag) => bag.reduce((a, b) => a + b))).toEqual([7, 7])
    expect(offered(match, 0)).toEqual(['replace', 'keep', 'tile:0'])
  })
})

describe('against the Corsairs', () => {
  it('the opponent of attacking Corsairs replaces and reveals before they decide', () => {
    const match = started(battleGame, 2, { corsairs: 'attacker' }, draws())
    expect(asked(match)).toEqual([1])
    give(match, 1, 'tile:3')
    expect(asked(match)).toEqual([0])
    expect(open(match)).toMatchObject({ 'battle:1': [1, 3, 3], 'battle:0': 3 })
    expect(undo(match, 1).ok).toBe(false)
    give(match, 0, 'keep')
    expect(open(match)).toMatchObject({ wins: [0, 1], 'battle:1': 3 })
  })

  it('the opponent of defending Corsairs does the same as the attacker', () => {
    const match = started(battleGame, 2, { corsairs: 'defender' }, draws())
    expect(asked(match)).toEqual([0])
    give(match, 0, 'keep')
    expect(open(match)).toMatchObject({ 'battle:0': [0, 1, 2], 'battle:1': 3 })
    expect(offered(match, 1)).toEqual(['replace', 'keep', 'tile:3'])
  })
})

it('holds under all invariants', () => {
  const games = ['none', 'attacker', 'defender'].map((corsairs) => prepared(battleGame, 2, { corsairs }))
  expectProven(games, ['replace'], 60)
})
