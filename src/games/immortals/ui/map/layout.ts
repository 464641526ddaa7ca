import type { Plan } from '../../content/content.ts'
import { LIGHT, SHADOW, worldOf } from '../../content/names.ts'
import { heartsOf, type Point } from './geometry.ts'

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
  /** The tower: between the worlds, beside the one, or below it. */
  readonly tower: Frame
  readonly isTowerTall: boolean
}

const EDGE = 18
const HEAD = 30
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

/** `isNarrow`: everything in one column. */
export function layoutOf(plan: Plan, sight: Sight, isNarrow: boolean): Layout {
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
  const isTowerTall = sight === 'both' || !isNarrow
  const worlds = sight === 'both' ? 2 * plan.width : plan.width
  return {
    sight,
    width: worlds + (isTowerTall ? MIDDLE : 0) + 2 * EDGE - (isTowerTall && sight !== 'both' ? GAP : 0),
    height: bottom + EDGE + (isTowerTall ? 0 : GAP + TOWER_HEIGHT),
    worlds: pair(top, sheet),
    shift: [shiftOf(SHADOW), shiftOf(LIGHT)],
    regions: pair(below, REGIONS_HEIGHT),
    limbos: pair(below + REGIONS_HEIGHT + GAP, LIMBO_HEIGHT),
    isTowerTall,
    tower: isTowerTall
      ? { x: EDGE + plan.width + GAP, y: top, width: MIDDLE - 2 * GAP, height: bottom - top }
      : { x: EDGE, y: bottom + GAP, width: plan.width, height: TOWER_HEIGHT },
  }
}

export const isShown = (layout: Layout, land: number): boolean => shows(layout.sight, worldOf(land))

/** Where a land's things are in the drawing; lands of a hidden world lie where their twins are. */
export function spotOf(plan: Plan, layout: Layout, land: number): Point {
  const { x, y } = layout.shift[worldOf(land)]
  const heart = heartsOf(plan)[land]
  return { x: heart.x + x, y: heart.y + y }
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
