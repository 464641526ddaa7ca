/** Questions and answers in tests of made-up positions. */
import { questionView } from '../../engine/index.ts'
import type { AnyAsk, ChanceSource, GameState, Match, Role } from '../../engine/index.ts'

/** The only waiting question. */
export function asked<S extends GameState, C>(match: Match<S, C>): AnyAsk<S, C> {
  const { pending } = match.play
  if (pending.length !== 1) throw new Error(`${pending.length} questions wait`)
  return pending[0]
}

/** The question that waits for a role while several are asked together. */
export function askedOf<S extends GameState, C>(match: Match<S, C>, role: Role): AnyAsk<S, C> {
  const ask = match.play.pending.find((one) => one.role === role)
  if (ask === undefined) throw new Error(`nothing waits for role ${role}`)
  return ask
}

/** Name and role of the waiting question: `retreat@1`. */
export function question<S extends GameState, C>(match: Match<S, C>): string {
  const ask = asked(match)
  return `${ask.question.name}@${ask.role}`
}

/** The keys of everything on offer, in order. */
export function offered<S extends GameState, C>(match: Match<S, C>, ask = asked(match)): string[] {
  return match.play.options(ask).map((option) => ask.question.key(match.play, option, ask))
}

/** Answers the waiting question; a refusal is a failed test. */
export function choose<S extends GameState, C>(match: Match<S, C>, ...keys: string[]): void {
  for (const option of keys) answer(match, asked(match), option)
}

/** Answers for one of several roles that are asked together. */
export function chooseAs<S extends GameState, C>(match: Match<S, C>, role: Role, ...keys: string[]): void {
  for (const option of keys) answer(match, askedOf(match, role), option)
}

function answer<S extends GameState, C>(match: Match<S, C>, ask: AnyAsk<S, C>, option: string): void {
  const accepted = match.answer({ role: ask.role, question: match.idOf(ask), option })
  if (accepted.ok) return
  throw new Error(`${option} is not offered at ${ask.question.name}@${ask.role}: ${offered(match, ask).join(' ')}`)
}

/** The rule ids with which an intent is refused to a role. */
export const refusedBy = <S extends GameState, C>(match: Match<S, C>, role: Role, key: string): string[] =>
  match.explain(role, { key }).map((reason) => reason.rule)

/** The same with the words: `BS-MOV-06 refuse.moveContested {"area":0}`. */
export const reasonsFor = <S extends GameState, C>(match: Match<S, C>, role: Role, key: string): string[] =>
  match
    .explain(role, { key })
    .map(({ rule, message: { key: words, args } }) =>
      args === undefined ? `${rule} ${words}` : `${rule} ${words} ${JSON.stringify(args)}`,
    )

export const view = <S extends GameState, C>(match: Match<S, C>): ReturnType<typeof questionView> =>
  questionView(match, asked(match).role)

/** The waiting question with everything that is said of it; its id, which only counts up, is left out. */
export function shown<S extends GameState, C>(match: Match<S, C>): Omit<NonNullable<ReturnType<typeof view>>, 'id'> {
  const { id: _id, ...rest } = view(match)!
  return rest
}

/** A source that gives prepared numbers in order (each taken modulo n), then zeros. */
export function loaded(...values: number[]): ChanceSource {
  let at = 0
  return { below: (n) => (at < values.length ? values[at++] % n : 0) }
}
