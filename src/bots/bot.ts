import type { Answer, FastSource, GameState, Match, Mind, Role } from '../engine/index.ts'
import { askOf } from './search/policy.ts'
import { Standpoint } from './standpoint.ts'

/**
 * Gives answers like anybody else, from where its role stands and from nothing else. It is made anew for every seat of every match, so
 * it may remember a plan. What it does depends on the standpoint and the source alone.
 */
export interface Bot<S extends GameState = GameState, C = unknown> {
  readonly name: string
  /** One of the options of the question. */
  choose(from: Standpoint<S, C>, source: FastSource): number
  /** A standing offer that it takes before it answers, if it wants one. */
  offer?(from: Standpoint<S, C>, source: FastSource): number | undefined
}

/** A standing offer that a bot takes, by its key. */
export interface Taken {
  readonly role: Role
  readonly offer: string
}

export type MakeBot = <S extends GameState, C>() => Bot<S, C>

/** What a bot answers to the question that waits for its role; the only way from a bot to an answer. */
export function answerOf<S extends GameState, C>(
  bot: Bot<S, C>,
  match: Match<S, C>,
  role: Role,
  source: FastSource,
): Answer {
  const ask = match.asked(role)
  if (ask === undefined) throw new Error(`role ${role} is not asked`)
  const from = new Standpoint(match, ask)
  const option = bot.choose(from, source)
  if (!from.options.includes(option)) throw new Error(`${bot.name} gave an answer that is not on offer: ${option}`)
  return { role, question: match.idOf(ask), option: ask.question.key(match.play, option, ask) }
}

/** What stands on offer beside the question, if the bot wants it; else its answer. */
export function moveOf<S extends GameState, C>(
  bot: Bot<S, C>,
  match: Match<S, C>,
  role: Role,
  source: FastSource,
): Answer | Taken {
  const ask = match.asked(role)
  const { standing } = match.game
  if (ask === undefined || standing === undefined || bot.offer === undefined) return answerOf(bot, match, role, source)
  const from = new Standpoint(match, ask)
  const offer = from.offers.length === 0 ? undefined : bot.offer(from, source)
  if (offer === undefined || !from.offers.includes(offer)) return answerOf(bot, match, role, source)
  return { role, offer: standing.key(match.play, role, offer) }
}

/** What a mind would take, in a world dealt for its role. */
export function offerBy<S extends GameState, C>(
  mind: Mind<S, C>,
  from: Standpoint<S, C>,
  source: FastSource,
): number | undefined {
  if (mind.offer === undefined) return undefined
  const play = from.deal(source).enter(source)
  return mind.offer(play, askOf(play, from.role)!)
}
