/** One seat of one match, at whichever server. */
export interface Seat {
  /** The newest state it has seen. */
  version: number
}

/** A match under load: one answer at a time, as fast as everybody has seen the last one. */
export interface LoadedMatch {
  readonly seats: readonly Seat[]
  /** Gives one random legal answer; fulfilled when every seat has been told of it. */
  answer(): Promise<void>
}

export interface Loaded {
  readonly matches: readonly LoadedMatch[]
  bytes(): number
  close(): void
}

export interface LoadResult {
  readonly answers: number
  readonly bytes: number
  readonly p50: number
  readonly p99: number
}

/** Plays all matches at once for a time. */
export async function run(loaded: Loaded, seconds: number): Promise<LoadResult> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const before = loaded.bytes()
  await Promise.all(
    loaded.matches.map(async (match) => {
      while (performance.now() < end) {
        const started = performance.now()
        await match.answer()
        times.push(performance.now() - started)
      }
    }),
  )
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return { answers: times.length, bytes: loaded.bytes() - before, p50: at(0.5), p99: at(0.99) }
}

/** In the load's process: prepares, then runs whenever told for how long. */
export function answerRuns(loaded: Loaded): void {
  process.on('message', (word: string) => {
    if (word === 'end') {
      loaded.close()
      process.exit(0)
    }
    void run(loaded, Number(word)).then((result) => process.send!(result))
  })
  process.send!({ ready: loaded.matches.length })
}
