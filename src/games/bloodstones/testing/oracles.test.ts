import { expect, it } from 'vitest'
import { fastSource, prepare, startMatch, type Options, type Prepared } from '../../../engine/index.ts'
import { caughtBy } from '../../../engine/proof/index.ts'
import { catchFaults } from '../../../kit/testing/planted-faults.ts'
import type { Content } from '../content/content.ts'
import { FOREST, GIANT, SWORDSMAN } from '../content/units.ts'
import { bloodstones } from '../index.ts'
import type { State } from '../rules/table/state.ts'
import { crowded, oneOf } from './crowded.ts'
import { ranking } from './oracle/ranking.ts'
import { oracles } from './oracles.ts'
import { choose, offered, positionMatch } from './position.ts'

type Table = Prepared<State, Content>

function table(factions: readonly string[], options: Options = {}): Table {
  const prepared = prepare(bloodstones, factions.length, { factions: [...factions], ...options })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  return prepared.value
}

const three = (): Table => table(['corsairs', 'necromancers', 'hillFolk'])
const four = (): Table => table(['chaosHorde', 'corsairs', 'horseLords', 'dragonRiders'])

/** Another number in the data: as good as a wrong number in the rules. */
function counting(unit: number, bonus: number): Table {
  const prepared = three()
  const { modifier } = prepared.content
  const always = modifier.always.with(unit, bonus)
  return { ...prepared, content: { ...prepared.content, modifier: { ...modifier, always } } }
}

function cheapForests(): Table {
  const prepared = three()
  const { moveCost, hillFolkMoveCost } = prepared.content
  const costs = { moveCost: moveCost.with(FOREST, 1), hillFolkMoveCost: hillFolkMoveCost.with(FOREST, 1) }
  return { ...prepared, content: { ...prepared.content, ...costs } }
}

function dearVillages(): Table {
  const prepared = three()
  return { ...prepared, content: { ...prepared.content, captureScore: { normal: 2, chaos: 2 } } }
}

const withoutLast = (options: readonly number[]): readonly number[] => options.slice(0, -1)
const withoutFirst = (options: readonly number[]): readonly number[] => options.slice(1)
const withAnother = (options: readonly number[]): readonly number[] => [...options, options[0] + 1]

catchFaults(oracles, [
  {
    title: 'an area in reach is missing',
    oracle: 'moves',
    table: three,
    fault: { options: { moveTo: withoutLast } },
  },
  { title: 'an area is too much', oracle: 'moves', table: three, fault: { options: { moveTo: withAnother } } },
  { title: 'somebody cannot set out', oracle: 'moves', table: four, fault: { options: { moveMore: withoutLast } } },
  {
    title: 'a way to pay is missing',
    oracle: 'payments',
    table: three,
    fault: { options: { payPoints: withoutFirst } },
  },
  {
    title: 'a pair of tiles is missing',
    oracle: 'payments',
    table: three,
    fault: { options: { payTiles: withoutLast } },
  },
  { title: 'a place is missing', oracle: 'placing', table: four, fault: { options: { placeWhere: withoutLast } } },
  { title: 'an action is missing', oracle: 'placing', table: four, fault: { options: { action: withoutFirst } } },
  {
    title: 'a tile cannot be replaced',
    oracle: 'battles',
    table: three,
    fault: { options: { replace: withoutLast } },
  },
  { title: 'a unit cannot be lost', oracle: 'battles', table: three, fault: { options: { lose: withoutLast } } },
  { title: 'a flight is missing', oracle: 'retreats', table: three, fault: { options: { fleeTo: withoutLast } } },
  {
    title: 'a retreat is missing',
    oracle: 'retreats',
    table: three,
    fault: { options: { retreatTo: withoutFirst } },
  },
  {
    title: 'a site is missing',
    oracle: 'villages',
    table: three,
    fault: { options: { buildVillage: withoutFirst } },
  },
  {
    title: 'a tile cannot be spent',
    oracle: 'villages',
    table: three,
    fault: { options: { buildTile: withoutFirst } },
  },
  {
    title: 'a point is given after the places',
    oracle: 'ranking',
    table: three,
    fault: { ended: { finalScoring: ({ state }) => void state.vp[1]++ } },
  },
])

/** Only such faults can be planted by other content: the rules read these numbers, the oracles know them. */
it.each([
  { title: 'forests cost as little as plains', oracle: 'moves', faulty: cheapForests() },
  { title: 'swordsmen count double', oracle: 'battles', faulty: counting(SWORDSMAN, 2) },
  { title: 'giants count for nothing', oracle: 'battles', faulty: counting(GIANT, 0) },
  { title: 'captured villages count double', oracle: 'ranking', faulty: dearVillages() },
])('$oracle: $title', ({ oracle, faulty }) => {
  const one = oracles.find(({ name }) => name === oracle)!
  expect(caughtBy(one, faulty, {}, { games: 10 })).toContain(`Disagreement: ${oracle}: `)
})

it('all agree with the rules in crowded corners of the maps, battle after battle', () => {
  let comparisons = 0
  for (let game = 0; game < 20; game++) {
    const match = crowded(`crowded ${game}`)
    const source = fastSource(`answers ${game}`)
    for (let n = 0; n < 50 && !match.over; n++) {
      for (const oracle of oracles) comparisons += oracle.compare(match.play)
      const keys = offered(match)
      const battles = keys.filter((key) => key.startsWith('fight:'))
      choose(match, oneOf(source, battles.length > 0 ? battles : keys))
    }
  }
  expect(comparisons).toBeGreaterThan(2000)
})

it('ranking: says nothing as long as factions are chosen', () => {
  const { play } = startMatch(table(['corsairs', 'hillFolk', 'choose']), fastSource('choosing'))
  expect(play.state.faction).toContain(-1)
  expect(ranking.compare(play)).toBe(0)
})

it('ranking: places that do not follow from the points are noticed', () => {
  const match = positionMatch(
    {
      factions: ['dragonRiders', 'horseLords', 'hillFolk'],
      villages: { 1: [[1, 1]] },
      arrange: (state) => void (state.vp = [4, 4, 9]),
    },
    [{ procedure: 'finalScoring' }],
  )
  expect(match.state.outcome).toMatchObject({ places: [[2], [1], [0]] })
  expect(ranking.compare(match.play)).toBe(3)
  for (const places of [
    [[2], [0], [1]],
    [[2], [0, 1]],
    [[1], [2], [0]],
  ]) {
    match.state.outcome = { kind: 'ranking', places, scores: match.state.vp }
    expect(() => ranking.compare(match.play)).toThrow('ranking: places')
  }
})
