import { describe, expect, it } from 'vitest'
import { defaultContent, regionIn } from '../../content/content.ts'
import { CAPITAL, LANDS_PER_REGION, LIGHT, NAMES, REGIONS, SHADOW, SHRINE } from '../../content/names.ts'
import { immortals } from '../../index.ts'
import { heardMatch, SCORING } from '../../testing/hearing.ts'
import { landCard, light, shadow, tableOf, type Position } from '../../testing/position.ts'
import type { Land, State } from '../table/state.ts'
import { scoreOf, trackOf } from './score.ts'
import { gainPoints, rankingOf } from './scoring.ts'

const { map } = defaultContent()

/** The first lands of a region of one world. */
const inRegion = (world: number, region: number, count: number): Land[] =>
  map.landsIn[regionIn(world, region)].slice(0, count)

const possessed = (lands: readonly Land[]): NonNullable<Position['armies']> => ({
  0: lands.map((land) => [land, 1] as const),
})

/** One land in each of the first regions of the Shadow world, then of the Light world, then a second one of each. */
const scattered = (count: number): Land[] =>
  Array.from({ length: count }, (_, i) => {
    const region = i % (2 * REGIONS)
    return map.landsIn[region][Math.trunc(i / (2 * REGIONS))]
  })

const NOTHING = { lands: 0, shrines: 0, capitals: 0, regions: 0, total: 0 }

describe('a scoring', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [5, 2],
    [11, 5],
    [20, 10],
  ])('%i lands bring %i for lands, both worlds together [IM-SCO-02] [IM-EX-25] [IM-RUL-75]', (lands, points) => {
    const t = tableOf({ armies: possessed(scattered(lands)) })
    expect(scoreOf(t, 0)).toEqual({ ...NOTHING, lands: points, total: points })
    expect(scoreOf(t, 1)).toEqual(NOTHING)
  })

  it('counts twins as two lands [IM-RUL-75] [IM-SCO-02]', () => {
    const t = tableOf({ armies: possessed([light('heartwood'), shadow('heartwood')]) })
    expect(scoreOf(t, 0)).toEqual({ ...NOTHING, lands: 1, total: 1 })
  })

  it('gives 1 for each shrine in an own land [IM-SCO-03] [IM-EX-26]', () => {
    const t = tableOf({
      armies: { ...possessed([light('heartwood'), light('the-murk'), light('saltmere')]), 1: [[light('highcrag'), 1]] },
      arrange(state) {
        for (const id of ['heartwood', 'the-murk', 'highcrag', 'duskmoor'] as const) state.building[light(id)] = SHRINE
      },
    })
    expect(scoreOf(t, 0)).toEqual({ ...NOTHING, lands: 1, shrines: 2, total: 3 })
    expect(scoreOf(t, 1)).toEqual({ ...NOTHING, shrines: 1, total: 1 })
  })

  it('gives 1 for each capital in an own land [IM-SCO-04] [IM-EX-27]', () => {
    const t = tableOf({
      armies: possessed([light('heartwood')]),
      arrange(state) {
        state.building[light('heartwood')] = CAPITAL
        state.building[shadow('heartwood')] = CAPITAL
      },
    })
    expect(scoreOf(t, 0)).toEqual({ ...NOTHING, capitals: 1, total: 1 })
    const buildings = t.content.buildings.map((building) => ({ ...building, scored: 3 }))
    const content = { ...t.content, buildings }
    expect(scoreOf({ state: t.state, content }, 0)).toEqual({ ...NOTHING, capitals: 3, total: 3 })
  })

  it.each([
    [1, 0],
    [2, 0],
    [3, 2],
    [4, 2],
    [LANDS_PER_REGION, 3],
  ])('%i lands of a region bring %i [IM-SCO-05] [IM-SCO-06] [IM-EX-29]', (count, points) => {
    for (const world of [SHADOW, LIGHT])
      for (let region = 0; region < REGIONS; region++) {
        const t = tableOf({ armies: possessed(inRegion(world, region, count)) })
        expect(scoreOf(t, 0).regions).toBe(points)
      }
  })

  it('takes the regions of each world for themselves [IM-SCO-05] [IM-EX-28]', () => {
    const three = tableOf({ armies: possessed(inRegion(LIGHT, 0, 3)) })
    expect(scoreOf(three, 0)).toEqual({ ...NOTHING, lands: 1, regions: 2, total: 3 })
    const split = tableOf({ armies: possessed([...inRegion(LIGHT, 0, 2), ...inRegion(SHADOW, 0, 2)]) })
    expect(scoreOf(split, 0)).toEqual({ ...NOTHING, lands: 2, total: 2 })
  })

  it('gives nothing for portals, nor for buildings in unoccupied lands [IM-SCO-07]', () => {
    const t = tableOf({
      armies: possessed([light('heartwood')]),
      arrange(state) {
        state.portal[light('heartwood')] = 1
        state.building[light('saltmere')] = SHRINE
        state.building[light('highcrag')] = CAPITAL
      },
    })
    for (let role = 0; role < 3; role++) expect(scoreOf(t, role)).toEqual(NOTHING)
  })

  it('does not look at land cards [IM-SCO-08] [IM-RUL-74]', () => {
    const cards = (['heartwood', 'the-murk', 'saltmere', 'highcrag'] as const).map(landCard)
    expect(scoreOf(tableOf({ cards: { 0: cards } }), 0)).toEqual(NOTHING)
    const t = tableOf({ armies: possessed(inRegion(LIGHT, 1, 4)), cards: { 1: cards } })
    expect(scoreOf(t, 0)).toEqual({ ...NOTHING, lands: 2, regions: 2, total: 4 })
    expect(scoreOf(t, 1)).toEqual(NOTHING)
  })

  it('adds up: 11 lands, a shrine, a capital and two regions bring 11 [IM-EX-44]', () => {
    const [fourLight, threeShadow] = [inRegion(LIGHT, 0, 4), inRegion(SHADOW, 0, 3)]
    const further = [1, 2, 3, 4].map((region) => inRegion(LIGHT, region, 1)[0])
    const t = tableOf({
      armies: possessed([...fourLight, ...threeShadow, ...further]),
      arrange(state) {
        state.building[fourLight[1]] = SHRINE
        state.building[threeShadow[2]] = CAPITAL
      },
    })
    expect(scoreOf(t, 0)).toEqual({ lands: 5, shrines: 1, capitals: 1, regions: 4, total: 11 })
  })

  it('goes clockwise, beginning left of the start player [IM-SCO-01] [IM-RUL-75]', () => {
    const { match, told } = heardMatch(
      { roles: 4, startPlayer: 2, armies: { ...possessed(inRegion(LIGHT, 0, 5)), 3: [[light('highcrag'), 1]] } },
      SCORING,
    )
    const nothing = { lands: 0, shrines: 0, capitals: 0, regions: 0, total: 0, points: 0, laps: 0, field: 0 }
    expect(told('scored')).toEqual([
      { ...nothing, role: 3 },
      { ...nothing, role: 0, lands: 2, regions: 3, total: 5, points: 5, field: 5 },
      { ...nothing, role: 1 },
      { ...nothing, role: 2 },
    ])
    expect(match.state.points).toEqual([5, 0, 0, 0])
  })

  it('keeps to the start player of the round although the marker was taken [IM-SCO-01] [IM-RUL-69]', () => {
    const { told } = heardMatch({ startPlayer: 0, arrange: (state) => void (state.marker = 1) }, SCORING)
    expect(told('scored').map((one) => (one as { role: number }).role)).toEqual([1, 2, 0])
  })
})

describe('the victory point track', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [58, 0, 58],
    [60, 0, 60],
    [61, 1, 1],
    [63, 1, 3],
    [120, 1, 60],
    [125, 2, 5],
  ])('%i points: passed the end %i times, field %i [IM-SCO-09] [IM-EX-43] [IM-RUL-76]', (points, laps, field) => {
    expect(trackOf(defaultContent(), points)).toEqual({ laps, field })
  })

  it('is passed by any gain of points: 58 and 5 are 63, 58 and 2 are 60 [IM-SCO-10] [IM-EX-43] [IM-INV-10]', () => {
    const { state, content } = tableOf({ arrange: (s) => void s.points.fill(58) })
    gainPoints(state, 0, 5)
    gainPoints(state, 1, 2)
    expect(state.points).toEqual([63, 60, 58])
    expect(trackOf(content, state.points[0])).toEqual({ laps: 1, field: 3 })
    expect(trackOf(content, state.points[1])).toEqual({ laps: 0, field: 60 })
  })

  it('is told with the scoring [IM-SCO-09]', () => {
    const { told } = heardMatch(
      { armies: possessed(inRegion(LIGHT, 0, 5)), arrange: (s) => void (s.points[0] = 58) },
      SCORING,
    )
    expect(told('scored')[2]).toEqual({
      role: 0, lands: 2, shrines: 0, capitals: 0, regions: 3, total: 5, points: 63, laps: 1, field: 3,
    }) // prettier-ignore
  })
})

describe('the end of the game', () => {
  const LAST: Position = { round: 7, options: { rounds: 7 } }

  it('comes after the scoring of the last round, without another one [IM-END-01] [IM-RND-03]', () => {
    const armies = possessed(inRegion(LIGHT, 0, 3))
    const { match, told, events } = heardMatch({ ...LAST, armies }, SCORING)
    expect(match.over).toBe(true)
    expect(match.state.phase).toBe('over')
    expect(match.state.points).toEqual([3, 0, 0])
    expect(told('scored')).toHaveLength(3)
    expect(events.at(-1)).toEqual({ type: 'gameEnded', winners: '0', points: 3 })
    expect(match.state.outcome).toEqual({ kind: 'ranking', places: [[0], [1, 2]], scores: [3, 0, 0] })
    expect(heardMatch({ ...LAST, round: 6, armies }, SCORING).match.over).toBe(false)
  })

  it('comes later where more rounds were agreed on [IM-SET-14] [IM-RND-03]', () => {
    const after = (round: number): boolean => heardMatch({ round, options: { rounds: 10 } }, SCORING).match.over
    expect([7, 8, 9, 10].map(after)).toEqual([false, false, false, true])
  })

  const ranked = (points: readonly number[], position: Position = {}): State['outcome'] => {
    const { state } = tableOf({ roles: points.length, ...position })
    state.points = [...points]
    return rankingOf(state)
  }

  it('is won with the most points [IM-END-02]', () => {
    expect(ranked([59, 61, 60])).toEqual({ kind: 'ranking', places: [[1], [2], [0]], scores: [59, 61, 60] })
  })

  it('with equal points by the most armies on the board [IM-END-03] [IM-RUL-77]', () => {
    const armies = { 0: [[light('heartwood'), 3]], 1: [[shadow('saltmere'), 2], [light('saltmere'), 2]], 2: [[0, 9]] } as const // prettier-ignore
    expect(ranked([7, 7, 6], { armies })).toMatchObject({ places: [[1], [0], [2]] })
  })

  it('is shared where these are equal, too [IM-END-04]', () => {
    const armies = { 0: [[light('heartwood'), 3]], 3: [[light('saltmere'), 3]], 1: [[shadow('saltmere'), 1]] } as const
    expect(ranked([7, 7, 7, 7], { armies })).toMatchObject({ places: [[0, 3], [1], [2]] })
    const { told } = heardMatch({ ...LAST, armies: { 0: [[1, 1]], 2: [[2, 1]] } }, SCORING)
    expect(told('gameEnded')).toEqual([{ winners: '0,2', points: 0 }])
  })

  it('does not count gold, energy, cards, limbo, tower or tray [IM-END-05] [IM-RUL-77]', () => {
    const rich: Position = {
      gold: { 1: 30 },
      energy: { 1: 30 },
      limbo: { 1: [9, 9] },
      cards: { 1: [landCard('heartwood'), light('heartwood')] },
      tower: [0, 5, 0, 9],
      tray: [0, 4, 0, 1],
      armies: { 0: [[light('heartwood'), 1]], 1: [[light('saltmere'), 1]] },
    }
    expect(ranked([4, 4, 0], rich)).toMatchObject({ places: [[0, 1], [2]] })
  })

  it('leaves the tower as it is [IM-END-06]', () => {
    const { match } = heardMatch({ ...LAST, tower: [3, 4, 5, 6], tray: [0, 1, 0, 2] }, SCORING)
    expect([match.state.tower, match.state.tray]).toEqual([
      [3, 4, 5, 6],
      [0, 1, 0, 2],
    ])
  })

  it('is for 3 to 5 players, each for themselves [IM-RUL-82]', () => {
    expect(immortals.players).toEqual({ min: 3, max: 5 })
    expect(ranked([1, 2, 3, 4, 5])).toEqual({
      kind: 'ranking',
      places: [[4], [3], [2], [1], [0]],
      scores: [1, 2, 3, 4, 5],
    })
  })

  it('counts all lands of both worlds for the first tie-break [IM-RUL-77]', () => {
    const everything = Array.from({ length: NAMES }, (_, name) => [name, 1] as const)
    expect(ranked([1, 1, 0], { armies: { 0: everything.slice(0, 24), 1: [[NAMES, 24], [NAMES + 1, 1]] } })).toMatchObject({ places: [[1], [0], [2]] }) // prettier-ignore
  })
})
