/** What a card on a space would bring if it were revealed now: every offer with its value less its price. */
import { isConflictCard } from '../content/cards.ts'
import {
  ATTACK,
  ATTACK_OR_MOVE,
  AWAKEN,
  AWAKEN_ARMIES,
  DRAW_CONFLICT_CARDS,
  GOLD,
  MAGIC,
  NAMES,
  BUILD_SHRINE,
  PORTAL,
  SHRINE,
  twinOf,
  worldOf,
} from '../content/names.ts'
import { actOffers } from '../rules/actions/act.ts'
import {
  attackFrom,
  COMPENSATION_ENERGY,
  COMPENSATION_GOLD,
  meaningOf,
  type Meaning,
} from '../rules/actions/act-options.ts'
import { armiesToAwaken } from '../rules/actions/awaken.ts'
import { moveOffers } from '../rules/actions/movement.ts'
import { bestAttitude } from '../rules/actions/residents.ts'
import { amountOf, magicCard } from '../rules/magic/magic-cards.ts'
import { cardsLeft, isSuperior } from '../rules/magic/magic.ts'
import { canPaySpace } from '../rules/table/prices.ts'
import { playerBoard, type Card, type Land, type Space } from '../rules/table/state.ts'
import { bestAttack, bestAttackBy } from './attacks.ts'
import { priceOf, type Purse } from './money.ts'
import { imagine, revealing, type Scene } from './scene.ts'
import { armiesWorth, gainByArmies, heldFor, landCardWorth, potential } from './worth.ts'

export interface Act extends Purse {
  readonly option: number
  /** In victory points, the price taken off. */
  readonly value: number
}

/** What may be done, and what it brings before it is paid. */
export interface Offer extends Purse {
  readonly option: number
  readonly gain: number
}

/** Whichever is needed more. */
export function compensation(scene: Scene): Act {
  const { compensation: amount } = scene.t.content
  const inGold = -priceOf(scene, 0, -amount)
  const inEnergy = -priceOf(scene, -amount, 0)
  return inGold > inEnergy
    ? { option: COMPENSATION_GOLD, value: inGold, energy: 0, gold: -amount }
    : { option: COMPENSATION_ENERGY, value: inEnergy, energy: -amount, gold: 0 }
}

/** The best that a card can do on a space; a compensation is always possible. */
export function bestAct(scene: Scene, space: Space, card: Card): Act {
  let best = compensation(scene)
  for (const { option, gain, energy, gold } of offersOf(scene, space, card)) {
    const value = gain - priceOf(scene, energy, gold)
    if (value > best.value) best = { option, value, energy, gold }
  }
  return best
}

/** Everything that a card can do on a space; of attacks only the best. */
export function offersOf(scene: Scene, space: Space, card: Card, withAttacks = true): Offer[] {
  const shown = revealing(scene, space, card)
  const usedUp = isConflictCard(card) && scene.left > 1 ? scene.w.conflictCard : 0
  const action = playerBoard(scene.t, scene.role).action[space]
  const options: number[] = []
  if (action === ATTACK_OR_MOVE) moveOffers(shown.t, options)
  else if (action !== ATTACK) actOffers(shown.t, options)
  const offers = options.map((option) => offerOf(shown, option, usedUp))
  if (!withAttacks || (action !== ATTACK && action !== ATTACK_OR_MOVE) || !canPaySpace(shown.t)) return offers
  const attack = bestAttackBy(scene, card)
  if (attack !== undefined) offers.push(offerOf(shown, attackFrom(attack.origin, attack.target), usedUp))
  return offers
}

/** What one option of the action under way brings. */
export function offerOf(scene: Scene, option: number, usedUp: number): Offer {
  const meaning = meaningOf(option)
  const { energy, gold } = costOf(scene, meaning)
  const { t, role, w } = scene
  const times = playerBoard(t, role).action[t.state.action!.space] === MAGIC ? w.magic : 1
  return { option, gain: times * gainOf(scene, meaning) - usedUp, energy, gold }
}

/** What is paid, less what comes in. */
function costOf({ t, role }: Scene, meaning: Meaning): Purse {
  const { space, card } = t.state.action!
  const board = playerBoard(t, role)
  const { map, compensation: amount } = t.content
  switch (meaning.is) {
    case 'compensation':
      return meaning.gold ? { energy: 0, gold: -amount } : { energy: -amount, gold: 0 }
    case 'land': {
      const { land } = meaning
      const action = board.action[space]
      if (action === AWAKEN || action === BUILD_SHRINE) break
      return action === GOLD ? { energy: 0, gold: -map.gold[land] } : { energy: -map.energy[land], gold: 0 }
    }
    case 'build':
      return { energy: board.buildEnergy[meaning.building], gold: board.buildGold[meaning.building] }
    case 'move':
      return { energy: t.content.movementEnergy, gold: t.content.movementGold }
    case 'attack':
      break
    default:
      return magicCard(t, card)
  }
  return { energy: board.energy[space], gold: board.gold[space] }
}

function gainOf(scene: Scene, meaning: Meaning): number {
  const { t, role, left, w } = scene
  const { space, card } = t.state.action!
  switch (meaning.is) {
    case 'compensation':
      return 0
    case 'land': {
      const action = playerBoard(t, role).action[space]
      if (action === BUILD_SHRINE) return gainByBuilding(scene, SHRINE, meaning.land)
      if (action !== AWAKEN) return 0
      const armies = armiesToAwaken(t, role, worldOf(meaning.land), t.content.awakenArmies)
      return gainByArmies(scene, meaning.land, armies)
    }
    case 'build':
      return gainByBuilding(scene, meaning.building, meaning.land)
    case 'shrine':
      return gainByBuilding(scene, SHRINE, meaning.land)
    case 'move':
      return bestMove(scene, meaning.from, meaning.to).value
    case 'attack':
      return bestAttack(scene, meaning.from, meaning.to, bestAttitude(t, card, meaning.from, meaning.to)).value
    case 'awaken':
      return gainByAwakening(scene, meaning.world, amountOf(t, card, AWAKEN_ARMIES))
    case 'draw':
      return left > 1 ? w.drawnCard * Math.min(cardsLeft(t.state), amountOf(t, card, DRAW_CONFLICT_CARDS)) : 0
    case 'marker':
      return left > 1 ? w.marker : 0
    case 'takeOver':
      return isSuperior(t.state, meaning.land) ? landCardWorth(scene, meaning.land) : 0
  }
}

/** Points at once and at the scorings to come; a portal opens a way (IM-BLD-04 to IM-BLD-07). */
function gainByBuilding(scene: Scene, building: number, land: Land): number {
  const { built, scored } = scene.t.content.buildings[building]
  const { armies, possessor } = scene.t.state
  const { building: liking, way } = scene.w
  if (building !== PORTAL) return liking * (built + scored * heldFor(scene, land, armies[land]))
  if (possessor[twinOf(land)] === scene.role) return built
  const opened = imagine(scene, [land], (state) => void (state.portal[land] = 1))
  return built + way + potential(opened, land, armies[land]) - potential(scene, land, armies[land])
}

/** Army by army where it helps most, as they will be placed. */
function gainByAwakening(scene: Scene, world: number, amount: number): number {
  const { role, t } = scene
  const { possessor, armies } = t.state
  const count = armiesToAwaken(t, role, world, amount)
  const lands: Land[] = []
  for (let land = world * NAMES; land < (world + 1) * NAMES; land++) if (possessor[land] === role) lands.push(land)
  const there = lands.map((land) => armies[land])
  const worth = lands.map((land, i) => armiesWorth(scene, land, there[i]))
  const gains = lands.map((land, i) => armiesWorth(scene, land, there[i] + 1) - worth[i])
  let gain = 0
  for (let i = 0; i < count; i++) {
    const best = gains.indexOf(Math.max(...gains))
    gain += gains[best]
    there[best]++
    worth[best] += gains[best]
    gains[best] = armiesWorth(scene, lands[best], there[best] + 1) - worth[best]
  }
  return gain
}

/** How many armies to move, and what it brings. */
export function bestMove(scene: Scene, origin: Land, destination: Land): { armies: number; value: number } {
  const there = scene.t.state.armies[origin]
  const here = armiesWorth(scene, origin, there)
  let best = { armies: 1, value: -Infinity }
  for (let armies = 1; armies < there; armies++) {
    const value = moveWith(scene, origin, destination, armies, here)
    if (value > best.value) best = { armies, value }
  }
  return best
}

export function moveWith(scene: Scene, origin: Land, destination: Land, armies: number, here?: number): number {
  const there = scene.t.state.armies[origin]
  const before = here ?? armiesWorth(scene, origin, there)
  return armiesWorth(scene, origin, there - armies) - before + gainByArmies(scene, destination, armies)
}
