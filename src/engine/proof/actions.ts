import { fastSource } from '../chance/fast.ts'
import type { GameFile } from '../file.ts'
import { fileOf } from '../file.ts'
import type { Match } from '../match.ts'
import { openMatch, type Prepared } from '../setup.ts'
import type { GameState, Role } from '../table.ts'
import { undo } from '../undo.ts'
import { InvariantBroken } from './broken.ts'
import { runChecks, type Check } from './check.ts'
import { newCoverage } from './coverage.ts'
import { Disagreement, oracleCheck } from './oracle.ts'

/** Something a fuzzed player did. With the seed of chance a list of them is a whole game. */
export type Action =
  /** `index` is the place of the option in its list: used when a shortened game no longer offers the key. */
  | { readonly type: 'answer'; readonly role: Role; readonly key: string; readonly index: number }
  | { readonly type: 'offer'; readonly role: Role; readonly key: string }
  | { readonly type: 'undo'; readonly role: Role }
  | { readonly type: 'retract'; readonly role: Role }

/** What is broken where rules or engine threw by themselves. */
export const FAULT = 'fault'

/** A game that broke something, as a loadable file. */
export interface Failure {
  /** The name of the check; `FAULT` where rules or engine threw. */
  readonly broken: string
  readonly error: string
  readonly file: GameFile
  readonly seed: string
  readonly actions: readonly Action[]
}

/** A match whose chance depends on the seed alone. */
export const fuzzedMatch = <S extends GameState, C>(prepared: Prepared<S, C>, seed: string): Match<S, C> =>
  openMatch(prepared, fastSource(seed).fork('chance'))

/** Does it as far as it is still possible; says whether anything happened. */
export function act<S extends GameState, C>(match: Match<S, C>, action: Action): boolean {
  const { role } = action
  if (action.type === 'undo') return undo(match, role).ok
  if (action.type === 'retract') return match.retract(role).ok
  if (action.type === 'offer') return match.take(role, action.key).ok
  const ask = match.asked(role) ?? match.play.question
  if (ask === undefined) return false
  const options = match.play.options(ask)
  const keys = options.map((option) => ask.question.key(match.play, option, ask))
  const option = keys.includes(action.key) ? action.key : keys[action.index % keys.length]
  return match.answer({ role: ask.role, question: match.idOf(ask), option }).ok
}

export function failureOf<S extends GameState, C>(
  error: unknown,
  prepared: Prepared<S, C>,
  match: Match<S, C>,
  seed: string,
  actions: readonly Action[],
): Failure {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return { broken: brokenBy(error), error: text, file: fileOf(prepared.setup, match.log), seed, actions: [...actions] }
}

function brokenBy(error: unknown): string {
  if (error instanceof InvariantBroken) return error.invariant
  return error instanceof Disagreement ? oracleCheck(error.oracle) : FAULT
}

/** Plays a list of actions with these checks at every question; the failure, if there is one. */
export function playActions<S extends GameState, C>(
  prepared: Prepared<S, C>,
  seed: string,
  actions: readonly Action[],
  checks: readonly Check<S, C>[],
): Failure | undefined {
  const match = fuzzedMatch(prepared, seed)
  const coverage = newCoverage()
  const check = (): void => runChecks(match, coverage, checks, () => true)
  const done: Action[] = []
  try {
    match.begin()
    check()
    for (const action of actions) {
      if (match.over) break
      done.push(action)
      if (act(match, action)) check()
      else done.pop()
    }
  } catch (error) {
    return failureOf(error, prepared, match, seed, done)
  }
  return undefined
}
