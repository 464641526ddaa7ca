/** What a variant did: counts or seconds by name. Summed over a window, then divided by its CPU-seconds where it is a rate. */
export type Tally = Readonly<Record<string, number>>

/** One thing to measure, alone in its process. */
export interface Variant {
  /** What was found out while preparing: sizes, lengths. */
  readonly facts?: Tally
  /** A small portion of the work, a few milliseconds. */
  work(): Tally
}

/** A stretch of work: what was done and how many CPU-seconds the whole process used meanwhile. */
export interface Window {
  readonly done: Tally
  readonly cpuSeconds: number
}

/** `argument` is what follows the colon in `name:4`. */
export type MakeVariant = (argument: string) => Variant | Promise<Variant>

export function cpuSeconds(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

/** Works until the process has used this much CPU time. */
export function runWindow(variant: Variant, seconds: number): Window {
  const started = process.cpuUsage()
  const done: Record<string, number> = {}
  let used = 0
  do {
    const portion = variant.work()
    for (const name of Object.keys(portion)) done[name] = (done[name] ?? 0) + portion[name]
    used = cpuSeconds(started)
  } while (used < seconds)
  return { done, cpuSeconds: used }
}
