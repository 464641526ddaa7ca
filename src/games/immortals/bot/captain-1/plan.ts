/** The plan of a round: attacks first, for they need the right cards, then income, then what it pays for. */
import { BLANK_CARD, FIRST_MAGIC_CARD, isConflictCard, isJoker, isLandCard, landCardOf } from '../../content/cards.ts'
import type { Content } from '../../content/content.ts'
import {
  ATTACK,
  ATTACK_OR_MOVE,
  AWAKEN,
  BUILD_SHRINE,
  ENERGY,
  GOLD,
  MAGIC,
  MAGIC_IDS,
  NAMES,
  nameOf,
  PORTAL,
  SHRINE,
  SPACES,
  worldOf,
} from '../../content/names.ts'
import { isCompensation, meaningOf } from '../../rules/actions/act-options.ts'
import { armiesToAwaken } from '../../rules/actions/awaken.ts'
import { fromLimbo } from '../../rules/table/lands.ts'
import { mayLieOn } from '../../rules/round/planning.ts'
import { bestAttitude } from '../../rules/actions/residents.ts'
import { AGAINST, FOR, limboAt, NONE, playerBoard } from '../../rules/table/state.ts'
import type { Attitude, Card, Land, Space } from '../../rules/table/state.ts'
import { bestAct, revealing, type Act } from './acts.ts'
import { bestAttack, pairsOf } from './attacks.ts'
import { priceOf } from './money.ts'
import { CONFLICT_CARD, IDLE_CARD, LAND_CARD_USE } from './weights.ts'
import { imagine, prize, type Attack, type Scene } from './worth.ts'

/** By space: the card that is to lie there, NONE if none. */
type Plan = Card[]

interface Planning {
  /** The position as it will be if everything planned so far comes about. */
  scene: Scene
  readonly plan: Plan
  /** Conflict and land cards without a space. */
  readonly cards: Card[]
}

const lastPlans = new WeakMap<Content, { readonly key: string; readonly plan: Plan }>()

/** Everything that a plan depends on: a board is filled in many answers, and the plan is the same for all of them. */
function keyOf({ t: { state: s }, role }: Scene): string {
  const board = [s.possessor, s.armies, s.building, s.portal, s.holder, s.limbo, s.tower, s.tray, s.residents, s.marker]
  const own = [role, s.conflict[role], s.lightRace, s.shadowRace, s.gold[role], s.energy[role]]
  const cards = s.drawPile.length + s.discard.length
  return [...board, ...own, s.round, s.options.rounds, s.options.eighthSpace, cards].join(';')
}

/** The role's plan from its own cards and what lies open. */
export function planRound(scene: Scene): Plan {
  const { content } = scene.t
  const key = keyOf(scene)
  const last = lastPlans.get(content)
  if (last?.key === key) return last.plan
  const plan = makePlan(scene)
  lastPlans.set(content, { key, plan })
  return plan
}

function makePlan(scene: Scene): Plan {
  const planning: Planning = { scene, plan: Array<Card>(SPACES).fill(NONE), cards: armyCards(scene) }
  planAttacks(planning)
  planIncome(planning)
  planSpending(planning)
  fillUp(planning)
  return planning.plan
}

function armyCards({ t, role }: Scene): Card[] {
  const cards = t.state.conflict[role].slice()
  for (let name = 0; name < NAMES; name++) if (t.state.holder[name] === role) cards.push(landCardOf(name))
  return cards
}

function lay(planning: Planning, space: Space, card: Card): void {
  planning.plan[space] = card
  const i = planning.cards.indexOf(card)
  if (i >= 0) planning.cards.splice(i, 1)
}

const isFree = ({ plan }: Planning, space: Space): boolean => plan[space] === NONE

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
}

function planAttacks(planning: Planning): void {
  for (const space of attackSpaces(planning.scene)) {
    const { t, role } = planning.scene
    const board = playerBoard(t, role)
    const price = priceOf(planning.scene, board.energy[space], board.gold[space])
    const best = nextAttack(planning, price)
    if (best === undefined) return
    lay(planning, space, best.card)
    planning.scene = afterAttack(planning.scene, best.attack)
  }
}

/** Attacks that bring less are left to the moment. */
const LEAST = 0.25

function nextAttack({ scene, cards }: Planning, price: number): PlannedAttack | undefined {
  let best: PlannedAttack | undefined
  for (const [origin, target] of pairsOf(scene)) {
    const least = best?.net ?? LEAST
    if (prize(scene, target) - price <= least) continue
    const chosen = cardFor(scene, cards, origin, target)
    if (chosen === undefined) continue
    const attack = bestAttack(scene, origin, target, chosen.attitude)
    const net = attack.value - chosen.cost - price
    if (net > least) best = { attack, card: chosen.card, net }
  }
  return best
}

interface ChosenCard {
  readonly card: Card
  readonly attitude: Attitude
  readonly cost: number
}

/** The card that wins over the residents, or one of the attacking land, or the least useful one. */
function cardFor(scene: Scene, cards: readonly Card[], origin: Land, target: Land): ChosenCard | undefined {
  const { t } = scene
  const isOccupied = t.state.possessor[target] !== NONE
  let best: ChosenCard | undefined
  let most = -Infinity
  for (const card of cards) {
    const how = bestAttitude(t, card, origin, target)
    const cost = how === AGAINST ? idleCost(scene, card) : isConflictCard(card) ? CONFLICT_CARD : LAND_CARD_USE
    // Whether they help or stay out is the same in an unoccupied land (IM-FGT-08).
    const worth = (how === FOR && !isOccupied ? 0 : how) - cost
    if (worth > most) [best, most] = [{ card, attitude: how, cost }, worth]
  }
  return best
}

function idleCost({ t, role }: Scene, card: Card): number {
  if (isLandCard(card)) return LAND_CARD_USE
  if (isJoker(card)) return 2 * CONFLICT_CARD
  return t.state.possessor[card] === role ? CONFLICT_CARD : IDLE_CARD
}

/** Won if that is likely, otherwise only the armies are gone. */
function afterAttack(scene: Scene, { origin, target, sent, wins, stay }: Attack): Scene {
  return imagine(scene, (state) => {
    state.armies[origin] -= sent
    if (wins < 0.5) return
    state.possessor[target] = scene.role
    state.armies[target] = Math.max(1, Math.round(stay))
    state.holder[nameOf(target)] = scene.role
  })
}

// Income

function planIncome(planning: Planning): void {
  const { action } = playerBoard(planning.scene.t, planning.scene.role)
  for (let space = 0; space < SPACES; space++)
    if (action[space] === GOLD || action[space] === ENERGY) layBest(planning, space, planning.cards)
}

/** The best card for a space, if it brings more than a compensation; the attacks are planned already. */
function bestCard(scene: Scene, space: Space, cards: readonly Card[]): { card: Card; act: Act } | undefined {
  let best: { card: Card; act: Act } | undefined
  for (const card of cards) {
    if (!mayLieOn(scene.t, scene.role, card, space)) continue
    const act = bestAct(revealing(scene, space, card), false)
    if (!isCompensation(act.option) && act.value > (best?.act.value ?? 0)) best = { card, act }
  }
  return best
}

function layBest(planning: Planning, space: Space, cards: readonly Card[]): boolean {
  const best = bestCard(planning.scene, space, cards)
  if (best === undefined) return false
  lay(planning, space, best.card)
  planning.scene = afterAct(planning.scene, space, best.act)
  return true
}

/** Paid or received, built, awakened; that is enough for the next choice. */
function afterAct(scene: Scene, space: Space, { option, energy, gold }: Act): Scene {
  const { role, t } = scene
  const meaning = meaningOf(option)
  return imagine(scene, (state) => {
    state.energy[role] -= energy
    state.gold[role] -= gold
    if (meaning.is === 'build' && meaning.building === PORTAL) state.portal[meaning.land] = 1
    else if (meaning.is === 'build') state.building[meaning.land] = meaning.building
    else if (meaning.is === 'shrine') state.building[meaning.land] = SHRINE
    else if (meaning.is === 'awaken') state.limbo[limboAt(role, meaning.world)] = 0
    else if (meaning.is === 'land') {
      const action = playerBoard(t, role).action[space]
      const armies = armiesToAwaken(t, role, worldOf(meaning.land), t.content.awakenArmies)
      if (action === AWAKEN) fromLimbo(state, role, meaning.land, armies)
      else if (action === BUILD_SHRINE) state.building[meaning.land] = SHRINE
    }
  })
}

// What the money is spent on

/** Again and again what brings most for its price, from what will then be there. */
function planSpending(planning: Planning): void {
  const magic = MAGIC_IDS.map((_, i) => FIRST_MAGIC_CARD + i)
  for (;;) {
    const choice = nextPurchase(planning, magic)
    if (choice === undefined) return
    lay(planning, choice.space, choice.card)
    if (choice.card >= FIRST_MAGIC_CARD) magic.splice(magic.indexOf(choice.card), 1)
    planning.scene = afterAct(planning.scene, choice.space, choice.act)
  }
}

interface Purchase {
  readonly space: Space
  readonly card: Card
  readonly act: Act
}

function nextPurchase(planning: Planning, magic: readonly Card[]): Purchase | undefined {
  const { scene, cards } = planning
  const { action } = playerBoard(scene.t, scene.role)
  let best: Purchase | undefined
  let sawMagic = false
  for (let space = 0; space < SPACES; space++) {
    const isMagic = action[space] === MAGIC
    if (!isFree(planning, space) || action[space] === ATTACK || (isMagic && sawMagic)) continue
    if (isMagic) sawMagic = true
    const found = bestCard(scene, space, isMagic ? magic : cards)
    if (found !== undefined && found.act.value > (best?.act.value ?? 0)) best = { space, ...found }
  }
  return best
}

// The rest

/** Every card brings at least a compensation (IM-ACT-03): what is left, magic cards, then blank cards. */
function fillUp(planning: Planning): void {
  const { t, role } = planning.scene
  const { action } = playerBoard(t, role)
  let blanks = t.content.components.blanks
  const magic = MAGIC_IDS.map((_, i) => FIRST_MAGIC_CARD + i).filter((card) => !planning.plan.includes(card))
  for (let space = 0; space < SPACES; space++) {
    if (!isFree(planning, space)) continue
    const pool = action[space] === MAGIC ? magic : planning.cards
    const card = pool.findLast((one) => mayLieOn(t, role, one, space))
    if (card !== undefined) {
      pool.splice(pool.indexOf(card), 1)
      planning.plan[space] = card
    } else if (blanks > 0) {
      planning.plan[space] = BLANK_CARD
      blanks--
    }
  }
}
