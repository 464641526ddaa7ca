/** What a card on a space would bring if it were revealed now: every offer with its value less its price. */
import { isConflictCard } from '../../content/cards.ts'
import {
  AWAKEN,
  AWAKEN_ARMIES,
  DRAW_CONFLICT_CARDS,
  GOLD,
  BUILD_SHRINE,
  PORTAL,
  SHRINE,
  twinOf,
  worldOf,
} from '../../content/names.ts'
import { actOffers } from '../../rules/actions/act.ts'
import { COMPENSATION_ENERGY, COMPENSATION_GOLD, meaningOf, type Meaning } from '../../rules/actions/act-options.ts'
import { armiesToAwaken } from '../../rules/actions/awaken.ts'
import { fromLimbo } from '../../rules/table/lands.ts'
import { amountOf, magicCard } from '../../rules/magic/magic-cards.ts'
import { cardsLeft, isSuperior } from '../../rules/magic/magic.ts'
import { bestAttitude } from '../../rules/actions/residents.ts'
import { playerBoard, type Card, type Land, type Space } from '../../rules/table/state.ts'
import { bestAttack } from './attacks.ts'
import { priceOf, type Purse } from './money.ts'
import { CONFLICT_CARD, DRAWN_CARD, MARKER } from './weights.ts'
import {
  armiesWorth,
  bestForArmy,
  gainByArmies,
  imagine,
  landCardWorth,
  potential,
  prize,
  scorings,
  survival,
  threatTo,
  type Scene,
} from './worth.ts'

export interface Act extends Purse {
  readonly option: number
  /** In victory points, the price taken off. */
  readonly value: number
}

/** The same table with a card revealed on a space. */
export const revealing = (scene: Scene, space: Space, card: Card): Scene => ({
  ...scene,
  t: { state: { ...scene.t.state, action: { role: scene.role, space, card } }, content: scene.t.content },
})

/** Whichever is needed more. */
export function compensation(scene: Scene): Act {
  const { compensation: amount } = scene.t.content
  const inGold = -priceOf(scene, 0, -amount)
  const inEnergy = -priceOf(scene, -amount, 0)
  return inGold > inEnergy
    ? { option: COMPENSATION_GOLD, value: inGold, energy: 0, gold: -amount }
    : { option: COMPENSATION_ENERGY, value: inEnergy, energy: -amount, gold: 0 }
}

const offers: number[] = []

/** The best that the card of the action under way can do; a compensation is always possible. */
export function bestAct(scene: Scene, withAttacks = true): Act {
  const { card } = scene.t.state.action!
  const usedUp = isConflictCard(card) && scene.left > 1 ? CONFLICT_CARD : 0
  let best = compensation(scene)
  offers.length = 0
  actOffers(scene.t, offers)
  for (const option of offers) {
    const meaning = meaningOf(option)
    // No attack brings more than the whole prize: most need not be reckoned out.
    if (meaning.is === 'attack' && (!withAttacks || prize(scene, meaning.to) - usedUp <= best.value)) continue
    const { energy, gold } = costOf(scene, meaning)
    const value = gainOf(scene, meaning) - usedUp - priceOf(scene, energy, gold)
    if (value > best.value) best = { option, value, energy, gold }
  }
  return best
}

/** What is paid, less what comes in. */
function costOf({ t, role }: Scene, meaning: Meaning): Purse {
  const { space, card } = t.state.action!
  const board = playerBoard(t, role)
  const { map } = t.content
  switch (meaning.is) {
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
  const { t, role, left } = scene
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
      return left > 1 ? DRAWN_CARD * Math.min(cardsLeft(t.state), amountOf(t, card, DRAW_CONFLICT_CARDS)) : 0
    case 'marker':
      return left > 1 ? MARKER : 0
    case 'takeOver':
      return isSuperior(t.state, meaning.land) ? landCardWorth(scene, meaning.land) : 0
  }
}

/** Points at once and at the scorings to come; a portal opens a way (IM-BLD-04 to IM-BLD-07). */
function gainByBuilding(scene: Scene, building: number, land: Land): number {
  const { built, scored } = scene.t.content.buildings[building]
  const { armies, possessor } = scene.t.state
  const keep = survival(armies[land], threatTo(scene, land))
  if (building !== PORTAL) return built + scored * scorings(keep, scene.left)
  if (possessor[twinOf(land)] === scene.role) return built
  const opened = imagine(scene, (state) => void (state.portal[land] = 1))
  return built + potential(opened, land, armies[land]) - potential(scene, land, armies[land])
}

/** Army by army where it helps most, as they will be placed. */
function gainByAwakening(scene: Scene, world: number, amount: number): number {
  const { role } = scene
  const count = armiesToAwaken(scene.t, role, world, amount)
  const imagined = imagine(scene, () => undefined)
  let gain = 0
  for (let i = 0; i < count; i++) {
    const land = bestForArmy(imagined, world)
    gain += gainByArmies(imagined, land, 1)
    fromLimbo(imagined.t.state, role, land, 1)
  }
  return gain
}

/** How many armies to move, and what it brings. */
export function bestMove(scene: Scene, origin: Land, destination: Land): { armies: number; value: number } {
  const there = scene.t.state.armies[origin]
  const here = armiesWorth(scene, origin, there)
  let best = { armies: 1, value: -Infinity }
  for (let armies = 1; armies < there; armies++) {
    const value = armiesWorth(scene, origin, there - armies) - here + gainByArmies(scene, destination, armies)
    if (value > best.value) best = { armies, value }
  }
  return best
}
