import type { ChanceSource } from './chance/source.ts'
import type { Game } from './game.ts'
import { drawOf, type DrawEntry, type Entry, type FoldEntry } from './log.ts'
import { Play, type Recorder } from './play.ts'
import { questionId, type AnyAsk } from './question.ts'
import { EngineFault, type GameState, type Role } from './table.ts'

/** While a log is folded every draw comes from it; asking for another one means that log and rules do not fit. */
const noChance: ChanceSource = {
  below(): number {
    throw new EngineFault('script', 'the rules draw something that the log does not hold')
  },
}

/** A checkpoint: the whole state before a procedure started, and how many entries of the fold had been used by then. */
export interface Mark<S> {
  readonly at: number
  readonly state: S
}

/** The waiting question with this id. */
export function askWithId<S extends GameState, C>(play: Play<S, C>, id: string): AnyAsk<S, C> | undefined {
  return play.pending.find((ask) => questionId(play.state.checkpoint, ask) === id)
}

/** The option with this key, if it is on offer. */
export function optionWithKey<S extends GameState, C>(
  play: Play<S, C>,
  ask: AnyAsk<S, C>,
  key: string,
): number | undefined {
  for (const option of play.options(ask)) if (ask.question.key(play, option, ask) === key) return option
  return undefined
}

export function offerWithKey<S extends GameState, C>(play: Play<S, C>, role: Role, key: string): number | undefined {
  const standing = play.game.standing
  if (standing === undefined || play.over || play.isSealed) return undefined
  const offers: number[] = []
  standing.offers(play, role, offers)
  return offers.find((offer) => standing.key(play, role, offer) === key)
}

/**
 * A veiled question with one option is a formality, put only so that others cannot tell. A log from before it was put holds no answer
 * to it: it is passed over where the next entry is about something else. Says whether it was.
 */
export function passOver<S extends GameState, C>(play: Play<S, C>, next: Entry): boolean {
  const ask = play.question
  if (ask === undefined || play.isTogether || next.type === 'offer' || !ask.question.veiled?.(play, ask)) return false
  const options = play.options(ask)
  if (options.length !== 1) return false
  const isAnswer = next.type === 'answer' && next.question === questionId(play.state.checkpoint, ask)
  if (isAnswer && next.option === ask.question.key(play, options[0], ask)) return false
  play.skip(ask)
  return true
}

/** Gives one recorded answer again. */
export function feed<S extends GameState, C>(play: Play<S, C>, entry: Exclude<FoldEntry, DrawEntry>): void {
  while (passOver(play, entry));
  if (entry.type === 'offer') {
    const offer = offerWithKey(play, entry.role, entry.option)
    if (offer === undefined) throw new EngineFault('script', `the offer ${entry.option} is not open`)
    return play.take(entry.role, offer)
  }
  const ask = askWithId(play, entry.question)
  if (ask === undefined || ask.role !== entry.role)
    throw new EngineFault('script', `question ${entry.question} does not wait for an answer of role ${entry.role}`)
  const option = optionWithKey(play, ask, entry.option)
  if (option === undefined)
    throw new EngineFault('script', `${entry.option} is not on offer at question ${entry.question}`)
  play.answer(ask, option)
}

/** Takes a checkpoint and feeds it the records made since (the tail): the state in the middle of a procedure. */
export function resume<S extends GameState, C>(
  game: Game<S, C>,
  content: C,
  state: S,
  tail: readonly FoldEntry[],
  recorder?: Recorder<S, C>,
): Play<S, C> {
  const play = new Play(game, content, state, noChance)
  play.automatic = false
  play.recorder = recorder
  const draws = tail.filter((entry) => entry.type === 'draw').map(drawOf)
  if (draws.length > 0) play.script = { draws, at: 0 }
  play.start()
  for (const entry of tail) if (entry.type !== 'draw') feed(play, entry)
  while (play.script !== undefined && passOver(play, tail[tail.length - 1]));
  if (play.script !== undefined) throw new EngineFault('script', 'the log holds draws that the rules do not make')
  return play
}
