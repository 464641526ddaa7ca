import { fastSource } from '../chance/fast.ts'
import type { GameFile } from '../file.ts'
import { fileOf } from '../file.ts'
import type { Match } from '../match.ts'
import { openMatch, type Prepared } from '../setup.ts'
import type { GameState, Role } from '../table.ts'
import { undo } from '../undo.ts'
import { InvariantBroken } from './broken.ts'
import type { Coverage } from './coverage.ts'
import { checkInvariants } from './invariants.ts'

/** Something a fuzzed player did. With the seed of chance a list of them is a whole game. */
export type Action =
  /** `index` is the place of the option in its list: used when a shortened game no longer offers the key. */
  | { readonly type: 'answer'; readonly role: Role; readonly key: string; readonly index: number }
  | { readonly type: 'offer'; readonly role: Role; readonly key: string }
  | { readonly type: 'undo'; readonly role: Role }
  | { readonly type: 'retract'; readonly role: Role }

/** A game that broke something, as a loadable file. */
export interface Failure {
  /** The name of the invariant; `fault` where rules or engine threw. */
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
  const broken = error instanceof InvariantBroken ? error.invariant : 'fault'
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return { broken, error: text, file: fileOf(prepared.setup, match.log), seed, actions: [...actions] }
}

/** Plays a list of actions with all checks; the failure, if there is one. */
export function playActions<S extends GameState, C>(
  prepared: Prepared<S, C>,
  seed: string,
  actions: readonly Action[],
  coverage: Coverage,
): Failure | undefined {
  const match = fuzzedMatch(prepared, seed)
  const done: Action[] = []
  try {
    match.begin()
    checkInvariants(match, coverage)
    for (const action of actions) {
      if (match.over) break
      done.push(action)
      if (act(match, action)) checkInvariants(match, coverage)
      else done.pop()
    }
  } catch (error) {
    return failureOf(error, prepared, match, seed, done)
  }
  return undefined
}
