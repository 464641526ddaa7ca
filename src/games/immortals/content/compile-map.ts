import { LAND_IDS, LANDS, landOf, LIGHT, NAMES, nameOf, REGION_IDS, REGIONS, SHADOW, worldOf, WORLDS } from './names.ts'
import type { RegionColour } from './names.ts'
import type { ContentSource } from './schema.ts'
import type { Words } from './words.ts'

type Lists = readonly (readonly number[])[]

/** The board. "By land" means 50 entries, Shadow first; "by name" 25. A region of one world is `regionIn(world, region)`. */
export interface GameMap {
  readonly landNames: readonly Words[]
  readonly landTexts: readonly Words[]
  readonly regionNames: readonly Words[]
  readonly regionColours: readonly RegionColour[]
  /** By name: region 0 to 4. */
  readonly regionOf: readonly number[]
  /** By region: its names in rising order. */
  readonly namesIn: Lists
  /** By land: region of one world, 0 to 9. */
  readonly worldRegionOf: readonly number[]
  /** By region of one world: its lands in rising order. */
  readonly landsIn: Lists
  /** By land: neighbours in the same world in rising order; twins are no neighbours (IM-RUL-07). */
  readonly adjacent: Lists
  /** 1 at `land * 50 + other` if the two are neighbours in the same world. */
  readonly isAdjacent: readonly number[]
  /** Incomes by land (IM-SET-03). */
  readonly gold: readonly number[]
  readonly energy: readonly number[]
}

export const regionIn = (world: number, region: number): number => world * REGIONS + region

/** Every pair of adjacent names, smaller first. */
export function bordersOf(source: ContentSource): [number, number][] {
  const { rulebook = [], public: published = [], recreated = [] } = source.borders
  return [...rulebook, ...published, ...recreated].map(([one, other]) => {
    const [a, b] = [LAND_IDS.indexOf(one), LAND_IDS.indexOf(other)]
    return a < b ? [a, b] : [b, a]
  })
}

export function compileMap(source: ContentSource): GameMap {
  const names = Array.from({ length: NAMES }, (_, name) => name)
  const lands = Array.from({ length: LANDS }, (_, land) => land)
  const regions = Array.from({ length: 2 * REGIONS }, (_, region) => region)
  const regionOf = source.lands.map((land) => REGION_IDS.indexOf(land.region))
  const worldRegionOf = lands.map((land) => regionIn(worldOf(land), regionOf[nameOf(land)]))
  const adjacent: number[][] = lands.map(() => [])
  for (const [a, b] of bordersOf(source))
    for (const world of [SHADOW, LIGHT]) {
      adjacent[landOf(world, a)].push(landOf(world, b))
      adjacent[landOf(world, b)].push(landOf(world, a))
    }
  for (const list of adjacent) list.sort((a, b) => a - b)
  const isAdjacent = Array<number>(LANDS * LANDS).fill(0)
  adjacent.forEach((list, land) => list.forEach((other) => (isAdjacent[land * LANDS + other] = 1)))
  const income = (kind: 'gold' | 'energy'): number[] =>
    lands.map((land) => source.lands[nameOf(land)][WORLDS[worldOf(land)]][kind])
  return {
    landNames: source.lands.map((land) => land.name),
    landTexts: source.lands.map((land) => land.text),
    regionNames: source.regions.map((region) => region.name),
    regionColours: source.regions.map((region) => region.colour),
    regionOf,
    namesIn: source.regions.map((_, region) => names.filter((name) => regionOf[name] === region)),
    worldRegionOf,
    landsIn: regions.map((region) => lands.filter((land) => worldRegionOf[land] === region)),
    adjacent,
    isAdjacent,
    gold: income('gold'),
    energy: income('energy'),
  }
}
