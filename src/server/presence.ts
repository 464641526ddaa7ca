import { textFrame } from './frame.ts'
import type { OpenTable } from './tables.ts'

/** Milliseconds. Whoever comes or goes meanwhile is part of the same message: a crowd must not cost a message for every pair. */
const WAIT = 150

const soon = new WeakSet<OpenTable>()

/** Tells everybody at a table which seats are there and how many watch, but not who. */
export function tellWhoIsHere(open: OpenTable): void {
  if (soon.has(open)) return
  soon.add(open)
  setTimeout(() => {
    soon.delete(open)
    const frame = textFrame(whoIsHere(open))
    for (const at of open.here) at.show(frame)
  }, WAIT).unref()
}

function whoIsHere({ here }: OpenTable): string {
  const all = [...here]
  const seats = [...new Set(all.flatMap((at) => at.seats))].sort((a, b) => a - b)
  const watchers = all.filter((at) => at.seats.length === 0).length
  return JSON.stringify({ type: 'here', seats, watchers })
}
