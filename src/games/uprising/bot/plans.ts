/** The Actions Phase: whole plans (go there, explore, fight, build a Haven) with what they bring for their AP. */
import { FOOD, PLUNDER, SALT } from '../content/names.ts'
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
} from '../rules/actions/action-price.ts'
import { canAct } from '../rules/actions/actions.ts'
import { canBeCommanded, isOpenTo } from '../rules/actions/command.ts'
import { havenObstacle } from '../rules/actions/haven.ts'
import { itemsToBuy, saltFor } from '../rules/actions/market.ts'
import { openQuests } from '../rules/actions/quest.ts'
import { hasCard, unitsOn } from '../rules/map/pieces.ts'
import { havensLeft } from '../rules/map/reserve.ts'
import { CAPITAL_SPACE, SPACES } from '../rules/map/spaces.ts'
import { isFaceDown } from '../rules/map/tiles.ts'
import { hasX } from '../rules/placing/where-it-fits.ts'
import { resourceAt } from '../rules/table/resources.ts'
import { CHAOS, EMPIRE, NONE, printed, type Role, type Space, type Table } from '../rules/table/state.ts'
import { worthOfItem } from './cards.ts'
import { fight, hasEnemies, menaceOf } from './fight.ts'
import { questSites } from './quests.ts'
import { kindWorth, pointOf, unitsAt, type Scene } from './scene.ts'
import { armyFor, dangersOf, FAR, heroDistances, holding, waysOf, type Danger, type Way } from './ways.ts'
import { SURVIVAL } from './weights.ts'

export interface Plan {
  /** The Action to take now, and its hex or card. */
  readonly action: number
  readonly target: number
  readonly value: number
  readonly ap: number
  /** Where the Hero goes first, and what it does there. */
  readonly goal?: Goal
}

/** Something for the Hero to do on a hex. */
export interface Goal {
  /** NONE: wherever it stands. */
  readonly space: Space
  readonly action: number
  /** The hex or card of the Action. */
  readonly target: number
  readonly value: number
  /** AP for the Action and for what belongs to it. */
  readonly ap: number
}

/** What a plan brings for each AP: the best one comes first. */
export const ratioOf = ({ value, ap }: Pick<Plan, 'value' | 'ap'>): number => value / ap

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

/** What one finds on a face-down hex and can do there later, less the troubles. */
function exploreWorth(scene: Scene): number {
  const { resource, left, w } = scene
  return 2.4 * resource + 0.5 * pointOf(scene, EMPIRE) * left * 0.45 - 0.15 * left + w.newLand * (left - 1)
}

const canPay = ({ state }: Table, role: Role, kind: number, n: number): boolean =>
  state.resources[resourceAt(role, kind)] >= n

/** What there is to spend and to look out for. */
export interface Means {
  readonly ap: number
  readonly plunder: number
  readonly havenPlunder: number
  readonly threats: readonly Danger[]
  readonly ways: readonly (readonly Way[])[]
}

/** `paid`: a Command whose hex is still to be chosen has been paid for (UP-ACT-03). */
export function meansOf(scene: Scene, paid = 0): Means {
  const { t, role } = scene
  const { state } = t
  const threats = dangersOf(scene)
  const ap = state.ap[role] + paid
  return {
    ap,
    plunder: state.resources[resourceAt(role, PLUNDER)],
    havenPlunder: actionPriceOf(t, role, HAVEN).plunder,
    threats,
    ways: waysOf(scene, threats, Math.min(ap, state.resources[resourceAt(role, FOOD)] + paid, LONGEST_MARCH)),
  }
}

const LONGEST_MARCH = 4

/** Everything that the Hero could do anywhere, whatever the way there. */
export function goalsOf(scene: Scene, means: Means): Goal[] {
  const out: Goal[] = []
  havenGoals(scene, means, out)
  exploreGoals(scene, means, out)
  questGoals(scene, means, out)
  return out
}

function havenGoals(scene: Scene, { havenPlunder }: Means, out: Goal[]): void {
  const { t, role, resource } = scene
  if (!canPay(t, role, PLUNDER, havenPlunder)) return
  for (let space = 0; space < SPACES; space++) {
    if (havenObstacle(t, role, space) !== undefined) continue
    const value = scene.w.haven * havenWorth(scene, space) - resource * havenPlunder
    out.push({ space, action: HAVEN, target: space, value, ap: 1 })
  }
}

function exploreGoals(scene: Scene, means: Means, out: Goal[]): void {
  const { state } = scene.t
  const worth = exploreWorth(scene)
  for (let space = 0; space < SPACES; space++) {
    if (!isFaceDown(state, space) || state.curse[space] > 0) continue
    const goal = { space, action: EXPLORE, target: space, value: worth, ap: 1 }
    out.push(goal)
    const troops = state.garrison[space] + state.skeletons[space]
    if (troops > 1 || hasCard(state, space, EMPIRE) || hasCard(state, space, CHAOS)) continue
    for (const way of means.ways[space]) conquest(scene, means, goal, way, out)
  }
}

/** With an army within reach and enough left, what was explored is cleared and settled in the same Chapter. */
function conquest(scene: Scene, means: Means, goal: Goal, { steps, start }: Way, out: Goal[]): void {
  const { t, role, resource, left, w } = scene
  const { state } = t
  const army = unitsOn(state, start)
  if (army < 2 || 1 + steps > means.ap) return
  const troops = state.garrison[goal.space] + state.skeletons[goal.space]
  const settles = 2 + steps <= means.ap && means.plunder >= means.havenPlunder && havensLeft(t, role) > 0
  const chance = CLEARED[troops][Math.min(5, army)]
  const relief = state.garrison[goal.space] > 0 ? -pointOf(scene, EMPIRE) * left : 0
  const cleared = w.fight * chance * ((1.6 + 0.4 * troops) * pointOf(scene, role) - 0.4 + relief) - resource * steps
  const settled = settles ? w.haven * chance * havenWorth(scene, goal.space) - resource * means.havenPlunder : 0
  out.push({ ...goal, value: goal.value + cleared + settled, ap: 1 + steps + (settles ? 1 : 0) })
}

/** A Quest is tried where it is easiest. */
function questGoals(scene: Scene, { ap }: Means, out: Goal[]): void {
  const { t, role } = scene
  const quests = openQuests(t)
  if (quests.length === 0) return
  const reached: Space[] = []
  heroDistances(t, role, t.state.heroAt[role], ap).forEach((moves, space) => moves < FAR && reached.push(space))
  for (const quest of quests)
    for (const { space, worth } of questSites(scene, quest, reached))
      out.push({ space, action: QUEST, target: quest, value: worth, ap: 1 })
}

/** Moves to a goal. */
export const movesTo = ({ space }: Goal, distance: readonly number[]): number => (space === NONE ? 0 : distance[space])

/** The best goals by what they bring for each AP, the way there included, from a place with so many AP. */
export function bestGoal(goals: readonly Goal[], distance: readonly number[], ap: number): Goal | undefined {
  let [best, most]: [Goal | undefined, number] = [undefined, -Infinity]
  for (const goal of goals) {
    const all = movesTo(goal, distance) + goal.ap
    if (all > ap || goal.value / all <= most) continue
    ;[best, most] = [goal, goal.value / all]
  }
  return best
}

function heroPlans(scene: Scene, means: Means, out: Plan[]): void {
  const { t, role } = scene
  const distance = heroDistances(t, role, t.state.heroAt[role], means.ap)
  for (const goal of goalsOf(scene, means)) {
    const moves = movesTo(goal, distance)
    const ap = moves + goal.ap
    if (ap > means.ap) continue
    const [action, target] = moves > 0 ? [MOVE, NONE] : [goal.action, goal.target]
    out.push({ action, target, value: goal.value, ap, goal })
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
  const threats = dangersOf(scene)
  const { units, moves } = armyFor(scene, space, threats)
  if (moves.length === 0) return -1
  if (!hasEnemies(scene.t, space)) return 0.2 * prospects(scene, space, units) - 0.2
  return fight(scene, space, units).value - (space === CAPITAL_SPACE ? 3 : 0)
}

function attackPlans(scene: Scene, means: Means, out: Plan[]): void {
  const { t, role, resource } = scene
  const distance = heroDistances(t, role, t.state.heroAt[role], means.ap)
  for (let space = 0; space < SPACES; space++) {
    if (!hasEnemies(t, space)) continue
    const { units, moves } = armyFor(scene, space, means.threats)
    if (moves.length === 0) continue
    // The Capital always sends one more Legion.
    const isCapital = space === CAPITAL_SPACE
    const { win, value } = fight(scene, space, units)
    let worth = scene.w.fight * value - resource - (isCapital ? 3 : 0)
    let ap = 1
    const moved = distance[space]
    const isNear = moved <= 1
    const steps = isNear ? 0 : moved
    if (couldSettle(t, role, space) && means.plunder >= means.havenPlunder && means.ap >= 2 + steps) {
      const more = scene.w.haven * win * havenWorth(scene, space) - resource * means.havenPlunder
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
  const { t, resource, w } = scene
  for (const danger of means.threats) {
    const { units, moves } = armyFor(scene, danger.space, means.threats)
    if (moves.length === 0) continue
    const before = holding(scene, danger, unitsAt(t, danger.space))
    const after = holding(scene, danger, units)
    const stake = havenWorth(scene, danger.space) + 0.5 * menaceOf(scene, danger.card)
    out.push({ action: COMMAND, target: danger.space, value: w.hold * (after - before) * stake - resource, ap: 1 })
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

function marketPlans(scene: Scene, out: Plan[]): void {
  const { t, role, resource } = scene
  for (const item of itemsToBuy(t, role, OWN_TURN, [])) {
    const value = worthOfItem(scene, item) - resource * saltFor(t, role, item, OWN_TURN)
    out.push({ action: MARKET, target: item, value, ap: 1 })
  }
}

/** What Units can do. */
export function commandPlans(scene: Scene, means: Means): Plan[] {
  const out: Plan[] = []
  attackPlans(scene, means, out)
  marchPlans(scene, means, out)
  return out.filter(({ ap }) => ap <= means.ap)
}

/** Every plan, the one that brings most for each AP first. */
export function plansOf(scene: Scene): Plan[] {
  const { t, role } = scene
  const means = meansOf(scene)
  if (means.ap === 0) return []
  const out: Plan[] = []
  heroPlans(scene, means, out)
  if (canAct(t, role, COMMAND)) out.push(...commandPlans(scene, means))
  if (canAct(t, role, MARKET)) marketPlans(scene, out)
  out.push({ action: TRADE, target: SALT, value: scene.resource, ap: 1 })
  return out.sort((a, b) => ratioOf(b) - ratioOf(a))
}
