/** What a ray of the pointer meets, worked out from the battlefield itself: exact, cheap, and the same without a picture. */
import { DIRECTIONS } from '../../../../kit/hex.ts'
import type { Battlefield } from '../../content/battlefield.ts'
import type { Body, BodyPart } from '../../content/card.ts'
import type { Vec } from './camera.ts'
import { LEVEL, WATER_TOP } from './place.ts'

export interface Ray {
  readonly from: Vec
  readonly along: Vec
}

const COSINE = Array.from({ length: DIRECTIONS }, (_, d) => Math.cos((d * Math.PI) / 3))
const SINE = Array.from({ length: DIRECTIONS }, (_, d) => Math.sin((d * Math.PI) / 3))
const APOTHEM = Math.sqrt(3) / 2
const NEVER = Infinity

/** How far along the ray an upright hexagonal block begins, or `Infinity`. A ray from within does not count. */
export function meetPrism({ from, along }: Ray, x: number, z: number, low: number, high: number): number {
  let [enter, leave] = [-Infinity, Infinity]
  const cut = (away: number, speed: number): boolean => {
    // Inside where away + t × speed is at most 0.
    if (speed === 0) return away <= 0
    const t = -away / speed
    if (speed < 0) enter = Math.max(enter, t)
    else leave = Math.min(leave, t)
    return true
  }
  if (!cut(from.y - high, along.y) || !cut(low - from.y, -along.y)) return NEVER
  for (let d = 0; d < DIRECTIONS; d++) {
    const away = (from.x - x) * COSINE[d] + (from.z - z) * SINE[d] - APOTHEM
    if (!cut(away, along.x * COSINE[d] + along.z * SINE[d])) return NEVER
  }
  return enter < leave && enter > 0 ? enter : NEVER
}

/** The same for an upright round pillar. */
export function meetPillar(
  { from, along }: Ray,
  x: number,
  z: number,
  radius: number,
  low: number,
  high: number,
): number {
  const [dx, dz] = [from.x - x, from.z - z]
  const a = along.x * along.x + along.z * along.z
  const b = dx * along.x + dz * along.z
  const c = dx * dx + dz * dz - radius * radius
  let [enter, leave] = [-Infinity, Infinity]
  if (a > 0) {
    const root = b * b - a * c
    if (root < 0) return NEVER
    enter = (-b - Math.sqrt(root)) / a
    leave = (-b + Math.sqrt(root)) / a
  } else if (c > 0) return NEVER
  if (along.y === 0) {
    if (from.y < low || from.y > high) return NEVER
  } else {
    const [one, two] = [(low - from.y) / along.y, (high - from.y) / along.y]
    enter = Math.max(enter, Math.min(one, two))
    leave = Math.min(leave, Math.max(one, two))
  }
  return enter < leave && enter > 0 ? enter : NEVER
}

export interface Met<T> {
  readonly at: number
  readonly what: T
}

/** The first space: its ground, its water, or the side of the tiles below it. */
export function meetGround(field: Battlefield, ray: Ray, maxLevel: number): Met<number> | undefined {
  const { columns, spaces } = field
  let best: Met<number> | undefined
  for (let space = 0; space < spaces.count; space++) {
    const column = spaces.column[space]
    const top = Math.min(spaces.level[space], maxLevel)
    const bottom = space > columns.firstSpace[column] ? spaces.level[space - 1] + 1 : 0
    if (bottom > maxLevel) continue
    const isWet = spaces.water[space] === 1 && spaces.level[space] <= maxLevel
    const high = top * LEVEL + (isWet ? WATER_TOP : 0)
    const at = meetPrism(ray, columns.x[column], columns.y[column], floorOf(field, space, bottom) * LEVEL, high)
    if (at < (best?.at ?? NEVER)) best = { at, what: space }
  }
  return best
}

/** Where the tiles under a space begin: at an overhang not on the table. */
function floorOf({ columns, spaces }: Battlefield, space: number, lowest: number): number {
  const column = spaces.column[space]
  for (let solid = columns.firstSolid[column]; solid < columns.firstSolid[column + 1]; solid++)
    if (columns.solidTo[solid] === spaces.level[space]) return columns.solidFrom[solid]
  return lowest === 0 ? 0 : spaces.level[space]
}

/** The first wall, named by its ruin. */
export function meetWalls({ walls }: Battlefield, { from, along }: Ray, maxLevel: number): Met<number> | undefined {
  let best: Met<number> | undefined
  for (let wall = 0; wall < walls.count; wall++) {
    if (walls.from[wall] > maxLevel) continue
    const [x1, z1] = [walls.x1[wall], walls.y1[wall]]
    const [dx, dz] = [walls.x2[wall] - x1, walls.y2[wall] - z1]
    const turn = along.x * dz - along.z * dx
    if (turn === 0) continue
    const at = ((x1 - from.x) * dz - (z1 - from.z) * dx) / turn
    const part = ((x1 - from.x) * along.z - (z1 - from.z) * along.x) / turn
    const y = from.y + along.y * at
    if (at <= 0 || part < 0 || part > 1 || y < walls.from[wall] * LEVEL || y > walls.to[wall] * LEVEL) continue
    if (at < (best?.at ?? NEVER)) best = { at, what: walls.ruin[wall] }
  }
  return best
}

/** A figure as the pointer knows it. */
export interface Standing {
  readonly id: string
  readonly space: number
  readonly front: Vec
  readonly rear: Vec | undefined
  readonly body: Body
}

const BASE: BodyPart = { along: 0, radius: 0.6, from: 0, to: 0.35, isHit: false }
const REAR_BASE: BodyPart = { ...BASE, along: 1 }

export function meetFigures(ray: Ray, figures: readonly Standing[]): Met<Standing> | undefined {
  let best: Met<Standing> | undefined
  for (const figure of figures) {
    const { front, rear, body } = figure
    const parts = [...body.parts, BASE, ...(rear === undefined ? [] : [REAR_BASE])]
    for (const { along, radius, from, to } of parts) {
      const x = front.x + (rear === undefined ? 0 : along * (rear.x - front.x))
      const z = front.z + (rear === undefined ? 0 : along * (rear.z - front.z))
      const at = meetPillar(ray, x, z, radius, front.y + from * LEVEL, front.y + to * LEVEL)
      if (at < (best?.at ?? NEVER)) best = { at, what: figure }
    }
  }
  return best
}
