import type { Language } from '../../../protocol/board.ts'
import type { Chart } from './data.ts'
import { SCALE } from './geometry.ts'

/* Where the names of areas stand on the map: one over the other is read by nobody. */

export interface NamePlace {
  readonly x: number
  readonly y: number
}

/** How large names are written, in the drawing's units. */
export interface NameSize {
  readonly land: number
  readonly sea: number
  /** Large pieces push names down. */
  readonly drop: number
}

/** Below the middle of a land, and above that of a sea. */
const BELOW = 39
const ABOVE = 24
/** Of a letter, against the size it is written in. */
const WIDE = { land: 0.45, sea: 0.58 }
/** Tried one after the other, in sizes: below, further below, above. */
const STEPS = [0, 0.8, -0.8]

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const meets = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

/** By area; none for a name that has no room at this size: it is told where somebody points. */
export function namePlaces(chart: Chart, language: Language, size: NameSize): (NamePlace | undefined)[] {
  const found: (NamePlace | undefined)[] = chart.names.map(() => undefined)
  const taken: Box[] = []
  const kindOf = (area: number): 'land' | 'sea' => (chart.terrain[area] === 'sea' ? 'sea' : 'land')
  const placed = (area: number, step: number): { place: NamePlace; box: Box } => {
    const kind = kindOf(area)
    const half = (chart.names[area][language].length * WIDE[kind] * size[kind]) / 2
    const most = Math.max(half, chart.width * SCALE - half)
    const x = Math.min(most, Math.max(half, chart.hearts[area][0] * SCALE))
    const below = kind === 'sea' ? -ABOVE : BELOW + size.drop
    const y = Math.min(chart.height * SCALE - 4, chart.hearts[area][1] * SCALE + below + step * size[kind])
    return {
      place: { x, y },
      box: { left: x - half, right: x + half, top: y - 0.75 * size[kind], bottom: y + 0.2 * size[kind] },
    }
  }
  // Short names first: more of them find room.
  const order = [...chart.names.keys()].sort(
    (a, b) => chart.names[a][language].length - chart.names[b][language].length || a - b,
  )
  for (const area of order)
    for (const step of STEPS) {
      const { place, box } = placed(area, step)
      if (taken.some((other) => meets(box, other))) continue
      found[area] = place
      taken.push(box)
      break
    }
  return found
}
