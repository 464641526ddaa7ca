import { describe, expect, it } from 'vitest'
import type { Role } from '../../../../engine/index.ts'
import { endTurn, positionMatch, unit } from '../../testing/position.ts'
import type { BloodstonesMatch, Position, TestMap } from '../../testing/position.ts'
import { listen } from '../../testing/told.ts'
import { UNIT_TYPES, type State } from '../table/state.ts'
import { sizeOf } from '../table/tiles.ts'
import { ranking } from './end.ts'
import { turnStep } from '../turn/turn.ts'

/** Plains 0 to 5 in a ring, a desert 6 and a sea 7 beside it. */
const map: TestMap = {
  terrain: ['plains', 'plains', 'plains', 'plains', 'plains', 'plains', 'desert', 'sea'],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 0],
    [5, 6],
    [0, 7],
  ],
}

const three: Position = {
  factions: ['dragonRiders', 'horseLords', 'hillFolk'],
  map,
  units: { 0: [['citadel', 0]], 1: [['citadel', 2]], 2: [['citadel', 4]] }, // prettier-ignore
}
const two: Position = { ...three, factions: ['dragonRiders', 'horseLords'], units: { 0: [['citadel', 0]], 1: [['citadel', 2]] } } // prettier-ignore

const ACTIONS = turnStep('action')

/** Phase 3 of the active role waits; the end may follow. */
const lastTurn = (position: Position): BloodstonesMatch =>
  positionMatch(position, [{ procedure: 'turn', args: { step: ACTIONS } }])

/** The final battles begin, triggered by the active role. */
const final = (position: Position): BloodstonesMatch =>
  positionMatch(position, [{ procedure: 'finalBattles', args: {} }])

describe('final captures and scoring', () => {
  const held: Position = {
    ...three,
    units: { 0: [['archer', 1], ['cavalry', 3]], 1: [['archer', 2]], 2: [['ship', 7]] }, // prettier-ignore
    villages: { 0: [[4, 2]], 1: [[1, 2], [2, 1]], 2: [[3, 1], [5, 1]] }, // prettier-ignore
  }

  it('takes all enemy villages in areas with own units, free of charge [BS-END-06] [BS-RUL-78]', () => {
    const match = final(held)
    expect(match.over).toBe(true)
    expect(match.state.villages).toEqual([0, 0, 1, 0, 2, 1, 0, 0])
    expect(match.state.capturedVillages).toEqual([3, 0, 0])
    expect(match.state.vp).toEqual([3, 0, 0])
    expect(sizeOf(match.state.discard, 0)).toBe(0)
  })

  it('takes more than five villages [BS-END-06]', () => {
    const match = final({
      ...three,
      units: { 0: [['archer', 0], ['archer', 1], ['archer', 2], ['archer', 3]] }, // prettier-ignore
      villages: { 1: [[0, 2], [1, 2]], 2: [[2, 2], [3, 2]] }, // prettier-ignore
    })
    expect(match.state.capturedVillages).toEqual([8, 0, 0])
    expect(match.state.vp).toEqual([8, 0, 0])
  })

  it('scores 1 per captured village and 5 per captured citadel [BS-END-07]', () => {
    const match = final({
      ...three,
      units: {},
      arrange(state) {
        state.vp = [4, 0, 60]
        state.capturedVillages = [3, 0, 1]
        state.capturedCitadels = [2, 1, 0]
      },
    })
    expect(match.state.vp).toEqual([17, 5, 61])
    expect(match.state.outcome).toEqual({ kind: 'ranking', places: [[2], [0], [1]], scores: [17, 5, 61] })
  })

  it('scores 2 per captured village for the Chaos Horde [BS-FAC-CHA-06] [BS-END-07] [BS-CAP-07]', () => {
    const match = final({
      ...held,
      factions: ['chaosHorde', 'horseLords', 'hillFolk'],
      units: { 0: [['horde', 1]] },
      villages: { 1: [[1, 2]] },
      arrange(state) {
        state.capturedVillages[0] = 1
        state.capturedCitadels[0] = 1
      },
    })
    expect(match.state.vp).toEqual([10 + 3 * 2 + 5, 0, 0])
  })

  it('scores for a Chaos Horde out of the game too [BS-RUL-75] [BS-END-07]', () => {
    const match = final({
      ...held,
      factions: ['dragonRiders', 'horseLords', 'chaosHorde'],
      units: {},
      arrange(state) {
        state.out[2] = 1
        state.vp = [12, 3, 10]
        state.capturedVillages = [0, 0, 2]
      },
      villages: {},
    })
    expect(match.state.vp).toEqual([12, 3, 14])
    expect(match.state.outcome).toMatchObject({ places: [[2], [0], [1]] })
  })

  it('tells where every point comes from [BS-END-07]', () => {
    const match = lastTurn({
      ...held,
      active: 2,
      arrange(state) {
        state.supply = [2, 2, 2]
        state.vp = [7, 0, 0]
        state.capturedCitadels[0] = 1
      },
    })
    const told = listen(match)
    endTurn(match)
    expect(told.of('finalCapture')).toEqual([
      { type: 'finalCapture', role: 0, area: 1, owner: 1, villages: 2 },
      { type: 'finalCapture', role: 0, area: 3, owner: 2, villages: 1 },
    ])
    expect(told.of('finalScoring')).toHaveLength(3)
    expect(told.of('finalScoring')[0]).toEqual({
      type: 'finalScoring',
      role: 0,
      before: 7,
      villages: 3,
      villagesVp: 3,
      citadels: 1,
      citadelsVp: 5,
      total: 15,
      rule: 'BS-END-07',
    })
    expect(told.of('ranked')).toEqual([
      { type: 'ranked', role: 0, place: 1, shared: 0, vp: 15, own: 2, captured: 8 },
      { type: 'ranked', role: 1, place: 2, shared: 1, vp: 0, own: 1, captured: 0 },
      { type: 'ranked', role: 2, place: 2, shared: 1, vp: 0, own: 1, captured: 0 },
    ])
  })
})

describe('ranking', () => {
  const ranked = (arrange: (state: State) => void, villages: Position['villages'] = {}): Role[][] =>
    ranking(lastTurn({ ...three, villages, arrange }).play)

  it('puts the most points first [BS-END-08]', () => {
    expect(ranked((s) => void (s.vp = [3, 9, 5]))).toEqual([[1], [2], [0]])
  })

  it('breaks ties by villages on the map [BS-END-09]', () => {
    const villages: Position['villages'] = { 0: [[1, 1]], 2: [[3, 2]] } // prettier-ignore
    expect(ranked((s) => void (s.vp = [5, 5, 5]), villages)).toEqual([[2], [0], [1]])
  })

  it('then by points for captured villages and citadels [BS-END-10]', () => {
    const tied = (state: State): void => {
      state.vp = [5, 5, 5]
      state.capturedVillages = [4, 0, 1]
      state.capturedCitadels = [0, 1, 1]
    }
    expect(ranked(tied)).toEqual([[2], [1], [0]])
    expect(ranked(tied, { 0: [[1, 1]] })).toEqual([[0], [2], [1]])
  })

  it('counts what captured villages are worth to the Chaos Horde, and no villages of its own [BS-RUL-79] [BS-END-10]', () => {
    const chaos = (captured: number[], villages: Position['villages'] = {}): Role[][] => {
      const arrange = (state: State): void => {
        state.vp = [9, 9]
        state.capturedVillages = captured
      }
      const factions: Position['factions'] = ['dragonRiders', 'chaosHorde']
      return ranking(lastTurn({ ...two, factions, units: { 0: [['citadel', 0]] }, villages, arrange }).play)
    }
    expect(chaos([3, 2])).toEqual([[1], [0]])
    expect(chaos([4, 2])).toEqual([[0, 1]])
    expect(chaos([0, 9], { 0: [[1, 1]] })).toEqual([[0], [1]])
  })

  it('shares the place if still tied [BS-END-11]', () => {
    expect(ranked((s) => void (s.vp = [2, 5, 5]))).toEqual([[1, 2], [0]])
    const match = final({ ...two, arrange: (s) => void (s.vp = [5, 5]) })
    expect(match.state.outcome).toEqual({ kind: 'ranking', places: [[0, 1]], scores: [5, 5] })
  })

  it('counts hands and units for nothing [BS-END-11]', () => {
    expect(
      ranked((s) => {
        s.hand[UNIT_TYPES + unit('leader')] = 1
      }),
    ).toEqual([[0, 1, 2]])
  })
})
