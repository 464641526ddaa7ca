import { fastSource } from '../chance/fast.ts'
import { ok, type Game } from '../game.ts'
import type { Match } from '../match.ts'
import { ask, type Procedure, type ProcedureOf, type Pushable } from '../procedure.ts'
import type { Play } from '../play.ts'
import type { Question } from '../question.ts'
import type { Secret } from '../secrets.ts'
import { prepare, startMatch, type Prepared } from '../setup.ts'
import { type Frame, type GameState, includes, NOBODY, only, type Role, type Roles } from '../table.ts'

/** The state of a game made for one test: what happened, a hidden value and who has seen it. */
export interface Tiny extends GameState {
  done: string[]
  hidden: number[]
  seen: Roles[]
}

export type TinyPlay = Play<Tiny, object>

interface Pick {
  readonly options: readonly string[]
  readonly closes?: boolean
}

const pickQuestion = (name: string, more: Partial<Question<Tiny, object, Pick>>): Question<Tiny, object, Pick> => ({
  name,
  kind: 'option',
  rule: 'T-1',
  options: (_table, { arg }, out) => arg.options.forEach((_, i) => out.push(i)),
  key: (_table, option, { arg }) => arg.options[option],
  prompt: () => ({ key: `${name}.prompt` }),
  describe: (_table, option, { arg }) => ({ label: { key: arg.options[option] } }),
  closes: (_table, { arg }) => arg.closes ?? false,
  ...more,
})

const openPick = pickQuestion('pick', {})
const alwaysPick = pickQuestion('always', { always: true })
const hiddenPick = pickQuestion('hidden', { seenBy: ({ role }) => only(role) })

/** Asks a role for one of the words and notes `role:word`. */
export function* pick(play: TinyPlay, role: Role, ...options: string[]): Procedure<Tiny, object, string> {
  return note(play, role, options[yield* ask(play, openPick, role, { options })])
}

export function* pickClosing(play: TinyPlay, role: Role, ...options: string[]): Procedure<Tiny, object, string> {
  return note(play, role, options[yield* ask(play, openPick, role, { options, closes: true })])
}

export function* pickAlways(play: TinyPlay, role: Role, ...options: string[]): Procedure<Tiny, object, string> {
  return note(play, role, options[yield* ask(play, alwaysPick, role, { options })])
}

/** Only the role itself learns the answer. */
export function* pickHidden(play: TinyPlay, role: Role, ...options: string[]): Procedure<Tiny, object, string> {
  return note(play, role, options[yield* ask(play, hiddenPick, role, { options })])
}

function note(play: TinyPlay, role: Role, word: string): string {
  play.state.done.push(`${role}:${word}`)
  return word
}

export type TinyProcedures = Record<string, ProcedureOf<Tiny, object, never>>

const cloneFrame = ({ procedure, args }: Frame): Frame => ({ procedure, args: { ...args } })

const cloneTiny = (state: Tiny): Tiny => ({
  ...state,
  next: state.next.map(cloneFrame),
  done: [...state.done],
  hidden: [...state.hidden],
  seen: [...state.seen],
})

const tinyStart = (): Tiny => ({
  next: [{ procedure: 'main', args: { step: 0 } }],
  checkpoint: 0,
  knowledge: 0,
  done: [],
  hidden: [1, 2],
  seen: [NOBODY, NOBODY],
})

const tinySecrets = ({ state }: { state: Tiny }): Secret[] =>
  state.hidden.map((_, i) => ({
    kind: 'hidden',
    pool: 'hidden',
    seenBy: state.seen[i],
    read: () => [state.hidden[i]],
    write: ([value]) => void (state.hidden[i] = value),
  }))

/** A game with these procedures; it starts with `main`. */
export const tinyGame = (procedures: TinyProcedures, more: Partial<Game<Tiny, object>> = {}): Game<Tiny, object> => ({
  id: 'tiny',
  rulesVersion: 1,
  players: { min: 1, max: 4 },
  options: [],
  checkOptions: () => [],
  loadContent: () => ok({ content: {}, source: {} }),
  setup: tinyStart,
  procedures,
  clone: cloneTiny,
  publicView: ({ state }, put) => put('done', state.done),
  privateView({ state }, role, put) {
    for (const [i, value] of state.hidden.entries()) if (includes(state.seen[i], role)) put(`hidden ${i}`, value)
  },
  secrets: tinySecrets,
  explain: (_table, _role, { key }) => [{ rule: 'T-2', message: { key: 'no', args: { key } } }],
  odds: () => [],
  invariants: () => [],
  ...more,
})

export function prepared(game: Game<Tiny, object>, roles = 2): Prepared<Tiny, object> {
  const result = prepare(game, roles)
  if (!result.ok) throw new Error(result.problems[0].problem)
  return result.value
}

export const tinyMatch = (procedures: TinyProcedures, more: Partial<Game<Tiny, object>> = {}, roles = 2) =>
  startMatch(prepared(tinyGame(procedures, more), roles), fastSource('tiny'))

/** The keys on offer to a role; empty if it is not asked. */
export function offered<S extends GameState, C>(match: Match<S, C>, role: Role): string[] {
  const waiting = match.asked(role)
  if (waiting === undefined) return []
  return match.play.options(waiting).map((option) => waiting.question.key(match.play, option, waiting))
}

/** Answers the role's waiting question. */
export function give<S extends GameState, C>(match: Match<S, C>, role: Role, option: string) {
  const waiting = match.asked(role)
  return match.answer({ role, question: waiting === undefined ? 'none' : match.idOf(waiting), option })
}

/** Stands for the procedure that a game made for one test keeps under this name. */
export const named = (stored: string): Pushable<object> => Object.assign(() => undefined, { stored })
