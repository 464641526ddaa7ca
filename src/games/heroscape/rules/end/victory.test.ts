import { describe, expect, it } from 'vitest'
import type { Goal } from '../../content/content.ts'
import { happen, told } from '../../testing/happening.ts'
import { figure, place, question, tableOf, type Position } from '../../testing/position.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import { takeOff } from '../table/figures.ts'
import { DESTROYED, WAITING, type Phase, type Role, type State } from '../table/state.ts'
import { verdictNow, verdictOfLastRound } from './goals.ts'
import { bestSide, scoreOf, scoreOfSide } from './scoring.ts'
import { checkVictory, endOfRound } from './victory.ts'

const field = smallField(row(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
const at = (q: number): readonly [number, number] => [q, 0]

const two: Position = { field, armies: { 0: { finn: [at(0)] }, 1: { thorgrim: [at(5)] } } }
const teams: Position = {
  field,
  roles: 4,
  teams: [
    [0, 1],
    [2, 3],
  ],
  armies: { 0: { finn: [at(0)] }, 1: { thorgrim: [at(2)] }, 2: { raelin: [at(4)] }, 3: { syvarris: [at(6)] } },
}

/** The battle without the figures of these roles. */
const without = (position: Position, ...gone: Role[]): Position => ({
  ...position,
  armies: Object.fromEntries(
    Object.entries(position.armies).map(([role, army]) => [
      role,
      gone.includes(Number(role)) ? Object.fromEntries(Object.keys(army).map((card) => [card, []])) : army,
    ]),
  ),
})

const outcome = (position: Position): unknown => happen(position, checkVictory).match.state.outcome

describe('elimination', () => {
  it('is no victory as long as both sides have figures [HS-END-01]', () => {
    expect(outcome(two)).toBeUndefined()
    expect(question(happen(two, checkVictory).match)).toBe('rest@0')
  })

  it('ends the battle at once [HS-END-01] [HS-RUL-08] [HS-BAS-01]', () => {
    const happening = happen(without(two, 1), checkVictory)
    expect(happening.match.state.outcome).toEqual({ kind: 'teams', winners: [0], losers: [1] })
    expect(happening.match.state.phase).toBe('over')
    expect(told(happening, 'battleWon')).toEqual([{ winners: '0', by: 'eliminate', round: 1 }])
    expect(outcome(without(two, 0))).toEqual({ kind: 'teams', winners: [1], losers: [0] })
  })

  it('of both sides by the same event is a draw [HS-RUL-09]', () => {
    const happening = happen(without(two, 0, 1), checkVictory)
    expect(happening.match.state.outcome).toEqual({ kind: 'nobody' })
    expect(told(happening, 'battleDrawn')).toEqual([{ by: 'eliminate', round: 1 }])
  })

  it('of everybody ends a battle without a last round, whatever its goals are [HS-RUL-09]', () => {
    const rules = { goals: [{ goal: 'enterEnemyGlyph' as const, glyph: 'brandar' as const }] }
    const endless = { ...two, rules, options: { rounds: 0 } }
    expect(outcome(without(endless, 0, 1))).toEqual({ kind: 'nobody' })
    expect(outcome(without(endless, 1))).toBeUndefined()
    expect(outcome(without({ ...endless, options: { rounds: 3 } }, 0, 1))).toBeUndefined()
    // Somebody still waits for The Drop (HS-RUL-16).
    const waits = { ...endless, armies: { ...two.armies, 1: { 'airborne-elite': [] } } }
    expect(outcome({ ...waits, armies: { 1: waits.armies[1] } })).toBeUndefined()
    const fell = { arrange: (state: State) => void state.fate.fill(DESTROYED) }
    expect(outcome({ ...waits, ...fell, armies: { 1: waits.armies[1] } })).toEqual({ kind: 'nobody' })
  })

  it('of a team needs the last figure of all its members [HS-TEAM-07]', () => {
    expect(outcome(without(teams, 0))).toBeUndefined()
    expect(outcome(without(teams, 0, 3))).toBeUndefined()
    expect(outcome(without(teams, 0, 1))).toEqual({ kind: 'teams', winners: [2, 3], losers: [0, 1] })
    expect(outcome(without(teams, 0, 2, 3))).toEqual({ kind: 'teams', winners: [0, 1], losers: [2, 3] })
  })

  it('is not judged before the armies stand [HS-END-01]', () => {
    const during = (phase: Phase): unknown =>
      verdictNow(tableOf({ ...without(two, 1), arrange: (state) => (state.phase = phase) }))
    expect((['start', 'army', 'placing'] as const).map(during)).toEqual([undefined, undefined, undefined])
    for (const phase of ['drop', 'markers', 'initiative', 'turns', 'roundEnd'] as const)
      expect(during(phase)).toEqual({ side: 0, by: 'eliminate' })
  })

  it('does not wait for those who have not yet dropped [HS-RUL-75]', () => {
    const drop = { ...two, armies: { 0: { finn: [at(0)] }, 1: { 'airborne-elite': [] } } }
    const t = tableOf(drop)
    expect(t.state.fate[figure(t, 1, 'airborne-elite')]).toBe(WAITING)
    expect(outcome(drop)).toEqual({ kind: 'teams', winners: [0], losers: [1] })
  })

  it('counts a figure that is under way [HS-RUL-08]', () => {
    const arrange = (state: State): void => {
      state.occupant[place(field, at(5))] = -1
    }
    expect(outcome({ ...two, arrange })).toBeUndefined()
  })

  it('where the scenario names the winner, is that side’s even without figures [HS-RUL-09] [HS-RUL-83]', () => {
    const goals: Goal[] = [{ goal: 'eliminate', side: 1 }]
    expect(outcome({ ...without(two, 0), rules: { goals } })).toEqual({ kind: 'teams', winners: [1], losers: [0] })
    expect(outcome({ ...without(two, 0, 1), rules: { goals } })).toEqual({ kind: 'teams', winners: [1], losers: [0] })
    expect(outcome({ ...without(two, 1), rules: { goals } })).toBeUndefined()
  })
})

describe('point scoring', () => {
  it('counts the full points of every card with a figure on the battlefield [HS-END-03] [HS-END-04]', () => {
    const armies = { 0: { finn: [at(0)], 'tarn-viking-warriors': [at(1)] }, 1: { grimnak: [[at(5), at(6)]] } } as const
    const t = tableOf({ field, armies, arrange: (state) => state.wounds.fill(3) })
    expect([scoreOf(t, 0), scoreOf(t, 1)]).toEqual([80 + 50, 120])
  })

  it('counts nothing for a card without figures there [HS-END-05] [HS-RUL-75]', () => {
    const armies = { 0: { finn: [at(0)], raelin: [], 'airborne-elite': [] }, 1: { thorgrim: [at(5)] } }
    const t = tableOf({ field, armies })
    expect(scoreOf(t, 0)).toBe(80)
    takeOff(t, figure(t, 0, 'finn'), DESTROYED)
    expect(scoreOf(t, 0)).toBe(0)
  })

  it('counts a card for who controls it [HS-END-03]', () => {
    const t = tableOf(two)
    t.state.owner[t.state.owner.indexOf(1)] = 0
    expect([scoreOf(t, 0), scoreOf(t, 1)]).toEqual([160, 0])
  })

  it('adds up what team mates have [HS-TEAM-08]', () => {
    const t = tableOf(teams)
    expect([scoreOfSide(t, 0), scoreOfSide(t, 1)]).toEqual([160, 180])
    expect(bestSide(t)).toBe(1)
  })

  it('is won by the most points; a tie is a draw [HS-END-06] [HS-RUL-10]', () => {
    const armies = { 0: { finn: [at(0)] }, 1: { 'tarn-viking-warriors': [at(3)] } }
    expect(bestSide(tableOf({ field, armies }))).toBe(0)
    expect(bestSide(tableOf(two))).toBe(-1)
  })

  it('among more than two sides is a draw only if the best are equal [HS-RUL-10]', () => {
    const three = (last: string, second = 'thorgrim'): number =>
      bestSide(
        tableOf({
          field,
          roles: 3,
          armies: { 0: { finn: [at(0)] }, 1: { [second]: [at(3)] }, 2: { [last]: [at(6)] } },
        }),
      )
    expect(three('raelin')).toBe(-1)
    expect(three('syvarris')).toBe(2)
    expect(three('izumi-samurai')).toBe(-1)
    expect(three('thorgrim', 'ne-gok-sa')).toBe(1)
  })
})

describe('the end of a round', () => {
  const goals: Goal[] = [{ goal: 'eliminate' }, { goal: 'score' }]
  const ended = (round: number, more: Partial<Position> = {}, rounds = 12): ReturnType<typeof happen> =>
    happen(
      {
        field,
        armies: { 0: { syvarris: [at(0)] }, 1: { thorgrim: [at(5)] } },
        rules: { goals },
        options: { rounds },
        arrange: (state) => (state.round = round),
        ...more,
      },
      endOfRound,
    )

  it('goes on before the last round and ends with it [HS-END-07] [HS-RUL-87]', () => {
    expect(ended(11).match.state.outcome).toBeUndefined()
    const last = ended(12)
    expect(last.match.state.outcome).toEqual({ kind: 'teams', winners: [0], losers: [1] })
    expect(told(last, 'scored')).toEqual([{ points: '100,80' }])
    expect(told(last, 'battleWon')).toEqual([{ winners: '0', by: 'score', round: 12 }])
  })

  it('never ends a battle without a round limit [HS-RUL-87]', () => {
    expect(ended(40, {}, 0).match.state.outcome).toBeUndefined()
  })

  it('is a draw if the points are equal [HS-RUL-10]', () => {
    const happening = ended(12, { armies: two.armies })
    expect(happening.match.state.outcome).toEqual({ kind: 'nobody' })
    expect(told(happening, 'battleDrawn')).toEqual([{ by: 'score', round: 12 }])
  })

  it('lets the scenario name the winner [HS-END-07]', () => {
    const holdOut: Goal[] = [{ goal: 'eliminate' }, { goal: 'holdOut', side: 1 }]
    expect(ended(12, { rules: { goals: holdOut } }).match.state.outcome).toEqual({
      kind: 'teams',
      winners: [1],
      losers: [0],
    })
  })

  it('is scored where players have agreed upon it, whatever the scenario says [HS-END-02]', () => {
    const holdOut: Goal[] = [{ goal: 'holdOut', side: 1 }]
    const happening = ended(5, { rules: { goals: holdOut }, options: { rounds: 5, isScored: true } })
    expect(happening.match.state.outcome).toEqual({ kind: 'teams', winners: [0], losers: [1] })
  })

  it('is scored too where a scenario has a limit and no word about it [HS-END-02]', () => {
    const t = tableOf({ ...two, rules: { goals: [{ goal: 'eliminate' }] } })
    expect(verdictOfLastRound(t)).toEqual({ side: -1, by: 'score' })
  })
})
