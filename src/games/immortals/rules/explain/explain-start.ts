import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { CARDS, isConflictCard, isJoker, isLandCard, nameOfCard, worldOfConflictCard } from '../../content/cards.ts'
import { MIN_PLAYERS, nameOf, REGIONS, twinOf, worldOf } from '../../content/names.ts'
import { isOfFreeLand, worldRegionOf } from '../start-round/draft.ts'
import { hasGroups } from '../start-round/groups.ts'
import { isUnoccupied } from '../table/lands.ts'
import { NONE, playerBoard, setupOf, type Card, type Land, type Role, type Table } from '../table/state.ts'
import type { AnyQuestion } from './explain.ts'
import { isLand } from './refusals.ts'

type Explain = (t: Table, role: Role, what: string, n: number, arg: number) => Reason[]

/** Why something is not on offer while one of the questions of the start round waits. */
export function explainStart(t: Table, role: Role, key: string, ask: AnyQuestion | undefined): Reason[] {
  const explain = CHAPTER[ask?.question.name ?? '']
  if (explain === undefined) return []
  const [what, rest = ''] = key.split(':')
  return explain(t, role, what, /^\d{1,4}$/.test(rest) ? Number(rest) : NONE, ask!.arg as number)
}

const CHAPTER: Readonly<Record<string, Explain>> = {
  draft: (t, role, what, n) => {
    if (what === 'card') return draftCardReason(t, role, n)
    if (what === 'land') return draftLandReason(t, role, n)
    if (what === 'group') return [{ rule: 'IM-STA-17', message: say('refuse.startCardFirst') }]
    return noActions(what)
  },
  draftLand: (t, _role, what, n, arg) => {
    if (what === 'land') return freeLandReason(t, n, arg)
    if (what === 'group') return [{ rule: 'IM-STA-18', message: say('refuse.startLandFirst') }]
    if (what === 'card') return cardChosen(n)
    return noActions(what)
  },
  group: (t, role, what, n, arg) => {
    if (what === 'group') return groupReason(t, role, n)
    if (what === 'land') return groupLandReason(t, n, arg)
    if (what === 'card') return t.state.phase === 'start' ? cardsLater(n) : cardChosen(n)
    return noActions(what)
  },
  split: (t, role, what, n) => {
    if (what === 'armies') return splitReason(t, role, n)
    if (what === 'land' && isLand(n)) return [{ rule: 'IM-TOW-02', message: say('refuse.startSplitLand') }]
    return noActions(what)
  },
}

const isCard = (n: number): boolean => n >= 0 && n < CARDS

/** The fronts of the player boards, and all that is done with them, come later (IM-SET-18). */
const LATER = ['space', 'place', 'back', 'ready', 'pass', 'attack', 'move', 'build', 'shrine', 'takeOver', 'awaken']

function noActions(what: string): Reason[] {
  if (what === 'limbo') return [{ rule: 'IM-STA-28', message: say('refuse.startLimbosLater') }]
  return LATER.includes(what) || what === 'card' ? [{ rule: 'IM-SET-18', message: say('refuse.startNoActions') }] : []
}

// Choosing a card

function draftCardReason(t: Table, role: Role, card: number): Reason[] {
  if (!isCard(card)) return []
  if (isLandCard(card)) return [{ rule: 'IM-STA-19', message: say('refuse.startLandCard', { name: nameOfCard(card) }) }]
  if (!isConflictCard(card)) return noActions('card')
  if (t.state.draft!.hands[role].includes(card)) return mustPlaceReason(t, role, card)
  if (t.state.conflict[role].includes(card))
    return [{ rule: 'IM-STA-14', message: say('refuse.startKeptAlready', { card }) }]
  return notInHand(t, role, card)
}

function notInHand(t: Table, role: Role, card: Card): Reason[] {
  const world = t.state.draft!.world[role]
  if (worldOfConflictCard(card) !== world)
    return [{ rule: 'IM-STA-09', message: say('refuse.startOtherWorld', { world }) }]
  return [{ rule: 'IM-STA-10', message: say('refuse.startNotInHand', { card }) }]
}

/** Whoever has groups left takes a card of an unoccupied land, if there is one (IM-RUL-09). */
function mustPlaceReason(t: Table, role: Role, card: Card): Reason[] {
  const { hands } = t.state.draft!
  if (!hasGroups(t, role) || isOfFreeLand(t, card)) return []
  if (!hands[role].some((one) => isOfFreeLand(t, one))) return []
  if (isJoker(card))
    return [{ rule: 'IM-STA-12', message: say('refuse.startRegionFull', { region: worldRegionOf(card) }) }]
  return occupiedReason(t, role, card, 'IM-STA-11')
}

function occupiedReason(t: Table, role: Role, land: Land, rule: string): Reason[] {
  const possessor = t.state.possessor[land]
  if (possessor === role) return [{ rule: 'IM-RUL-09', message: say('refuse.startOwnLand', { land }) }]
  return [{ rule, message: say('refuse.startOccupied', { land, role: possessor }) }]
}

function draftLandReason(t: Table, role: Role, land: number): Reason[] {
  if (!isLand(land)) return []
  // Nothing is placed any more, whatever stands there.
  if (!hasGroups(t, role)) return [{ rule: 'IM-STA-14', message: say('refuse.startKeepOnly') }]
  const { hands, world } = t.state.draft!
  if (worldOf(land) !== world[role]) return notInHand(t, role, land)
  if (!isUnoccupied(t.state, land)) return occupiedReason(t, role, land, 'IM-STA-11')
  const hand = hands[role]
  if (hand.includes(land)) return [{ rule: 'IM-STA-10', message: say('refuse.startTakeCard', { card: land }) }]
  const joker = hand.find((card) => isJoker(card) && worldRegionOf(card) === t.content.map.worldRegionOf[land])
  if (joker !== undefined) return [{ rule: 'IM-STA-18', message: say('refuse.startJokerLater', { card: joker }) }]
  return [{ rule: 'IM-STA-10', message: say('refuse.startNotInHand', { card: land }) }]
}

// Choosing a land

/** `region` NONE: anywhere (IM-RUL-83). */
function freeLandReason(t: Table, land: number, region: number): Reason[] {
  if (!isLand(land)) return []
  if (region !== NONE && t.content.map.worldRegionOf[land] !== region) {
    const isOtherWorld = t.content.map.worldRegionOf[land] % REGIONS === region % REGIONS
    const message = isOtherWorld
      ? say('refuse.startJokerWorld', { region })
      : say('refuse.startJokerRegion', { land, region })
    return [{ rule: 'IM-STA-18', message }]
  }
  if (isUnoccupied(t.state, land)) return []
  const rule = region === NONE ? 'IM-RUL-83' : 'IM-STA-18'
  return [{ rule, message: say('refuse.startOccupied', { land, role: t.state.possessor[land] }) }]
}

const cardChosen = (card: number): Reason[] =>
  isCard(card) ? [{ rule: 'IM-STA-16', message: say('refuse.startCardChosen') }] : []

const cardsLater = (card: number): Reason[] =>
  isCard(card) ? [{ rule: 'IM-STA-08', message: say('refuse.startCardsLater') }] : []

// Choosing a group

function groupReason(t: Table, role: Role, armies: number): Reason[] {
  if (armies === NONE || t.state.groups[role].includes(armies)) return []
  const { groups } = playerBoard(t, role)
  if (groups[t.state.roles - MIN_PLAYERS].includes(armies))
    return [{ rule: 'IM-STA-01', message: say('refuse.startGroupUsed', { armies }) }]
  if (setupOf(t).outer === 0 && groups.some((sizes) => sizes.includes(armies)))
    return [{ rule: 'IM-STA-02', message: say('refuse.startOuterEmpty', { armies }) }]
  return [{ rule: 'IM-STA-01', message: say('refuse.startNoSuchGroup', { armies }) }]
}

function groupLandReason(t: Table, land: number, goal: Land): Reason[] {
  if (!isLand(land)) return []
  const isStart = t.state.phase === 'start'
  if (land === goal)
    return [{ rule: isStart ? 'IM-STA-03' : 'IM-STA-17', message: say('refuse.startWhichGroup', { land }) }]
  if (!isStart) return [{ rule: 'IM-STA-17', message: say('refuse.startLandFixed', { land: goal }) }]
  if (land === twinOf(goal)) {
    const { shadowArmies: armies } = t.content.start
    return [{ rule: 'IM-STA-06', message: say('refuse.startTwinLater', { name: nameOf(land), armies }) }]
  }
  return [{ rule: 'IM-STA-04', message: say('refuse.startOtherLand', { land: goal }) }]
}

// Splitting

function splitReason(t: Table, role: Role, armies: number): Reason[] {
  const fallen = t.state.tray[role]
  return armies > fallen ? [{ rule: 'IM-TOW-02', message: say('refuse.startSplitTooMany', { armies, fallen }) }] : []
}
