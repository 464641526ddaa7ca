import { describe, expect, it } from 'vitest'
import { fastSource, type Match, resample, undo } from '../../src/engine/index.ts'
import { planningGame } from './immortals-planning.ts'
import type { State } from './immortals-table.ts'
import { asked, expectProven, give, loaded, offered, open, prepared, seen, started, type Content } from './mini.ts'

type M = Match<State, Content>

/** Draft hands 1 2 3, 4 5 6 and 7 8 9. */
const dealt = (): M => started(planningGame, 3, {}, loaded())

/** Role 0 holds lands 1 7 5, role 1 holds 4 2 8, role 2 holds 6 3 9; the last card of a hand is picked by itself. */
function drafted(): M {
  const match = dealt()
  give(match, 0, 'land:1')
  give(match, 1, 'land:4')
  give(match, 2, 'land:9')
  give(match, 0, 'land:7')
  give(match, 1, 'land:2')
  give(match, 2, 'land:6')
  return match
}

function planned(match: M, ...plans: string[][]): M {
  plans.forEach((cards, role) => give(match, role, ...cards))
  return match
}

describe('the draft', () => {
  it('lets all pick at once from hands that only their holders see, and passes the rest to the left', () => {
    const match = dealt()
    expect(asked(match)).toEqual([0, 1, 2])
    expect(offered(match, 0)).toEqual(['pick', 'land:1', 'land:2', 'land:3'])
    expect(offered(match, 2)).toEqual(['pick', 'land:7', 'land:8', 'land:9'])
    give(match, 0, 'land:1')
    give(match, 2, 'land:9')
    expect(asked(match)).toEqual([1])
    expect(seen(match, 1)).toMatchObject({ draft: [4, 5, 6], picked: [] })
    give(match, 1, 'land:4')
    expect(asked(match)).toEqual([0, 1, 2])
    expect(offered(match, 0)).toEqual(['pick', 'land:7', 'land:8'])
    expect(offered(match, 1)).toEqual(['pick', 'land:2', 'land:3'])
    expect(seen(match, 0)).toMatchObject({ draft: [7, 8], picked: [1] })
    expect(match.tail).toEqual([])
  })

  it('leaves whoever passed a hand on knowing what is in it, not where each card is now', () => {
    const match = dealt()
    for (const [role, land] of [1, 4, 9].entries()) give(match, role, `land:${land}`)
    for (const [role, land] of [7, 2].entries()) give(match, role, `land:${land}`)
    const worlds = Array.from({ length: 40 }, (_, i) =>
      resample(planningGame, { state: match.marks.last.state, content: {} }, 0, fastSource(i)),
    )
    for (const world of worlds) expect(world.packet[0]).toEqual([2, 3])
    const others = new Set(worlds.flatMap((world) => world.picked[1]))
    expect([...others].sort((a, b) => a - b)).toEqual([4, 5, 6, 9, 10, 11, 12])
    give(match, 2, 'land:6')
    expect(open(match)).toMatchObject({ 'lands:0': [1, 5, 7], 'lands:1': [2, 4, 8], 'lands:2': [3, 6, 9] })
  })
})

describe('sealed planning', () => {
  it('can be taken back by somebody who is ready, as long as another is not', () => {
    const match = drafted()
    give(match, 0, 'land:1', 'land:5')
    expect(match.play.ready).toEqual([0])
    expect(offered(match, 1)).toEqual(['plan', 'blank', 'land:2', 'land:4', 'land:8'])
    expect(seen(match, 1)).toMatchObject({ spaces: ['empty', 'empty'] })
    expect(open(match)).toMatchObject({ 'spaces:0': ['empty', 'empty'] })
    expect(undo(match, 0).ok).toBe(true)
    expect(match.play.ready).toEqual([])
    expect(offered(match, 0)).toEqual(['plan', 'blank', 'land:1', 'land:5', 'land:7'])
    expect(undo(match, 2).ok).toBe(false)
  })

  it('can be replaced as a whole; a plan with something that is not on offer changes nothing', () => {
    const match = drafted()
    give(match, 0, 'land:1', 'land:5')
    expect(match.replace(0, ['land:7', 'land:7'])).toMatchObject({ ok: false, refusal: { why: 'notOffered', at: 1 } })
    expect(seen(match, 0)).toMatchObject({ spaces: ['land:1', 'land:5'] })
    expect(match.replace(0, ['land:7'])).toEqual({ ok: true, taken: 1 })
    expect(offered(match, 0)).toEqual(['plan', 'blank', 'land:1', 'land:5'])
    expect(match.replace(0, ['land:5', 'blank'])).toEqual({ ok: true, taken: 2 })
    expect(seen(match, 0)).toMatchObject({ spaces: ['land:5', 'blank'], hand: ['blank', 'land:1', 'land:7'] })
    expect(match.play.ready).toEqual([0])
  })

  it('is final when the last is in: then the first card is turned up', () => {
    const match = planned(drafted(), ['land:1', 'land:5'], ['land:2', 'land:4'], ['blank', 'land:3'])
    expect(match.retract(2).ok).toBe(false)
    expect(undo(match, 2).ok).toBe(false)
    expect(open(match)).toMatchObject({ 'spaces:0': ['land:1', 'hidden'], 'spaces:1': ['hidden', 'hidden'] })
    expect(seen(match, 1)).toMatchObject({ spaces: ['land:2', 'land:4'] })
    expect(asked(match)).toEqual([0])
  })
})

describe('a land card taken over', () => {
  const begun = (): M => planned(drafted(), ['land:1', 'land:5'], ['land:2', 'land:4'], ['blank', 'land:3'])

  it('is offered whether planned or not', () => {
    const keys = ['pass', 'land:2', 'land:4', 'land:8', 'land:3', 'land:6', 'land:9']
    expect(offered(begun(), 0)).toEqual(['take over', ...keys])
  })

  it('leaves its holder with an empty space and no turn there, without chance and without a way back', () => {
    const match = begun()
    const draws = match.log.filter((entry) => entry.type === 'draw').length
    give(match, 0, 'land:2')
    expect(open(match)).toMatchObject({ 'spaces:1': ['empty', 'hidden'], 'lands:0': [1, 2, 5, 7], 'lands:1': [4, 8] })
    expect(seen(match, 0)).toMatchObject({ hand: ['blank', 'blank', 'land:2', 'land:7'] })
    expect(match.log.filter((entry) => entry.type === 'draw')).toHaveLength(draws)
    expect(undo(match, 0).ok).toBe(false)
    // Role 1 has lost its first space and role 2 planned a blank there: role 0 turns up its second.
    expect(open(match)).toMatchObject({ 'spaces:0': ['land:1', 'land:5'], 'spaces:2': ['blank', 'hidden'] })
    expect(asked(match)).toEqual([0])
  })

  it('from the hand leaves the plan as it was', () => {
    const match = begun()
    give(match, 0, 'land:8')
    expect(asked(match)).toEqual([1])
    expect(open(match)).toMatchObject({ 'spaces:1': ['land:2', 'hidden'], 'lands:1': [2, 4] })
  })
})

it('holds under all invariants', () => {
  expectProven([prepared(planningGame, 3)], ['pick', 'plan', 'take over'], 120)
})
