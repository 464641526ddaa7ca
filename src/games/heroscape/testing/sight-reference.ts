/**
 * Line of sight the slow way, to check the fast one: thousands of single rays to points spread evenly through the hit
 * zone, each tried against every column, wall and figure. It shares no geometry with the rules.
 */
import { centre, corner } from '../../../kit/hex.ts'
import type { Body } from '../content/card.ts'
import type { SightKind, SightPoint, SightScene } from '../rules/sight/sight-scene.ts'

const TOUCH = 1e-7

export interface Segment {
  readonly from: SightPoint
  readonly to: SightPoint
}

const between = (a: number, b: number, t: number): number => a + (b - a) * t

/** Cuts the stretch of t at which `start + t * change > limit` out of [first, last]. */
function clip(range: [number, number], start: number, change: number, limit: number): void {
  if (Math.abs(change) < 1e-15) {
    if (start <= limit) range[1] = -1
    return
  }
  const t = (limit - start) / change
  if (change > 0) range[0] = Math.max(range[0], t)
  else range[1] = Math.min(range[1], t)
}

const NORMALS = Array.from({ length: 6 }, (_, i) => {
  const [a, b] = [corner(i), corner(i + 1)]
  return { x: (a.x + b.x) / Math.sqrt(3), y: (a.y + b.y) / Math.sqrt(3) }
})

function meetsPrism({ from, to }: Segment, x: number, y: number, bottom: number, top: number): boolean {
  const range: [number, number] = [0, 1]
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z]
  for (const normal of NORMALS) {
    const start = (from.x - x) * normal.x + (from.y - y) * normal.y
    clip(range, -start, -(dx * normal.x + dy * normal.y), -Math.sqrt(3) / 2)
  }
  clip(range, from.z, dz, bottom + TOUCH)
  clip(range, -from.z, -dz, -top + TOUCH)
  return range[1] - range[0] > TOUCH
}

function meetsWall({ from, to }: Segment, a: SightPoint, b: SightPoint, top: number): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [wx, wy] = [b.x - a.x, b.y - a.y]
  const turn = dx * wy - dy * wx
  if (turn === 0) return false
  const t = ((a.x - from.x) * wy - (a.y - from.y) * wx) / turn
  const s = ((a.x - from.x) * dy - (a.y - from.y) * dx) / turn
  const z = between(from.z, to.z, t)
  return t > 0 && t < 1 && s >= 0 && s <= 1 && z > a.z + TOUCH && z < top - TOUCH
}

interface Cylinder {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly bottom: number
  readonly top: number
  readonly isHit: boolean
}

function meetsCylinder({ from, to }: Segment, { x, y, radius, bottom, top }: Cylinder): boolean {
  if (Math.hypot(from.x - x, from.y - y) < radius && from.z > bottom && from.z < top) return false
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z]
  const a = dx * dx + dy * dy
  const b = dx * (from.x - x) + dy * (from.y - y)
  const c = (from.x - x) ** 2 + (from.y - y) ** 2 - radius * radius
  const square = b * b - a * c
  if (a === 0 || square <= 0) return false
  const range: [number, number] = [Math.max(0, (-b - Math.sqrt(square)) / a), Math.min(1, (-b + Math.sqrt(square)) / a)]
  clip(range, from.z, dz, bottom + TOUCH)
  clip(range, -from.z, -dz, -top + TOUCH)
  return range[1] - range[0] > TOUCH
}

function placeOf(scene: SightScene, figure: number, along: number): { x: number; y: number } {
  const { columns, spaces } = scene.battlefield
  const middle = (space: number): { x: number; y: number } =>
    centre({ q: columns.q[spaces.column[space]], r: columns.r[spaces.column[space]] })
  const front = middle(scene.front[figure])
  const rear = scene.rear[figure] < 0 ? front : middle(scene.rear[figure])
  return { x: between(front.x, rear.x, along), y: between(front.y, rear.y, along) }
}

function cylindersOf(scene: SightScene, figure: number): Cylinder[] {
  const base = scene.battlefield.spaces.level[scene.front[figure]]
  return scene.body[figure].parts.map(({ along, radius, from, to, isHit }) => ({
    ...placeOf(scene, figure, along),
    radius,
    bottom: base + from,
    top: base + to,
    isHit,
  }))
}

interface Prism {
  readonly x: number
  readonly y: number
  readonly bottom: number
  readonly top: number
}

interface Wall {
  readonly a: SightPoint
  readonly b: SightPoint
  readonly top: number
}

/** Everything that can be in the way when one figure looks at another. */
interface Obstacles {
  readonly prisms: readonly Prism[]
  readonly walls: readonly Wall[]
  readonly cylinders: readonly Cylinder[]
}

function obstaclesOf(scene: SightScene, looking: number, seen: number): Obstacles {
  const { columns, walls } = scene.battlefield
  const prisms: Prism[] = []
  for (let column = 0; column < columns.count; column++) {
    for (let solid = columns.firstSolid[column]; solid < columns.firstSolid[column + 1]; solid++) {
      const [bottom, top] = [columns.solidFrom[solid], columns.solidTo[solid]]
      prisms.push({ x: columns.x[column], y: columns.y[column], bottom, top })
    }
  }
  const figures = Array.from(scene.front, (_, figure) => figure)
  const others = figures.filter((figure) => figure !== looking && figure !== seen && scene.front[figure] >= 0)
  return {
    prisms,
    walls: walls.x1.map((x1, wall) => ({
      a: { x: x1, y: walls.y1[wall], z: walls.from[wall] },
      b: { x: walls.x2[wall], y: walls.y2[wall], z: walls.from[wall] },
      top: walls.to[wall],
    })),
    cylinders: others.flatMap((figure) => cylindersOf(scene, figure)),
  }
}

/** Leaves out what is nowhere near the way from the eye to a zone of this width. */
function nearby(all: Obstacles, eye: SightPoint, { x, y, radius }: Cylinder): Obstacles {
  const [dx, dy] = [x - eye.x, y - eye.y]
  const isNear = (atX: number, atY: number, reach: number): boolean => {
    const t = Math.min(1, Math.max(0, ((atX - eye.x) * dx + (atY - eye.y) * dy) / (dx * dx + dy * dy || 1)))
    return Math.hypot(atX - eye.x - t * dx, atY - eye.y - t * dy) <= reach + radius + 0.01
  }
  return {
    prisms: all.prisms.filter((prism) => isNear(prism.x, prism.y, 1)),
    walls: all.walls.filter(({ a, b }) => isNear((a.x + b.x) / 2, (a.y + b.y) / 2, 1)),
    cylinders: all.cylinders.filter((cylinder) => isNear(cylinder.x, cylinder.y, cylinder.radius)),
  }
}

/** Whether nothing lies on a straight line. */
function isFree({ prisms, walls, cylinders }: Obstacles, segment: Segment): boolean {
  for (const { x, y, bottom, top } of prisms) if (meetsPrism(segment, x, y, bottom, top)) return false
  for (const { a, b, top } of walls) if (meetsWall(segment, a, b, top)) return false
  for (const cylinder of cylinders) if (meetsCylinder(segment, cylinder)) return false
  return true
}

function eyeOf(scene: SightScene, figure: number, kind: SightKind): SightPoint {
  const body: Body = scene.body[figure]
  const up = kind === 'basic' ? Math.max(...body.parts.map((part) => part.to)) : body.aimUp
  const z = scene.battlefield.spaces.level[scene.front[figure]] + up
  const eye = { ...placeOf(scene, figure, body.aimAlong), z }
  return scene.rear[figure] >= 0 && isInGround(scene, eye) ? { ...placeOf(scene, figure, 0), z } : eye
}

/** A head that only touches the roof is not in it. */
function isInGround(scene: SightScene, point: SightPoint): boolean {
  const isOver = (x: number, y: number): boolean =>
    NORMALS.every((normal) => (point.x - x) * normal.x + (point.y - y) * normal.y < Math.sqrt(3) / 2)
  return obstaclesOf(scene, -1, -1).prisms.some(
    ({ x, y, bottom, top }) => point.z > bottom + TOUCH && point.z < top - TOUCH && isOver(x, y),
  )
}

const zoneOf = (scene: SightScene, figure: number, kind: SightKind): Cylinder[] =>
  cylindersOf(scene, figure).filter((cylinder) => kind === 'basic' || cylinder.isHit)

/** Rounding only: far less than any figure is wide. */
const NEAR = 1e-6

/** Whether a ray proves that something is seen, however little: from the eye, nothing in the way, into the hit zone (HS-RUL-51). */
export function isProof(
  scene: SightScene,
  [looking, seen]: readonly [number, number],
  kind: SightKind,
  { from, to }: Segment,
): boolean {
  const eye = eyeOf(scene, looking, kind)
  const isFromEye = Math.hypot(from.x - eye.x, from.y - eye.y, from.z - eye.z) < NEAR
  const isInZone = zoneOf(scene, seen, kind).some(
    ({ x, y, radius, bottom, top }) =>
      Math.hypot(to.x - x, to.y - y) < radius + NEAR && to.z > bottom - NEAR && to.z < top + NEAR,
  )
  return isFromEye && isInZone && isFree(obstaclesOf(scene, looking, seen), { from, to })
}

/** The part of the hit zone (in the Basic game: of the body) that is visible, from 0 to 1, by at least so many rays. */
export function visibleShare(
  scene: SightScene,
  looking: number,
  seen: number,
  kind: SightKind = 'master',
  rays = 2000,
): number {
  const eye = eyeOf(scene, looking, kind)
  const obstacles = obstaclesOf(scene, looking, seen)
  const zone = zoneOf(scene, seen, kind)
  const volumes = zone.map(({ radius, bottom, top }) => radius * radius * (top - bottom))
  const total = volumes.reduce((sum, volume) => sum + volume, 0)
  let free = 0
  let cast = 0
  zone.forEach((cylinder, index) => {
    const count = Math.ceil((rays * volumes[index]) / total)
    const near = nearby(obstacles, eye, cylinder)
    for (let i = 0; i < count; i++) if (isFree(near, { from: eye, to: pointIn(cylinder, i) })) free++
    cast += count
  })
  return free / cast
}

/** Evenly spread points: multiples of the plastic number's powers, whole parts cut off. */
function pointIn({ x, y, radius, bottom, top }: Cylinder, index: number): SightPoint {
  const [a, b, c] = [0.8191725133961645, 0.6710436067037893, 0.5497004779019703].map((step) => (0.5 + index * step) % 1)
  const distance = radius * Math.sqrt(a)
  return {
    x: x + distance * Math.cos(2 * Math.PI * b),
    y: y + distance * Math.sin(2 * Math.PI * b),
    z: between(bottom, top, c),
  }
}
