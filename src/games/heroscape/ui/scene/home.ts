/** Where the camera stands at first: behind the own side, with everything as large as the room lets it be. Without three. */
import type { Rect } from '../../../../protocol/board.ts'
import { boundsOf, fitShot, ORBIT_FOV, panned, spanOf, TOP_FOV, type Shot, type Vec } from './camera.ts'
import type { Seat } from './reach.ts'

interface Shape {
  readonly width: number
  readonly height: number
}

/** The part of the canvas into which something of this shape is fitted. */
export type Free = (shape: Shape) => Rect

export interface Home {
  readonly shot: Shot
  /** The shot fills this part of the canvas; what lies beside it is seen as well. */
  readonly frame: Rect
}

export interface Wish {
  readonly points: readonly Vec[]
  readonly free: Free
  /** What lies over the canvas as long as there is something to tell, and where figures stand, which it should not hide. */
  readonly results?: Rect | undefined
  readonly places: readonly Vec[]
  /** Around the battlefield, the best of these. */
  readonly azimuths: readonly number[]
  readonly isTop: boolean
}

/** Part of the frame that stays free at each side. */
const MARGIN = 0.012
/** From straight above; the flatter, the more of a wide screen is filled. */
const POLARS = [0.92, 0.8, 0.68]
const TOP_POLAR = 0.0001
/** Somebody at a table sits behind his own army and may lean to one side. */
const LEANS = [0, 0.26, -0.26, 0.52, -0.52, 0.7, -0.7]
/** What a lean has to gain, by its angle. */
const STRAIGHTER = 0.14
/** What it costs to have everything under the results. */
const HIDDEN = 2
/** How much of what a play leaves of its frame it is moved aside; the rest stays its margin. */
const ASIDE = 0.96

/** The directions from which somebody who sits behind a point looks at another. */
export function azimuthsBehind({ own, facing }: Seat): number[] {
  const [x, z] = [own.x - facing.x, own.z - facing.z]
  const behind = Math.hypot(x, z) < 1 ? 0.3 : Math.atan2(x, z)
  return LEANS.map((lean) => behind + lean)
}

const sizeOf = ({ left, right, top, bottom }: Rect): Shape => ({ width: right - left, height: bottom - top })

/** Pixels for each unit of length at the shot's target. */
export const scaleOf = ({ shot, frame }: Home): number =>
  sizeOf(frame).height / (2 * Math.tan(shot.fov / 2) * shot.distance)

const fittedIn = (start: Shot, points: readonly Vec[], frame: Rect): Home => {
  const { width, height } = sizeOf(frame)
  return { frame, shot: fitShot(start, points, { aspect: width / height, margin: MARGIN }) }
}

/** The share of places that the results hide. */
export function hiddenIn(home: Home, { results, places }: Pick<Wish, 'results' | 'places'>): number {
  if (results === undefined || places.length === 0) return 0
  const hidden = places.filter((place) => {
    const { left: x, top: y } = rectOf(home, [place])
    return x > results.left && x < results.right && y > results.top && y < results.bottom
  })
  return hidden.length / places.length
}

/** As large as what is free allows; where something would be hidden, also at the sides of it. */
function fitted(start: Shot, wish: Wish): Home[] {
  const { points, free } = wish
  const { left, right, low, top } = boundsOf(fitShot(start, points, { aspect: 1.5, margin: 0 }), points)
  const frame = free({ width: right - left, height: top - low })
  const home = fittedIn(start, points, frame)
  if (hiddenIn(home, wish) === 0) return [home]
  const [all, play] = [sizeOf(frame), sizeOf(rectOf(home, points))]
  const aside = { ...frame, left: frame.left + ASIDE * (all.width - play.width) }
  const below = { ...frame, top: frame.top + ASIDE * (all.height - play.height) }
  return [home, ...[aside, below].map((part) => fittedIn(start, points, part))]
}

function middleOf(points: readonly Vec[]): { x: number; z: number } {
  const [left, right] = spanOf(points.map(({ x }) => x))
  const [back, front] = spanOf(points.map(({ z }) => z))
  return { x: (left + right) / 2, z: (back + front) / 2 }
}

/** The shot that shows all points largest. */
export function homeFor(wish: Wish): Home {
  const { points, azimuths, isTop } = wish
  const middle = { ...middleOf(points), y: 0, distance: 30 }
  let best: { home: Home; worth: number } | undefined
  azimuths.forEach((azimuth) => {
    const away = Math.abs(azimuth - azimuths[0])
    for (const polar of isTop ? [TOP_POLAR] : POLARS) {
      for (const home of fitted({ ...middle, azimuth, polar, fov: isTop ? TOP_FOV : ORBIT_FOV }, wish)) {
        const steep = isTop ? 1 : 0.8 + 0.2 * Math.sin(polar)
        const worth = scaleOf(home) * (1 - STRAIGHTER * away) * steep * (1 - HIDDEN * hiddenIn(home, wish))
        if (best === undefined || worth > best.worth) best = { home, worth }
      }
    }
  })
  return best!.home
}

/** The points that matter to how far all of them reach: those that lie farthest out in one of many directions. */
export function outermost(points: readonly Vec[]): Vec[] {
  const kept = new Set<Vec>()
  for (let turn = 0; turn < TURNS; turn++)
    for (const rise of RISES) {
      const angle = (turn * 2 * Math.PI) / TURNS
      const [dx, dz] = [Math.cos(angle) * Math.cos(rise), Math.sin(angle) * Math.cos(rise)]
      const dy = Math.sin(rise)
      let [best, most] = [points[0], -Infinity]
      for (const point of points) {
        const out = point.x * dx + point.y * dy + point.z * dz
        if (out > most) [best, most] = [point, out]
      }
      kept.add(best)
    }
  return [...kept]
}

const TURNS = 40
const RISES = [-0.7, -0.2, 0.2, 0.6, 1]

const extentOf = ({ left, right, low, top }: ReturnType<typeof boundsOf>, { frame }: Home): Rect => {
  const { width, height } = sizeOf(frame)
  const [x, y, half] = [frame.left + width / 2, frame.top + height / 2, height / 2]
  return { left: x + left * half, right: x + right * half, top: y - top * half, bottom: y - low * half }
}

/** Where points lie on the canvas. */
export const rectOf = (home: Home, points: readonly Vec[]): Rect => extentOf(boundsOf(home.shot, points), home)

/** How far something has to go to lie between two edges; in the middle if it is too long. */
const shift = (low: number, high: number, from: number, to: number): number =>
  high - low > to - from ? (from + to - low - high) / 2 : Math.max(0, from - low) + Math.min(0, to - high)

/** Round what has to be seen of a point. */
const SIGHT = 44

/** Moves over the ground until all of these points are in the frame, not farther than needed. */
export function revealed(home: Home, points: readonly Vec[]): Shot {
  const { frame } = home
  const { height } = sizeOf(frame)
  let { shot } = home
  for (let round = 0; round < 4 && points.length > 0; round++) {
    const seen = rectOf({ shot, frame }, points)
    const dx = shift(seen.left, seen.right, frame.left + SIGHT, frame.right - SIGHT)
    const dy = shift(seen.top, seen.bottom, frame.top + SIGHT, frame.bottom - SIGHT)
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) break
    shot = panned(shot, dx / height, dy / height)
  }
  return shot
}

/** At a scale at which it can be read, with these points in the middle; the whole where that can be read. */
export function nearFor(home: Home, legible: number, about: readonly Vec[]): Home {
  const scale = scaleOf(home)
  if (scale >= legible) return home
  const shot = { ...home.shot, distance: (home.shot.distance * scale) / legible }
  if (about.length === 0) return { ...home, shot }
  return { ...home, shot: { ...shot, ...middleOf(about) } }
}
