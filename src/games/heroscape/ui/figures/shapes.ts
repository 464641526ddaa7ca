import type { Paint, Sculpt } from './sculpt.ts'
import { addFaces } from './sculpt.ts'
import type { Vec } from './vec.ts'
import { across, add, along, cross, length, scale, sub, unit } from './vec.ts'

interface LoftOptions {
  readonly isFlat?: boolean
  /** The rings do not close: a sheet. */
  readonly isOpen?: boolean
}

/** A skin over rings of equally many points, each counter-clockwise seen from the end it grows towards. */
export function loft(s: Sculpt, rings: readonly (readonly Vec[])[], paint: Paint, options: LoftOptions = {}) {
  const count = rings[0].length
  const faces: number[] = []
  for (let i = 0; i + 1 < rings.length; i++) {
    for (let j = 0; j < (options.isOpen ? count - 1 : count); j++) {
      const next = (j + 1) % count
      const [a, b, c, d] = [i * count + j, i * count + next, (i + 1) * count + next, (i + 1) * count + j]
      faces.push(a, b, c, a, c, d)
    }
  }
  addFaces(s, rings.flat(), faces, paint, options.isFlat ?? false)
}

/** A radius, or one to the side and one to the front. */
export type Radius = number | readonly [number, number]

function ring(centre: Vec, u: Vec, v: Vec, radius: Radius, sides: number): Vec[] {
  const [ru, rv] = typeof radius === 'number' ? [radius, radius] : radius
  return Array.from({ length: sides }, (_, j) => {
    const angle = (2 * Math.PI * j) / sides
    return add(centre, add(scale(u, Math.sin(angle) * ru), scale(v, Math.cos(angle) * rv)))
  })
}

interface TubeOptions {
  readonly sides?: number
  readonly isFlat?: boolean
  /** Where the first of two radii points. */
  readonly side?: Vec
  /** Ends are left open, because they lie inside something else. */
  readonly isOpen?: boolean
}

/** A round or oval hose through points. A radius of 0 at the end makes a tip; other ends are closed flat. */
export function tube(
  s: Sculpt,
  points: readonly Vec[],
  radii: readonly Radius[],
  paint: Paint,
  options: TubeOptions = {},
) {
  const sides = options.sides ?? 7
  const rings: Vec[][] = []
  let side = options.side ?? [1, 0, 0]
  for (const [i, point] of points.entries()) {
    const axis = unit(sub(points[Math.min(i + 1, points.length - 1)], points[Math.max(i - 1, 0)]))
    const u = across(axis, side)
    side = u
    rings.push(ring(point, u, cross(u, axis), radii[i], sides))
  }
  loft(s, options.isOpen ? rings : capped(rings), paint, { isFlat: options.isFlat ?? false })
}

const centreOf = (points: readonly Vec[]): Vec =>
  scale(
    points.reduce((sum, point) => add(sum, point), [0, 0, 0] as Vec),
    1 / points.length,
  )

/** The end rings are doubled, so that the shading breaks at the edge. */
function capped(rings: readonly Vec[][]): Vec[][] {
  const [first, last] = [rings[0], rings[rings.length - 1]]
  const fan = (points: Vec[]) => points.map(() => centreOf(points))
  return [fan(first), first, ...rings, last, fan(last)]
}

/** A tapered limb with round ends. */
export function limb(s: Sculpt, a: Vec, b: Vec, ra: number, rb: number, paint: Paint, sides = 7) {
  const axis = unit(sub(b, a))
  tube(
    s,
    [along(a, axis, -ra), along(a, axis, -ra * 0.6), a, b, along(b, axis, rb * 0.6), along(b, axis, rb)],
    [0, ra * 0.8, ra, rb, rb * 0.8, 0],
    paint,
    { sides, isOpen: true },
  )
}

/** Like `limb`, swelling to `middle` on the way: calves, thighs, upper arms. */
export function muscle(s: Sculpt, a: Vec, b: Vec, [ra, middle, rb]: Vec, paint: Paint, sides = 7) {
  const axis = unit(sub(b, a))
  const size = length(sub(b, a))
  tube(
    s,
    [along(a, axis, -ra * 0.9), along(a, axis, -ra * 0.4), along(a, axis, size * 0.35), b, along(b, axis, rb)],
    [0, ra * 0.85, middle, rb, 0],
    paint,
    { sides, isOpen: true },
  )
}

export function cone(s: Sculpt, from: Vec, to: Vec, radius: Radius, paint: Paint, sides = 6) {
  tube(s, [from, to], [radius, 0], paint, { sides })
}

export function rod(s: Sculpt, from: Vec, to: Vec, radius: number, paint: Paint, sides = 6) {
  tube(s, [from, to], [radius, radius], paint, { sides })
}

export function ball(s: Sculpt, centre: Vec, radius: number | Vec, paint: Paint, sides = 8) {
  const [rx, ry, rz] = typeof radius === 'number' ? [radius, radius, radius] : radius
  const rows = Math.max(3, Math.round(sides * 0.6))
  const rings = Array.from({ length: rows + 1 }, (_, i) => {
    const angle = (Math.PI * i) / rows
    const out = Math.sin(angle)
    return ring(add(centre, [0, -Math.cos(angle) * ry, 0]), [1, 0, 0], [0, 0, 1], [rx * out, rz * out], sides)
  })
  loft(s, rings, paint)
}

/** Turned on a lathe around y: pairs of radius and height from the bottom up. A repeated pair makes a sharp edge. */
export function turned(
  s: Sculpt,
  profile: readonly (readonly [Radius, number])[],
  paint: Paint,
  { sides = 10, isFlat = false, centre = [0, 0, 0] as Vec } = {},
) {
  const rings = profile.map(([radius, y]) => ring(add(centre, [0, y, 0]), [1, 0, 0], [0, 0, 1], radius, sides))
  loft(s, rings, paint, { isFlat })
}

/** A block around `centre`; `taper` is how much smaller its top is. */
export function block(
  s: Sculpt,
  centre: Vec,
  [w, h, d]: Vec,
  paint: Paint,
  taper: number | readonly [number, number] = 1,
) {
  const [tx, tz] = typeof taper === 'number' ? [taper, taper] : taper
  const level = (y: number, x: number, z: number): Vec[] => [
    add(centre, [-x, y, z]),
    add(centre, [x, y, z]),
    add(centre, [x, y, -z]),
    add(centre, [-x, y, -z]),
  ]
  loft(s, capped([level(-h / 2, w / 2, d / 2), level(h / 2, (w / 2) * tx, (d / 2) * tz)]), paint, { isFlat: true })
}

/** A flat outline (counter-clockwise in x, y) of the given thickness along z, its rim bevelled towards the front and back. */
export function plate(
  s: Sculpt,
  outline: readonly (readonly [number, number])[],
  thickness: number,
  paint: Paint,
  bevel = 0.15,
) {
  const [cx, cy] = [0, 1].map((c) => outline.reduce((sum, point) => sum + point[c], 0) / outline.length)
  const level = (z: number, size: number): Vec[] =>
    outline.map(([x, y]) => [cx + (x - cx) * size, cy + (y - cy) * size, z])
  const half = thickness / 2
  loft(s, capped([level(-half, 1 - bevel), level(0, 1), level(half, 1 - bevel)]), paint, { isFlat: true })
}

/** A blade from hilt to point with an edge on both sides; `face` is where its flat looks. */
export function blade(s: Sculpt, from: Vec, to: Vec, width: number, face: Vec, paint: Paint, thick = 0.25) {
  const shoulder = along(from, sub(to, from), 0.82)
  const radius: Radius = [width / 2, (width / 2) * thick]
  const side = cross(unit(sub(to, from)), face)
  tube(s, [from, shoulder, to], [radius, [radius[0] * 0.85, radius[1]], 0], paint, { sides: 4, isFlat: true, side })
}

/** A thin cloth or skin over rows of points (each row from left to right seen from behind), the same on both sides. */
export function sheet(
  s: Sculpt,
  rows: readonly (readonly Vec[])[],
  paint: Paint,
  inside: Paint = paint,
  thickness = 0.02,
) {
  loft(s, rows, paint, { isOpen: true })
  const back = rows.map((row, i) =>
    row.map((point, j) => {
      const sideways = sub(row[Math.min(j + 1, row.length - 1)], row[Math.max(j - 1, 0)])
      const upwards = sub(rows[Math.min(i + 1, rows.length - 1)][j], rows[Math.max(i - 1, 0)][j])
      return along(point, unit(cross(sideways, upwards)), -thickness)
    }),
  )
  loft(
    s,
    back.map((row) => [...row].reverse()),
    inside,
    { isOpen: true },
  )
}
