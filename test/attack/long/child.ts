import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerConfig } from '../../../src/server/config.ts'
import { Browser } from '../../../src/server/testing/client.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A server in a process of its own. */
export interface Child {
  readonly address: string
  readonly pid: number
  browser(): Browser
  figure(name: string): Promise<number>
  /** Bytes in memory, after everything that can be is put away. */
  memory(): Promise<number>
  signal(signal: NodeJS.Signals): void
  readonly hasEnded: boolean
  end(): Promise<void>
}

async function firstLine(child: ChildProcess): Promise<string> {
  let text = ''
  child.stdout!.on('data', (data: Buffer) => (text += String(data)))
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the server ended before it began: ${text}`)
  })
  ended.catch(() => undefined)
  while (!text.includes('\n')) await Promise.race([once(child.stdout!, 'data'), ended])
  return text.trim()
}

export async function startChild(data: string, change: Partial<ServerConfig> = {}): Promise<Child> {
  const script = join(root, 'test/attack/long/serve.ts')
  const argv = ['--expose-gc', '--import', 'tsx', script, data, JSON.stringify(change)]
  const child = spawn(process.execPath, argv, { cwd: root, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const [address, metrics] = (await firstLine(child)).split(' ')
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  return {
    address,
    pid: child.pid!,
    browser: () => new Browser(address),
    async figure(name) {
      const text = await (await fetch(metrics)).text()
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
    },
    async memory() {
      child.send('memory')
      const [{ rss }] = (await once(child, 'message')) as [{ rss: number }]
      return rss
    },
    signal: (signal) => void child.kill(signal),
    get hasEnded() {
      return hasEnded()
    },
    async end() {
      if (hasEnded()) return
      const exit = once(child, 'exit')
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      await exit
    },
  }
}

/** What the command line says when a server cannot start. */
export async function serveOnce(data: string): Promise<{ code: number | null; text: string }> {
  const argv = [join(root, 'bin/walstatt'), 'serve', '--data', data, '--port', '0', '--log', 'silent']
  const child = spawn(process.execPath, argv, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  child.stderr.on('data', (more: Buffer) => (text += String(more)))
  // One that starts after all is not to be waited for.
  child.stdout.on('data', (more: Buffer) => {
    text += String(more)
    child.kill('SIGTERM')
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, text }
}

/** A folder that is gone afterwards, whatever happens. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'walstatt-attack-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A server that has ended afterwards, whatever happens. */
export async function withChild<T>(
  data: string,
  change: Partial<ServerConfig>,
  work: (child: Child) => Promise<T>,
): Promise<T> {
  const child = await startChild(data, change)
  try {
    return await work(child)
  } finally {
    await child.end()
  }
}

export const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** Waits until it is so; throws if it never is. */
export async function until(what: string, test: () => Promise<boolean> | boolean, most = 60_000): Promise<void> {
  for (const end = Date.now() + most; !(await test()); await pause(50))
    if (Date.now() > end) throw new Error(`never came true: ${what}`)
}
