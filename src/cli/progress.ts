import type { Io } from './io.ts'

const WIDTH = 30
const EVERY_MS = 100

/** A bar on the error stream, drawn over itself; silent where nobody watches. */
export function progressBar(
  io: Io,
  wanted: boolean,
  total: number,
): { at(done: number, note?: string): void; end(): void } {
  const shown = io.progress || wanted
  let drawnAt = 0
  let drawn = false
  return {
    at(done, note = '') {
      const now = performance.now()
      if (!shown || (now - drawnAt < EVERY_MS && done < total)) return
      drawnAt = now
      drawn = true
      const filled = total === 0 ? WIDTH : Math.round((WIDTH * done) / total)
      io.err(`\r[${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${done}/${total} ${note}\u001B[K`)
    },
    end() {
      if (drawn) io.err('\n')
    },
  }
}
