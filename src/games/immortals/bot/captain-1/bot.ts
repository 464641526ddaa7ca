/**
 * The opponent: it plans whole rounds and answers every question with one proposal, by expected victory points. It looks
 * only at what its role may know. How well it plays was measured (docs/bots.md).
 */
import type { AnyAsk, Mind } from '../../../../engine/index.ts'
import { bestAct, bestMove, compensation } from './acts.ts'
import { attackWith, bestAttack } from './attacks.ts'
import { planRound } from './plan.ts'
import { draftScore, groupScore, landScore, splitScore } from './start.ts'
import { turnScore } from './turns.ts'
import { gainByArmies, sceneFor, type Scene } from './worth.ts'
import type { Content } from '../../content/content.ts'
import { SPACES } from '../../content/names.ts'
import type { ArmiesArgs, AttackArgs } from '../../rules/actions/attack.ts'
import type { MoveArgs } from '../../rules/actions/movement.ts'
import { backFrom, placeOn, READY } from '../../rules/round/planning.ts'
import { DONE } from '../../rules/round/reinforcement.ts'
import { at, NONE, type Attitude, type Land, type State, type Table } from '../../rules/table/state.ts'

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

/** One proposal: the best option. */
function candidates(t: Table, ask: Asked, options: readonly number[]): number[] {
  const scene = sceneFor(t, ask.role)
  const chosen = choices[ask.question.name]?.(scene, ask)
  if (chosen !== undefined) return [chosen]
  const score = scores[ask.question.name]
  if (score === undefined) return [options[0]]
  let best = options[0]
  let most = -Infinity
  for (const option of options) {
    const value = score(scene, ask, option)
    if (value > most) [best, most] = [option, value]
  }
  return [best]
}

export const captain1: Mind<State, Content> = {
  candidates: (t, ask, options) => candidates(t, ask, options).map((option) => ({ option, score: 0 })),
}
