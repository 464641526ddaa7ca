/** The questions of the Actions Phase, answered by the best plan. */
import { FOOD } from '../../content/names.ts'
import { COMMAND, MOVE } from '../../rules/actions/action-price.ts'
import type { CommandPieceArg } from '../../rules/actions/command.ts'
import { havenObstacle } from '../../rules/actions/haven.ts'
import { isFaceDown } from '../../rules/map/tiles.ts'
import { NO_CONTEXT } from '../../rules/select/context.ts'
import { resourceAt } from '../../rules/table/resources.ts'
import type { Space } from '../../rules/table/state.ts'
import { abilityScore } from './combat.ts'
import { bestPlan, commandWorth, couldSettle, havenWorth, type Plan } from './plans.ts'
import type { Scene } from './scene.ts'
import { armyFor, dangers } from './ways.ts'

const ABILITIES = 100
const DONE = -1

let thought:
  | { readonly state: object; readonly checkpoint: number; readonly key: string; readonly plan: Plan | undefined }
  | undefined

/** The same question is scored option by option: the plan is made once. */
function planned(scene: Scene): Plan | undefined {
  const { state } = scene.t
  const key = `${scene.role}/${state.ap.join()}/${state.resources.join()}/${state.heroAt.join()}`
  if (thought?.state === state && thought.checkpoint === state.checkpoint && thought.key === key) return thought.plan
  thought = { state, checkpoint: state.checkpoint, key, plan: bestPlan(scene) }
  return thought.plan
}

/** Abilities that bring something come first, they cost no AP; then the Action of the plan. */
export function actionScore(scene: Scene, option: number): number {
  if (option === DONE) return 0
  if (option >= ABILITIES) {
    const worth = abilityScore(scene, option - ABILITIES, NO_CONTEXT)
    return worth > 0.1 ? 100 + worth : -1
  }
  return planned(scene)?.action === option ? 10 : 1
}

export function moveScore(scene: Scene, space: Space): number {
  const plan = planned(scene)
  if (plan?.action === MOVE && plan.target === space) return 100
  const { t, role } = scene
  if (space < 0) return -1
  if (havenObstacle(t, role, space) === undefined) return havenWorth(scene, space)
  return isFaceDown(t.state, space) && t.state.curse[space] === 0 ? 1 : 0
}

export function commandScore(scene: Scene, space: Space): number {
  const plan = planned(scene)
  if (plan?.action === COMMAND && plan.target === space) return 1000
  return space < 0 ? -100 : commandWorth(scene, space)
}

const HERO = 1000

/** First the army as it was planned, then the Hero, if there is something for him. */
export function pieceToCommand(scene: Scene, option: number, { to, moved }: CommandPieceArg): number {
  const { t, role } = scene
  if (option === DONE) return 0
  const { moves } = armyFor(scene, to, dangers(t, role))
  if (option === HERO) return heroJoins(scene, to) ? 1 : moved === 0 && moves.length === 0 ? 0.1 : -1
  const at = moves.indexOf(option)
  return at < 0 ? -2 : 10 - at * 0.1
}

function heroJoins(scene: Scene, to: Space): boolean {
  const { t, role } = scene
  const from = t.state.heroAt[role]
  if (couldSettle(t, role, to)) return havenObstacle(t, role, from) !== undefined
  return havenObstacle(t, role, from) !== undefined && !isFaceDown(t.state, from)
}

/** Without a Haven: where one could be built. */
export function campScore(scene: Scene, space: Space): number {
  if (space === DONE) return 0
  const { t, role } = scene
  const food = t.state.resources[resourceAt(role, FOOD)]
  return havenObstacle(t, role, space) === undefined ? 1 + havenWorth(scene, space) : 0.1 * Math.min(1, food)
}
