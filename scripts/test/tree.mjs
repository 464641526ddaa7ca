// All processes that a command has started, also those that left its group: what they cost, and their end.
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second for everybody who asks. */
const TICKS = 100

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name may contain anything, also brackets.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [own, waited] = [fields[11] + fields[12], fields[13] + fields[14]]
    const [, parent, group] = fields
    return { pid: Number(pid), parent, group, isZombie: text.includes(') Z '), start: fields[19], own, waited }
  } catch {
    return undefined
  }
}

/** Where there is no /proc, nothing is known: no costs, and only groups can be ended. */
function everybody() {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(name) ?? []) : []))
  } catch {
    return []
  }
}

/** Seconds of all children of this process that have ended, and of theirs as far as somebody waited for them. */
export const waitedFor = () => (statOf('self')?.waited ?? 0) / TICKS

export class Tree {
  #root
  #known = new Map()

  constructor(pid) {
    this.#root = pid
    this.look()
  }

  /** To be called now and then: who ends unseen between two looks is not counted, and whose parent did is found only in the root's group. */
  look(all = everybody()) {
    const children = byParent(all)
    const alive = new Map(all.map((one) => [one.pid, one]))
    const group = all.filter((one) => one.group === this.#root).map(({ pid }) => pid)
    const open = [this.#root, ...group, ...this.#known.keys()]
    for (const pid of open) {
      const one = alive.get(pid)
      if (one === undefined || (this.#known.get(pid)?.start ?? one.start) !== one.start) continue
      this.#known.set(pid, one)
      for (const child of children.get(pid) ?? []) if (!this.#known.has(child.pid)) open.push(child.pid)
    }
    return this
  }

  /** Seconds of the processor that were seen. */
  get seconds() {
    return [...this.#known.values()].reduce((sum, { own }) => sum + own, 0) / TICKS
  }

  /** Who is still there. */
  alive() {
    this.look()
    return [...this.#known.values()].flatMap(({ pid, start }) => {
      const now = statOf(pid)
      return now?.start === start && !now.isZombie ? [pid] : []
    })
  }

  /** Asks the root first, so that it can clear up; whoever is still there after that is ended. */
  async end(patience = 5000) {
    signal(this.#root, 'SIGTERM')
    await this.#untilGone(patience)
    for (const pid of this.alive()) signal(pid, 'SIGKILL')
    signal(-this.#root, 'SIGKILL')
  }

  /** Those who do not end by themselves after the root has; they are ended. */
  async endLeftovers(patience = 5000) {
    await this.#untilGone(patience)
    const left = this.alive().map((pid) => ({ pid, command: commandOf(pid) }))
    for (const { pid } of left) signal(pid, 'SIGKILL')
    signal(-this.#root, 'SIGKILL')
    return left
  }

  async #untilGone(patience) {
    const until = performance.now() + patience
    while (this.alive().length > 0 && performance.now() < until) await new Promise((done) => setTimeout(done, 50))
  }
}

function byParent(all) {
  const children = new Map()
  for (const one of all) {
    if (!children.has(one.parent)) children.set(one.parent, [])
    children.get(one.parent).push(one)
  }
  return children
}

function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    // It is gone already.
  }
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 160)
  } catch {
    return '?'
  }
}
