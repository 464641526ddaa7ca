import { describe, expect, it } from 'vitest'
import { happen, told, type Happening } from '../../testing/happening.ts'
import { figure, tableOf, type Position } from '../../testing/position.ts'
import { smallField, type Heap } from '../../testing/small-fields.ts'
import { endOfRound } from '../end/victory.ts'
import { DESTROYED, STANDING, type State } from '../table/state.ts'
import { isInMist } from './rising-mist.ts'

/** Far from each other: levels 1 to 7 in a row, and water on level 6. */
const heaps: Heap[] = [1, 2, 3, 4, 5, 6, 7].map((level, i) => [i * 2, 0, level])
const field = smallField([...heaps, ...heaps.map(([q, , levels]): Heap => [q + 1, 0, levels]), [0, 3, 6], [1, 3, 6]])
const pond = smallField([...heaps, [0, 3, 1, 'water'], [1, 3, 1, 'water'], [4, 3, 6], [6, 3, 6]])

const mist = { rule: 'mist' as const, firstLevel: 1, highest: 5, wounds: 1 }
const goals = [{ goal: 'eliminate' as const }, { goal: 'score' as const }]

function after(round: number, position: Position, wounds: Record<string, number> = {}): Happening {
  const arrange: Position['arrange'] = (state, content) => {
    state.round = round
    if (round > 1) state.mist = Math.min(round - 1, 5)
    for (const [id, n] of Object.entries(wounds)) {
      const role = [0, 1].find((one) => id in position.armies[one])!
      state.wounds[figure({ state, content }, role, id)] = n
    }
  }
  return happen({ ...position, rules: { special: [mist], goals }, options: { rounds: 8 }, arrange }, endOfRound)
}

const woundsOf = ({ match }: Happening, role: number, ...ids: string[]): number[] =>
  ids.map((id) => match.state.wounds[figure(match.play, role, id)])

describe('the mist', () => {
  const armies = {
    0: { finn: [[0, 0]], raelin: [[2, 0]], syvarris: [[10, 0]] },
    1: { thorgrim: [[0, 3]], 'ne-gok-sa': [[8, 0]] },
  } as const

  it('first covers level 1 and all water [HS-SCN-MIST-04] [HS-EX-48]', () => {
    const happening = after(1, { field: pond, armies })
    expect(happening.match.state.mist).toBe(1)
    expect(woundsOf(happening, 0, 'finn', 'raelin', 'syvarris')).toEqual([1, 0, 0])
    expect(woundsOf(happening, 1, 'thorgrim', 'ne-gok-sa')).toEqual([1, 0])
    const [finn, thorgrim] = [figure(happening.match.play, 0, 'finn'), figure(happening.match.play, 1, 'thorgrim')]
    expect(told(happening, 'mistRose')).toEqual([{ level: 1, figures: `${finn},${thorgrim}` }])
  })

  it('rises by a level each round [HS-SCN-MIST-05] [HS-EX-48]', () => {
    const happening = after(2, { field: pond, armies }, { finn: 1, thorgrim: 1 })
    expect(happening.match.state.mist).toBe(2)
    expect(woundsOf(happening, 0, 'finn', 'raelin', 'syvarris')).toEqual([2, 1, 0])
    expect(woundsOf(happening, 1, 'thorgrim', 'ne-gok-sa')).toEqual([2, 0])
    expect(woundsOf(after(4, { field: pond, armies }), 1, 'ne-gok-sa')).toEqual([0])
    expect(woundsOf(after(5, { field: pond, armies }), 1, 'ne-gok-sa')).toEqual([1])
  })

  it('stops at level 5 [HS-SCN-MIST-05] [HS-EX-48]', () => {
    for (const round of [5, 6, 7]) {
      const happening = after(round, { field: pond, armies })
      expect(happening.match.state.mist).toBe(5)
      expect(woundsOf(happening, 0, 'syvarris')).toEqual([0])
    }
  })

  it('covers water however high it lies [HS-SCN-MIST-04] [HS-RUL-84]', () => {
    const high = smallField([...heaps, [0, 3, [1, 2, 3, 4, 5, 6]], [2, 3, 7]])
    const lake = { ...high, spaces: { ...high.spaces, water: high.spaces.level.map((level) => (level === 6 ? 1 : 0)) } }
    const happening = after(1, { field: lake, armies: { 0: { finn: [[0, 3]] }, 1: { thorgrim: [[2, 3]] } } })
    expect([...woundsOf(happening, 0, 'finn'), ...woundsOf(happening, 1, 'thorgrim')]).toEqual([1, 0])
  })

  it('wounds a two-space figure once [HS-SCN-MIST-06] [HS-RUL-84]', () => {
    const happening = after(1, {
      field,
      armies: {
        0: {
          mimring: [
            [
              [0, 0],
              [1, 0],
            ],
          ],
        },
        1: { thorgrim: [[12, 0]] },
      },
    })
    expect(woundsOf(happening, 0, 'mimring')).toEqual([1])
  })

  it('is where one end of a figure is [HS-RUL-84]', () => {
    const half = {
      ...field,
      spaces: { ...field.spaces, water: field.spaces.level.map((_, space) => (space === 5 ? 1 : 0)) },
    }
    const pair = [5, field.links.to[field.links.first[5]]]
    const t = tableOf({ field: half, armies: { 0: { mimring: [] }, 1: {} }, rules: { special: [mist] } })
    const mimring = figure(t, 0, 'mimring')
    t.state.fate[mimring] = STANDING
    t.state.mist = 0
    for (const [front, rear] of [pair, pair.toReversed()]) {
      t.state.front[mimring] = front
      t.state.rear[mimring] = rear
      expect(isInMist(t, mimring)).toBe(true)
    }
    t.state.front[mimring] = t.state.rear[mimring] = pair[1]
    expect(isInMist(t, mimring)).toBe(false)
  })

  it('wounds nobody during a round [HS-SCN-MIST-07]', () => {
    const t = tableOf({ field, armies: { 0: { finn: [[0, 0]] }, 1: {} }, rules: { special: [mist] } })
    expect(isInMist(t, figure(t, 0, 'finn'))).toBe(false)
    expect(t.state.mist).toBe(-1)
  })

  it('needs no defence roll and destroys all at once [HS-SCN-MIST-06] [HS-LIF-08]', () => {
    const happening = after(1, {
      field,
      armies: {
        0: {
          'marro-warriors': [
            [0, 0],
            [1, 0],
          ],
          syvarris: [[12, 0]],
        },
        1: { thorgrim: [[10, 0]] },
      },
    })
    const { match } = happening
    expect(match.log.filter((entry) => entry.type === 'draw')).toEqual([])
    const marro = figure(match.play, 0, 'marro-warriors')
    expect([match.state.fate[marro], match.state.fate[marro + 1]]).toEqual([DESTROYED, DESTROYED])
    expect(match.state.outcome).toBeUndefined()
  })

  it('may take the last figures of both: nobody wins [HS-SCN-MIST-09] [HS-RUL-09]', () => {
    const last = { 0: { 'marro-warriors': [[0, 0]] }, 1: { 'izumi-samurai': [[1, 0]] } } as const
    for (const round of [1, 8])
      expect(after(round, { field, armies: last }).match.state.outcome).toEqual({ kind: 'nobody' })
  })

  it('comes before the scoring of the last round [HS-RUL-84] [HS-SCN-MIST-10]', () => {
    const last = { 0: { 'deathwalker-9000': [[0, 0]], finn: [[12, 0]] }, 1: { syvarris: [[10, 0]] } } as const
    const happening = after(8, { field, armies: last })
    expect(told(happening, 'scored')).toEqual([{ points: '80,100' }])
    expect(happening.match.state.outcome).toEqual({ kind: 'teams', winners: [1], losers: [0] })
  })

  it('leaves a captive alone [HS-RUL-83]', () => {
    const t = tableOf({ field, armies: { 0: { finn: [[0, 0]] }, 1: {} }, rules: { special: [mist] } })
    t.state.mist = 1
    const finn = figure(t, 0, 'finn')
    expect(isInMist(t, finn)).toBe(true)
    t.state.owner.fill(-1)
    expect(isInMist(t, finn)).toBe(false)
  })

  it('does not exist in other scenarios [HS-SCN-MIST-04]', () => {
    const arrange = (state: State): void => void (state.round = 1)
    const happening = happen({ field, armies, arrange }, endOfRound)
    expect([happening.match.state.mist, happening.events]).toEqual([-1, []])
  })
})
