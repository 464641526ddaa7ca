import type { ChanceSource } from '../engine/chance/source.ts'
import { resume } from '../engine/fold.ts'
import { drawOf } from '../engine/log.ts'
import type { Match } from '../engine/match.ts'
import { Play, type Draw } from '../engine/play.ts'
import { resample } from '../engine/secrets.ts'
import type { GameState, Role } from '../engine/table.ts'

/** An answer or offer of the tail, as numbers. They mean the same in every world that a role thinks possible. */
type Step =
  { readonly role: Role; readonly n: number; readonly option: number } | { readonly role: Role; readonly offer: number }

/** Where a role stands: the last checkpoint and what was recorded since, ready to be imagined many times. */
export interface Standpoint<S extends GameState, C> {
  readonly match: Match<S, C>
  readonly role: Role
  readonly steps: readonly Step[]
  readonly draws: readonly Draw[]
}

/** Reads the tail once by its keys; the worlds are then made from numbers, which is much faster. */
export function standpoint<S extends GameState, C>(match: Match<S, C>, role: Role): Standpoint<S, C> {
  const tail = match.tailOf(role)
  const steps: Step[] = []
  if (tail.length > 0)
    resume(match.game, match.content, match.game.clone(match.marks.last.state), tail, {
      checkpoint() {},
      answered: (_play, ask, option) => void steps.push({ role: ask.role, n: ask.n, option }),
      offered: (_play, taker, offer) => void steps.push({ role: taker, offer }),
      drew() {},
      told() {},
    })
  return { match, role, steps, draws: tail.filter((entry) => entry.type === 'draw').map(drawOf) }
}

/** A checkpoint that the role thinks possible: what it has not seen is dealt anew. */
export function deal<S extends GameState, C>(from: Standpoint<S, C>, source: ChanceSource): S {
  const { game, content, marks } = from.match
  return resample(game, { state: marks.last.state, content }, from.role, source)
}

/** Plays the tail, which holds nothing secret from the role, in a dealt world. It stands at the question being asked. */
export function enter<S extends GameState, C>(from: Standpoint<S, C>, dealt: S, source: ChanceSource): Play<S, C> {
  const { match, steps, draws } = from
  const play = new Play(match.game, match.content, match.game.clone(dealt), source)
  play.automatic = false
  if (draws.length > 0) play.script = { draws, at: 0 }
  play.start()
  for (const step of steps) {
    if ('offer' in step) play.take(step.role, step.offer)
    else
      play.answer(
        play.pending.find((ask) => ask.role === step.role && ask.n === step.n)!,
        step.option,
      )
  }
  play.automatic = true
  return play
}
