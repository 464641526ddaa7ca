import { say } from '../table/rules.ts'
import type { AnyAsk, Reason } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import {
  canBeScout,
  hasUnique,
  isBarredFromArmy,
  isSpentCard,
  isCaptive,
  isInBox,
  isLacking,
  leavesEnough,
  needsScout,
  pointsOf,
} from '../armies/army.ts'
import { hasSurplus, mayLeave, roomFor, spacesTaken, zoneOf, type PlaceArgs } from '../armies/placement.ts'
import { isExhausted, leavesNeeded, pointsLeft } from '../armies/prepared.ts'
import { mayStopAtGlyph } from '../glyphs/glyphs.ts'
import { fitsOn } from '../movement/fit.ts'
import { controllerOf, isInPlay, isTwoSpace, printed } from '../table/figures.ts'
import { occupiedRule } from './explain-move.ts'
import { isBasic, layoutOf, NONE, OFF, setupOf } from '../table/state.ts'
import type { ArmyCard, Figure, Role, State, Table } from '../table/state.ts'
import { sideOf } from '../teams/sides.ts'

/** Why a card or a space is not on offer before the battle and between the turns. */
export function explainRound(t: Table, role: Role, key: string, ask: AnyAsk<State, Content> | undefined): Reason[] {
  if (ask === undefined) return notYourTurn(t, role)
  const [what, rest = ''] = key.split(':')
  const { name } = ask.question
  if (name === 'place') return placeReasons(t, role, what, rest, ask.arg as PlaceArgs)
  const isDraft = name === 'armyCard' || name === 'prepareArmy'
  if (isDraft && key === 'done') return lackingReason(t, role)
  const card = Number.parseInt(rest, 10)
  if (what !== 'card' || !(card >= 0 && card < t.state.owner.length)) return []
  if (isDraft) return cardReason(t, role, card, ask)
  if (name === 'marker') return ownCardReason(t, role, card, 'HS-RND-03', 'HS-RUL-11')
  if (name === 'card') return ownCardReason(t, role, card, 'HS-BAS-07', 'HS-BAS-07')
  if (name === 'scout') return scoutReason(t, role, card)
  return inactiveReason(t, card)
}

/** Figures are touched in the own turn only (HS-RND-21). */
function notYourTurn(t: Table, role: Role): Reason[] {
  const { turn, phase } = t.state
  if (turn === undefined || phase !== 'turns' || turn.role === role) return []
  const rule = isBasic(t) ? 'HS-BAS-05' : 'HS-RND-21'
  return [{ rule, message: say('refuse.notYourTurn', { role: turn.role }) }]
}

function inactiveReason(t: Table, card: ArmyCard): Reason[] {
  const { turn } = t.state
  if (turn === undefined || turn.card === card || turn.card === NONE) return []
  const rule = isBasic(t) ? 'HS-BAS-07' : 'HS-RND-16'
  return [{ rule, message: say('refuse.notActive', { card, active: turn.card }) }]
}

// Armies

function lackingReason(t: Table, role: Role): Reason[] {
  if (needsScout(t, role)) return [{ rule: 'HS-RUL-81', message: say('refuse.needsHero') }]
  return [{ rule: 'HS-RUL-75', message: say('refuse.needsFigure') }]
}

function cardReason(t: Table, role: Role, card: ArmyCard, ask: AnyAsk<State, Content>): Reason[] {
  const chosen = ask.question.name === 'prepareArmy' ? (ask.arg as readonly ArmyCard[]) : []
  const points = pointsOf(t, card)
  const left = t.state.draft === undefined ? pointsLeft(t, role, chosen) : t.state.draft.points[role]
  if (isCaptive(t, card)) return [{ rule: 'HS-RUL-83', message: say('refuse.captive', { card }) }]
  const isChosen = chosen.some((other) => printed(t, other) === printed(t, card))
  if (hasUnique(t, role, card) || (isChosen && printed(t, card).rarity === 'unique'))
    return [{ rule: 'HS-DRF-19', message: say('refuse.ownCard', { card }) }]
  if (!isInBox(t, card)) return takenReason(t, card)
  if (isSpentCard(t, card)) return [{ rule: 'HS-SCN-WINTER-08', message: say('refuse.destroyedCard', { card }) }]
  if (isBarredFromArmy(t, card)) return [{ rule: 'HS-SCN-WINTER-09', message: say('refuse.barred', { card }) }]
  if (points > left) return [{ rule: 'HS-DRF-02', message: say('refuse.tooManyPoints', { card, points, left }) }]
  if (ask.question.name === 'prepareArmy') {
    if (isExhausted(t, role, chosen, card))
      return [{ rule: 'HS-RUL-20', message: say('refuse.noMoreCopies', { card }) }]
    return leavesNeeded(t, role, chosen, card) ? [] : lackingReason(t, role)
  }
  if (leavesEnough(t, role, card)) return [] // A copy of it is on offer.
  if (isLacking(t, role)) return lackingReason(t, role)
  return [{ rule: 'HS-RUL-75', message: say('refuse.othersNeed', { card }) }]
}

/** A card whose figures are all gone cannot come back (HS-SCN-WINTER-08). */
function takenReason(t: Table, card: ArmyCard): Reason[] {
  const role = t.state.broughtBy[card]
  if (t.state.phase === 'roundEnd' && !isInPlay(t, card))
    return [{ rule: 'HS-SCN-WINTER-08', message: say('refuse.destroyedCard', { card }) }]
  return [{ rule: 'HS-RUL-20', message: say('refuse.taken', { card, role }) }]
}

// Spaces

function placeReasons(t: Table, role: Role, what: string, rest: string, args: PlaceArgs): Reason[] {
  const figure = args.figures[args.at]
  if (what === 'out' || what === 'instead')
    return leaveReason(t, role, args, what === 'out' ? figure : Number.parseInt(rest, 10))
  if (what !== 'space' || !/^\d{1,4}(\/\d{1,4})?$/.test(rest)) return []
  const spaces = rest.split('/').map(Number)
  const [front] = spaces
  const { zoneOf: zones } = layoutOf(t)
  if (spaces.some((space) => space >= zones.length)) return []
  for (const space of spaces) {
    if (zones[space] !== zoneOf(t, role)) return zoneReason(t, role, space, zones[space])
    const other = t.state.occupant[space]
    if (other !== NONE)
      return [{ rule: occupiedRule(t), message: say('refuse.placeOccupied', { space, figure: other }) }]
    if (!mayStopAtGlyph(t, figure, space))
      return [{ rule: 'HS-GLY-15', message: say('refuse.summonKelda', { figure }) }]
  }
  if (roomFor(t, args) < spacesTaken(t, figure))
    return [{ rule: 'HS-RUL-18', message: say('refuse.keepsRoom', { space: front, figure }) }]
  if (!isTwoSpace(t, figure) && !fitsOn(t, figure, front, OFF))
    return [{ rule: 'HS-MOV-27', message: say('refuse.placeTooLow', { space: front, figure }) }]
  return [{ rule: 'HS-RUL-18', message: say('refuse.placeNoPair', { space: front, figure }) }]
}

/** Nobody stays out while there is room (HS-DRF-10), and never the last one that the army needs. */
function leaveReason(t: Table, role: Role, args: PlaceArgs, figure: Figure): Reason[] {
  if (!(figure >= 0 && figure < t.state.fate.length)) return []
  if (hasSurplus(t, args))
    return controllerOf(t, figure) === role && !mayLeave(t, role, figure) ? lackingReason(t, role) : []
  return [{ rule: 'HS-DRF-10', message: say('refuse.hasRoom', { figure: args.figures[args.at] }) }]
}

function zoneReason(t: Table, role: Role, space: number, zone: number): Reason[] {
  const enemy = setupOf(t).zone.findIndex((one, other) => one === zone && sideOf(t, other) !== sideOf(t, role))
  if (zone >= 0 && enemy >= 0) return [{ rule: 'HS-DRF-08', message: say('refuse.enemyZone', { role: enemy, space }) }]
  return [{ rule: 'HS-DRF-07', message: say('refuse.outsideZone', { space }) }]
}

// Own cards

function ownCardReason(t: Table, role: Role, card: ArmyCard, ifForeign: string, ifGone: string): Reason[] {
  if (t.state.owner[card] !== role) return [{ rule: ifForeign, message: say('refuse.notYourCard', { card }) }]
  return [{ rule: ifGone, message: say('refuse.outOfPlay', { card }) }]
}

function scoutReason(t: Table, role: Role, card: ArmyCard): Reason[] {
  if (sideOf(t, role) !== sideOf(t, t.state.broughtBy[card]))
    return [{ rule: 'HS-SCN-STORM-04', message: say('refuse.notYourCard', { card }) }]
  if (canBeScout(t, card)) return []
  return [{ rule: 'HS-SCN-STORM-05', message: say('refuse.scoutNoHero', { card }) }]
}
