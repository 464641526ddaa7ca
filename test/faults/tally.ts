import type { Deed } from './ledger.ts'

/** What a run adds up to. */
export class Tally {
  readonly acknowledged: Record<string, number> = {}
  readonly refused: Record<string, number> = {}
  readonly killedDuring: Record<string, number> = {}
  /** What was on its way when the server was killed, and turned out to be done or not. */
  readonly underway = { done: 0, not: 0 }
  readonly problems: string[] = []
  lost = 0
  doubled = 0
  torn = 0
  stuck = 0
  /** Mirrors of people who came back that were not as for somebody who comes afresh. */
  differing = 0
  compared = 0
  /** How often a table was gone on with after a restart. */
  wentOn = 0
  tables = 0
  ended = 0

  count(counts: Record<string, number>, key: string): void {
    counts[key] = (counts[key] ?? 0) + 1
  }

  done({ kind }: Deed): void {
    this.count(this.acknowledged, kind)
  }

  problem(kind: 'lost' | 'doubled' | 'torn' | 'stuck' | 'differing', text: string): void {
    this[kind]++
    if (this.problems.length < 50) this.problems.push(`${kind}: ${text}`)
  }

  get isWell(): boolean {
    return this.lost + this.doubled + this.torn + this.stuck + this.differing + this.problems.length === 0
  }
}
