import { describe, expect, it } from 'vitest'
import { type Match, undo } from '../../src/engine/index.ts'
import { attackGame } from './heroscape-attack.ts'
import type { State } from './heroscape-table.ts'
import { asked, expectProven, give, loaded, offered, open, prepared, seen, started, type Content } from './mini.ts'

const HIT = 0
const MISS = 5

/** Role r puts marker 1 on its hero, 2 and 3 on its squire, X on its hero. */
function placed(match: Match<State, Content>): Match<State, Content> {
  for (const role of asked(match))
    give(match, role, `card:${2 * role}`, `card:${2 * role + 1}`, `card:${2 * role + 1}`, `card:${2 * role}`)
  return match
}

const battle = (...dice: number[]): Match<State, Content> => placed(started(attackGame, 4, {}, loaded(...dice)))

describe('order markers', () => {
  it('are placed by all at once; until all are in, nobody sees more than its own', () => {
    const match = started(attackGame, 4)
    expect(asked(match)).toEqual([0, 1, 2, 3])
    give(match, 0, 'card:0', 'card:1', 'card:1', 'card:0')
    expect(asked(match)).toEqual([1, 2, 3])
    expect(seen(match, 0)).toMatchObject({ plan: [0, 1, 1, 0] })
    expect(seen(match, 2)).toMatchObject({ plan: [], 'markers:0': [] })
    expect(offered(match, 2)).toEqual(['place', 'card:4', 'card:5'])
  })

  it('are shared with the mate, hidden from the other team, and turned up one by one; X looks like any other', () => {
    const match = battle()
    expect(asked(match)).toEqual([0])
    expect(open(match)).toMatchObject({ 'markers:0': [0, '?'], 'markers:1': ['?', '?'], 'markers:2': ['?', '?'] })
    expect(seen(match, 2)).toMatchObject({ 'markers:0': [0, 3], 'markers:1': [1, 2], 'markers:4': [0, 3] })
    expect(seen(match, 1)).not.toHaveProperty('markers:0')
    give(match, 0, 'pass')
    expect(open(match)).toMatchObject({ 'markers:2': [0, '?'], 'markers:4': ['?', '?'] })
    expect(undo(match, 0).ok).toBe(false)
  })
})

describe('an attack', () => {
  it('offers every enemy figure, and asks the hero for its parry between the two rolls', () => {
    const match = battle(HIT, HIT, MISS, MISS, MISS, HIT, HIT)
    expect(offered(match, 0)).toEqual(['target', 'pass', 'card:2', 'card:3', 'card:6', 'card:7'])
    give(match, 0, 'card:6')
    expect(asked(match)).toEqual([3])
    expect(offered(match, 3)).toEqual(['parry', 'no', 'yes'])
    expect(match.tail.map((entry) => entry.type)).toEqual(['answer', 'draw', 'draw', 'draw'])
    give(match, 3, 'yes')
    expect(match.state.life[6]).toBe(3)
    expect(match.state.parries[6]).toBe(0)
    expect(asked(match)).toEqual([1])
  })

  it('that a hero parries well strikes back', () => {
    const match = battle(MISS, MISS, MISS, HIT, HIT)
    give(match, 0, 'card:2')
    give(match, 1, 'no')
    expect(match.state.life[0]).toBe(1)
  })

  it('that kills a squire asks a third role, the mate of its owner, before the next turn', () => {
    const match = battle(HIT, HIT, HIT, MISS, MISS)
    give(match, 0, 'card:3')
    expect(asked(match)).toEqual([3])
    expect(offered(match, 3)).toEqual(['take heart', 'nothing', 'card:6', 'card:7'])
    give(match, 3, 'card:7')
    expect(match.state.heart[7]).toBe(1)
    expect(offered(match, 1)).toEqual(['target', 'pass', 'card:0', 'card:1', 'card:4', 'card:5'])
  })

  it('that kills the last figure of a team ends the game in the middle of the move', () => {
    const match = battle(HIT, HIT, HIT, MISS, MISS)
    for (const card of [2, 6, 7]) match.state.life[card] = 0
    give(match, 0, 'card:3')
    expect(match.state.outcome).toEqual({ kind: 'teams', winners: [0, 2], losers: [1, 3] })
    expect(match.state.next).toEqual([])
    expect(asked(match)).toEqual([])
    expect(match.answer({ role: 1, question: '3.1.0', option: 'pass' })).toMatchObject({ refusal: { why: 'over' } })
  })

  it('by the attacker who dies of the blow struck back asks its own mate', () => {
    const match = battle(MISS, MISS, MISS, HIT, HIT)
    for (const role of [0, 1, 2, 3]) give(match, role, 'pass')
    give(match, 0, 'card:2')
    give(match, 1, 'no')
    expect(match.state.life[1]).toBe(0)
    expect(offered(match, 2)).toEqual(['take heart', 'nothing', 'card:4', 'card:5'])
  })
})

it('loses the turns of markers on a destroyed card, and everybody can tell which they were', () => {
  const match = battle(HIT, HIT, HIT, MISS, MISS)
  give(match, 0, 'card:3')
  give(match, 3, 'nothing')
  for (const role of [1, 2, 3]) give(match, role, 'pass')
  expect(asked(match)).toEqual([0])
  give(match, 0, 'pass')
  expect(asked(match)).toEqual([2])
  expect(open(match)).toMatchObject({ 'markers:3': [1, '?'] })
})

it('holds under all invariants', () => {
  expectProven([prepared(attackGame, 4)], ['place', 'target', 'parry', 'take heart'], 400, 4)
})
