/** Line of sight (LOS): one deterministic test in space instead of a look over the board and a dispute (HS-RUL-51). */
import { OPEN_SKY } from '../../content/battlefield.ts'
import type { Body, BodyPart } from '../../content/card.ts'
import { groundOf } from './sight-ground.ts'
import type { SightGround } from './sight-ground.ts'
import { blockersBetween } from './sight-ray.ts'
import type { Blocker } from './sight-ray.ts'
import { baseOf, topOf, xOf, yOf } from './sight-scene.ts'
import type { SightKind, SightPoint, SightScene } from './sight-scene.ts'
import { addPillar, findTurns, isSliceOpen, newPillars, newTurns, newView } from './sight-slice.ts'
import { beginWalk, newWalk } from './sight-walk.ts'

export type { Blocker } from './sight-ray.ts'
export type { SightKind, SightPoint, SightScene } from './sight-scene.ts'

/** `point` is the end of the ray to draw: a visible point, or the middle of what should have been seen. */
export type Sight =
  | { readonly clear: true; readonly eye: SightPoint; readonly point: SightPoint }
  | {
      readonly clear: false
      readonly eye: SightPoint
      readonly point: SightPoint
      readonly blockedBy: readonly Blocker[]
    }

const view = newView()
const crowd = newPillars()
const pillars = newPillars()
const turns = newTurns()
const standing = newWalk()

/** Looked at first; not the exact middle, where rays like to run along edges of hexes. */
const FIRST_TURNS = [0.03, -0.55, 0.57, -0.93, 0.94]
/** Slices as close as this miss no gap that shows 1 % of a hit zone; `testing/sight-proof.ts` measures it. */
const CLOSE = 0.1
const NARROW = 1e-7

/** What one figure sees of another, and if nothing, why. */
export function sight(scene: SightScene, from: number, to: number, kind: SightKind = 'master'): Sight {
  const clear = sees(scene, from, to, kind)
  const eye = { x: view.eyeX, y: view.eyeY, z: view.eyeZ }
  if (clear) return { clear, eye, point: { x: view.foundX, y: view.foundY, z: view.foundZ } }
  return { clear, eye, ...reasonsOf(scene, from, to, kind, eye) }
}

/** The test alone, without a reason. Neither the looking nor the seen figure is in its own way. */
export function sees(scene: SightScene, from: number, to: number, kind: SightKind = 'master'): boolean {
  const ground = groundOf(scene.battlefield)
  openEye(scene, ground, from, kind)
  gatherCrowd(scene, from, to)
  const { parts } = scene.body[to]
  for (let isThorough = 0; isThorough < 2; isThorough++) {
    for (let i = 0; i < parts.length; i++) {
      if (kind === 'master' && !parts[i].isHit) continue
      if (!lookAt(scene, to, parts[i])) {
        if (isThorough === 0 && seesClose(scene, ground, from, to, parts[i])) return true
        continue
      }
      gatherPillars()
      if (isThorough === 0 ? seesAtOnce(scene, ground, from, to) : seesAnywhere(scene, ground, from, to)) return true
    }
  }
  return false
}

/** The aim point, over the front space (HS-RUL-59), or the head. */
function openEye(scene: SightScene, ground: SightGround, figure: number, kind: SightKind): void {
  const body = scene.body[figure]
  view.eyeX = xOf(scene, figure, body.aimAlong)
  view.eyeY = yOf(scene, figure, body.aimAlong)
  view.eyeZ = baseOf(scene, figure) + (kind === 'basic' ? topOf(body) : body.aimUp)
  // A head that is stretched out into a cliff is drawn back.
  if (scene.rear[figure] < 0 || !isInGround(ground, view.eyeX, view.eyeY, view.eyeZ)) return
  view.eyeX = xOf(scene, figure, 0)
  view.eyeY = yOf(scene, figure, 0)
}

function isInGround(ground: SightGround, x: number, y: number, z: number): boolean {
  beginWalk(standing, ground, x, y, 0, 0)
  const { cell } = standing
  for (let solid = ground.firstSolid[cell]; solid < ground.firstSolid[cell + 1]; solid++)
    if (z > ground.solidFrom[solid] && z < ground.solidTo[solid]) return true
  return false
}

/** Turns the view to a part of a figure; false if the eye is over or under it, where there are no slices. */
function lookAt(scene: SightScene, figure: number, part: BodyPart): boolean {
  const { spaces } = scene.battlefield
  const space = scene.front[figure]
  view.wayX = xOf(scene, figure, part.along) - view.eyeX
  view.wayY = yOf(scene, figure, part.along) - view.eyeY
  view.way2 = view.wayX * view.wayX + view.wayY * view.wayY
  view.radius2 = part.radius * part.radius
  view.base = spaces.level[space] - view.eyeZ
  view.bottom = view.base + part.from
  view.top = view.base + part.to
  view.roof = view.base + spaces.clearance[space]
  if (spaces.clearance[space] === OPEN_SKY) view.roof = 1e300
  if (view.way2 <= 1.02 * view.radius2) return false
  view.spread = part.radius / Math.sqrt(view.way2 - view.radius2)
  return true
}

/** The widest a target reaches to the side of the way to its front space: two spaces and the width of a part. */
const REACH = 3.5

/** Parts of all other figures near the way to the target. */
function gatherCrowd(scene: SightScene, from: number, to: number): void {
  const wayX = xOf(scene, to, 0) - view.eyeX
  const wayY = yOf(scene, to, 0) - view.eyeY
  const way = Math.sqrt(wayX * wayX + wayY * wayY) + NARROW
  crowd.count = 0
  for (let figure = 0; figure < scene.front.length; figure++) {
    if (figure === from || figure === to || scene.front[figure] < 0) continue
    const frontX = xOf(scene, figure, 0) - view.eyeX
    const frontY = yOf(scene, figure, 0) - view.eyeY
    const ahead = (frontX * wayX + frontY * wayY) / way
    const aside = (frontY * wayX - frontX * wayY) / way
    if (ahead < -REACH || ahead > way + 2 * REACH || aside < -2 * REACH || aside > 2 * REACH) continue
    const base = baseOf(scene, figure) - view.eyeZ
    const { parts } = scene.body[figure]
    for (let i = 0; i < parts.length; i++) {
      const { along, radius } = parts[i]
      const x = along === 0 ? frontX : xOf(scene, figure, along) - view.eyeX
      const y = along === 0 ? frontY : yOf(scene, figure, along) - view.eyeY
      const low = base + parts[i].from
      const high = base + parts[i].to
      // Simple volumes may overlap; nobody is blind for it.
      if (x * x + y * y < radius * radius && low < 0 && high > 0) continue
      addPillar(crowd, x, y, radius, low, high)
    }
  }
}

/** Those of the crowd that reach into the room between the eye and the part looked at. */
function gatherPillars(): void {
  const { wayX, wayY, bottom, top } = view
  const way = Math.sqrt(view.way2)
  const half = view.spread * way
  pillars.count = 0
  for (let i = 0; i < crowd.count; i++) {
    const low = crowd.from[i]
    const high = crowd.to[i]
    if ((high <= 0 && high <= bottom) || (low >= 0 && low >= top)) continue
    const x = crowd.x[i]
    const y = crowd.y[i]
    const radius = crowd.radius[i]
    const ahead = (x * wayX + y * wayY) / way
    const aside = (y * wayX - x * wayY) / way
    if (ahead <= -radius || ahead >= way + radius || aside <= -radius - half || aside >= radius + half) continue
    addPillar(pillars, x, y, radius, low, high)
  }
}

function seesAtOnce(scene: SightScene, ground: SightGround, from: number, to: number): boolean {
  for (let i = 0; i < FIRST_TURNS.length; i++) if (isOpenAt(scene, ground, from, to, FIRST_TURNS[i])) return true
  return false
}

/** Slices between all turns at which something begins or ends. */
function seesAnywhere(scene: SightScene, ground: SightGround, from: number, to: number): boolean {
  findTurns(view, ground, pillars, turns)
  for (let i = 1; i < turns.count; i++) {
    const start = turns.at[i - 1]
    const width = turns.at[i] - start
    if (width < NARROW) continue
    const slices = 1 + Math.floor(width / CLOSE)
    for (let slice = 0; slice < slices; slice++)
      if (isOpenAt(scene, ground, from, to, start + (width * (slice + 0.5)) / slices)) return true
  }
  return false
}

function isOpenAt(scene: SightScene, ground: SightGround, from: number, to: number, turn: number): boolean {
  if (!isSliceOpen(view, ground, pillars, turn)) return false
  // What overhangs the lid is not in the slice.
  return !view.isFoundOnLid || isRayFree(scene, ground, from, to)
}

function isRayFree(scene: SightScene, ground: SightGround, from: number, to: number): boolean {
  const eye = { x: view.eyeX, y: view.eyeY, z: view.eyeZ }
  const point = { x: view.foundX, y: view.foundY, z: view.foundZ }
  return blockersBetween(scene, ground, [from, to], eye, point).length === 0
}

const AROUND_X = [0, 0.8, 0.4, -0.4, -0.8, -0.4, 0.4]
const AROUND_Y = [0, 0, 0.69, 0.69, 0, -0.69, -0.69]

/** Straight up or down: single rays. */
function seesClose(scene: SightScene, ground: SightGround, from: number, to: number, part: BodyPart): boolean {
  for (let i = 0; i < AROUND_X.length; i++) {
    for (let up = 0; up < 3; up++) {
      view.foundX = view.eyeX + view.wayX + part.radius * AROUND_X[i]
      view.foundY = view.eyeY + view.wayY + part.radius * AROUND_Y[i]
      view.foundZ = view.eyeZ + view.bottom + ((view.top - view.bottom) * (up + 0.5)) / 3
      if (isRayFree(scene, ground, from, to)) return true
    }
  }
  return false
}

/** What is in the way of the middle of the hit zone; if nothing (another part was the hidden one), of points beside it. */
function reasonsOf(
  scene: SightScene,
  from: number,
  to: number,
  kind: SightKind,
  eye: SightPoint,
): { readonly point: SightPoint; readonly blockedBy: readonly Blocker[] } {
  const ground = groundOf(scene.battlefield)
  const part = mainPart(scene.body[to], kind)
  const base = baseOf(scene, to) + (part.from + part.to) / 2
  let point = { x: 0, y: 0, z: 0 }
  for (let i = 0; i < AROUND_X.length; i++) {
    const x = xOf(scene, to, part.along) + part.radius * AROUND_X[i]
    const y = yOf(scene, to, part.along) + part.radius * AROUND_Y[i]
    point = { x, y, z: base }
    const blockedBy = blockersBetween(scene, ground, [from, to], eye, point)
    if (blockedBy.length > 0) return { point, blockedBy }
  }
  return { point, blockedBy: [] }
}

/** The biggest part that counts. */
function mainPart(body: Body, kind: SightKind): BodyPart {
  const size = ({ radius, from, to }: BodyPart): number => radius * (to - from)
  const counting = body.parts.filter((part) => kind === 'basic' || part.isHit)
  return counting.reduce((best, part) => (size(part) > size(best) ? part : best), counting[0] ?? body.parts[0])
}
