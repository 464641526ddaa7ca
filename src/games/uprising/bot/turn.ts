/** The questions of the Actions Phase, answered by the best plan. */
import { FOOD } from '../content/names.ts'
import type { Line } from '../../../engine/index.ts'
import { MOVE, QUEST, TRADE } from '../rules/actions/action-price.ts'
import type { CommandPieceArg } from '../rules/actions/command.ts'
import { havenObstacle } from '../rules/actions/haven.ts'
import { isFaceDown } from '../rules/map/tiles.ts'
import { NO_CONTEXT } from '../rules/select/context.ts'
import { resourceAt } from '../rules/table/resources.ts'
import { NONE, type Space } from '../rules/table/state.ts'
import { abilityScore } from './combat.ts'
import {
  bestGoal,
  commandPlans,
  commandWorth,
  couldSettle,
  goalsOf,
  havenWorth,
  meansOf,
  movesTo,
  plansOf,
  ratioOf,
  type Plan,
} from './plans.ts'

import type { Scene } from './scene.ts'
import { armyFor, dangersOf, heroDistances, pathTo } from './ways.ts'
import type { Weights } from './weights.ts'

const ABILITIES = 100
const DONE = -1

let thought: { readonly state: object; readonly key: string; readonly w: Weights; readonly plans: Plan[] } | undefined

/** The same position is looked at option by option: the plans are made once. */
export function plansNow(scene: Scene): readonly Plan[] {
  const { t, role, w } = scene
  const { state } = t
  const key = `${role}/${state.checkpoint}/${state.ap.join()}/${state.resources.join()}/${state.heroAt.join()}`
  if (thought?.state === state && thought.key === key && thought.w === w) return thought.plans
  thought = { state, key, w, plans: plansOf(scene) }
  return thought.plans
}

const NO_PLAN = -0.5

/** What the best plan that begins so brings for each AP. Abilities that bring something come first, they cost no AP. */
export function actionScore(scene: Scene, option: number): number {
  if (option === DONE) return 0
  const plans = plansNow(scene)
  if (option >= ABILITIES) {
    const worth = abilityScore(scene, option - ABILITIES, NO_CONTEXT)
    return worth > LEAST_WORTH ? ratioOf(plans[0] ?? NOTHING) + worth : NO_PLAN
  }
  const plan = plans.find(({ action }) => action === option)
  return plan === undefined ? NO_PLAN : ratioOf(plan)
}

const LEAST_WORTH = 0.1
const NOTHING = { value: 0, ap: 1 }

/** What can be done from there; the AP is paid already. */
export function moveScores(scene: Scene, options: readonly number[]): number[] {
  const { t, role } = scene
  const means = meansOf(scene)
  const goals = goalsOf(scene, means)
  return options.map((space) => {
    if (space < 0) return NO_PLAN
    const distance = heroDistances(t, role, space, means.ap)
    const goal = bestGoal(goals, distance, means.ap)
    return goal === undefined ? 0 : goal.value / (1 + movesTo(goal, distance) + goal.ap)
  })
}

/** The AP and the Food are paid already. */
export function commandScores(scene: Scene, options: readonly number[]): number[] {
  const plans = commandPlans(scene, meansOf(scene, 1))
  return options.map((space) => {
    if (space < 0) return -1
    let best = -Infinity
    for (const plan of plans) if (plan.target === space) best = Math.max(best, ratioOf(plan))
    return best > -Infinity ? best : Math.min(0, commandWorth(scene, space)) - 0.2
  })
}

const MOST_STEPS = 6

/** Whole turns: where to go, what to do there. */
export function turnPlans(scene: Scene, options: readonly number[], k: number): Line[] {
  const lines: Line[] = []
  const known = new Set<string>()
  for (const plan of plansNow(scene)) {
    if (lines.length >= k) break
    const line = lineOf(scene, plan)
    if (!options.includes(line[0]) || line.length > 2 * MOST_STEPS || known.has(line.join())) continue
    known.add(line.join())
    lines.push(line)
  }
  return lines
}

function lineOf({ t, role }: Scene, { action, target, goal }: Plan): Line {
  if (goal === undefined) return action === TRADE ? [action] : [action, target]
  const way = goal.space === NONE ? [] : pathTo(t, role, goal.space).flatMap((space) => [MOVE, space])
  return goal.action === QUEST ? [...way, QUEST, goal.target] : [...way, goal.action]
}

const HERO = 1000

/** First the army as it was planned, then the Hero, if there is something for him. */
export function pieceToCommand(scene: Scene, option: number, { to, moved }: CommandPieceArg): number {
  if (option === DONE) return 0
  const { moves } = armyFor(scene, to, dangersOf(scene))
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
