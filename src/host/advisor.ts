import { captainBot } from '../bots/captain.ts'
import type { Budget } from '../bots/search/budget.ts'
import { hintsFor, type Hint, type Reason } from '../bots/search/hints.ts'
import { Standpoint } from '../bots/standpoint.ts'
import type { FastSource, GameState, Message, Role } from '../engine/index.ts'
import type { Host } from './host.ts'

/** What an advisor would choose, of the options that are asked, and why, where it can say. */
export interface Advised {
  readonly options: readonly number[]
  readonly reason?: Message
  /** The best options, compared: the best first. */
  readonly hints?: readonly Hint[]
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

/** One who searches, and can say how the best options differ. In a game without a value it is the Captain. */
export const thinker = (budget: Budget): Advisor => ({
  advise<S extends GameState, C>(from: Standpoint<S, C>, source: FastSource): Promise<Advised> {
    const { mind } = from.game
    if (mind?.value === undefined || from.options.length < 2) return captain.advise(from, source)
    const hints = hintsFor(from, mind, { budget }, source)
    return Promise.resolve({ options: hints.slice(0, 1).map(({ option }) => option), hints })
  },
})

/** A hint to whoever is asked: an option by its key, its chance to win, and what speaks for it or against it. */
export interface SuggestedHint {
  readonly key: string
  readonly chance: number
  /** The narrator names each feature as the message `feature.<name>`. */
  readonly reasons: readonly Reason[]
}

/** Advice on a question, as its keys. */
export interface Suggested {
  readonly question: string
  readonly keys: readonly string[]
  readonly reason?: Message
  readonly hints?: readonly SuggestedHint[]
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
  const { options, reason, hints } = await advisor.advise(from, source)
  const now = match.asked(role)
  if (now === undefined || match.idOf(now) !== question) return undefined
  const keyOf = (option: number): string => now.question.key(match.play, option, now)
  const isOffered = (option: number): boolean => from.options.includes(option)
  const told = hints
    ?.filter(({ option }) => isOffered(option))
    .map(({ option, chance, reasons }) => ({ key: keyOf(option), chance, reasons }))
  return {
    question,
    keys: options.filter(isOffered).map(keyOf),
    ...(reason === undefined ? {} : { reason }),
    ...(told === undefined ? {} : { hints: told }),
  }
}
