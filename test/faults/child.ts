import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own. */
export interface Child {
  readonly address: string
  /** Ends it without warning. Fulfilled when it is gone; may be called again. */
  kill(): Promise<void>
}

/** It is gone at the latest when this process is: its input ends then. What it says after its address goes to standard error. */
export async function startChild(data: string): Promise<Child> {
  const script = fileURLToPath(new URL('./serve.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, data], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.on('error', () => undefined)
  const gone = once(child, 'exit')
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await gone
  }
  const address = await Promise.race([
    once(child.stdout, 'data').then(([line]: Buffer[]) => line.toString().trim()),
    gone.then(() => undefined),
  ])
  child.stdout.pipe(process.stderr, { end: false })
  if (address?.startsWith('http') === true) return { address, kill }
  await kill()
  throw new Error(`the server did not start: ${address ?? 'it ended'}`)
}
