/** What a card on a space would bring if it were revealed now; made only for people who look. */
import { say } from '../table/rules.ts'
import type { Message } from '../../../../engine/index.ts'
import { isBlank, isMagicCard } from '../../content/cards.ts'
import {
  ATTACK,
  ATTACK_OR_MOVE,
  AWAKEN,
  AWAKEN_ARMIES,
  BUILD,
  BUILD_SHRINE,
  DRAW_CONFLICT_CARDS,
  ENERGY,
  GOLD,
  worldOf,
} from '../../content/names.ts'
import { meaningOf, type Meaning } from '../actions/act-options.ts'
import { actOffers } from '../actions/act.ts'
import { armiesToAwaken } from '../actions/awaken.ts'
import { bestAttitude } from '../actions/residents.ts'
import { validLands } from '../cards/valid-lands.ts'
import { amountOf, magicCard } from '../magic/magic-cards.ts'
import { cardsLeft } from '../magic/magic.ts'
import { canPay } from '../table/prices.ts'
import { AGAINST, FOR, NEUTRAL, playerBoard } from '../table/state.ts'
import type { Action, Attitude, Card, Land, Role, Space, Table } from '../table/state.ts'

interface Price {
  readonly energy: number
  readonly gold: number
}

export interface Foreseen {
  readonly detail: Message
  /** Nothing but the compensation would come of it. */
  readonly isVain: boolean
}

/** Price and effect of a card of the role on a space of its board as things stand, or why nothing would come of it. */
export function whatItDoes(t: Table, role: Role, card: Card, space: Space): Foreseen {
  if (isBlank(card)) return { detail: say('does.blank'), isVain: false }
  const offers: number[] = []
  const content = t.content
  actOffers({ state: { ...t.state, action: { role, space, card } }, content }, offers)
  const meanings = offers.map(meaningOf)
  const detail = isMagicCard(card)
    ? magicMessage(t, role, card, meanings)
    : armyMessage(t, { role, space, card }, meanings)
  return { detail, isVain: offers.length === 0 }
}

const landsOf = (meanings: readonly Meaning[]): Land[] => {
  const lands: Land[] = []
  for (const meaning of meanings) if ('land' in meaning && !lands.includes(meaning.land)) lands.push(meaning.land)
  return lands
}

function armyMessage(t: Table, played: Action, meanings: readonly Meaning[]): Message {
  const { role, space, card } = played
  const { map, awakenArmies } = t.content
  const board = playerBoard(t, role)
  const price = { energy: board.energy[space], gold: board.gold[space] }
  const action = board.action[space]
  if (meanings.length === 0) return impossible(t, role, card, action, price)
  const lands = landsOf(meanings)
  switch (action) {
    case GOLD:
      return say('does.gold', { lands: lands.join(), amounts: lands.map((land) => map.gold[land]).join() })
    case ENERGY:
      return say('does.energy', { lands: lands.join(), amounts: lands.map((land) => map.energy[land]).join() })
    case AWAKEN: {
      const amounts = lands.map((land) => armiesToAwaken(t, role, worldOf(land), awakenArmies)).join()
      return say('does.awaken', { lands: lands.join(), amounts, ...price })
    }
    case BUILD:
      return buildMessage(t, role, meanings, lands)
    case BUILD_SHRINE:
      return say('does.shrine', { lands: lands.join(), ...price })
    default:
      return attackMessage(t, played, price, meanings)
  }
}

function buildMessage(t: Table, role: Role, meanings: readonly Meaning[], lands: readonly Land[]): Message {
  const { buildEnergy, buildGold } = playerBoard(t, role)
  const buildings: number[] = []
  for (const meaning of meanings)
    if (meaning.is === 'build' && !buildings.includes(meaning.building)) buildings.push(meaning.building)
  buildings.sort((a, b) => a - b)
  return say('does.build', {
    lands: lands.join(),
    buildings: buildings.join(),
    energies: buildings.map((building) => buildEnergy[building]).join(),
    golds: buildings.map((building) => buildGold[building]).join(),
  })
}

/** How many lands can be reached; a movement has its own price (IM-MOV-02). */
function attackMessage(t: Table, played: Action, price: Price, meanings: readonly Meaning[]): Message {
  const best = new Map<Land, Attitude>()
  const moves = new Set<Land>()
  for (const meaning of meanings)
    if (meaning.is === 'move') moves.add(meaning.to)
    else if (meaning.is === 'attack') {
      const one = bestAttitude(t, played.card, meaning.from, meaning.to)
      best.set(meaning.to, Math.max(one, best.get(meaning.to) ?? AGAINST) as Attitude)
    }
  const all = [...best.values()]
  const helped = all.filter((one) => one === FOR).length
  const neutral = all.filter((one) => one === NEUTRAL).length
  const attackable = { attacks: all.length, helped, neutral, ...price }
  if (moves.size === 0) return say('does.attack', attackable)
  const { movementEnergy: moveEnergy, movementGold: moveGold } = t.content
  return say('does.attackOrMove', { ...attackable, moves: moves.size, moveEnergy, moveGold })
}

function magicMessage(t: Table, role: Role, card: Card, meanings: readonly Meaning[]): Message {
  const { energy, gold } = magicCard(t, card)
  if (meanings.length > 0) {
    const effects = [...new Set(meanings.map(({ is }) => is))].join()
    const most = amountOf(t, card, AWAKEN_ARMIES)
    const awake = meanings.map((meaning) =>
      meaning.is === 'awaken' ? armiesToAwaken(t, role, meaning.world, most) : 0,
    )
    const cards = Math.min(amountOf(t, card, DRAW_CONFLICT_CARDS), cardsLeft(t.state))
    return say('does.magic', { effects, armies: Math.max(...awake), cards, energy, gold })
  }
  return canPay(t.state, role, energy, gold) ? say('does.noMagic') : tooDear(t, role, { energy, gold })
}

const tooDear = ({ state }: Table, role: Role, { energy, gold }: Price): Message =>
  say('does.tooDear', { energy, gold, ownEnergy: state.energy[role], ownGold: state.gold[role] })

/** IM-ACT-03: a warning, not a ban (IM-PLN-10). */
function impossible(t: Table, role: Role, card: Card, action: number, price: Price): Message {
  const isAttack = action === ATTACK || action === ATTACK_OR_MOVE
  if (!isAttack && validLands(t, role, card, []).length === 0) return say('does.absent', { card })
  if (!canPay(t.state, role, price.energy, price.gold)) return tooDear(t, role, price)
  if (isAttack) return say('does.noAttack')
  return say(action === AWAKEN ? 'does.emptyLimbo' : 'does.noBuilding')
}
