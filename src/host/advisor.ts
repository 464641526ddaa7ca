import { captainBot } from '../bots/captain.ts'
import { Standpoint } from '../bots/standpoint.ts'
import type { FastSource, GameState, Message, Role } from '../engine/index.ts'
import type { Host } from './host.ts'

/** What an advisor would choose, of the options that are asked, and why, where it can say. */
export interface Advised {
  readonly options: readonly number[]
  readonly reason?: Message
}

/** Somebody who says what would be sound. Like a bot it gets a standpoint and nothing else: it knows no more than who asks. */
export interface Advisor {
  advise<S extends GameState, C>(from: Standpoint<S, C>, source: FastSource): Promise<Advised>
}

/** The Captain: without a memory, so that whoever goes another way is advised anew. */
export const captain: Advisor = {
  advise: <S extends GameState, C>(from: Standpoint<S, C>, source: FastSource) =>
    Promise.resolve({ options: [captainBot<S, C>().choose(from, source)] }),
}

/** Advice on a question, as its keys. */
export interface Suggested {
  readonly question: string
  readonly keys: readonly string[]
  readonly reason?: Message
}

/** What the advisor says to a role that is asked; nothing where the question is gone before it has spoken. */
export async function suggestionFor<S extends GameState, C>(
  { match }: Host<S, C>,
  role: Role,
  advisor: Advisor,
  source: FastSource,
): Promise<Suggested | undefined> {
  const ask = match.asked(role)
  if (ask === undefined) return undefined
  const question = match.idOf(ask)
  const from = new Standpoint(match, ask)
  const { options, reason } = await advisor.advise(from, source)
  const now = match.asked(role)
  if (now === undefined || match.idOf(now) !== question) return undefined
  const offered = options.filter((option) => from.options.includes(option))
  const keys = offered.map((option) => now.question.key(match.play, option, now))
  return { question, keys, ...(reason === undefined ? {} : { reason }) }
}
