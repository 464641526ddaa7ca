import type { Problem } from '../../../engine/index.ts'
import type { AreaSource, MapSource } from './schema.ts'
import { FACTION_IDS } from './units.ts'

export interface MapReport {
  readonly errors: readonly Problem[]
  readonly warnings: readonly Problem[]
  /** Connected parts of the land, areas in rising order. */
  readonly landParts: readonly (readonly number[])[]
  /** How many citadels fit when they are placed greedily. */
  readonly citadelsThatFit: number
  readonly villageCapacity: number
}

/** At least two land areas lie between two citadels (BS-SET-10, BS-RUL-08). */
export const CITADEL_DISTANCE = 3

const VILLAGES_PER_PLAYER = 20

/** Checks a map's graph; the schema has already checked its shape. `villageMax` is by terrain name. */
export function validateMap(
  map: MapSource,
  villageMax: Readonly<Partial<Record<string, number | undefined>>>,
): MapReport {
  const errors = [...checkFrame(map), ...checkNumbering(map)]
  if (errors.length > 0) return { errors, warnings: [], landParts: [], citadelsThatFit: 0, villageCapacity: 0 }
  errors.push(...checkLinks(map))
  const landParts = partsOf(map, isLand)
  const graphParts = partsOf(map, () => true)
  if (graphParts.length > 1) errors.push({ path: 'areas', problem: `the map falls into ${graphParts.length} parts` })
  errors.push(...checkSeas(map))
  const citadelsThatFit = packCitadels(map).length
  if (citadelsThatFit < map.players.max)
    errors.push({
      path: 'players.max',
      problem: `only ${citadelsThatFit} citadels fit at land distance ${CITADEL_DISTANCE}`,
    })
  const villageCapacity = map.areas.reduce((sum, area) => sum + (villageMax[area.terrain] ?? 0), 0)
  const warnings = checkRoom(map, villageCapacity)
  return { errors, warnings, landParts, citadelsThatFit, villageCapacity }
}

function checkFrame(map: MapSource): Problem[] {
  const problems: Problem[] = []
  if (map.players.min > map.players.max) problems.push({ path: 'players', problem: 'min is greater than max' })
  const isOutside = (x: number, y: number): boolean => x > map.width || y > map.height
  map.areas.forEach((area, index) => {
    if (isOutside(area.x, area.y)) problems.push({ path: `areas[${index}]`, problem: 'lies outside the map' })
    area.polys?.forEach((outline, at) => {
      if (outline.some(([x, y]) => isOutside(x, y)))
        problems.push({ path: `areas[${index}].polys[${at}]`, problem: 'reaches outside the map' })
    })
  })
  return problems
}

function checkNumbering(map: MapSource): Problem[] {
  const problems: Problem[] = []
  const names = new Set<string>()
  map.areas.forEach((area, index) => {
    if (area.id !== index) problems.push({ path: `areas[${index}].id`, problem: `must be ${index}` })
    for (const language of ['en', 'de'] as const) {
      const name = `${language} ${area.name[language]}`
      if (names.has(name)) problems.push({ path: `areas[${index}].name.${language}`, problem: 'occurs twice' })
      names.add(name)
    }
  })
  return problems
}

function checkLinks(map: MapSource): Problem[] {
  const problems: Problem[] = []
  for (const area of map.areas)
    area.adj.forEach((other, at) => {
      const path = `areas[${area.id}].adj[${at}]`
      if (other === area.id) problems.push({ path, problem: 'an area cannot be adjacent to itself' })
      else if (other >= map.areas.length) problems.push({ path, problem: `there is no area ${other}` })
      else if (area.adj.indexOf(other) !== at) problems.push({ path, problem: `area ${other} is named twice` })
      else if (!map.areas[other].adj.includes(area.id))
        problems.push({ path, problem: `area ${other} does not name area ${area.id} in turn` })
    })
  return problems
}

/** A sea net with fewer than two coasts would be useless water: no ship there could carry anybody (BS-SEA-03). */
function checkSeas(map: MapSource): Problem[] {
  const problems: Problem[] = []
  for (const net of partsOf(map, (area) => !isLand(area))) {
    const shores = net.flatMap((sea) => map.areas[sea].adj).filter((id) => map.areas[id] && isLand(map.areas[id]))
    if (new Set(shores).size < 2)
      problems.push({ path: `areas[${net[0]}]`, problem: 'a sea must touch at least two land areas' })
  }
  return problems
}

function checkRoom(map: MapSource, villageCapacity: number): Problem[] {
  const problems: Problem[] = []
  // The sixth faction, the Chaos Horde, has no villages (BS-FAC-CHA-01).
  const settlers = Math.min(map.players.max, FACTION_IDS.length - 1)
  const needed = settlers * VILLAGES_PER_PLAYER
  if (villageCapacity < needed)
    problems.push({ path: 'areas', problem: `room for ${villageCapacity} villages, ${needed} may be wanted` })
  if (canBlockCitadels(map, map.players.max - 1))
    problems.push({ path: 'areas', problem: 'early citadels can leave no legal area for the last player' })
  return problems
}

function isLand(area: AreaSource): boolean {
  return area.terrain !== 'sea'
}

/** BS-SET-09 */
export function mayHoldCitadel(area: AreaSource): boolean {
  return area.terrain === 'plains' || area.terrain === 'forest' || area.terrain === 'hills'
}

function partsOf(map: MapSource, belongs: (area: AreaSource) => boolean): number[][] {
  const parts: number[][] = []
  const seen = new Set<number>()
  for (const start of map.areas) {
    if (seen.has(start.id) || !belongs(start)) continue
    seen.add(start.id)
    const part = [start.id]
    for (let i = 0; i < part.length; i++)
      for (const next of map.areas[part[i]].adj) {
        if (next >= map.areas.length || seen.has(next) || !belongs(map.areas[next])) continue
        seen.add(next)
        part.push(next)
      }
    parts.push(part.sort((a, b) => a - b))
  }
  return parts
}

/** All areas fewer than `CITADEL_DISTANCE` land steps away, the area itself included; sea paths do not count (BS-RUL-09). */
export function tooCloseForCitadel(map: MapSource, id: number): number[] {
  const close = [id]
  let from = 0
  for (let step = 1; step < CITADEL_DISTANCE; step++) {
    const to = close.length
    for (; from < to; from++)
      for (const next of map.areas[close[from]].adj)
        if (next < map.areas.length && isLand(map.areas[next]) && !close.includes(next)) close.push(next)
  }
  return close
}

/** Places citadels greedily where they take the least room from the others. */
function packCitadels(map: MapSource): number[] {
  const free = new Set(map.areas.filter(mayHoldCitadel).map((area) => area.id))
  const placed: number[] = []
  while (free.size > 0) {
    let best = -1
    let bestTaken = Infinity
    for (const site of free) {
      const taken = tooCloseForCitadel(map, site).filter((id) => free.has(id)).length
      if (taken < bestTaken) [best, bestTaken] = [site, taken]
    }
    placed.push(best)
    for (const id of tooCloseForCitadel(map, best)) free.delete(id)
  }
  return placed
}

const SEARCH_BUDGET = 20_000

/**
 * Can this many legally placed citadels leave no legal area at all? `false` is proven; `true` also when the search was
 * cut short, because a hostile map must not keep us busy.
 */
export function canBlockCitadels(map: MapSource, citadels: number): boolean {
  const sites = map.areas.filter(mayHoldCitadel).map((area) => area.id)
  const isSite = new Set(sites)
  const reach = new Map(sites.map((id) => [id, tooCloseForCitadel(map, id).filter((other) => isSite.has(other))]))
  const widest = Math.max(0, ...[...reach.values()].map((list) => list.length))
  let budget = SEARCH_BUDGET
  const search = (free: ReadonlySet<number>, left: number): boolean => {
    if (free.size === 0 || budget-- <= 0) return true
    if (free.size > left * widest) return false
    // Some citadel has to take the area that the fewest free sites can take.
    const choices = (id: number): number[] => (reach.get(id) ?? []).filter((site) => free.has(site))
    const hardest = [...free].map(choices).reduce((a, b) => (b.length < a.length ? b : a))
    return hardest.some((site) => {
      const taken = new Set(reach.get(site))
      return search(new Set([...free].filter((id) => !taken.has(id))), left - 1)
    })
  }
  return search(new Set(sites), citadels)
}
