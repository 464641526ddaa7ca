import type { Problem } from '../../../engine/index.ts'
import { bordersOf } from './compile-map.ts'
import { LAND_IDS, LANDS_PER_REGION, NAMES, REGION_IDS } from './names.ts'
import type { ContentSource } from './schema.ts'

/** Five regions of five lands, all of them within reach, and a plan on which each land has room. */
export function checkMap(source: ContentSource): Problem[] {
  const problems = [
    ...checkOrder('regions', source.regions, REGION_IDS),
    ...checkOrder('lands', source.lands, LAND_IDS),
    ...checkOrder('plan.lands', source.plan.lands, LAND_IDS),
  ]
  return problems.length > 0 ? problems : [...checkRegions(source), ...checkBorders(source), ...checkPlan(source.plan)]
}

/** Rules and files know these things by their place in the list. */
export function checkOrder(
  list: string,
  things: readonly { readonly id: string }[],
  ids: readonly string[],
): Problem[] {
  return things.flatMap((thing, index) =>
    thing.id === ids[index] ? [] : [{ path: `${list}[${index}].id`, problem: `must be ${ids[index]}` }],
  )
}

/** IM-SET-02 */
function checkRegions({ regions, lands }: ContentSource): Problem[] {
  const problems: Problem[] = []
  for (const { id } of regions) {
    const count = lands.filter((land) => land.region === id).length
    if (count !== LANDS_PER_REGION)
      problems.push({ path: `regions[${id}]`, problem: `has ${count} lands instead of ${LANDS_PER_REGION}` })
  }
  if (new Set(regions.map(({ colour }) => colour)).size < regions.length)
    problems.push({ path: 'regions', problem: 'two regions have the same colour' })
  return problems
}

function checkBorders(source: ContentSource): Problem[] {
  const problems: Problem[] = []
  const seen = new Set<number>()
  const neighbours: number[][] = source.lands.map(() => [])
  for (const [a, b] of bordersOf(source)) {
    const pair = `${LAND_IDS[a]} and ${LAND_IDS[b]}`
    if (a === b) problems.push({ path: 'borders', problem: `${LAND_IDS[a]} is its own neighbour` })
    else if (seen.has(a * NAMES + b)) problems.push({ path: 'borders', problem: `${pair} occur twice` })
    seen.add(a * NAMES + b)
    neighbours[a].push(b)
    neighbours[b].push(a)
  }
  const reached = reachedFrom(0, neighbours)
  LAND_IDS.forEach((id, name) => {
    if (!reached.has(name)) problems.push({ path: 'borders', problem: `no way leads from ${LAND_IDS[0]} to ${id}` })
  })
  return problems
}

function reachedFrom(start: number, neighbours: readonly (readonly number[])[]): Set<number> {
  const reached = new Set([start])
  for (const name of reached) for (const other of neighbours[name]) reached.add(other)
  return reached
}

function checkPlan({ width, height, lands }: ContentSource['plan']): Problem[] {
  return lands.flatMap(({ id, x, y, outline }) => {
    const isOutside = outline.some((value, at) => value > (at % 2 === 0 ? width : height))
    if (isOutside) return [{ path: `plan.lands[${id}].outline`, problem: 'leaves the frame' }]
    return isInside(x, y, outline)
      ? []
      : [{ path: `plan.lands[${id}]`, problem: 'its middle is not inside its outline' }]
  })
}

/** Even-odd rule. */
export function isInside(x: number, y: number, outline: readonly number[]): boolean {
  let inside = false
  for (let at = 0; at < outline.length; at += 2) {
    const [ax, ay] = [outline[at], outline[at + 1]]
    const [bx, by] = [outline[(at + 2) % outline.length], outline[(at + 3) % outline.length]]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
