/**
 * The opponent: it plans whole rounds and answers every question with one proposal, by expected victory points. It looks
 * only at what its role may know. How well it plays was measured (docs/bots.md).
 */
import type { AnyAsk, Mind } from '../../engine/index.ts'
import { bestOf, only } from '../../kit/best.ts'
import { bestAct, bestMove, compensation } from './bot/acts.ts'
import { attackWith, bestAttack } from './bot/attacks.ts'
import { planRound } from './bot/plan.ts'
import { draftScore, groupScore, landScore, splitScore } from './bot/start.ts'
import { turnScore } from './bot/turns.ts'
import { gainByArmies, sceneFor, type Scene } from './bot/worth.ts'
import type { Content } from './content/content.ts'
import { SPACES } from './content/names.ts'
import type { ArmiesArgs, AttackArgs } from './rules/actions/attack.ts'
import type { MoveArgs } from './rules/actions/movement.ts'
import { backFrom, placeOn, READY } from './rules/round/planning.ts'
import { DONE } from './rules/round/reinforcement.ts'
import { at, NONE, type Attitude, type Land, type State } from './rules/table/state.ts'

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
  attitude(scene, ask, option) {
    const { origin, target } = ask.arg as AttackArgs
    return bestAttack(scene, origin, target, (option - 1) as Attitude).value
  },
  attackArmies(scene, ask, sent) {
    const { origin, target, attitude } = ask.arg as ArmiesArgs
    return attackWith(scene, origin, target, attitude, sent).value
  },
}

const choices: Readonly<Record<string, (scene: Scene, ask: Asked) => number>> = {
  plan: nextOfPlan,
  act: (scene) => bestAct(scene).option,
  // The same two numbers as in `act`.
  compensation: (scene) => compensation(scene).option,
  moveArmies(scene, ask) {
    const { origin, destination } = ask.arg as MoveArgs
    return bestMove(scene, origin, destination).armies
  },
}

/** The plan is the same whatever of it lies there already. Cards that do not belong to it are taken back first. */
function nextOfPlan(scene: Scene): number {
  const { t, role } = scene
  const plan = planRound(scene)
  for (let space = 0; space < SPACES; space++) {
    const lies = t.state.planned[at(role, space)]
    if (lies !== NONE && lies !== plan[space]) return backFrom(space)
  }
  for (let space = 0; space < SPACES; space++)
    if (plan[space] !== t.state.planned[at(role, space)]) return placeOn(plan[space], space)
  return READY
}

export const mind: Mind<State, Content> = {
  candidates(t, ask, options, k) {
    const scene = sceneFor(t, ask.role)
    const chosen = choices[ask.question.name]?.(scene, ask)
    if (chosen !== undefined) return only(chosen)
    const score = scores[ask.question.name]
    if (score === undefined) return only(options[0])
    const found = options.map((option) => score(scene, ask, option))
    return bestOf(options, found, k)
  },
}
