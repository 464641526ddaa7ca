import { spawn } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { WebSocket } from 'ws'

/** The Firefox of the machine, if it has one. */
export function firefoxPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const paths = ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name)))
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

interface Told {
  readonly id?: number
  readonly type: string
  readonly method?: string
  readonly result?: unknown
  readonly message?: string
  readonly params?: { readonly level?: string; readonly text?: string }
}

/** A stock Firefox, told what to do by WebDriver BiDi. */
export class Firefox {
  /** What the console called an error. */
  readonly errors: string[] = []
  private readonly socket: WebSocket
  private readonly end: () => void
  private readonly waiting = new Map<number, { done(value: unknown): void; fail(error: Error): void }>()
  private context = ''

  private constructor(socket: WebSocket, end: () => void) {
    this.socket = socket
    this.end = end
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as Told))
  }

  static async start(path: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'walstatt-firefox-'))
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']
    const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const ended = new Promise((done) => child.once('exit', done))
    const end = (): void => {
      child.kill()
      // oxlint-disable-next-line promise/prefer-await-to-then -- the profile is in use until then
      void ended.then(() => rmSync(profile, { recursive: true, force: true }))
    }
    const address = await new Promise<string>((done, fail) => {
      let said = ''
      child.stderr.on('data', (data: Buffer) => {
        said += data.toString()
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)
        if (found !== null) done(found[1])
      })
      child.once('exit', (code) => fail(new Error(`Firefox ended with ${String(code)}: ${said}`)))
    })
    const socket = new WebSocket(`${address}/session`)
    await new Promise((done, fail) => socket.once('open', done).once('error', fail))
    const firefox = new Firefox(socket, end)
    await firefox.send('session.new', { capabilities: {} })
    await firefox.send('session.subscribe', { events: ['log.entryAdded'] })
    const tree = (await firefox.send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
    firefox.context = tree.contexts[0].context
    return firefox
  }

  async open(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' })
  }

  /** Asks the page until it says something else than nothing. */
  async until(expression: string): Promise<unknown> {
    const asked = `new Promise((done) => { const look = () => { const found = (${expression}); if (found) done(found); else setTimeout(look, 50) }; look() })`
    const target = { context: this.context }
    const answer = await this.send('script.evaluate', { expression: asked, target, awaitPromise: true })
    const { type, result } = answer as { type: string; result?: { value?: unknown } }
    if (type !== 'success') throw new Error(JSON.stringify(answer))
    return result?.value
  }

  close(): void {
    this.socket.close()
    this.end()
  }

  private send(method: string, params: object): Promise<unknown> {
    const id = this.waiting.size + 1
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail })
      this.socket.send(JSON.stringify({ id, method, params }))
    })
  }

  private hear({ id, type, method, result, message, params }: Told): void {
    if (method === 'log.entryAdded' && params?.level === 'error') this.errors.push(params.text ?? '')
    const waiting = id === undefined ? undefined : this.waiting.get(id)
    if (type === 'error') waiting?.fail(new Error(message))
    else waiting?.done(result)
  }
}
