/** Where the points of all sides came from, by the events of the whole game. */
import type { GameEvent } from '../../../engine/index.ts'
import type { Event } from '../rules/words/words.ts'

export interface Account {
  readonly side: number
  readonly total: number
  /** By Chapter, [0] before the first. */
  readonly chapters: readonly number[]
}

/** Gains and losses by side and Chapter. What no event tells (points at the start) is counted as before the first. */
export function accountsOf(events: readonly GameEvent[], vp: readonly number[], chapters: number): Account[] {
  const sums = vp.map(() => Array<number>(chapters + 1).fill(0))
  let chapter = 0
  for (const event of events as readonly Event[]) {
    if (event.type === 'phaseBegan') chapter = Math.min(event.chapter, chapters)
    else if (event.type === 'vpGained') sums[event.side][chapter] += event.points
    else if (event.type === 'vpLost') sums[event.side][chapter] -= event.points
  }
  return vp.map((total, side) => {
    const rest = total - sums[side].reduce((sum, n) => sum + n, 0)
    return { side, total, chapters: sums[side].map((n, i) => (i === 0 ? n + rest : n)) }
  })
}
