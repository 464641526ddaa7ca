import { corner, DIRECTIONS, hexAt } from '../../../../kit/hex.ts'
import type { Battlefield } from '../../content/battlefield.ts'
import { columnOf } from '../../content/find-space.ts'
import type { SceneFigure, SceneMark } from '../scene/types.ts'

/** From the middle of a hex to its corners, as the plan draws it. */
export const SIZE = 20

export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const known = new WeakMap<Battlefield, Frame>()

/** What the plan shows, with a little air. */
export function frameOf(field: Battlefield): Frame {
  let frame = known.get(field)
  if (frame === undefined) {
    const { x, y } = field.columns
    const air = 1.4
    const [left, top] = [Math.min(...x) - air, Math.min(...y) - air]
    frame = {
      x: left * SIZE,
      y: top * SIZE,
      width: (Math.max(...x) + air - left) * SIZE,
      height: (Math.max(...y) + air - top) * SIZE,
    }
    known.set(field, frame)
  }
  return frame
}

export const xOf = ({ columns, spaces }: Battlefield, space: number): number => columns.x[spaces.column[space]] * SIZE
export const yOf = ({ columns, spaces }: Battlefield, space: number): number => columns.y[spaces.column[space]] * SIZE

/** The corners of a hex about the origin, as SVG writes them. */
export function hexPoints(part = 1): string {
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const { x, y } = corner(i, SIZE * part)
    return `${round(x)},${round(y)}`
  }).join(' ')
}

export const round = (n: number): number => Math.round(n * 100) / 100

/** The highest space of a column up to a level, or -1: everything there is cut off. */
export function shownSpace({ columns, spaces }: Battlefield, column: number, level: number): number {
  for (let space = columns.firstSpace[column + 1] - 1; space >= columns.firstSpace[column]; space--)
    if (spaces.level[space] <= level) return space
  return -1
}

export function isShown(field: Battlefield, space: number, level: number): boolean {
  return shownSpace(field, field.spaces.column[space], level) === space
}

/** A storey under a roof where somebody stands or something is offered; it is drawn as a small sign on the roof. */
export interface Chip {
  readonly space: number
  readonly x: number
  readonly y: number
  readonly figure: SceneFigure | undefined
  readonly mark: SceneMark | undefined
}

export const CHIP = 0.36 * SIZE
const CHIP_AT = [
  [-0.42, -0.42],
  [0.42, -0.42],
  [0, 0.55],
] as const

export function chipsOf(
  field: Battlefield,
  level: number,
  figures: readonly SceneFigure[],
  marks: readonly SceneMark[],
): Chip[] {
  const chips: Chip[] = []
  const { columns, spaces } = field
  for (let column = 0; column < columns.count; column++) {
    const top = shownSpace(field, column, level)
    let n = 0
    for (let space = columns.firstSpace[column]; space < top; space++) {
      const figure = figures.find((one) => one.front === space || one.rear === space)
      const mark = marks.find((one) => one.space === space)
      if ((figure === undefined && mark === undefined) || spaces.level[space] > level) continue
      const [dx, dy] = CHIP_AT[n++ % CHIP_AT.length]
      chips.push({ space, x: (columns.x[column] + dx) * SIZE, y: (columns.y[column] + dy) * SIZE, figure, mark })
    }
  }
  return chips
}

/** The space at a point of the plan, or -1. */
export function spaceAt(field: Battlefield, x: number, y: number, level: number, chips: readonly Chip[]): number {
  const chip = chips.find((one) => Math.hypot(one.x - x, one.y - y) <= CHIP)
  if (chip !== undefined) return chip.space
  const { q, r } = hexAt({ x: x / SIZE, y: y / SIZE })
  const column = columnOf(field.columns, q, r)
  return column < 0 ? -1 : shownSpace(field, column, level)
}
