// Runs parts beside each other, as many as there are cores for.
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { root } from './parts.mjs'
import { Tree, waitedFor } from './tree.mjs'

const LOOK_MS = 1000
/** After everybody who was seen is gone. */
const OUTPUT_MS = 5000

/** Cores that parts may ask for at the same time: one more than the two of a small machine, because tests also wait. */
const CORES = 3

/** Parts write into pipes; what is read on a terminal may be coloured all the same. */
const COLOURS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }

/** Told of the parts that run, so that they end even if this process is ended without warning. */
function startKeeper() {
  const script = fileURLToPath(new URL('keeper.mjs', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'ignore', 'inherit'], detached: true })
  child.stdin.on('error', () => undefined)
  return { tell: (line) => child.stdin.write(`${line}\n`), end: () => child.stdin.end() }
}

export class Runner {
  #keeper = startKeeper()
  #running = new Map()
  #looking = setInterval(() => this.#look(), LOOK_MS)
  #listener
  #isCut = false
  #waited = waitedFor()

  /** The listener hears `began(part)`, `line(part, text)` and `ended(part, result)`. */
  constructor(listener) {
    this.#listener = listener
  }

  async run(parts) {
    const waiting = [...parts]
    const results = []
    for (;;) {
      this.#begin(waiting)
      if (this.#running.size === 0) break
      const result = await Promise.race([...this.#running.values()].map(({ done }) => done))
      this.#running.delete(result.part)
      results.push(result)
    }
    clearInterval(this.#looking)
    this.#keeper.end()
    return parts.map((part) => results.find((result) => result.part === part)).filter(Boolean)
  }

  #begin(waiting) {
    if (this.#isCut) return
    for (const part of waiting.slice()) {
      const used = [...this.#running.keys()].reduce((sum, { cores }) => sum + cores, 0)
      if (used > 0 && used + part.cores > CORES) continue
      waiting.splice(waiting.indexOf(part), 1)
      this.#running.set(part, this.#start(part))
    }
  }

  #look() {
    for (const { tree } of this.#running.values()) tree.look()
  }

  #start(part) {
    this.#listener.began(part)
    mkdirSync(dirname(part.log), { recursive: true })
    const env = { ...process.env, ...COLOURS, ...part.env, WALSTATT_TEST_REPORT: part.report ?? '' }
    // A group of its own: Ctrl-C comes here first.
    const child = spawn(process.execPath, part.args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const tree = new Tree(child.pid)
    this.#keeper.tell(`began ${child.pid}`)
    const said = this.#hear(part, child)
    return { tree, done: this.#ended(part, child, tree, said) }
  }

  /** What it says, also in a file that can be looked at meanwhile. */
  #hear(part, child) {
    const file = createWriteStream(part.log)
    const lines = []
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        file.write(`${line}\n`)
        this.#listener.line(part, line)
      })
    child.once('close', () => file.end())
    return { lines, closed: finished(file) }
  }

  /** Until nobody is left who holds its output; says whether somebody did who was never seen. */
  async #untilClosed(child, said) {
    let isHeld = false
    const late = setTimeout(() => {
      isHeld = true
      child.stdout.destroy()
      child.stderr.destroy()
    }, OUTPUT_MS)
    await said.closed
    clearTimeout(late)
    return isHeld
  }

  async #ended(part, child, tree, said) {
    const started = performance.now()
    const status = await new Promise((done) => {
      child.once('error', (error) => done(error.message))
      child.once('exit', (code, signal) => done(code ?? signal))
    })
    const waited = waitedFor() - this.#waited
    this.#waited += waited
    const left = await tree.endLeftovers()
    const isHeld = await this.#untilClosed(child, said)
    this.#keeper.tell(`ended ${child.pid}`)
    const wall = (performance.now() - started) / 1000
    // Some are waited for by nobody, some are too short to be seen.
    const cpu = Math.max(tree.seconds, waited)
    const result = { part, isWell: status === 0, status, wall, cpu, left, isHeld, lines: said.lines }
    this.#listener.ended(result)
    return result
  }

  /** Nothing more begins, and what runs is ended. */
  async cut() {
    this.#isCut = true
    await Promise.all([...this.#running.values()].map(({ tree }) => tree.end()))
  }
}
