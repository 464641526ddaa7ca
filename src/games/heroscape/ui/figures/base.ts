import type { BufferGeometry } from 'three'
import { finish, newSculpt } from './sculpt.ts'
import { loft } from './shapes.ts'
import type { Vec } from './vec.ts'

/** How high the plate is on which a figure stands. */
export const BASE_HEIGHT = 0.1
/** Between the centres of two neighbouring spaces. */
export const SPACING = Math.sqrt(3)
const RADIUS = 0.62
const WAIST = 0.48
const SIDES = 28

/** The outline on the plan, grown by `by`, counter-clockwise seen from above. */
function outline(spaces: 1 | 2, by: number): (readonly [number, number])[] {
  const radius = RADIUS + by
  if (spaces === 1) return circle(0, radius, 0, 2 * Math.PI, SIDES, false)
  const open = 2.3
  return [
    ...circle(0, radius, -open, open, SIDES * 0.75, true),
    [WAIST + by, -SPACING / 2],
    ...circle(-SPACING, radius, Math.PI - open, Math.PI + open, SIDES * 0.75, true),
    [-WAIST - by, -SPACING / 2],
  ]
}

function circle(
  z: number,
  radius: number,
  from: number,
  to: number,
  steps: number,
  isArc: boolean,
): [number, number][] {
  return Array.from({ length: isArc ? steps + 1 : steps }, (_, i) => {
    const angle = from + ((to - from) * i) / steps
    return [Math.sin(angle) * radius, z + Math.cos(angle) * radius]
  })
}

/** The plate below a figure, white, to be tinted in the player's colour. Its rear space lies at z = -√3. */
export function makeBase(spaces: 1 | 2): BufferGeometry {
  const s = newSculpt()
  const at = (by: number, y: number) => outline(spaces, by).map(([x, z]): Vec => [x, y, z])
  const middle = (y: number) =>
    outline(spaces, 0).map(([, z]): Vec => [0, y, spaces === 1 ? 0 : Math.min(0, Math.max(-SPACING, z))])
  const edge = [at(0, 0), at(0, 0.055), at(-0.035, 0.085)]
  const top = [at(-0.035, 0.085), at(-0.05, 0.075), at(-0.06, BASE_HEIGHT)]
  loft(s, [...edge, ...top, at(-0.06, BASE_HEIGHT), middle(BASE_HEIGHT)], '#ffffff')
  return finish(s, 0, 1, false)
}
