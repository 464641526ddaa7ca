/**
 * The opponent: it plans whole rounds and answers every question by expected victory points. It looks only at what its role may
 * know. How well it plays was measured (docs/bots.md).
 */
import type { AnyAsk, Mind, Scored } from '../../engine/index.ts'
import { bestOf, only } from '../../kit/best.ts'
import { bestAct, compensation, moveWith, offerOf } from './bot/acts.ts'
import { attackWith, bestAttack } from './bot/attacks.ts'
import { linesFor, nextOfPlan, scoredPlans } from './bot/plans.ts'
import { priceOf } from './bot/money.ts'
import { sceneFor, type Scene } from './bot/scene.ts'
import { draftScore, groupScore, landScore, splitScore } from './bot/start.ts'
import { turnScore } from './bot/turns.ts'
import { value } from './bot/value.ts'
import { characters, usual, type Weights } from './bot/weights.ts'
import { gainByArmies } from './bot/worth.ts'
import { isConflictCard } from './content/cards.ts'
import type { Content } from './content/content.ts'
import type { ArmiesArgs, AttackArgs } from './rules/actions/attack.ts'
import type { MoveArgs } from './rules/actions/movement.ts'
import { DONE } from './rules/round/reinforcement.ts'
import type { Attitude, Land, State } from './rules/table/state.ts'

type Asked = AnyAsk<State, Content>
type Score = (scene: Scene, ask: Asked, option: number) => number

const scores: Readonly<Record<string, Score>> = {
  group: (scene, ask, size) => groupScore(scene, ask.arg as Land, size),
  draft: (scene, _ask, card) => draftScore(scene, card),
  draftLand: (scene, _ask, land) => landScore(scene, land),
  split: (scene, _ask, light) => splitScore(scene, light),
  // An army on the board is worth more than one in limbo, wherever it stands.
  reinforce: (scene, _ask, land) => (land === DONE ? -1 : gainByArmies(scene, land, 1)),
  awakenArmy: (scene, _ask, land) => gainByArmies(scene, land, 1),
  turn: (scene, _ask, space) => turnScore(scene, space),
  act(scene, _ask, option) {
    const usedUp = isConflictCard(scene.t.state.action!.card) && scene.left > 1 && option > 1
    const { gain, energy, gold } = offerOf(scene, option, usedUp ? scene.w.conflictCard : 0)
    return gain - priceOf(scene, energy, gold)
  },
  compensation: (scene, _ask, option) => (option === compensation(scene).option ? 1 : 0),
  attitude(scene, ask, option) {
    const { origin, target } = ask.arg as AttackArgs
    return bestAttack(scene, origin, target, (option - 1) as Attitude).value
  },
  attackArmies(scene, ask, sent) {
    const { origin, target, attitude } = ask.arg as ArmiesArgs
    return attackWith(scene, origin, target, attitude, sent).value
  },
  moveArmies(scene, ask, armies) {
    const { origin, destination } = ask.arg as MoveArgs
    return moveWith(scene, origin, destination, armies)
  },
}

/** One answer, without a look at all the others. */
const choices: Readonly<Record<string, (scene: Scene, ask: Asked) => number>> = {
  plan: nextOfPlan,
  act: (scene) => bestAct(scene, scene.t.state.action!.space, scene.t.state.action!.card).option,
  // The same two numbers as in `act`.
  compensation: (scene) => compensation(scene).option,
  attackArmies(scene, ask) {
    const { origin, target, attitude } = ask.arg as ArmiesArgs
    return bestAttack(scene, origin, target, attitude).sent
  },
}

function judge(scene: Scene, ask: Asked, options: readonly number[], k: number): readonly Scored[] {
  const { name } = ask.question
  if (k > 1 && name === 'plan') return scoredPlans(scene, k)
  if (k === 1 && Object.hasOwn(choices, name)) return only(choices[name](scene, ask))
  const score = scores[name]
  if (score === undefined) return only(options[0])
  return bestOf(
    options,
    options.map((option) => score(scene, ask, option)),
    k,
  )
}

/** A playout takes a round of everybody: about nine milliseconds. */
const PLAYOUTS = 110
/** Half a victory point. */
const GRAIN = 0.5

export const mindWith = (w: Weights): Mind<State, Content> => ({
  candidates: (t, ask, options, k) => judge(sceneFor(t, ask.role, w), ask, options, k),
  next: (play, ask, options) => judge(sceneFor(play, ask.role, w), ask, options, 1)[0].option,
  plans: (t, ask, _options, k, source) =>
    ask.question.name === 'plan' ? linesFor(sceneFor(t, ask.role, w), k, source) : [],
  value,
  turn: ({ round }) => round,
  horizon: 1,
  unseen: new Set(['plan', 'draft']),
  playouts: PLAYOUTS,
  grain: GRAIN,
})

export const mind: Mind<State, Content> = {
  ...mindWith(usual),
  characters: Object.fromEntries(Object.entries(characters).map(([name, w]) => [name, mindWith(w)])),
}
