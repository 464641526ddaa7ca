import { describe, expect, it } from 'vitest'
import type { Content, Goal, Special } from '../../content/content.ts'
import { happen, told } from '../../testing/happening.ts'
import { armyCard, choose, figure, offered, place, positionMatch, rolls, tableOf } from '../../testing/position.ts'
import type { HeroscapeMatch, Position, Where } from '../../testing/position.ts'
import {
  begun,
  beside,
  figuresOf,
  glyphsOf,
  newGame,
  pointsBrought,
  walk,
  zonesOf,
} from '../../testing/scenario-play.ts'
import { row, smallField, type Heap } from '../../testing/small-fields.ts'
import { captiveOf, verdictOfStep } from '../end/goals.ts'
import { checkStep, checkVictory, endOfRound } from '../end/victory.ts'
import { isEngaged } from '../engagement/adjacent.ts'
import { firstFigure, put, takeOff } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { DESTROYED, NONE, type Space, type State } from '../table/state.ts'

const empty = tableOf({ scenario: 'RESCUE', armies: {} })
const { battlefield: FIELD, layout: LAYOUT } = empty.content.scenarios[empty.state.options.scenario]
const CELL = LAYOUT.figures[0].spaces[0]
const AROUND = FIELD.links.to.slice(FIELD.links.first[CELL], FIELD.links.first[CELL + 1])
/** Spaces on level 5 next to one beside Drake, but not beside him. */
const approach = (to: Space): Space => beside(empty, to).find((one) => one !== CELL && !AROUND.includes(one))!
const GOAL = AROUND.find((space) => approach(space) !== undefined)!
const FAR = LAYOUT.zones.map(({ spaces }) => spaces[0])

const drake = (state: State, content: Content): void => {
  const t = { state, content }
  const card = roster(t).cards.findIndex(({ id }) => id === 'sgt-drake-alexander')
  put(t, firstFigure(t, card), CELL)
}

/** Finn of player 2 near Drake, Thorgrim of player 3 wherever. */
const rescue = (thorgrim: Where, more: Partial<Position> = {}): Position => ({
  scenario: 'RESCUE',
  armies: { 0: { raelin: [FAR[1]] }, 1: { finn: [approach(GOAL)] }, 2: { thorgrim: [thorgrim] } },
  active: 'finn',
  activeRole: 1,
  arrange: drake,
  ...more,
})

const TEAM = { kind: 'teams', winners: [0, 1], losers: [2] }
const THIRD = { kind: 'teams', winners: [2], losers: [0, 1] }

describe('A Desperate Rescue Attempt: setup', () => {
  const { play } = begun('RESCUE', 3).match

  it('has four open glyphs and one hidden beneath Drake [HS-SCN-RESCUE-01] [HS-SCN-RESCUE-02]', () => {
    expect(glyphsOf(play)).toEqual(['kelda 15,3,1', 'gerda 6,6,2', 'dagmar 5,9,1', 'astrid 2,11,1', '? 8,14,4'])
    expect(figuresOf(play, NONE)).toEqual({ 'sgt-drake-alexander': ['8,14,4'] })
  })

  it('sets two with 200 points against one with 500 [HS-SCN-RESCUE-03] [HS-SCN-RESCUE-04]', () => {
    expect(play.state.options.points).toEqual([200, 200, 500])
    pointsBrought(play).forEach((points, role) => expect(points).toBeLessThanOrEqual(play.state.options.points[role]))
    expect(zonesOf(play)).toEqual([['darkBlue'], ['darkBlue'], ['brown']])
  })

  it('offers Drake’s card to nobody [HS-RUL-83] [HS-SCN-RESCUE-05]', () => {
    const { match } = newGame('RESCUE', 3)
    const card = roster(match.play).cards.findIndex(({ id }) => id === 'sgt-drake-alexander')
    expect(offered(match).filter((key) => key.startsWith('card:')).length).toBe(15)
    expect(offered(match)).not.toContain(`card:${card}`)
  })
})

describe('Drake', () => {
  it('is attacked by nobody and engages nobody [HS-SCN-RESCUE-05] [HS-RUL-83]', () => {
    const free = beside(empty, GOAL).find((one) => one !== CELL && one !== approach(GOAL))!
    const armies = { 0: { raelin: [FAR[1]] }, 1: { finn: [free] }, 2: { thorgrim: [GOAL] } }
    const match = positionMatch(rescue(GOAL, { armies, active: 'thorgrim', activeRole: 2, step: 'attack' }))
    const thorgrim = figure(match.play, 2, 'thorgrim')
    expect(offered(match)).toEqual([`attack:${thorgrim}>${figure(match.play, 1, 'finn')}`, 'done'])
    expect(isEngaged(match.play, captiveOf(match.play))).toBe(false)
  })

  it('blocks his space and may not be passed through [HS-SCN-RESCUE-05] [HS-RUL-83]', () => {
    const field = smallField(row(1, 1, 1, 1, 1))
    const position: Position = {
      field,
      armies: { 0: { finn: [[0, 0]] }, 1: { syvarris: [[2, 0]], thorgrim: [[4, 0]] } },
      active: 'finn',
      arrange: (state, content) => (state.owner[armyCard({ state, content }, 1, 'syvarris')] = NONE),
    }
    const match = positionMatch(position)
    choose(match, `figure:${figure(match.play, 0, 'finn')}`)
    expect(offered(match)).toEqual([`space:${place(field, [1, 0])}`, 'stay'])
  })

  it('keeps the glyph beneath him hidden and without effect [HS-SCN-RESCUE-06]', () => {
    const match = positionMatch(rescue(FAR[0]))
    walk(match, figure(match.play, 1, 'finn'), GOAL)
    expect([match.state.glyphUp[4], match.state.glyphSpace[4]]).toEqual([0, CELL])
  })
})

describe('A Desperate Rescue Attempt: victory', () => {
  it('is the team’s as soon as a figure moves next to Drake [HS-SCN-RESCUE-07] [HS-RUL-83]', () => {
    const match = positionMatch(rescue(FAR[0]))
    walk(match, figure(match.play, 1, 'finn'), GOAL)
    expect(match.state.outcome).toEqual(TEAM)
  })

  it('is not brought by player 3 beside him [HS-SCN-RESCUE-07]', () => {
    const armies = { 0: { raelin: [FAR[1]] }, 1: { finn: [FAR[1] + 1] }, 2: { thorgrim: [approach(GOAL)] } }
    const match = positionMatch(rescue(GOAL, { armies, active: 'thorgrim', activeRole: 2 }))
    walk(match, figure(match.play, 2, 'thorgrim'), GOAL)
    expect(match.over).toBe(false)
  })

  it('is player 3’s at the end of round 8, even without figures [HS-SCN-RESCUE-08] [HS-RUL-83]', () => {
    const after = (round: number, isGone: boolean): unknown =>
      happen(
        rescue(FAR[0], {
          arrange(state, content) {
            drake(state, content)
            state.round = round
            if (isGone) takeOff({ state, content }, figure({ state, content }, 2, 'thorgrim'), DESTROYED)
          },
        }),
        endOfRound,
      ).match.state.outcome
    expect([after(7, false), after(7, true)]).toEqual([undefined, undefined])
    expect([after(8, false), after(8, true)]).toEqual([THIRD, THIRD])
  })

  it('is player 3’s as soon as both others have no figures [HS-SCN-RESCUE-09] [HS-TEAM-07]', () => {
    const without = (...gone: string[]): unknown =>
      happen(
        rescue(FAR[0], {
          arrange(state, content) {
            drake(state, content)
            const t = { state, content }
            const roles: Record<string, number> = { raelin: 0, finn: 1, thorgrim: 2 }
            for (const id of gone) takeOff(t, figure(t, roles[id], id), DESTROYED)
          },
        }),
        checkVictory,
      ).match.state.outcome
    expect([without('raelin'), without('finn'), without('thorgrim')]).toEqual([undefined, undefined, undefined])
    expect(without('raelin', 'finn')).toEqual(THIRD)
    expect(without('raelin', 'finn', 'thorgrim')).toEqual(THIRD)
  })
})

describe('"next to" Drake', () => {
  const goals: Goal[] = [{ goal: 'rescue', side: 0 }]
  const special: Special[] = [{ rule: 'captive', card: 'sgt-drake-alexander' }]
  const freed = (state: State, content: Content): void => {
    const card = armyCard({ state, content }, 1, 'sgt-drake-alexander')
    state.owner[card] = state.broughtBy[card] = NONE
  }
  const near = (
    heaps: readonly Heap[],
    captive: Where,
    own: Position['armies'][0],
    more: Partial<Position> = {},
  ): Position => ({
    field: smallField(heaps),
    rules: { goals, special },
    armies: { 0: own, 1: { 'sgt-drake-alexander': [captive], thorgrim: [[9, 0]] } },
    arrange: freed,
    ...more,
  })
  const tail: Heap[] = [[9, 0, 1]]

  it('is meant as for engagements, with his Height of 5 [HS-RUL-83] [HS-RUL-38]', () => {
    const reached = (level: number): boolean => {
      const t = tableOf(near([...row(1, level), ...tail], [0, 0], { syvarris: [[1, 0]] }))
      return verdictOfStep(t, figure(t, 0, 'syvarris')) !== undefined
    }
    expect([1, 5, 6].map(reached)).toEqual([true, true, false])
  })

  it('counts at the step, also on the way to somewhere else [HS-RUL-83] [HS-RUL-08]', () => {
    const match = positionMatch(
      near([...row(1, 1, 1, 1, 1), [2, -1, 1], ...tail], [2, -1], { syvarris: [[0, 0]] }, { active: 'syvarris' }),
    )
    const events: object[] = []
    match.listener = (event) => events.push(event)
    const syvarris = figure(match.play, 0, 'syvarris')
    walk(match, syvarris, place(match.content.scenarios.at(-1)!.battlefield, [4, 0]))
    expect(match.state.outcome).toEqual({ kind: 'teams', winners: [0], losers: [1] })
    expect(match.state.front[syvarris]).toBe(place(match.content.scenarios.at(-1)!.battlefield, [1, 0]))
  })

  it('counts for a flyer only where she lands [HS-RUL-83]', () => {
    const heaps = [...row(1, 30, 1, 1, 1, 1, 1), [3, -1, 1] as Heap, ...tail]
    const fly = (q: number): HeroscapeMatch => {
      const match = positionMatch(near(heaps, [3, -1], { raelin: [[0, 0]] }, { active: 'raelin' }))
      walk(match, figure(match.play, 0, 'raelin'), place(match.content.scenarios.at(-1)!.battlefield, [q, 0]))
      return match
    }
    expect(fly(6).over).toBe(false)
    expect(fly(3).state.outcome).toEqual({ kind: 'teams', winners: [0], losers: [1] })
  })

  it('counts if the figure survives its fall [HS-RUL-83] [HS-RUL-08]', () => {
    const jump = (die: string): unknown => {
      const heaps = [...row(9, 1, 1), [2, -1, 1] as Heap, ...tail]
      const armies = { 'krav-maga-agents': [[0, 0]], syvarris: [[8, 0]] } as const
      const match = positionMatch(
        near([...heaps, [8, 0, 1]], [2, -1], armies, { active: 'krav-maga-agents' }),
        [],
        rolls(die),
      )
      walk(match, figure(match.play, 0, 'krav-maga-agents'), place(match.content.scenarios.at(-1)!.battlefield, [1, 0]))
      return match.state.outcome
    }
    expect(jump('-')).toEqual({ kind: 'teams', winners: [0], losers: [1] })
    expect(jump('S')).toBeUndefined()
  })

  it('counts for a figure that is put there [HS-RUL-83]', () => {
    const happening = happen(near([...row(1, 1), ...tail], [0, 0], { syvarris: [[1, 0]] }), (play) =>
      checkStep(play, figure(play, 0, 'syvarris')),
    )
    expect(told(happening, 'battleWon')).toEqual([{ winners: '0', by: 'rescue', round: 1 }])
  })
})
