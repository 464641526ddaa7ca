import type { Plan } from '../../content/content.ts'
import { LIGHT, SHADOW, worldOf } from '../../content/names.ts'
import type { Point } from './geometry.ts'

/** Which worlds are shown: both side by side, or one of them. */
export type Sight = 'both' | 0 | 1

export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where everything lies in the drawing. */
export interface Layout {
  readonly sight: Sight
  readonly width: number
  readonly height: number
  /** By world, where it is shown: the sheet, and how far its lands are shifted. */
  readonly worlds: readonly [Frame | undefined, Frame | undefined]
  readonly shift: readonly [Point, Point]
  /** By world: the shelf of the regions and the limbo. */
  readonly regions: readonly [Frame | undefined, Frame | undefined]
  readonly limbos: readonly [Frame | undefined, Frame | undefined]
  /** The tower between the worlds. */
  readonly tower: Frame
}

const EDGE = 18
const HEAD = 58
const REGIONS_HEIGHT = 66
const LIMBO_HEIGHT = 92
const GAP = 12
const MIDDLE = 214
/** In one column the tower lies below. */
const TOWER_HEIGHT = 150

const shows = (sight: Sight, world: number): boolean => sight === 'both' || sight === world

/** By world: where its sheet begins. */
function leftOf(plan: Plan, sight: Sight, world: number): number {
  return sight === 'both' && world === LIGHT ? EDGE + plan.width + MIDDLE : EDGE
}

export function layoutOf(plan: Plan, sight: Sight): Layout {
  const top = EDGE
  const sheet = plan.height + HEAD
  const below = top + sheet + GAP
  const frame = (world: number, y: number, height: number): Frame | undefined =>
    shows(sight, world) ? { x: leftOf(plan, sight, world), y, width: plan.width, height } : undefined
  const pair = (y: number, height: number): [Frame | undefined, Frame | undefined] => [
    frame(SHADOW, y, height),
    frame(LIGHT, y, height),
  ]
  const shiftOf = (world: number): Point => ({ x: leftOf(plan, sight, world) - plan.left[world], y: top + HEAD })
  const bottom = below + REGIONS_HEIGHT + GAP + LIMBO_HEIGHT
  const isBoth = sight === 'both'
  return {
    sight,
    width: (isBoth ? 2 * plan.width + MIDDLE : plan.width) + 2 * EDGE,
    height: bottom + EDGE + (isBoth ? 0 : GAP + TOWER_HEIGHT),
    worlds: pair(top, sheet),
    shift: [shiftOf(SHADOW), shiftOf(LIGHT)],
    regions: pair(below, REGIONS_HEIGHT),
    limbos: pair(below + REGIONS_HEIGHT + GAP, LIMBO_HEIGHT),
    tower: isBoth
      ? { x: EDGE + plan.width + GAP, y: top, width: MIDDLE - 2 * GAP, height: bottom - top }
      : { x: EDGE, y: bottom + GAP, width: plan.width, height: TOWER_HEIGHT },
  }
}

export const isShown = (layout: Layout, land: number): boolean => shows(layout.sight, worldOf(land))

/** The middle of a land in the drawing; lands of a hidden world lie where their twins are. */
export function spotOf(plan: Plan, layout: Layout, land: number): Point {
  const { x, y } = layout.shift[worldOf(land)]
  return { x: plan.x[land] + x, y: plan.y[land] + y }
}

/** Where the name of a limbo stands before the players' parts. */
export const LIMBO_HEAD = 128

/** The middle of a role's part of a limbo; `undefined` where its world is hidden. */
export function limboSpot(layout: Layout, world: number, role: number, roles: number): Point | undefined {
  const frame = layout.limbos[world]
  if (frame === undefined) return undefined
  const wide = (frame.width - LIMBO_HEAD) / Math.max(1, roles)
  return { x: frame.x + LIMBO_HEAD + (role + 0.5) * wide, y: frame.y + frame.height / 2 }
}
