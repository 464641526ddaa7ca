import { fastSource, type FastSource } from '../../src/engine/index.ts'
import { Browser } from '../../src/server/testing/client.ts'
import type { Child } from './child.ts'
import type { Kind } from './ledger.ts'
import { plans } from './plans.ts'

/** What ends the work at a table: its server is gone. */
export class Gone extends Error {}

/** Enough for the largest table, and one more who comes in where somebody has left. */
const MOST_PEOPLE = Math.max(...plans.map(({ seats }) => seats.length)) + 1
export const PEOPLE: readonly string[] = Array.from({ length: MOST_PEOPLE }, (_, i) => `Person ${i + 1}`)

/** What the next kill waits for: something is on its way, or people are just coming in. */
export type Moment = Kind | 'joining'

/** Deeds after which it is killed at any rate. */
const LONGEST = 300
/** Milliseconds of silence after which a table counts as stuck; far more than any bot takes. */
export const SILENCE = 300_000

/** One life of the server, from its start to its kill. */
export class Life {
  readonly child: Child
  /** What it is killed in the middle of. */
  readonly wanted: Moment
  private readonly source: FastSource
  private readonly after: { readonly milliseconds: number; readonly words: number }
  private skip: number
  /** So many deeds come first. */
  private readonly least: number
  private heardLeft: number | undefined
  private deeds = 0
  private isAimed = false
  isOver = false
  /** Fulfilled when it is to be killed. */
  readonly end: Promise<void>
  private finish: () => void = () => undefined
  /** Whether it was killed in the middle of what was wanted. */
  isHit = false

  constructor(child: Child, wanted: Moment, seed: string) {
    this.child = child
    this.wanted = wanted
    this.source = fastSource(seed)
    this.skip = this.source.below(wanted === 'joining' ? 20 : 2)
    this.least = wanted === 'joining' ? 0 : this.source.below(100)
    this.after = { milliseconds: this.source.below(60), words: Math.max(0, this.source.below(6) - 2) }
    this.end = new Promise((done) => (this.finish = done))
  }

  /** Whether this is what everybody should do now. */
  isWanted(moment: Moment): boolean {
    return moment === this.wanted && this.deeds >= this.least
  }

  browser(cookie: string): Browser {
    const browser = new Browser(this.child.address)
    browser.cookie = cookie
    return browser
  }

  /** Something was sent. */
  sent(moment: Moment): void {
    if (moment !== 'joining') this.deeds++
    if (this.isWanted(moment) && this.skip-- <= 0) this.aim(true)
    else if (this.deeds > LONGEST) this.aim(false)
  }

  /** Somewhere a message has come in. */
  heard(): void {
    if (this.heardLeft !== undefined && --this.heardLeft <= 0) this.finish()
  }

  /** At once, a moment later, or with one of the next words of the server. */
  private aim(isHit: boolean): void {
    if (this.isAimed) return
    this.isAimed = true
    this.isHit = isHit
    if (this.after.words > 1) this.heardLeft = this.after.words - 1
    else if (this.after.words === 1) this.finish()
    else setTimeout(() => this.finish(), this.after.milliseconds)
  }

  over(): void {
    this.isOver = true
    this.finish()
  }
}
