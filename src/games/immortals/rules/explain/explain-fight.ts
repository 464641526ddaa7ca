/** Why an attack, a number of armies or an attitude is not on offer. */
import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { LANDS, twinOf, worldOf } from '../../content/names.ts'
import { attackArmies, attackPairs, attitudeQuestion, isAttackSpace, isInReach } from '../actions/attack.ts'
import type { ArmiesArgs, AttackArgs } from '../actions/attack.ts'
import { isPresent } from '../table/lands.ts'
import { canPaySpace } from '../table/prices.ts'
import { playerBoard, type Land, type Role, type Table } from '../table/state.ts'
import type { AnyQuestion } from './explain.ts'
import { isLand } from './refusals.ts'

export function explainFight(t: Table, role: Role, key: string, ask: AnyQuestion | undefined): Reason[] {
  if (ask === undefined || ask.role !== role) return []
  switch (ask.question.name) {
    case 'act':
      return explainPair(t, role, key)
    case attitudeQuestion.name:
      return explainAttitude(t, key, ask.arg as AttackArgs)
    case attackArmies.name:
      return explainArmies(t, key, ask.arg as ArmiesArgs)
    default:
      return []
  }
}

const PAIR = /^attack:(\d+)>(\d+)$/
const LAND = /^land:(\d+)$/

/** Before an attack: the whole intent `attack:<origin>><target>`, or one land of it. */
function explainPair(t: Table, role: Role, key: string): Reason[] {
  const pair = PAIR.exec(key)?.slice(1).map(Number)
  const land = Number(LAND.exec(key)?.[1] ?? LANDS)
  if (pair === undefined ? !isLand(land) : !pair.every(isLand)) return []
  const { space } = t.state.action!
  if (!isAttackSpace(t, role, space))
    return pair === undefined ? [] : [{ rule: 'IM-PLN-06', message: say('refuse.fightNoAttack') }]
  if (!canPaySpace(t)) return attackPriceReason(t, role, space)
  const offers: number[] = []
  attackPairs(t, role, offers)
  if (pair !== undefined) return pairReason(t, role, pair[0], pair[1])
  if (offers.length === 0) return [{ rule: 'IM-RUL-54', message: say('refuse.fightNoPair') }]
  return isPresent(t.state, role, land) ? ownLandReason(t, role, land) : targetReason(t, role, land)
}

/** Only the attacks of Night Elves and Trolls have a price. */
function attackPriceReason(t: Table, role: Role, space: number): Reason[] {
  const { energy, gold } = playerBoard(t, role)
  return [{ rule: 'IM-RUL-42', message: say('refuse.fightPrice', { energy: energy[space], gold: gold[space] }) }]
}

function pairReason(t: Table, role: Role, origin: Land, target: Land): Reason[] {
  const { state } = t
  if (!isPresent(state, role, origin))
    return [{ rule: 'IM-ATT-01', message: say('refuse.fightOrigin', { land: origin }) }]
  if (isPresent(state, role, target))
    return [{ rule: 'IM-ATT-02', message: say('refuse.fightOwnTarget', { land: target }) }]
  if (!isInReach(t, origin, target)) return distanceReason(t, origin, target)
  if (state.armies[origin] < 2) return [{ rule: 'IM-ATT-08', message: say('refuse.fightMustStay', { land: origin }) }]
  return []
}

function distanceReason(t: Table, origin: Land, target: Land): Reason[] {
  const lands = { origin, target }
  if (target === twinOf(origin))
    return t.state.portal[target] === 1
      ? [{ rule: 'IM-BLD-07', message: say('refuse.fightPortalOneWay', lands) }]
      : [{ rule: 'IM-ATT-10', message: say('refuse.fightNoPortal', lands) }]
  return worldOf(origin) === worldOf(target)
    ? [{ rule: 'IM-ATT-01', message: say('refuse.fightNotAdjacent', lands) }]
    : [{ rule: 'IM-RUL-07', message: say('refuse.fightOtherWorld', lands) }]
}

function ownLandReason(t: Table, role: Role, land: Land): Reason[] {
  if (t.state.armies[land] < 2) return [{ rule: 'IM-ATT-08', message: say('refuse.fightMustStay', { land }) }]
  for (let target = 0; target < LANDS; target++)
    if (!isPresent(t.state, role, target) && isInReach(t, land, target)) return []
  return [{ rule: 'IM-ATT-02', message: say('refuse.fightOnlyOwnAround', { land }) }]
}

function targetReason(t: Table, role: Role, land: Land): Reason[] {
  let isBeside = false
  for (let origin = 0; origin < LANDS; origin++) {
    if (!isPresent(t.state, role, origin) || !isInReach(t, origin, land)) continue
    if (t.state.armies[origin] >= 2) return []
    isBeside = true
  }
  return isBeside
    ? [{ rule: 'IM-ATT-08', message: say('refuse.fightTooFewBeside', { land }) }]
    : [{ rule: 'IM-ATT-01', message: say('refuse.fightNotBeside', { land }) }]
}

/** Asked of land cards only (IM-CRD-03). */
function explainAttitude(t: Table, key: string, { origin, target }: AttackArgs): Reason[] {
  const { action, options } = t.state
  if (key === 'for') {
    const args = { card: action!.card, target }
    const reason = options.landCardWinsResidents ? 'refuse.fightLandCardOther' : 'refuse.fightLandCardTarget'
    return [{ rule: 'IM-RUL-52', message: say(reason, args) }]
  }
  return underWay(t, key, origin, target)
}

const ARMIES = /^armies:(\d+)$/

function explainArmies(t: Table, key: string, { origin, target }: ArmiesArgs): Reason[] {
  const armies = ARMIES.exec(key)?.[1]
  if (armies === undefined) return underWay(t, key, origin, target)
  if (Number(armies) === 0) return [{ rule: 'IM-ATT-08', message: say('refuse.fightNoneToSend') }]
  const here = t.state.armies[origin]
  if (Number(armies) < here) return []
  return [{ rule: 'IM-ATT-08', message: say('refuse.fightLeaveOne', { land: origin, armies: here }) }]
}

const OTHER_CARDS = /^(space|card|place|back):|^(pass|ready|done)$/
const OTHER_ACTS = /^(attack|move|land|build|shrine|takeOver|awaken|limbo|role|building|group):|^(draw|marker)$/

/** Origin and target are chosen; what belongs to another choice has to wait. */
function underWay(t: Table, key: string, origin: Land, target: Land): Reason[] {
  if (key.startsWith('compensation:'))
    return [{ rule: 'IM-RUL-34', message: say('refuse.fightDeclined', { origin, target }) }]
  if (OTHER_CARDS.test(key))
    return [{ rule: 'IM-ACT-01', message: say('refuse.fightCardPlayed', { card: t.state.action!.card }) }]
  return OTHER_ACTS.test(key) || ARMIES.test(key)
    ? [{ rule: 'IM-ATT-11', message: say('refuse.fightDeclared', { origin, target }) }]
    : []
}
