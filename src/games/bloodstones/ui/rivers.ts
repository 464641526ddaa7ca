import { edgesOf, roughened, type Edge, type Land, type Point } from './geometry.ts'
import { hashOf, seeded } from '../../../boardkit/drawing/seed.ts'

const nameOf = (p: Point): string => `${p[0]},${p[1]}`

interface Step {
  readonly to: string
  readonly edge: Edge
}

interface Country {
  /** Corners that borders between two land areas lead to. */
  readonly steps: ReadonlyMap<string, Step[]>
  readonly mouths: ReadonlySet<string>
  readonly springs: readonly string[]
}

/** Rivers run along borders: from high land to the sea. `isSea` and `isHigh` are by area. */
function survey(land: Land, isSea: (area: number) => boolean, isHigh: (area: number) => boolean): Country {
  const steps = new Map<string, Step[]>()
  const mouths = new Set<string>()
  const springs = new Set<string>()
  const add = (from: Point, to: Point, edge: Edge): void => {
    const list = steps.get(nameOf(from))
    if (list === undefined) steps.set(nameOf(from), [{ to: nameOf(to), edge }])
    else list.push({ to: nameOf(to), edge })
  }
  for (const edge of edgesOf(land)) {
    const [a, b] = edge.areas
    if (b === undefined || a === b) continue
    const seas = Number(isSea(a)) + Number(isSea(b))
    if (seas === 1) mouths.add(nameOf(edge.from)).add(nameOf(edge.to))
    if (seas > 0) continue
    add(edge.from, edge.to, edge)
    add(edge.to, edge.from, edge)
    if (isHigh(a) || isHigh(b)) springs.add(nameOf(edge.from)).add(nameOf(edge.to))
  }
  return { steps, mouths, springs: [...springs].filter((corner) => !mouths.has(corner)) }
}

/** The shortest way along borders to water, a little crooked: lengths are seeded. */
function flow(land: Land, country: Country, spring: string, wet: ReadonlySet<string>): Step[] | undefined {
  const before = new Map<string, { from: string; step: Step }>()
  const length = new Map([[spring, 0]])
  const open = new Set([spring])
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => (length.get(b)! < length.get(a)! ? b : a))
    open.delete(here)
    if (here !== spring && (wet.has(here) || country.mouths.has(here))) return trace(before, spring, here)
    for (const step of country.steps.get(here) ?? []) {
      const { from, to, key } = step.edge
      const crooked = 0.6 + (hashOf(`${land.id}~${key}`) % 100) / 125
      const far = length.get(here)! + Math.hypot(to[0] - from[0], to[1] - from[1]) * crooked
      if (far >= (length.get(step.to) ?? Infinity)) continue
      length.set(step.to, far)
      before.set(step.to, { from: here, step })
      open.add(step.to)
    }
  }
  return undefined
}

function trace(before: ReadonlyMap<string, { from: string; step: Step }>, spring: string, mouth: string): Step[] {
  const way: Step[] = []
  for (let at = mouth; at !== spring;) {
    const { from, step } = before.get(at)!
    way.unshift(step)
    at = from
  }
  return way
}

/** A river as the points of its borders, spring first. */
export interface River {
  readonly reaches: readonly (readonly Point[])[]
  readonly keys: readonly string[]
}

/** A few rivers, the same for a map every time. */
export function riversOf(land: Land, isSea: (area: number) => boolean, isHigh: (area: number) => boolean): River[] {
  const country = survey(land, isSea, isHigh)
  const random = seeded(`rivers of ${land.id}`)
  const wanted = Math.round(land.polys.length / 16)
  const wet = new Set<string>()
  const rivers: River[] = []
  const springs = country.springs.toSorted((a, b) => hashOf(land.id + a) - hashOf(land.id + b))
  for (const spring of springs) {
    if (rivers.length >= wanted) break
    if (wet.has(spring)) continue
    const way = flow(land, country, spring, wet)
    if (way === undefined || way.length < 2 || way.length > 7 || random() < 0.15) continue
    rivers.push({ reaches: reachesOf(land, way), keys: way.map((step) => step.edge.key) })
    for (const { edge } of way) wet.add(nameOf(edge.from)).add(nameOf(edge.to))
  }
  return rivers
}

function reachesOf(land: Land, way: readonly Step[]): Point[][] {
  return way.map(({ to, edge }) => {
    const points = roughened(land, edge.from, edge.to)
    return nameOf(edge.to) === to ? points : points.toReversed()
  })
}
