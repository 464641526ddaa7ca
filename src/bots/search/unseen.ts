import type { FastSource, GameState, Line, Mind, Play, Role } from '../../engine/index.ts'
import type { Dealt, Standpoint } from '../standpoint.ts'
import { Luck } from './chance.ts'
import type { Others } from './playout.ts'
import { policyOf } from './policy.ts'

/** Of the answers of the others that are thought of in each world, how often each is given: their habit, and what else they could do. */
export const HABIT: readonly number[] = [0.6, 0.2, 0.2]

const PROPOSED = 4
const LONGEST = 200

/** What the others may answer, at the same time and unseen, in a world. */
export function othersIn<S extends GameState, C>(
  from: Standpoint<S, C>,
  mind: Mind<S, C>,
  world: Dealt<S, C>,
  source: FastSource,
): Others[] {
  return HABIT.map((_, variant) => answersIn(from, mind, world, source.fork(variant), variant > 0))
}

function answersIn<S extends GameState, C>(
  { role }: Standpoint<S, C>,
  mind: Mind<S, C>,
  world: Dealt<S, C>,
  source: FastSource,
  isVaried: boolean,
): Others {
  const luck = new Luck(mind, policyOf(mind), source)
  const play = world.enter(luck.begin(source))
  luck.at(play)
  const lines = new Map<Role, Line>()
  for (const ask of play.pending) {
    if (ask.role === role) continue
    const start = isVaried ? anotherStart(mind, world.enter(luck.begin(source)), ask.role, source) : []
    lines.set(ask.role, follow(play, ask.role, start, luck))
  }
  return lines
}

/** How a role might go on otherwise: one of the plans or answers that the game proposes. */
function anotherStart<S extends GameState, C>(
  mind: Mind<S, C>,
  play: Play<S, C>,
  role: Role,
  source: FastSource,
): Line {
  const ask = play.pending.find((waiting) => waiting.role === role)!
  const options = play.options(ask)
  const plans = mind.plans?.call(mind, play, ask, options, PROPOSED, source.fork(role)) ?? []
  if (plans.length > 0) return plans[source.below(plans.length)]
  const found = mind.candidates?.(play, ask, options, PROPOSED) ?? []
  if (found.length > 1) return [found[source.below(found.length)].option]
  return [options[source.below(options.length)]]
}

/** What a role answers until it is asked no more. */
function follow<S extends GameState, C>(play: Play<S, C>, role: Role, start: Line, luck: Luck<S, C>): Line {
  const line: number[] = []
  for (let asked = 0; asked < LONGEST; asked++) {
    const ask = play.isSealed ? play.pending.find((waiting) => waiting.role === role) : undefined
    if (ask === undefined) break
    const options = play.options(ask)
    const wanted = start[line.length]
    const option = options.length === 1 ? options[0] : options.includes(wanted) ? wanted : luck.next(play, ask, options)
    if (options.length > 1) line.push(option)
    play.answer(ask, option)
  }
  return line
}
