/** The Actions Phase: whole plans (go there, explore, fight, build a Haven) with what they bring for their AP. */
import { FOOD, PLUNDER, SALT } from '../../content/names.ts'
import {
  actionPriceOf,
  COMMAND,
  EXPLORE,
  HAVEN,
  MARKET,
  MOVE,
  OWN_TURN,
  QUEST,
  TRADE,
} from '../../rules/actions/action-price.ts'
import { canAct } from '../../rules/actions/actions.ts'
import { canBeCommanded, isOpenTo } from '../../rules/actions/command.ts'
import { havenObstacle } from '../../rules/actions/haven.ts'
import { itemsToBuy, saltFor } from '../../rules/actions/market.ts'
import { openQuests } from '../../rules/actions/quest.ts'
import { hasCard, unitsOn } from '../../rules/map/pieces.ts'
import { havensLeft } from '../../rules/map/reserve.ts'
import { CAPITAL_SPACE, SPACES } from '../../rules/map/spaces.ts'
import { isFaceDown } from '../../rules/map/tiles.ts'
import { hasX } from '../../rules/placing/where-it-fits.ts'
import { resourceAt } from '../../rules/table/resources.ts'
import { CHAOS, EMPIRE, NONE, printed, type Role, type Space, type Table } from '../../rules/table/state.ts'
import { worthOfItem } from './cards.ts'
import { fight, hasEnemies, menaceOf } from './fight.ts'
import { questWorth } from './quests.ts'
import { kindWorth, pointOf, unitsAt, type Scene } from './scene.ts'
import { armyFor, dangers, heroDistances, holding, stepTowards, waysOf, type Danger, type Way } from './ways.ts'
import { SURVIVAL } from './weights.ts'

export interface Plan {
  /** The Action to take now, and its hex or card. */
  readonly action: number
  readonly target: number
  readonly value: number
  readonly ap: number
}

/** A plan must bring more than this for each AP, or the AP is traded for Salt. */
const ratio = ({ value, ap }: Plan): number => value / ap

/** What a Haven on a hex brings until the end, if nobody takes it away. */
export function havenWorth(scene: Scene, space: Space): number {
  const { t, role, left, resource } = scene
  const { state } = t
  const tile = state.tile[space]
  const { vp, yields } = tile >= 0 ? printed(t).hexes[tile] : { vp: 0.1, yields: [1, 1, 0] }
  const havens = t.content.setup.havensPerFaction - havensLeft(t, role)
  const { production } = t.content.factions[state.faction[role]]
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
  const more = sum(production[Math.min(havens + 1, production.length - 1)]) - sum(production[havens])
  const yielded = yields.reduce((all, n, kind) => all + n * kindWorth(scene, kind), 0)
  const survival = SURVIVAL[t.content.board.ring[space]] ?? 0.8
  let [worth, alive] = [0, survival]
  for (let chapter = 0; chapter < left; chapter++) {
    worth += alive * (pointOf(scene, role) * (t.content.setup.havenPoints + vp) + yielded + resource * more)
    alive *= survival
  }
  return worth
}

/** Chance to clear a hex after exploring it, by troops on it before and Units that come. */
const CLEARED = [
  [0, 0, 0.45, 0.7, 0.85, 0.9],
  [0, 0, 0.2, 0.45, 0.7, 0.85],
]

/** What one finds on a face-down hex, less the troubles. */
function exploreWorth(scene: Scene): number {
  const { resource, left } = scene
  return 2.4 * resource + 0.5 * pointOf(scene, EMPIRE) * left * 0.45 - 0.15 * left
}

const canPay = ({ state }: Table, role: Role, kind: number, n: number): boolean =>
  state.resources[resourceAt(role, kind)] >= n

interface Means {
  readonly ap: number
  readonly plunder: number
  readonly food: number
  readonly havenPlunder: number
  readonly threats: readonly Danger[]
  readonly distance: readonly number[]
  readonly ways: readonly (readonly Way[])[]
}

function meansOf(scene: Scene): Means {
  const { t, role } = scene
  const { state } = t
  const threats = dangers(t, role)
  const food = state.resources[resourceAt(role, FOOD)]
  return {
    ap: state.ap[role],
    plunder: state.resources[resourceAt(role, PLUNDER)],
    food,
    havenPlunder: actionPriceOf(t, role, HAVEN).plunder,
    threats,
    ways: waysOf(scene, threats, Math.min(state.ap[role], food, 4)),
    distance: heroDistances(t, role, state.ap[role]),
  }
}

/** Towards a hex first, then the Action there. */
function there(scene: Scene, means: Means, space: Space, action: number, value: number, more = 0): Plan | undefined {
  const moves = means.distance[space]
  const ap = moves + 1 + more
  if (moves + 1 > means.ap) return undefined
  if (moves > 0) return { action: MOVE, target: stepTowards(scene.t, scene.role, space), value, ap }
  return { action, target: space, value, ap }
}

function havenPlans(scene: Scene, means: Means, out: Plan[]): void {
  const { t, role, resource } = scene
  const { havenPlunder } = means
  if (!canPay(t, role, PLUNDER, havenPlunder)) return
  for (let space = 0; space < SPACES; space++) {
    if (havenObstacle(t, role, space) !== undefined) continue
    const value = havenWorth(scene, space) - resource * havenPlunder
    const plan = there(scene, means, space, HAVEN, value)
    if (plan !== undefined) out.push(plan)
  }
}

function explorePlans(scene: Scene, means: Means, out: Plan[]): void {
  const { t, role, resource } = scene
  const { state } = t
  for (let space = 0; space < SPACES; space++) {
    if (!isFaceDown(state, space) || state.curse[space] > 0) continue
    const plan = there(scene, means, space, EXPLORE, exploreWorth(scene))
    if (plan === undefined) continue
    out.push(plan)
    // With an army within reach and enough left, it will be cleared and settled in the same Chapter.
    const troops = state.garrison[space] + state.skeletons[space]
    if (troops > 1 || hasCard(state, space, EMPIRE) || hasCard(state, space, CHAOS)) continue
    for (const { steps, start } of means.ways[space]) {
      const rest = means.ap - plan.ap - steps
      const army = unitsOn(state, start)
      if (army < 2 || rest < 0) continue
      const settles = rest >= 1 && means.plunder >= means.havenPlunder && havensLeft(t, role) > 0
      const chance = CLEARED[troops][Math.min(5, army)]
      const relief = state.garrison[space] > 0 ? -pointOf(scene, EMPIRE) * scene.left : 0
      const cleared = chance * ((1.6 + 0.4 * troops) * pointOf(scene, role) - 0.4 + relief) - resource * steps
      const settled = settles ? chance * havenWorth(scene, space) - resource * means.havenPlunder : 0
      out.push({ ...plan, value: plan.value + cleared + settled, ap: plan.ap + steps + (settles ? 1 : 0) })
    }
  }
}

/** Whether a Haven could stand here if the enemies were gone. */
export function couldSettle(t: Table, role: Role, space: Space): boolean {
  const { state } = t
  return (
    !isFaceDown(state, space) &&
    state.curse[space] === 0 &&
    !hasX(t, space) &&
    state.haven[space] === NONE &&
    havensLeft(t, role) > 0
  )
}

/** A Command into a hex, for its own sake: for effects that grant one. */
export function commandWorth(scene: Scene, space: Space): number {
  const threats = dangers(scene.t, scene.role)
  const { units, moves } = armyFor(scene, space, threats)
  if (moves.length === 0) return -1
  if (!hasEnemies(scene.t, space)) return 0.2 * prospects(scene, space, units) - 0.2
  return fight(scene, space, units).value - (space === CAPITAL_SPACE ? 3 : 0)
}

function attackPlans(scene: Scene, means: Means, out: Plan[]): void {
  const { t, role, resource } = scene
  if (!canAct(t, role, COMMAND)) return
  for (let space = 0; space < SPACES; space++) {
    if (!hasEnemies(t, space)) continue
    const { units, moves } = armyFor(scene, space, means.threats)
    if (moves.length === 0) continue
    // The Capital always sends one more Legion.
    const isCapital = space === CAPITAL_SPACE
    const { win, value } = fight(scene, space, units)
    let worth = value - resource - (isCapital ? 3 : 0)
    let ap = 1
    const moved = means.distance[space]
    const isNear = moved <= 1
    const steps = isNear ? 0 : moved
    if (couldSettle(t, role, space) && means.plunder >= means.havenPlunder && means.ap >= 2 + steps) {
      const more = win * havenWorth(scene, space) - resource * means.havenPlunder
      if ((worth + more) / (2 + steps) > worth / 1) {
        worth += more
        ap += 1 + steps
      }
    }
    out.push({ action: COMMAND, target: space, value: worth, ap })
  }
}

/** Units go where a Haven must be held, or towards the next fight. */
function marchPlans(scene: Scene, means: Means, out: Plan[]): void {
  const { t, role, resource } = scene
  if (!canAct(t, role, COMMAND)) return
  for (const danger of means.threats) {
    const { units, moves } = armyFor(scene, danger.space, means.threats)
    if (moves.length === 0) continue
    const before = holding(scene, danger, unitsAt(t, danger.space))
    const after = holding(scene, danger, units)
    const stake = havenWorth(scene, danger.space) + 0.5 * menaceOf(scene, danger.card)
    out.push({ action: COMMAND, target: danger.space, value: (after - before) * stake - resource, ap: 1 })
  }
  marches(scene, means, out)
}

/** Every army on its way to a fight: one Command for each step, the last one is the attack. */
function marches(scene: Scene, means: Means, out: Plan[]): void {
  const { t, role, resource } = scene
  for (let space = 0; space < SPACES; space++) {
    if (!hasEnemies(t, space) || space === CAPITAL_SPACE || !canBeCommanded(t, role, space)) continue
    if (!isOpenTo(t, role, space)) continue
    for (const { steps, start, first } of means.ways[space])
      if (steps > 1) out.push(march(scene, space, unitsAt(t, start), first, steps, resource))
  }
}

function march(
  scene: Scene,
  goal: Space,
  units: readonly number[],
  first: Space,
  steps: number,
  resource: number,
): Plan {
  const { value, win } = fight(scene, goal, units)
  const settled = couldSettle(scene.t, scene.role, goal) ? 0.4 * win * havenWorth(scene, goal) : 0
  return { action: COMMAND, target: first, value: 0.9 * (value + settled) - resource * steps, ap: steps }
}

/** The best fight beside a space for these Units. */
function prospects(scene: Scene, space: Space, units: readonly number[]): number {
  const { t, role } = scene
  let best = 0
  for (const next of t.content.board.neighbours[space]) {
    if (isFaceDown(t.state, next) && t.state.curse[next] === 0) {
      best = Math.max(best, 0.8)
      continue
    }
    if (!hasEnemies(t, next) || next === CAPITAL_SPACE) continue
    const { value, win } = fight(scene, next, units)
    best = Math.max(best, value + (couldSettle(t, role, next) ? 0.5 * win * havenWorth(scene, next) : 0))
  }
  return best
}

function cardPlans(scene: Scene, out: Plan[]): void {
  const { t, role, resource } = scene
  if (canAct(t, role, MARKET))
    for (const item of itemsToBuy(t, role, OWN_TURN, [])) {
      const value = worthOfItem(scene, item) - resource * saltFor(t, role, item, OWN_TURN)
      out.push({ action: MARKET, target: item, value, ap: 1 })
    }
  if (canAct(t, role, QUEST))
    for (const quest of openQuests(t))
      out.push({ action: QUEST, target: quest, value: questWorth(scene, quest), ap: 1 })
}

/** Every plan; the best one is the one that brings most for each AP. */
export function plansOf(scene: Scene): Plan[] {
  const means = meansOf(scene)
  const out: Plan[] = []
  if (means.ap === 0) return out
  havenPlans(scene, means, out)
  explorePlans(scene, means, out)
  attackPlans(scene, means, out)
  marchPlans(scene, means, out)
  cardPlans(scene, out)
  out.push({ action: TRADE, target: SALT, value: scene.resource, ap: 1 })
  return out
}

export function bestPlan(scene: Scene, action?: number): Plan | undefined {
  let best: Plan | undefined
  for (const plan of plansOf(scene)) {
    if (action !== undefined && plan.action !== action) continue
    if (plan.ap > scene.t.state.ap[scene.role] + 0) continue
    if (best === undefined || ratio(plan) > ratio(best)) best = plan
  }
  return best
}
