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
/** Shelves beside a world. */
const SIDE = 232
const SIDE_REGIONS = 372

const shows = (sight: Sight, world: number): boolean => sight === 'both' || sight === world

/** Shelves below the worlds or beside them; the tower upright or below. */
interface Plot {
  readonly isSide: boolean
  readonly isTowerTall: boolean
}

const PLOTS: Readonly<Record<'both' | 'one', readonly Plot[]>> = {
  both: [
    { isSide: false, isTowerTall: true },
    { isSide: true, isTowerTall: true },
  ],
  one: [
    { isSide: false, isTowerTall: false },
    { isSide: false, isTowerTall: true },
    { isSide: true, isTowerTall: true },
  ],
}

/** By world: where its sheet begins. */
function leftOf(plan: Plan, sight: Sight, world: number, { isSide }: Plot): number {
  const first = EDGE + (isSide ? SIDE + GAP : 0)
  return sight === 'both' && world === LIGHT ? first + plan.width + MIDDLE : first
}

type Shelves = Pick<Layout, 'regions' | 'limbos'>

function shelvesOf(plan: Plan, sight: Sight, plot: Plot): Shelves {
  const sheet = plan.height + HEAD
  const each = (make: (world: number) => Frame): [Frame | undefined, Frame | undefined] => [
    shows(sight, SHADOW) ? make(SHADOW) : undefined,
    shows(sight, LIGHT) ? make(LIGHT) : undefined,
  ]
  if (plot.isSide) {
    const x = (world: number): number =>
      sight === 'both' && world === LIGHT ? leftOf(plan, sight, world, plot) + plan.width + GAP : EDGE
    const y = EDGE + SIDE_REGIONS + GAP
    return {
      regions: each((world) => ({ x: x(world), y: EDGE, width: SIDE, height: SIDE_REGIONS })),
      limbos: each((world) => ({ x: x(world), y, width: SIDE, height: EDGE + sheet - y })),
    }
  }
  const x = (world: number): number => leftOf(plan, sight, world, plot)
  const y = EDGE + sheet + GAP
  return {
    regions: each((world) => ({ x: x(world), y, width: plan.width, height: REGIONS_HEIGHT })),
    limbos: each((world) => ({
      x: x(world),
      y: y + REGIONS_HEIGHT + GAP,
      width: plan.width,
      height: LIMBO_HEIGHT,
    })),
  }
}

function plotted(plan: Plan, sight: Sight, plot: Plot): Layout {
  const { isSide, isTowerTall } = plot
  const isBoth = sight === 'both'
  const sheet = plan.height + HEAD
  const bottom = EDGE + sheet + (isSide ? 0 : GAP + REGIONS_HEIGHT + GAP + LIMBO_HEIGHT)
  const left = (world: number): number => leftOf(plan, sight, world, plot)
  const frame = (world: number): Frame | undefined =>
    shows(sight, world) ? { x: left(world), y: EDGE, width: plan.width, height: sheet } : undefined
  const shiftOf = (world: number): Point => ({ x: left(world) - plan.left[world], y: EDGE + HEAD })
  const end = (isBoth ? left(LIGHT) : left(SHADOW)) + plan.width
  const sides = isBoth ? (isSide ? GAP + SIDE : 0) : isTowerTall ? MIDDLE - GAP : 0
  return {
    sight,
    width: end + sides + EDGE,
    height: bottom + EDGE + (isTowerTall ? 0 : GAP + TOWER_HEIGHT),
    worlds: [frame(SHADOW), frame(LIGHT)],
    shift: [shiftOf(SHADOW), shiftOf(LIGHT)],
    ...shelvesOf(plan, sight, plot),
    isTowerTall,
    tower: isTowerTall
      ? { x: left(SHADOW) + plan.width + GAP, y: EDGE, width: MIDDLE - 2 * GAP, height: bottom - EDGE }
      : { x: EDGE, y: bottom + GAP, width: plan.width, height: TOWER_HEIGHT },
  }
}

/** The layout that is largest in a box. */
export function layoutOf(plan: Plan, sight: Sight, box: { readonly width: number; readonly height: number }): Layout {
  const layouts = PLOTS[sight === 'both' ? 'both' : 'one'].map((plot) => plotted(plan, sight, plot))
  const scale = ({ width, height }: Layout): number => Math.min(box.width / width, box.height / height)
  return layouts.reduce((best, layout) => (scale(layout) > scale(best) ? layout : best))
}

export const isShown = (layout: Layout, land: number): boolean => shows(layout.sight, worldOf(land))

/** Where a land's things are in the drawing; lands of a hidden world lie where their twins are. */
export function spotOf(plan: Plan, layout: Layout, land: number): Point {
  const { x, y } = layout.shift[worldOf(land)]
  const heart = heartsOf(plan)[land]
  return { x: heart.x + x, y: heart.y + y }
}

/** Where the name of a limbo stands before the players' parts. */
const LIMBO_HEAD = { wide: 128, tall: 54 }

const isTall = ({ width, height }: Frame): boolean => height > width

/** A part of a shelf: shelves below a world go to the right, those beside it down. */
export function partOf(frame: Frame, i: number, count: number, head = 0): Frame {
  const { x, y, width, height } = frame
  if (isTall(frame)) {
    const high = (height - head) / count
    return { x, y: y + head + i * high + 3, width, height: high - 6 }
  }
  const wide = (width - head) / count
  return { x: x + head + i * wide + 3, y, width: wide - 6, height }
}

/** A role's part of a limbo. */
export const limboPart = (frame: Frame, role: number, roles: number): Frame =>
  partOf(frame, role, Math.max(1, roles), isTall(frame) ? LIMBO_HEAD.tall : LIMBO_HEAD.wide)

/** The middle of a role's part of a limbo; `undefined` where its world is hidden. */
export function limboSpot(layout: Layout, world: number, role: number, roles: number): Point | undefined {
  const frame = layout.limbos[world]
  if (frame === undefined) return undefined
  const { x, y, width, height } = limboPart(frame, role, roles)
  return { x: x + width / 2, y: y + height / 2 }
}
