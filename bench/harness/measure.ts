import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startProgress, type Screen } from '../../src/cli/progress.mjs'
import { bundleChild } from './bundle.ts'
import type { Tally, Window } from './variant.ts'

export interface Plan {
  readonly windows: number
  readonly windowSeconds: number
  readonly warmUpSeconds: number
}

export interface Measured {
  readonly facts: Tally
  readonly windows: readonly Window[]
}

class Child {
  readonly name: string
  private readonly process: ChildProcess
  facts: Tally = {}
  readonly windows: Window[] = []

  constructor(script: string, name: string) {
    this.name = name
    // Production mode is boardgame.io's fast one; it means nothing to us.
    const env = { ...process.env, NODE_ENV: 'production' }
    this.process = fork(script, [name], { execArgv: [], env, stdio: ['ignore', 2, 2, 'ipc'] })
  }

  async prepare(warmUpSeconds: number): Promise<void> {
    this.facts = ((await this.message()) as { facts: Tally }).facts
    await this.run(warmUpSeconds)
  }

  async measure(seconds: number): Promise<void> {
    this.windows.push(await this.run(seconds))
  }

  stop(): void {
    if (this.process.connected) this.process.disconnect()
  }

  private async run(seconds: number): Promise<Window> {
    this.process.send(seconds)
    return (await this.message()) as Window
  }

  private async message(): Promise<unknown> {
    const gone = new AbortController()
    const { signal } = gone
    try {
      const exit = once(this.process, 'exit', { signal }).then(([code]) => {
        throw new Error(`the benchmark ${this.name} ended with exit code ${String(code)}`)
      })
      const [message] = (await Promise.race([once(this.process, 'message', { signal }), exit])) as [unknown]
      return message
    } finally {
      gone.abort()
    }
  }
}

/** Runs every variant in its own process, one at a time, window by window in turn. */
export async function measure(names: readonly string[], plan: Plan, screen: Screen): Promise<Map<string, Measured>> {
  const script = await bundleChild()
  const children: Child[] = []
  // In CPU-seconds, each of which takes a second on a quiet machine.
  const progress = startProgress(screen, names.length * (plan.warmUpSeconds + plan.windows * plan.windowSeconds), 1)
  let done = 0
  try {
    for (const name of names) {
      progress.at(done, `warming up ${name}`)
      const child = new Child(script, name)
      children.push(child)
      await child.prepare(plan.warmUpSeconds)
      done += plan.warmUpSeconds
    }
    for (let window = 1; window <= plan.windows; window++)
      for (const child of children) {
        progress.at(done, `window ${window} of ${plan.windows}: ${child.name}`)
        await child.measure(plan.windowSeconds)
        done += plan.windowSeconds
      }
  } finally {
    progress.end()
    for (const child of children) child.stop()
  }
  return new Map(children.map(({ name, facts, windows }) => [name, { facts, windows }]))
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The median over the windows of something done per CPU-second. */
export const rate = ({ windows }: Measured, name: string): number =>
  median(windows.map(({ done, cpuSeconds }) => done[name] / cpuSeconds))

/** The median over the windows of one thing in proportion to another. */
export const share = ({ windows }: Measured, name: string, of: string): number =>
  median(windows.map(({ done }) => done[name] / done[of]))
