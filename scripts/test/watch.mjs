// What people see meanwhile: on a terminal how far it is, otherwise each part as a whole when it has ended.
import { stripVTControlCharacters } from 'node:util'
import { startProgress, terminal } from '../../src/cli/progress.mjs'

/** Share of two cores that a run usually uses, where no earlier one is known. */
const SECONDS_PER_CPU = 0.55

const FILE = /^\s*[✓❯×]\s+(?:\|?\w+\|?\s+)?(\S+\.test\.ts)\s/
const BROWSER = /^\s*(?:✓|✘|ok|x|-)\s+\d+\s.*\.spec\.ts:\d+/
const BROWSER_TOTAL = /^Running (\d+) tests/

export class Watch {
  #expected
  #files
  #progress
  #screen
  #running = new Map()
  #ended = 0

  /** `expected`: seconds of the processor by the name of the part; `last`: what is known of the last run. */
  constructor(expected, last, screen = terminal(process.stdout)) {
    this.#expected = expected
    this.#files = last.files
    this.#screen = screen
    const total = Object.values(expected).reduce((sum, seconds) => sum + seconds, 0)
    const cpu = Object.values(last.cpu).reduce((sum, seconds) => sum + seconds, 0)
    this.#progress = startProgress(screen, total, cpu > 0 ? last.wall / cpu : SECONDS_PER_CPU)
  }

  began(part) {
    const known = Object.values(this.#files[part.name] ?? {}).reduce((sum, seconds) => sum + seconds, 0)
    this.#running.set(part, { total: known, done: 0, count: 0 })
    if (!this.#screen.isShown) console.log(`begins: ${part.name}`)
    this.#show()
  }

  line(part, text) {
    const state = this.#running.get(part)
    const plain = stripVTControlCharacters(text)
    const total = BROWSER_TOTAL.exec(plain)
    if (total !== null) state.total = Number(total[1])
    const file = FILE.exec(plain)
    if (file === null && !BROWSER.test(plain)) return
    state.done += file === null ? 1 : (this.#files[part.name]?.[file[1]] ?? 0)
    state.count++
    this.#show()
  }

  ended({ part, isWell, wall, cpu, lines }) {
    this.#running.delete(part)
    this.#ended += this.#expected[part.name]
    const cost = cpu > 0 ? `, ${cpu.toFixed(1)} CPU s` : ''
    const verdict = `${isWell ? 'ok' : 'FAILED'} (${wall.toFixed(1)} s${cost})`
    this.#progress.above(() => {
      if (isWell && this.#screen.isShown) return console.log(`${part.name}: ${verdict}`)
      console.log(`\n=== ${part.name} ===\n${lines.join('\n')}\n${verdict}`)
    })
    this.#show()
  }

  end() {
    this.#progress.end()
  }

  #show() {
    let done = this.#ended
    for (const [part, state] of this.#running)
      if (state.total > 0) done += this.#expected[part.name] * Math.min(1, state.done / state.total)
    const notes = [...this.#running].map(([{ name, kind }, { count }]) => {
      const unit = kind === 'browser' ? 'tests' : 'files'
      return kind === undefined ? name : `${name} (${count} ${unit})`
    })
    this.#progress.at(done, notes.join(' · '))
  }
}
