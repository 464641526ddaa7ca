import type { Answer, FastSource, GameState, Match, Role } from '../engine/index.ts'
import { Standpoint } from './standpoint.ts'

/**
 * Gives answers like anybody else, from where its role stands and from nothing else. It is made anew for every seat of every match, so
 * it may remember a plan. What it does depends on the standpoint and the source alone.
 */
export interface Bot<S extends GameState = GameState, C = unknown> {
  readonly name: string
  /** One of the options of the question. */
  choose(from: Standpoint<S, C>, source: FastSource): number
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
