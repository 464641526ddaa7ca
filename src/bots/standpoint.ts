import { drawOf, Play, resample, resume } from '../engine/index.ts'
import type { AnyAsk, ChanceSource, Draw, Game, GameState, Match, Role } from '../engine/index.ts'

/** An answer or offer of the tail, as numbers. They mean the same in every world that a role thinks possible. */
type Given =
  { readonly role: Role; readonly n: number; readonly option: number } | { readonly role: Role; readonly offer: number }

interface Tail {
  readonly given: readonly Given[]
  readonly draws: readonly Draw[]
}

/** A world that a role thinks possible: a checkpoint with everything dealt anew that the role has not seen. */
export interface Dealt<S extends GameState, C> {
  /** A game of its own that stands at the question being asked. */
  enter(source: ChanceSource): Play<S, C>
}

/**
 * Where a role stands that is asked: the question, and worlds that the role thinks possible. The match it was made from is out of reach
 * for whoever holds it (a `#` field, which no code outside of this class can read): a bot cannot cheat.
 */
export class Standpoint<S extends GameState = GameState, C = unknown> {
  readonly game: Readonly<Game<S, C>>
  readonly role: Role
  /** How many there are. */
  readonly roles: number
  /** The number of the last checkpoint: a plan holds as long as the same procedure runs. */
  readonly checkpoint: number
  /** The name of the question. */
  readonly question: string
  readonly options: readonly number[]
  /** What stands on offer beside the question. */
  readonly offers: readonly number[]
  readonly #match: Match<S, C>
  #tail: Tail | undefined

  constructor(match: Match<S, C>, ask: AnyAsk<S, C>) {
    this.game = match.game
    this.role = ask.role
    this.roles = match.roles
    this.checkpoint = match.state.checkpoint
    this.question = ask.question.name
    this.options = [...match.play.options(ask)]
    this.offers = offersOf(match, ask.role)
    this.#match = match
  }

  deal(source: ChanceSource): Dealt<S, C> {
    const { game, content, marks } = this.#match
    const tail = (this.#tail ??= readTail(this.#match, this.role))
    const state = resample(game, { state: marks.last.state, content }, this.role, source)
    return { enter: (chance) => enter(new Play(game, content, game.clone(state), chance), tail) }
  }
}

function offersOf<S extends GameState, C>({ game, play, over }: Match<S, C>, role: Role): number[] {
  const offers: number[] = []
  if (!over && !play.isSealed) game.standing?.offers(play, role, offers)
  return offers
}

/** Reads the tail once by its keys; the worlds are then made from numbers, which is much faster. */
function readTail<S extends GameState, C>(match: Match<S, C>, role: Role): Tail {
  const tail = match.tailOf(role)
  const given: Given[] = []
  if (tail.length > 0)
    resume(match.game, match.content, match.game.clone(match.marks.last.state), tail, {
      checkpoint() {},
      answered: (_play, ask, option) => void given.push({ role: ask.role, n: ask.n, option }),
      offered: (_play, taker, offer) => void given.push({ role: taker, offer }),
      drew() {},
      told() {},
    })
  return { given, draws: tail.filter((entry) => entry.type === 'draw').map(drawOf) }
}

/** Plays the tail, which holds nothing secret from the role, in a dealt world. */
function enter<S extends GameState, C>(play: Play<S, C>, { given, draws }: Tail): Play<S, C> {
  play.automatic = false
  if (draws.length > 0) play.script = { draws, at: 0 }
  play.start()
  for (const one of given) {
    if ('offer' in one) play.take(one.role, one.offer)
    else
      play.answer(
        play.pending.find((ask) => ask.role === one.role && ask.n === one.n)!,
        one.option,
      )
  }
  play.automatic = true
  return play
}
