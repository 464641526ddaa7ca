import { DIRECTIONS } from '../../../../kit/hex.ts'
import type { SightGround } from './sight-ground.ts'
import { baseOf, xOf, yOf } from './sight-scene.ts'
import type { SightPoint, SightScene } from './sight-scene.ts'
import { beginWalk, crossEdge, newWalk } from './sight-walk.ts'

export type Blocker =
  | { readonly kind: 'terrain'; readonly column: number; readonly at: SightPoint }
  | { readonly kind: 'ruin'; readonly ruin: number; readonly at: SightPoint }
  | { readonly kind: 'figure'; readonly figure: number; readonly at: SightPoint }

/** Rounding must not make a touch a hit. */
const TOUCH = 1e-9

const walk = newWalk()

interface RayHit {
  readonly t: number
  readonly kind: Blocker['kind']
  readonly index: number
}

/** Everything on the straight line between two points, the nearest first; the figures `from` and `to` are left out. */
export function blockersBetween(
  scene: SightScene,
  ground: SightGround,
  [from, to]: readonly [number, number],
  eye: SightPoint,
  point: SightPoint,
): Blocker[] {
  const hits: RayHit[] = []
  meetGround(ground, eye, point, hits)
  for (let figure = 0; figure < scene.front.length; figure++) {
    if (figure === from || figure === to || scene.front[figure] < 0) continue
    const t = meetFigure(scene, figure, eye, point)
    if (t >= 0) hits.push({ t, kind: 'figure', index: figure })
  }
  hits.sort((a, b) => a.t - b.t)
  const isFirst = (hit: RayHit, at: number): boolean =>
    hits.findIndex((other) => other.kind === hit.kind && other.index === hit.index) === at
  return hits.filter(isFirst).map(({ t, kind, index }): Blocker => {
    const at = {
      x: eye.x + t * (point.x - eye.x),
      y: eye.y + t * (point.y - eye.y),
      z: eye.z + t * (point.z - eye.z),
    }
    if (kind === 'terrain') return { kind, column: index, at }
    return kind === 'ruin' ? { kind, ruin: index, at } : { kind, figure: index, at }
  })
}

function meetGround(ground: SightGround, eye: SightPoint, point: SightPoint, hits: RayHit[]): void {
  const rise = point.z - eye.z
  beginWalk(walk, ground, eye.x, eye.y, point.x - eye.x, point.y - eye.y)
  for (;;) {
    const { cell, enter } = walk
    const leave = walk.leave < 1 ? walk.leave : 1
    for (let solid = ground.firstSolid[cell]; solid < ground.firstSolid[cell + 1]; solid++) {
      const t = meetBox(eye.z, rise, enter, leave, ground.solidFrom[solid], ground.solidTo[solid])
      if (t >= 0) hits.push({ t, kind: 'terrain', index: ground.column[cell] })
    }
    if (walk.leave >= 1) return
    const z = eye.z + leave * rise
    let side = ground.sideOn[cell * DIRECTIONS + walk.direction]
    for (; side >= 0; side = ground.nextSide[side]) {
      const isHit = z > ground.sideFrom[side] + TOUCH && z < ground.sideTo[side] - TOUCH
      if (isHit) hits.push({ t: leave, kind: 'ruin', index: ground.sideRuin[side] })
    }
    crossEdge(walk, ground)
  }
}

/** Where a ray enters the room between two heights and two distances, or -1. */
function meetBox(z: number, rise: number, enter: number, leave: number, from: number, to: number): number {
  const toFrom = rise === 0 ? 0 : (from + TOUCH - z) / rise
  const toTop = rise === 0 ? 0 : (to - TOUCH - z) / rise
  if (rise === 0) return z > from + TOUCH && z < to - TOUCH && leave > enter + TOUCH ? enter : -1
  const first = Math.max(enter, Math.min(toFrom, toTop))
  const last = Math.min(leave, Math.max(toFrom, toTop))
  return last > first + TOUCH ? first : -1
}

function meetFigure(scene: SightScene, figure: number, eye: SightPoint, point: SightPoint): number {
  const body = scene.body[figure]
  const base = baseOf(scene, figure)
  const [wayX, wayY] = [point.x - eye.x, point.y - eye.y]
  const way2 = wayX * wayX + wayY * wayY
  let nearest = -1
  for (const part of body.parts) {
    const x = xOf(scene, figure, part.along) - eye.x
    const y = yOf(scene, figure, part.along) - eye.y
    const [from, to, radius2] = [base + part.from, base + part.to, part.radius * part.radius]
    const isEyeInside = x * x + y * y < radius2 && eye.z > from && eye.z < to
    if (isEyeInside || way2 === 0) continue
    const middle = (x * wayX + y * wayY) / way2
    const half2 = radius2 / way2 - (x * x + y * y) / way2 + middle * middle
    if (half2 <= 0) continue
    const half = Math.sqrt(half2)
    const t = meetBox(eye.z, point.z - eye.z, Math.max(0, middle - half), Math.min(1, middle + half), from, to)
    if (t >= 0 && (nearest < 0 || t < nearest)) nearest = t
  }
  return nearest
}
