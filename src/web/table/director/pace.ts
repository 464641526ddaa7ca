import type { Beat } from '../../../protocol/board.ts'

/** How fast acts of others are shown. */
export type Pace = 'slow' | 'normal' | 'fast' | 'atOnce'
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'atOnce']

/** In milliseconds at normal pace. */
const LENGTHS: Readonly<Record<Beat, number>> = { none: 0, glance: 500, motion: 800, result: 1600 }
const FACTORS: Readonly<Record<Pace, number>> = { slow: 2, normal: 1, fast: 0.4, atOnce: 0 }

/** A whole show at normal pace, in milliseconds: a longer one goes faster. */
const WHOLE = 25_000
/** Nothing is shown for less, at normal pace: what is faster is not seen. */
const LEAST = 120

export const lengthOf = (beat: Beat): number => LENGTHS[beat]

/** The speed at which so much fits into one show, 1 if it does already. */
export const speedFor = (length: number): number => Math.min(1, WHOLE / Math.max(1, length))

/** How long a beat is shown, in milliseconds. */
export function timeFor(beat: Beat, pace: Pace, speed: number): number {
  const length = LENGTHS[beat]
  return length === 0 ? 0 : Math.round(Math.max(LEAST, length * speed) * FACTORS[pace])
}

/** The faster of two. */
export const fasterOf = (a: Pace, b: Pace): Pace => (PACES.indexOf(a) > PACES.indexOf(b) ? a : b)
