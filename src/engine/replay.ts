import type { ChanceSource } from './chance/source.ts'
import { passOver } from './fold.ts'
import { failed, ok, type Problem, type Result } from './game.ts'
import { canonicalJson } from './hash.ts'
import type { Entry, FoldEntry, RulesEntry } from './log.ts'
import { basePlace, freshState, lastRulesAt, misfitIn, misfitOf, type Place } from './base.ts'
import { Match, type Refusal } from './match.ts'
import { openMatch, type Prepared } from './setup.ts'
import type { GameState } from './table.ts'
import { consent, undo, undoByConsent, undoTarget } from './undo.ts'

/** Log and rules do not fit together. */
class Misfit extends Error {
  readonly problem: Problem
  constructor(path: string, problem: string) {
    super(`${path}: ${problem}`)
    this.problem = { path, problem }
  }
}

const SHOWN = 12

const isFolded = (entry: Entry | undefined): entry is FoldEntry =>
  entry?.type === 'answer' || entry?.type === 'offer' || entry?.type === 'draw'

/**
 * Gives a match the entries of a log one after another. The rules run as they did then; what they draw is taken from the
 * log, and every record they make must be the one that the log holds.
 */
export class Replay<S extends GameState, C> {
  readonly match: Match<S, C>
  /** The entries given so far, with the draws that followed. */
  at: number
  private readonly log: readonly Entry[]

  /** Before the first step (`begin` runs to the first question), or at a place of this log. */
  constructor(prepared: Prepared<S, C>, log: readonly Entry[], place?: Place<S>) {
    this.log = log
    const source: ChanceSource = { below: (n) => this.drawn(n) }
    this.at = place?.log.length ?? 0
    this.match = place === undefined ? openMatch(prepared, source, true) : Match.restore(prepared, place, source, true)
  }

  /** Runs to the first question. */
  begin(): Problem | undefined {
    return this.guarded(() => this.match.begin())
  }

  get isDone(): boolean {
    return this.at >= this.log.length
  }

  /** Gives the next entry. */
  step(): Problem | undefined {
    return this.guarded(() => this.give(this.log[this.at], `log[${this.at}]`))
  }

  private guarded(run: () => void): Problem | undefined {
    const path = `log[${this.at}]`
    try {
      run()
      this.compare()
      this.passOverFormalities()
      return undefined
    } catch (error) {
      if (error instanceof Misfit) return error.problem
      return { path, problem: `the rules stop here: ${error instanceof Error ? error.message : String(error)}` }
    }
  }

  /** What the log holds next shows whether a formality was put at all when it was written. */
  private passOverFormalities(): void {
    for (let next = this.log[this.at]; isFolded(next) && passOver(this.match.play, next); next = this.log[this.at])
      this.compare()
  }

  private drawn(n: number): number {
    const at = this.match.log.length
    const entry = this.log[at]
    if (entry === undefined) throw new Misfit('log', `is cut off: after ${at} entries the rules draw one of ${n}`)
    if (entry.type !== 'draw') throw new Misfit(`log[${at}]`, `must be a draw of one of ${n}, not ${entry.type}`)
    if (entry.n !== n) throw new Misfit(`log[${at}].n`, `is ${entry.n}, but the rules draw one of ${n}`)
    return entry.value
  }

  private give(entry: Entry, path: string): void {
    const { match } = this
    if ('role' in entry && entry.role >= match.roles)
      throw new Misfit(`${path}.role`, `is ${entry.role}, but there are ${match.roles} roles`)
    switch (entry.type) {
      case 'answer':
        return this.giveAnswer(entry, path)
      case 'offer': {
        const taken = match.take(entry.role, entry.option)
        if (!taken.ok) throw new Misfit(`${path}.option`, `${quoted(entry.option)} is not open to role ${entry.role}`)
        return undefined
      }
      case 'draw':
        throw new Misfit(path, `is a draw of ${quoted(entry.what)}, but the rules draw nothing here`)
      case 'undo':
        return this.giveUndo(entry, path)
      case 'retract':
        if (!match.retract(entry.role).ok) throw new Misfit(path, `role ${entry.role} has nothing to take back here`)
        return undefined
      case 'consent':
        if (!consent(match, entry.role, entry.to).ok) throw new Misfit(`${path}.to`, `${entry.to} is no answer`)
        return undefined
      case 'rules':
        return match.changeRules(entry as RulesEntry<S>)
      default:
        return match.note(entry)
    }
  }

  private giveAnswer(entry: Extract<Entry, { type: 'answer' }>, path: string): void {
    const { role, question, option } = entry
    const accepted = this.match.answer({ role, question, option, auto: entry.auto ?? false })
    if (!accepted.ok) throw this.misfitOf(accepted.refusal, entry, path)
  }

  private misfitOf(refusal: Refusal, entry: Extract<Entry, { type: 'answer' }>, path: string): Misfit {
    const { match } = this
    const { pending } = match.play
    const ask = pending.find((waiting) => match.idOf(waiting) === entry.question)
    if (refusal.why === 'over') return new Misfit(path, 'the game was over before this answer')
    if (ask === undefined) {
      const waiting = pending.map((a) => match.idOf(a)).join(', ')
      return new Misfit(`${path}.question`, `${quoted(entry.question)} is not asked here (waiting: ${waiting})`)
    }
    if (refusal.why === 'notYours')
      return new Misfit(`${path}.role`, `is ${entry.role}, but question ${entry.question} is for role ${ask.role}`)
    const keys = match.play.options(ask).map((option) => ask.question.key(match.play, option, ask))
    const shown = keys.slice(0, SHOWN).join(', ') + (keys.length > SHOWN ? ', …' : '')
    return new Misfit(
      `${path}.option`,
      `${quoted(entry.option)} is not on offer at question ${entry.question} (${ask.question.name}: ${shown})`,
    )
  }

  private giveUndo(entry: Extract<Entry, { type: 'undo' }>, path: string): void {
    const { match } = this
    if (entry.consent) {
      if (undoByConsent(match, entry.role, entry.to).ok) return
      throw new Misfit(path, `not all have consented to go back to ${entry.to}`)
    }
    const to = undoTarget(match, entry.role)
    if (to === entry.to && undo(match, entry.role).ok) return
    const may = to === undefined ? 'may take nothing back here' : `may only go back to ${to}`
    throw new Misfit(`${path}.to`, `is ${entry.to}, but role ${entry.role} ${may}`)
  }

  /** The records made must be the ones of the log. */
  private compare(): void {
    const made = this.match.log
    for (; this.at < made.length; this.at++) {
      const [a, b] = [this.log[this.at], made[this.at]]
      if (a === undefined) throw new Misfit('log', `is cut off after ${this.at} entries`)
      if (canonicalJson(a) !== canonicalJson(b)) throw differing(a, b, `log[${this.at}]`)
    }
  }
}

function differing(given: Entry, made: Entry, path: string): Misfit {
  const [a, b] = [given as unknown as Record<string, unknown>, made as unknown as Record<string, unknown>]
  const keys = [...new Set([...Object.keys(b), ...Object.keys(a)])]
  const key = keys.find((k) => canonicalJson(a[k] ?? '—') !== canonicalJson(b[k] ?? '—')) ?? 'type'
  return new Misfit(
    `${path}.${key}`,
    `is ${canonicalJson(a[key] ?? '—')}, but the rules say ${canonicalJson(b[key] ?? '—')}`,
  )
}

const quoted = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** From the beginning, or from where the rules changed for the last time. */
function replayFromBase<S extends GameState, C>(prepared: Prepared<S, C>, log: readonly Entry[]): Result<Replay<S, C>> {
  const at = lastRulesAt(log)
  try {
    if (at === undefined) return ok(new Replay(prepared, log))
    const { game, content, setup } = prepared
    const place = basePlace<S>(log, at)
    // It may come from anywhere: what is asked of it would not end with other roles, and nothing can be played with another shape.
    const fresh = freshState(game, content, setup)
    const misfits = (misfit: string): Result<never> => failed(`log[${at}]`, `cannot be gone on from: ${misfit}`)
    const before = misfitIn(game, place.marks[0].state, fresh, setup.roles)
    if (before !== undefined) return misfits(before)
    const replay = new Replay(prepared, log, place)
    const misfit = misfitOf(replay.match, fresh)
    return misfit === undefined ? ok(replay) : misfits(misfit)
  } catch (error) {
    return failed(`log[${at ?? 0}]`, `cannot be gone on from: ${(error as Error).message}`)
  }
}

/** Gives a whole log; `after` is called at the first question and after every entry with its draws. */
export function replayAll<S extends GameState, C>(
  prepared: Prepared<S, C>,
  log: readonly Entry[],
  after: (match: Match<S, C>, at: number) => Problem | undefined = () => undefined,
): Result<Match<S, C>> {
  const started = replayFromBase(prepared, log)
  if (!started.ok) return started
  const replay = started.value
  let problem = (replay.match.isBegun ? undefined : replay.begin()) ?? after(replay.match, 0)
  while (problem === undefined && !replay.isDone) {
    const at = replay.at
    problem = replay.step() ?? after(replay.match, at)
  }
  return problem === undefined ? ok(replay.match) : failed(problem.path, problem.problem)
}
