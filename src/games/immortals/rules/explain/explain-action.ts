/** Why something is not on offer while a revealed card is carried out. */
import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { isJoker, isMagicCard } from '../../content/cards.ts'
import {
  ATTACK_OR_MOVE,
  AWAKEN,
  BUILD,
  BUILD_SHRINE,
  CAPITAL,
  ENERGY,
  GOLD,
  LIGHT,
  MAGIC,
  PORTAL,
  SHADOW,
  SHRINE,
  worldOf,
} from '../../content/names.ts'
import type { AwakenArgs } from '../actions/awaken.ts'
import { mayLeave, type MoveArgs } from '../actions/movement.ts'
import { validLands } from '../cards/valid-lands.ts'
import { playerBoard, type Land, type Role, type Table } from '../table/state.ts'
import { emptyLimboReason, magicReasons, type MagicWhat } from './explain-magic.ts'
import { moveLandReasons, moveReasons } from './explain-move.ts'
import type { AnyQuestion } from './explain.ts'
import { buildingReason, cardReason, isLand, presenceReason, priceReason } from './refusals.ts'

export function explainAction(t: Table, role: Role, key: string, ask: AnyQuestion | undefined): Reason[] {
  if (t.state.action === undefined) return []
  switch (ask?.question.name) {
    case 'act':
      return explainAct(t, role, key)
    case 'awakenArmy':
      return explainArmy(t, role, key, ask.arg as AwakenArgs)
    case 'moveArmies':
      return explainNumber(t, key, ask.arg as MoveArgs)
    default:
      return []
  }
}

const actionOf = (t: Table): number => {
  const { role, space } = t.state.action!
  return playerBoard(t, role).action[space]
}

/** The numbers of a key: `build:2@14` has 2 and 14. */
const numbersIn = (rest: string): number[] => rest.split(/[@>]/).map(Number)

/** One revealed card is the whole turn (IM-ACT-01). */
const otherCard = (t: Table): Reason[] => [
  { rule: 'IM-ACT-01', message: say('refuse.actOtherCard', { card: t.state.action!.card }) },
]

/** What a space does is printed on it, or on its magic card (IM-PLN-06). */
function otherAction(t: Table): Reason[] {
  const { role, space, card } = t.state.action!
  const message = isMagicCard(card)
    ? say('refuse.actOtherMagic', { card })
    : say('refuse.actOtherAction', { role, space })
  return [{ rule: 'IM-PLN-06', message }]
}

function explainAct(t: Table, role: Role, key: string): Reason[] {
  const [what, rest = ''] = key.split(':')
  const [first, second] = numbersIn(rest)
  const action = actionOf(t)
  switch (what) {
    case 'card':
    case 'space':
    case 'place':
    case 'back':
    case 'pass':
      return otherCard(t)
    case 'land':
      return isLand(first) ? landReasons(t, role, first) : []
    case 'build':
      if (!isLand(second) || !(first >= PORTAL && first <= CAPITAL)) return []
      return action === BUILD ? buildReasons(t, role, first, second) : otherAction(t)
    case 'building':
      return first >= PORTAL && first <= CAPITAL ? kindReasons(t, role, first) : []
    case 'move':
      if (!isLand(first) || !isLand(second)) return []
      return action === ATTACK_OR_MOVE ? moveReasons(t, role, first, second) : otherAction(t)
    case 'limbo':
      return first === SHADOW || first === LIGHT ? limboReasons(t, role, first) : []
    case 'role':
      return magicOr(t, role, 'marker')
    case 'awaken':
    case 'draw':
    case 'marker':
    case 'shrine':
    case 'takeOver':
      return magicOr(t, role, what, first)
    default:
      return []
  }
}

const magicOr = (t: Table, role: Role, what: MagicWhat, of?: number): Reason[] =>
  actionOf(t) === MAGIC ? (magicReasons(t, role, what, of) ?? otherAction(t)) : otherAction(t)

function landReasons(t: Table, role: Role, land: Land): Reason[] {
  switch (actionOf(t)) {
    case GOLD:
      return incomeReasons(t, role, land, 'IM-GLD-02', 'IM-GLD-03')
    case ENERGY:
      return incomeReasons(t, role, land, 'IM-ENE-03', 'IM-ENE-04')
    case AWAKEN: {
      const reasons = placeReasons(t, role, land, 'IM-AWK-03')
      if (reasons.length > 0) return reasons
      return [...emptyLimboReason(t, role, worldOf(land), 'IM-RUL-43'), ...spacePriceReason(t, role)]
    }
    case BUILD: {
      const all = [PORTAL, SHRINE, CAPITAL].map((building) => buildReasons(t, role, building, land))
      return all.some((reasons) => reasons.length === 0) ? [] : distinct(all.flat())
    }
    case BUILD_SHRINE: {
      const reasons = placeReasons(t, role, land, 'IM-RAC-02')
      return reasons.length > 0 ? reasons : [...buildingReason(t, SHRINE, land), ...spacePriceReason(t, role)]
    }
    case ATTACK_OR_MOVE:
      return moveLandReasons(t, role, land)
    case MAGIC:
      return magicReasons(t, role, 'land', land) ?? otherAction(t)
    default:
      return []
  }
}

/** The same sentence once. */
function distinct(reasons: readonly Reason[]): Reason[] {
  const sentences = new Set<string>()
  return reasons.filter(({ message }) => {
    const sentence = JSON.stringify(message)
    return !sentences.has(sentence) && sentences.add(sentence)
  })
}

/** The card must be for the land, and an own army in it. */
function placeReasons(t: Table, role: Role, land: Land, presence: string): Reason[] {
  const reasons = cardReason(t, t.state.action!.card, land)
  return reasons.length > 0 ? reasons : presenceReason(t, role, land, presence)
}

function incomeReasons(t: Table, role: Role, land: Land, presence: string, joker: string): Reason[] {
  const { card, space } = t.state.action!
  if (isJoker(card)) return [{ rule: joker, message: say('refuse.actJoker', { role, space }) }]
  return placeReasons(t, role, land, presence)
}

function spacePriceReason(t: Table, role: Role): Reason[] {
  const { energy, gold } = playerBoard(t, role)
  const { space } = t.state.action!
  return priceReason(t, role, energy[space], gold[space])
}

function buildReasons(t: Table, role: Role, building: number, land: Land): Reason[] {
  const reasons = placeReasons(t, role, land, 'IM-BLD-03')
  if (reasons.length > 0) return reasons
  const { buildEnergy, buildGold } = playerBoard(t, role)
  return [...buildingReason(t, building, land), ...priceReason(t, role, buildEnergy[building], buildGold[building])]
}

/** Why a kind of building can be built nowhere with this card. */
function kindReasons(t: Table, role: Role, building: number): Reason[] {
  const action = actionOf(t)
  if (action !== BUILD && (action !== BUILD_SHRINE || building !== SHRINE))
    return building === SHRINE ? magicOr(t, role, 'shrines') : otherAction(t)
  const lands = validLands(t, role, t.state.action!.card, [])
  const all = lands.map((land) =>
    action === BUILD ? buildReasons(t, role, building, land) : landReasons(t, role, land),
  )
  if (all.length === 0) return nowhere(t)
  return all.some((reasons) => reasons.length === 0) ? [] : distinct(all.flat())
}

/** The card is valid nowhere (IM-RUL-31). */
const nowhere = (t: Table): Reason[] => [
  { rule: 'IM-RUL-31', message: say('refuse.actNowhere', { card: t.state.action!.card }) },
]

function limboReasons(t: Table, role: Role, world: number): Reason[] {
  if (actionOf(t) !== AWAKEN) return magicOr(t, role, 'awaken', world)
  const lands = validLands(t, role, t.state.action!.card, []).filter((land) => worldOf(land) === world)
  return lands.length === 0 ? nowhere(t) : landReasons(t, role, lands[0])
}

// In the middle of an action

/** The action has begun (IM-RUL-34). */
const begun = (t: Table): Reason[] => [
  { rule: 'IM-RUL-34', message: say('refuse.actChosen', { card: t.state.action!.card }) },
]

function explainArmy(t: Table, role: Role, key: string, { world }: AwakenArgs): Reason[] {
  const [what, rest = ''] = key.split(':')
  const land = Number(rest)
  if (what !== 'land') return begun(t)
  if (!isLand(land)) return []
  if (worldOf(land) !== world) return [{ rule: 'IM-RUL-44', message: say('refuse.actOtherWorld', { land, world }) }]
  return presenceReason(t, role, land, 'IM-RUL-44')
}

function explainNumber(t: Table, key: string, { origin }: MoveArgs): Reason[] {
  if (!key.startsWith('armies:')) return begun(t)
  return [{ rule: 'IM-MOV-04', message: say('refuse.actArmies', { land: origin, most: mayLeave(t, origin) }) }]
}
