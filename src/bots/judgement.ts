import type { FastSource, GameState, Mind, Play, Scored } from '../engine/index.ts'
import { askOf, policyOf } from './search/policy.ts'
import type { Standpoint } from './standpoint.ts'

/** At most so many options are tried. */
const MOST = 80

/** What a mind thinks of the options by the single step: as it scores them itself, else by what its position is worth afterwards. */
export function judge<S extends GameState, C>(
  from: Standpoint<S, C>,
  mind: Mind<S, C>,
  source: FastSource,
): readonly Scored[] {
  const play = from.deal(source).enter(source)
  const scored = mind.candidates?.(play, askOf(play, from.role)!, from.options, from.options.length) ?? []
  if (scored.length > 0) return scored
  if (mind.worth === undefined) return from.options.map((option) => ({ option, score: 0 }))
  const tried = someOf(from.options, source)
  const world = from.deal(source)
  return tried
    .map((option) => ({ option, score: worthAfter(world.enter(source), from, mind, option) }))
    .sort((a, b) => b.score - a.score)
}

function someOf(options: readonly number[], source: FastSource): readonly number[] {
  if (options.length <= MOST) return options
  const rest = [...options]
  return Array.from({ length: MOST }, () => rest.splice(source.below(rest.length), 1)[0])
}

/** What belongs to the step is answered without much thought. */
function worthAfter<S extends GameState, C>(
  play: Play<S, C>,
  { role }: Standpoint<S, C>,
  mind: Mind<S, C>,
  option: number,
): number {
  const policy = policyOf(mind)
  const { checkpoint } = play.state
  play.answer(askOf(play, role)!, option)
  for (;;) {
    const ask = askOf(play, role)
    if (play.over || ask === undefined || play.state.checkpoint !== checkpoint) return mind.worth!(play, role)
    play.answer(ask, policy(play, ask, play.options(ask)))
  }
}
