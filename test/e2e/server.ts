import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Where the tests' own build of the web app lies. */
export const WEB = join(root, '.cache', 'e2e', 'web')

/** A real server in a process of its own, which can be ended and started again over the same data. */
export class RunningServer {
  readonly data = mkdtempSync(join(tmpdir(), 'walstatt-e2e-'))
  address = ''
  private child: ChildProcess | undefined
  private port = 0
  private readonly web: string

  constructor(web = WEB) {
    this.web = web
  }

  async start(): Promise<void> {
    const args = ['--import', 'tsx', join(import.meta.dirname, 'serve.ts'), String(this.port), this.data, this.web]
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
    // It ends at the latest when this process does: its input ends then.
    child.stdin.on('error', () => undefined)
    this.child = child
    this.address = await new Promise<string>((resolve, reject) => {
      let said = ''
      child.stdout.on('data', (data: Buffer) => {
        said += data.toString()
        const found = /https?:\/\/\S+/.exec(said)
        if (found !== null) resolve(found[0])
      })
      child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}`)))
    })
    this.port = Number(new URL(this.address).port)
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this
    if (child === undefined) return
    this.child = undefined
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.data, { recursive: true, force: true })
  }
}
