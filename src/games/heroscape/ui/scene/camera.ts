/** Where the camera is, without three and without a browser. Angles are in radians. */

/**
 * The camera stands `distance` away from its target, turned `azimuth` around it (0: from the south, growing to the east)
 * and `polar` down from straight above. At distance 0 it is an eye that looks around.
 */
export interface Shot {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly distance: number
  readonly azimuth: number
  readonly polar: number
  /** Vertical field of view. */
  readonly fov: number
}

export interface Vec {
  readonly x: number
  readonly y: number
  readonly z: number
}

export const ORBIT_FOV = 0.6
/** Far away through a long lens: almost without perspective. */
export const TOP_FOV = 0.12
export const EYE_FOV = 1.05

export interface Axes {
  /** From the target to the camera. */
  readonly back: Vec
  readonly right: Vec
  readonly up: Vec
}

export function axesOf({ azimuth, polar }: Pick<Shot, 'azimuth' | 'polar'>): Axes {
  const [sin, cos, over, flat] = [Math.sin(azimuth), Math.cos(azimuth), Math.cos(polar), Math.sin(polar)]
  return {
    back: { x: sin * flat, y: over, z: cos * flat },
    right: { x: cos, y: 0, z: -sin },
    up: { x: -sin * over, y: flat, z: -cos * over },
  }
}

export function positionOf(shot: Shot): Vec {
  const { back } = axesOf(shot)
  return {
    x: shot.x + back.x * shot.distance,
    y: shot.y + back.y * shot.distance,
    z: shot.z + back.z * shot.distance,
  }
}

const dot = (a: Vec, b: Vec): number => a.x * b.x + a.y * b.y + a.z * b.z

/** Points as the camera sees them: to the right, up, and towards it from the target. */
function seenFrom(shot: Shot, points: readonly Vec[]): Vec[] {
  const { back, right, up } = axesOf(shot)
  return points.map((point) => {
    const off = { x: point.x - shot.x, y: point.y - shot.y, z: point.z - shot.z }
    return { x: dot(off, right), y: dot(off, up), z: dot(off, back) }
  })
}

export interface Frame {
  /** Width by height. */
  readonly aspect: number
  /** Part of the picture left free at each side. */
  readonly margin: number
}

/** The nearest shot from the same side that shows all points, with them in the middle of the picture. */
export function fitShot(start: Shot, points: readonly Vec[], { aspect, margin }: Frame): Shot {
  const high = Math.tan(start.fov / 2) * (1 - margin)
  const wide = Math.tan(start.fov / 2) * aspect * (1 - margin)
  let shot = start
  for (let round = 0; round < 8; round++) {
    const seen = seenFrom(shot, points)
    let distance = 0
    for (const { x, y, z } of seen) distance = Math.max(distance, z + Math.abs(x) / wide, z + Math.abs(y) / high)
    let [left, right, low, top] = [Infinity, -Infinity, Infinity, -Infinity]
    for (const { x, y, z } of seen) {
      const away = distance - z
      left = Math.min(left, x / away)
      right = Math.max(right, x / away)
      low = Math.min(low, y / away)
      top = Math.max(top, y / away)
    }
    shot = slide({ ...shot, distance }, ((left + right) / 2) * distance, ((low + top) / 2) * distance)
  }
  const seen = seenFrom(shot, points)
  const [, distance] = spanOf(seen.map(({ x, y, z }) => z + Math.max(Math.abs(x) / wide, Math.abs(y) / high)))
  return { ...shot, distance }
}

/** The least and the most. Gone through, and not given to `Math.min`: a large battlefield has more points than a call may have arguments. */
export function spanOf(numbers: Iterable<number>): readonly [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity]
  for (const number of numbers) {
    if (number < least) least = number
    if (number > most) most = number
  }
  return [least, most]
}

export interface Bounds {
  readonly left: number
  readonly right: number
  readonly low: number
  readonly top: number
}

/** How far points reach in the picture, in parts of half its height from its middle. */
export function boundsOf(shot: Shot, points: readonly Vec[]): Bounds {
  const half = Math.tan(shot.fov / 2)
  let [left, right, low, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y, z } of seenFrom(shot, points)) {
    const away = Math.max(1e-3, shot.distance - z) * half
    left = Math.min(left, x / away)
    right = Math.max(right, x / away)
    low = Math.min(low, y / away)
    top = Math.max(top, y / away)
  }
  return { left, right, low, top }
}

/** Moves the target in the plane of the picture. */
function slide(shot: Shot, x: number, y: number): Shot {
  const { right, up } = axesOf(shot)
  return { ...shot, x: shot.x + right.x * x + up.x * y, y: shot.y + up.y * y, z: shot.z + right.z * x + up.z * y }
}

/** Moves the target over the ground by parts of the picture's height, so that the ground follows the finger. */
export function panned(shot: Shot, x: number, y: number): Shot {
  const height = 2 * Math.tan(shot.fov / 2) * shot.distance
  const { right, up } = axesOf(shot)
  const steep = Math.max(0.35, Math.cos(shot.polar))
  const flat = Math.hypot(up.x, up.z) || 1
  const [dx, dy] = [-x * height, (y * height) / steep]
  return { ...shot, x: shot.x + right.x * dx + (up.x / flat) * dy, z: shot.z + right.z * dx + (up.z / flat) * dy }
}

export interface Limits {
  readonly minPolar: number
  readonly maxPolar: number
  readonly minDistance: number
  readonly maxDistance: number
  readonly minX: number
  readonly maxX: number
  readonly minZ: number
  readonly maxZ: number
}

export function limited(shot: Shot, limits: Limits): Shot {
  const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
  return {
    ...shot,
    x: within(shot.x, limits.minX, limits.maxX),
    z: within(shot.z, limits.minZ, limits.maxZ),
    distance: within(shot.distance, limits.minDistance, limits.maxDistance),
    polar: within(shot.polar, limits.minPolar, limits.maxPolar),
  }
}

/** Zooms so that what is `x`, `y` (parts of the picture's height, from its middle) stays there. */
export function zoomed(shot: Shot, factor: number, x = 0, y = 0): Shot {
  const moved = panned(shot, -x * (1 - 1 / factor), -y * (1 - 1 / factor))
  return { ...moved, distance: shot.distance / factor }
}

/** Between two shots; turns the short way round, and changes the lens so that the picture does not jump. */
export function between(a: Shot, b: Shot, t: number): Shot {
  const mix = (from: number, to: number): number => from + (to - from) * t
  const turn = Math.atan2(Math.sin(b.azimuth - a.azimuth), Math.cos(b.azimuth - a.azimuth))
  const fov = mix(a.fov, b.fov)
  const span = mix(a.distance * Math.tan(a.fov / 2), b.distance * Math.tan(b.fov / 2))
  return {
    x: mix(a.x, b.x),
    y: mix(a.y, b.y),
    z: mix(a.z, b.z),
    distance: span / Math.tan(fov / 2),
    azimuth: a.azimuth + turn * t,
    polar: mix(a.polar, b.polar),
    fov,
  }
}
