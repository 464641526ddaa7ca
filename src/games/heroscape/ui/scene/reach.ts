/** How far a battlefield reaches, and how high it is where. */
import type { Battlefield } from '../../content/battlefield.ts'
import type { Vec } from './camera.ts'
import { LEVEL, standOn } from './place.ts'
import type { Sides } from './types.ts'

/** A figure of ordinary size. */
const FIGURE = 2.2

/** Enough points to know how far everything reaches. */
export function pointsOf({ columns, walls }: Battlefield): Vec[] {
  const points: Vec[] = []
  for (let column = 0; column < columns.count; column++) {
    const [x, z] = [columns.x[column], columns.y[column]]
    for (const y of [0, columns.top[column] * LEVEL + FIGURE])
      points.push({ x: x - 1, y, z }, { x: x + 1, y, z }, { x, y, z: z - 1 }, { x, y, z: z + 1 })
  }
  for (let wall = 0; wall < walls.count; wall++)
    points.push({ x: walls.x1[wall], y: walls.to[wall] * LEVEL, z: walls.y1[wall] })
  return points
}

/** Where figures stand: their feet and their heads. */
export const placesOf = ({ columns }: Battlefield): Vec[] =>
  Array.from({ length: columns.count }, (_, column) =>
    [0, FIGURE].map((up) => ({ x: columns.x[column], y: columns.top[column] * LEVEL + up, z: columns.y[column] })),
  ).flat()

/** From behind which point somebody looks at which. */
export interface Seat {
  readonly own: Vec
  readonly facing: Vec
}

/** Behind the own spaces, looking at all the others'; where there are none, at everything. */
export function seatOf(field: Battlefield, { own, others }: Sides = { own: [], others: [] }): Seat | undefined {
  if (own.length === 0) return undefined
  const zones = others.filter((zone) => zone.length > 0).map((zone) => middleOf(zone.map((one) => standOn(field, one))))
  const { columns } = field
  const all = Array.from({ length: columns.count }, (_, i) => ({ x: columns.x[i], y: 0, z: columns.y[i] }))
  return {
    own: middleOf(own.map((space) => standOn(field, space))),
    facing: middleOf(zones.length > 0 ? zones : all),
  }
}

function middleOf(points: readonly Vec[]): Vec {
  const [sum, n] = [{ x: 0, z: 0 }, points.length]
  for (const { x, z } of points) {
    sum.x += x
    sum.z += z
  }
  return { x: sum.x / n, y: 0, z: sum.z / n }
}

/** Beside a hex, but not yet past its neighbours. */
const AROUND = 1.3

/** The height of the tiles and walls at a point of the plan, and close to it. */
export function floorAt({ columns, walls }: Battlefield, x: number, z: number): number {
  let floor = 0
  for (let column = 0; column < columns.count; column++)
    if (Math.abs(columns.x[column] - x) < AROUND && Math.abs(columns.y[column] - z) < AROUND)
      floor = Math.max(floor, columns.top[column] * LEVEL)
  for (let wall = 0; wall < walls.count; wall++)
    if (Math.abs(walls.x1[wall] - x) < AROUND && Math.abs(walls.y1[wall] - z) < AROUND)
      floor = Math.max(floor, walls.to[wall] * LEVEL)
  return floor
}
