/** The plan of a round: attacks first, for they need the right cards, then income, then what it pays for. */
import type { ChanceSource } from '../../../engine/index.ts'
import { BLANK_CARD, FIRST_MAGIC_CARD, isConflictCard, isJoker, isLandCard, landCardOf } from '../content/cards.ts'
import { ATTACK, ATTACK_OR_MOVE, ENERGY, GOLD, MAGIC, MAGIC_IDS, NAMES, nameOf, SPACES } from '../content/names.ts'
import { bestAttitude } from '../rules/actions/residents.ts'
import { mayLieOn } from '../rules/round/planning.ts'
import { AGAINST, NONE, playerBoard, type Attitude, type Card, type Land, type Space } from '../rules/table/state.ts'
import { bestAct, compensation } from './acts.ts'
import { bestAttack, eachPair, helpIn } from './attacks.ts'
import { priceOf } from './money.ts'
import { lay, type Planning } from './planning.ts'
import { afterAct, spend } from './spending.ts'
import { imagine, type Attack, type Scene } from './scene.ts'
import { prize } from './worth.ts'

/** By space: the card that is to lie there, NONE if none. */
export interface Plan {
  readonly cards: readonly Card[]
  /** What it brings, in victory points. */
  readonly worth: number
}

const plainly = (): number => 1

/** How far tastes go: up to half as much more or less. */
const TASTE = 0.5
const tasteOf = (source: ChanceSource) => (): number => 1 + (TASTE * (source.below(2001) - 1000)) / 1000

/** From the role's own cards and what lies open; with a source of chance, one of many good ones. */
export function makePlan(scene: Scene, source?: ChanceSource): Plan {
  const planning: Planning = {
    scene,
    plan: Array<Card>(SPACES).fill(NONE),
    cards: armyCards(scene),
    worth: 0,
    taste: source === undefined ? plainly : tasteOf(source),
  }
  planAttacks(planning)
  planIncome(planning)
  spend(planning)
  fillUp(planning)
  return { cards: planning.plan, worth: planning.worth }
}

function armyCards({ t, role }: Scene): Card[] {
  const cards = t.state.conflict[role].slice()
  for (let name = 0; name < NAMES; name++) if (t.state.holder[name] === role) cards.push(landCardOf(name))
  return cards
}

// Attacks

/** Attack spaces, those without a price first; "attack or movement" is kept free as long as possible. */
function attackSpaces({ t, role }: Scene): Space[] {
  const { action, energy, gold } = playerBoard(t, role)
  const rank = (space: Space): number => energy[space] + gold[space] + (action[space] === ATTACK_OR_MOVE ? 0.5 : 0)
  const spaces: Space[] = []
  for (let space = 0; space < SPACES; space++)
    if (action[space] === ATTACK || action[space] === ATTACK_OR_MOVE) spaces.push(space)
  return spaces.sort((a, b) => rank(a) - rank(b) || a - b)
}

interface PlannedAttack {
  readonly attack: Attack
  readonly card: Card
  readonly net: number
  readonly liked: number
}

function planAttacks(planning: Planning): void {
  for (const space of attackSpaces(planning.scene)) {
    const { t, role } = planning.scene
    const board = playerBoard(t, role)
    const price = priceOf(planning.scene, board.energy[space], board.gold[space])
    const best = nextAttack(planning, price)
    if (best === undefined) return
    lay(planning, space, best.card, best.net)
    planning.scene = afterAttack(planning.scene, best.attack)
  }
}

function nextAttack({ scene, cards, taste }: Planning, price: number): PlannedAttack | undefined {
  let best: PlannedAttack | undefined
  eachPair(scene, (origin, target) => {
    const least = best?.liked ?? scene.w.least
    const liking = taste()
    if (liking * (prize(scene, target) - price) <= least) return
    const chosen = cardFor(scene, cards, origin, target)
    if (chosen === undefined) return
    const attack = bestAttack(scene, origin, target, chosen.attitude)
    const net = attack.value - chosen.cost - price
    if (liking * net > least) best = { attack, card: chosen.card, net, liked: liking * net }
  })
  return best
}

interface ChosenCard {
  readonly card: Card
  readonly attitude: Attitude
  readonly cost: number
}

/** The card that wins over the residents, or one of the attacking land, or the least useful one. */
function cardFor(scene: Scene, cards: readonly Card[], origin: Land, target: Land): ChosenCard | undefined {
  let best: ChosenCard | undefined
  let most = -Infinity
  for (const card of cards) {
    const how = bestAttitude(scene.t, card, origin, target)
    const { conflictCard, landCardUse } = scene.w
    const cost = how === AGAINST ? idleCost(scene, card) : isConflictCard(card) ? conflictCard : landCardUse
    const worth = helpIn(scene, target, how) - cost
    if (worth > most) [best, most] = [{ card, attitude: how, cost }, worth]
  }
  return best
}

function idleCost({ t, role, w }: Scene, card: Card): number {
  if (isLandCard(card)) return w.landCardUse
  if (isJoker(card)) return 2 * w.conflictCard
  return t.state.possessor[card] === role ? w.conflictCard : w.idleCard
}

/** Won if that is likely, otherwise the armies are gone and the defenders are fewer. */
function afterAttack(scene: Scene, { origin, target, sent, wins, stay, remain }: Attack): Scene {
  return imagine(scene, [origin, target], (state) => {
    state.armies[origin] -= sent
    if (wins < 0.5) {
      if (state.possessor[target] !== NONE) state.armies[target] = Math.max(1, Math.round(remain))
      return
    }
    state.possessor[target] = scene.role
    state.armies[target] = Math.max(1, Math.round(stay))
    state.holder[nameOf(target)] = scene.role
  })
}

// Income

/** The best cards that are left, where they bring more than a compensation. */
function planIncome(planning: Planning): void {
  const { action } = playerBoard(planning.scene.t, planning.scene.role)
  for (let space = 0; space < SPACES; space++) {
    if (action[space] !== GOLD && action[space] !== ENERGY) continue
    const { t, role } = planning.scene
    let best: { card: Card; liked: number } | undefined
    for (const card of planning.cards) {
      if (!mayLieOn(t, role, card, space)) continue
      const liked = planning.taste() * bestAct(planning.scene, space, card).value
      if (liked > (best?.liked ?? compensation(planning.scene).value)) best = { card, liked }
    }
    if (best === undefined) continue
    const act = bestAct(planning.scene, space, best.card)
    lay(planning, space, best.card, act.value)
    planning.scene = afterAct(planning.scene, space, act)
  }
}

// The rest

/**
 * Every card brings at least a compensation (IM-ACT-03). Who has which land cards is known; a conflict card would be shown for
 * nothing, so a blank one lies there in its stead (IM-PLN-09), unless it can still help in an attack.
 */
function fillUp(planning: Planning): void {
  const { t, role } = planning.scene
  const { action } = playerBoard(t, role)
  const magic = MAGIC_IDS.map((_, i) => FIRST_MAGIC_CARD + i).filter((card) => !planning.plan.includes(card))
  let blanks = t.content.components.blanks
  for (let space = 0; space < SPACES; space++) {
    if (planning.plan[space] !== NONE) continue
    const pool = action[space] === MAGIC ? magic : planning.cards
    const fitting = pool.filter((one) => mayLieOn(t, role, one, space))
    const isAttack = action[space] === ATTACK || action[space] === ATTACK_OR_MOVE
    const shown = fitting.findLast((one) => isAttack || !isConflictCard(one))
    const card = shown ?? (blanks > 0 ? BLANK_CARD : fitting.at(-1))
    if (card === undefined) continue
    if (card === BLANK_CARD) blanks--
    else pool.splice(pool.indexOf(card), 1)
    planning.plan[space] = card
  }
}
