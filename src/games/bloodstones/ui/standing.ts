import type { BoardProps } from '../../../protocol/board.ts'
import { armiesIn } from './area-info.tsx'
import { unitsIn, villagesIn, type Stack } from './cells.ts'
import type { Chart } from './data.ts'
import { SCALE } from './geometry.ts'
import { isFortress } from './pieces.tsx'

/* Where everything in an area stands, for drawing it and for pointing at it. */

/** How wide a tile is in its own units, and on the screen at least. */
const TILE_WIDTH = 25
const LEAST = 24.5
const NEAR = 1.15
const FAR = 2.3

/** How large pieces are drawn on a map of this scale: never smaller than can be seen and touched. */
export const pieceScale = (sharp: number): number =>
  Math.min(FAR, Math.max(NEAR, LEAST / (TILE_WIDTH * Math.max(sharp, 0.1))))

export interface Stand {
  readonly stack: Stack
  readonly x: number
  readonly y: number
}

export interface ArmyStand {
  readonly role: number
  readonly x: number
  readonly y: number
  readonly stands: readonly Stand[]
}

export interface AreaStand {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly armies: readonly ArmyStand[]
  readonly villages:
    { readonly owner: number; readonly count: number; readonly x: number; readonly y: number } | undefined
}

const MOST_IN_ROW = 4
/** From one stack to the next; many of them overlap. */
const STEP = 27
const WIDEST = 57
const ROW = 36

/** Fortresses stand behind, on the left. */
const inOrder = (stacks: readonly Stack[]): Stack[] =>
  stacks.toSorted((a, b) => Number(isFortress(b.unit)) - Number(isFortress(a.unit)))

const stepOf = (inRow: number): number => (inRow < 3 ? STEP : Math.min(STEP, WIDEST / (inRow - 1)))

/** Where each of so many stacks stands: one row, or two when there are many and nobody else is there. */
export function rows(count: number, isShared: boolean): { readonly x: number; readonly y: number }[] {
  const isOne = isShared || count <= MOST_IN_ROW
  const first = isOne ? count : Math.ceil(count / 2)
  return Array.from({ length: count }, (_, i) => {
    const [at, inRow] = i < first ? [i, first] : [i - first, count - first]
    return { x: (at - (inRow - 1) / 2) * stepOf(inRow), y: isOne ? 0 : i < first ? -17 : 17 }
  })
}

/** Everything in an area, in the units of the drawing; `undefined` where nothing is. */
export function standingIn(view: BoardProps['view'], chart: Chart, area: number, scale: number): AreaStand | undefined {
  const armies = armiesIn(unitsIn(view, area))
  const villages = villagesIn(view, area)
  if (armies.length === 0 && villages === undefined) return undefined
  const [x, y] = [chart.hearts[area][0] * SCALE, chart.hearts[area][1] * SCALE]
  const isShared = armies.length > 1
  const top = isShared ? (-ROW * (armies.length - 1)) / 2 : villages === undefined ? -4 : -15
  return {
    x,
    y,
    scale,
    armies: armies.map(({ role, stacks }, i) => {
      const ordered = inOrder(stacks)
      const places = rows(ordered.length, isShared)
      const stands = ordered.map((stack, n) => ({ stack, ...places[n] }))
      return { role, x, y: y + (top + ROW * i) * scale, stands }
    }),
    villages:
      villages === undefined
        ? undefined
        : {
            ...villages,
            x: isShared ? x + 34 * scale : x,
            y: armies.length === 0 ? y + 2 * scale : isShared ? y : y + 12 * scale,
          },
  }
}
