import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a server used, all its threads together. */
export interface Usage {
  readonly cpuSeconds: number
  readonly megabytes: number
}

/** In a server's process: says where it is and what it uses, and ends when told. */
export function answerParent(address: string, end: () => Promise<void>): void {
  process.on('message', (word: string) => {
    if (word === 'end') return void end().then(() => process.exit(0))
    // What is said about memory is what is left after collecting; that time counts for nobody's answers.
    globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    return void process.send!({
      cpuSeconds: (user + system) / 1e6,
      megabytes: process.memoryUsage().rss / 1e6,
    } satisfies Usage)
  })
  process.send!({ address })
}

export interface Child<T> {
  readonly process: ChildProcess
  readonly first: T
  ask(word: string): Promise<unknown>
  end(): Promise<void>
}

/** Starts a script and waits for its first word. */
export async function startChild<T>(script: string, args: readonly string[] = []): Promise<Child<T>> {
  const path = isAbsolute(script) ? script : fileURLToPath(new URL(script, import.meta.url))
  const child = fork(path, args, {
    execArgv: [...(path.endsWith('.ts') ? ['--import', 'tsx'] : []), '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${String(code)}`)
  })
  failed.catch(() => undefined)
  const [first] = (await Promise.race([once(child, 'message'), failed])) as [T]
  return {
    process: child,
    first,
    async ask(word) {
      const reply = once(child, 'message')
      child.send(word)
      return ((await Promise.race([reply, failed])) as [unknown])[0]
    },
    async end() {
      const gone = once(child, 'exit')
      child.send('end')
      await gone
    },
  }
}
