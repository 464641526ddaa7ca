import { freeFor } from '../../../../boardkit/map/insets.ts'
import type { Room } from '../../../../protocol/board.ts'
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
  /** By world, where it is shown: its lands, and how far they are shifted. */
  readonly worlds: readonly [Frame | undefined, Frame | undefined]
  readonly shift: readonly [Point, Point]
  /** By world: the shelf of the regions and the limbo. */
  readonly regions: readonly [Frame | undefined, Frame | undefined]
  readonly limbos: readonly [Frame | undefined, Frame | undefined]
  /** The tower: between the worlds, beside the one, or below it. */
  readonly tower: Frame
  readonly isTowerTall: boolean
  /** The scale at which it fits into the room. */
  readonly scale: number
}

/** Of the plan's height, above its lands and below them: nothing but sky. */
const ABOVE = 40
const REGIONS_HEIGHT = 84
const LIMBO_HEIGHT = 74
const GAP = 12
const MIDDLE = 208
/** In one column the tower lies below. */
const TOWER_HEIGHT = 180
/** Shelves beside a world. */
const SIDE = 250
const SIDE_REGIONS = 420

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

/** By world: where its lands begin. */
function leftOf(plan: Plan, sight: Sight, world: number, { isSide }: Plot): number {
  const first = isSide ? SIDE + GAP : 0
  return sight === 'both' && world === LIGHT ? first + plan.width + MIDDLE : first
}

type Shelves = Pick<Layout, 'regions' | 'limbos'>

function shelvesOf(plan: Plan, sight: Sight, plot: Plot): Shelves {
  const sheet = plan.height - ABOVE
  const each = (make: (world: number) => Frame): [Frame | undefined, Frame | undefined] => [
    shows(sight, SHADOW) ? make(SHADOW) : undefined,
    shows(sight, LIGHT) ? make(LIGHT) : undefined,
  ]
  if (plot.isSide) {
    const x = (world: number): number =>
      sight === 'both' && world === LIGHT ? leftOf(plan, sight, world, plot) + plan.width + GAP : 0
    const y = SIDE_REGIONS + GAP
    return {
      regions: each((world) => ({ x: x(world), y: 0, width: SIDE, height: SIDE_REGIONS })),
      limbos: each((world) => ({ x: x(world), y, width: SIDE, height: sheet - y })),
    }
  }
  const x = (world: number): number => leftOf(plan, sight, world, plot)
  const y = sheet + GAP
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

function plotted(plan: Plan, sight: Sight, plot: Plot): Omit<Layout, 'scale'> {
  const { isSide, isTowerTall } = plot
  const isBoth = sight === 'both'
  const sheet = plan.height - ABOVE
  const bottom = sheet + (isSide ? 0 : GAP + REGIONS_HEIGHT + GAP + LIMBO_HEIGHT)
  const left = (world: number): number => leftOf(plan, sight, world, plot)
  const frame = (world: number): Frame | undefined =>
    shows(sight, world) ? { x: left(world), y: 0, width: plan.width, height: sheet } : undefined
  const shiftOf = (world: number): Point => ({ x: left(world) - plan.left[world], y: -ABOVE })
  const end = (isBoth ? left(LIGHT) : left(SHADOW)) + plan.width
  const sides = isBoth ? (isSide ? GAP + SIDE : 0) : isTowerTall ? MIDDLE - GAP : 0
  return {
    sight,
    width: end + sides,
    height: bottom + (isTowerTall ? 0 : GAP + TOWER_HEIGHT),
    worlds: [frame(SHADOW), frame(LIGHT)],
    shift: [shiftOf(SHADOW), shiftOf(LIGHT)],
    ...shelvesOf(plan, sight, plot),
    isTowerTall,
    tower: isTowerTall
      ? { x: left(SHADOW) + plan.width + GAP, y: 0, width: MIDDLE - 2 * GAP, height: bottom }
      : { x: 0, y: bottom + GAP, width: plan.width, height: TOWER_HEIGHT },
  }
}

/** How large a drawing gets in what the plates of a room leave free, and how much of its width is in sight where it has to be read. */
function fitIn(room: Room, { width, height }: Pick<Layout, 'width' | 'height'>): { scale: number; seen: number } {
  const { left, top, right, bottom } = freeFor(room, { width, height })
  const [across, down] = [(right - left) / width, (bottom - top) / height]
  const scale = Math.min(across, down)
  const drawn = room.isSmall ? Math.max(scale, LEGIBLE) : scale
  return { scale, seen: Math.min(1, across / drawn) }
}

/** The layout with least beside a room, for one looks further down more easily than aside; of those the largest. */
export function layoutOf(plan: Plan, sight: Sight, room: Room): Layout {
  const layouts = PLOTS[sight === 'both' ? 'both' : 'one'].map((plot) => {
    const layout = plotted(plan, sight, plot)
    const { scale, seen } = fitIn(room, layout)
    return { layout: { ...layout, scale }, seen: Math.round(seen * 100) }
  })
  return layouts.reduce((best, one) =>
    one.seen > best.seen || (one.seen === best.seen && one.layout.scale > best.layout.scale) ? one : best,
  ).layout
}

export const isShown = (layout: Layout, land: number): boolean => shows(layout.sight, worldOf(land))

/** Where a land's things are in the drawing; lands of a hidden world lie where their twins are. */
export function spotOf(plan: Plan, layout: Layout, land: number): Point {
  const { x, y } = layout.shift[worldOf(land)]
  const heart = heartsOf(plan)[land]
  return { x: heart.x + x, y: heart.y + y }
}

/** Where the name of a limbo stands before the players' parts. */
const LIMBO_HEAD = { wide: 190, tall: 70 }

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

/** Names and numbers are written so large that this many pixels are left of them at the scale that fits the room. */
const READ = 12.1
/** In the drawing's units: of names and numbers. */
const WRITTEN = { least: 24, most: 34 }

/** How large names and numbers are written when the world is drawn at a scale. */
export const writtenAt = (scale: number): number =>
  Math.min(WRITTEN.most, Math.max(WRITTEN.least, READ / Math.max(scale, 0.01)))

/** The scale from which on names can be read. */
export const LEGIBLE = READ / WRITTEN.most

/** The sizes of everything on a land against those at which it is drawn. */
export const growthAt = (scale: number): number => writtenAt(scale) / WRITTEN.least
