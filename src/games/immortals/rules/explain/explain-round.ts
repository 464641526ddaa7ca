/** Why something is not on offer between the start round and the actions, and whom a waiting player waits for. */
import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { CARDS, isBlank, isConflictCard, isJoker, isLandCard, isMagicCard, nameOfCard } from '../../content/cards.ts'
import { LANDS, LIGHT, MAGIC, SPACES, worldOf } from '../../content/names.ts'
import { isInHand, spaceOf } from '../cards/hands-and-piles.ts'
import { hasOnlyBlanks, RULE_OF_COMPENSATION, type Why } from '../round/execution.ts'
import { mayLieOn } from '../round/planning.ts'
import { mayReinforce, type Reinforcing } from '../round/reinforcement.ts'
import { isPresentIn } from '../table/lands.ts'
import { at, limboAt, NONE, playerBoard } from '../table/state.ts'
import type { Card, Land, Role, Space, State, Table } from '../table/state.ts'
import type { AnyQuestion } from './explain.ts'

export function explainRound(t: Table, role: Role, key: string, ask: AnyQuestion | undefined): Reason[] {
  if (ask === undefined) return waiting(t, role)
  const [what, rest = ''] = key.split(':')
  switch (ask.question.name) {
    case 'reinforce':
      return reinforceReason(t, role, what, numberIn(rest), ask.arg as Reinforcing)
    case 'plan':
      return planReason(t, role, what, rest)
    case 'turn':
      return turnReason(t, role, what, numberIn(rest))
    case 'compensation':
      return compensationReason(what, ask.arg as Why)
    default:
      return []
  }
}

/** A number in a key; NONE for anything else. */
const numberIn = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : NONE)

// Somebody else is asked

function waiting({ state: s }: Table, role: Role): Reason[] {
  const who = s.turn
  const isOther = who !== NONE && who !== role
  switch (s.phase) {
    case 'over':
      return [{ rule: 'IM-END-01', message: say('refuse.over') }]
    case 'start':
      return isOther ? [{ rule: 'IM-STA-03', message: say('refuse.waitStart', { role: who }) }] : []
    case 'draft':
      if (isOther) return [{ rule: 'IM-STA-16', message: say('refuse.waitPlacing', { role: who }) }]
      return [{ rule: 'IM-STA-10', message: say('refuse.waitDraft') }]
    case 'filling':
      return isOther ? [{ rule: 'IM-TOW-02', message: say('refuse.waitFilling', { role: who }) }] : []
    case 'reinforcement':
      return isOther ? [{ rule: 'IM-REI-05', message: say('refuse.waitReinforce', { role: who }) }] : []
    case 'planning':
      return [{ rule: 'IM-PLN-12', message: say('refuse.waitPlan') }]
    case 'execution':
      if (s.action !== undefined && s.action.role !== role)
        return [{ rule: 'IM-ACT-01', message: say('refuse.waitAction', { ...s.action }) }]
      return isOther ? [{ rule: 'IM-ACT-01', message: say('refuse.waitTurn', { role: who }) }] : []
    default:
      return []
  }
}

// Reinforcement

function reinforceReason(t: Table, role: Role, what: string, n: number, now: Reinforcing): Reason[] {
  if (what === 'limbo') return n === NONE || n > LIGHT ? [] : reinforceLimboReason(t, role, n, now)
  if (what !== 'land') return [{ rule: 'IM-RND-01', message: say('refuse.reinforceFirst') }]
  if (n === NONE || n >= LANDS || mayReinforce(t.state, role, n, now)) return []
  const reasons = worldReason(t, role, worldOf(n), now)
  return reasons.length > 0 ? reasons : foreignReason(t, n)
}

/** The limbo is given by the land. */
function reinforceLimboReason(t: Table, role: Role, world: number, now: Reinforcing): Reason[] {
  const reasons = worldReason(t, role, world, now)
  return reasons.length > 0 ? reasons : [{ rule: 'IM-REI-02', message: say('refuse.reinforceWhere', { world }) }]
}

function worldReason(t: Table, role: Role, world: number, now: Reinforcing): Reason[] {
  if (now.left[world] > 0) return []
  const { state, content } = t
  const limbo = state.limbo[limboAt(role, world)]
  const per = content.reinforcementPer
  if (!isPresentIn(state, role, world) && !now.isReturning)
    return [{ rule: 'IM-REI-06', message: say('refuse.reinforceAbsent', { world }) }]
  if (now.earned[world] === 0)
    return [{ rule: 'IM-REI-03', message: say('refuse.reinforceTooFew', { world, limbo, per }) }]
  return [{ rule: 'IM-RUL-26', message: say('refuse.reinforceUsed', { world }) }]
}

function foreignReason({ state }: Table, land: Land): Reason[] {
  const role = state.possessor[land]
  if (role === NONE) return [{ rule: 'IM-ATT-12', message: say('refuse.reinforceUnoccupied', { land }) }]
  return [{ rule: 'IM-REI-02', message: say('refuse.reinforceForeign', { land, role }) }]
}

// Planning

function planReason(t: Table, role: Role, what: string, rest: string): Reason[] {
  const [first, second = ''] = rest.split('@')
  const n = numberIn(first)
  if (what === 'place') return placeReason(t, role, n, numberIn(second))
  if (what === 'card') return n === NONE || n >= CARDS ? [] : planCardReason(t, role, n)
  if (what === 'space') return []
  if (what !== 'back') return [{ rule: 'IM-RND-01', message: say('refuse.planFirst') }]
  if (n === NONE || n >= SPACES || t.state.planned[at(role, n)] !== NONE) return []
  return [{ rule: 'IM-PLN-05', message: say('refuse.planEmpty', { role, space: n }) }]
}

function placeReason(t: Table, role: Role, card: Card, space: Space): Reason[] {
  if (card === NONE || card >= CARDS || space === NONE || space >= SPACES) return []
  if (!isInHand(t, role, card)) return notInHandReason(t, role, card)
  const where = { card, role, space }
  if (!mayLieOn(t, role, card, space)) {
    if (isMagicCard(card)) return [{ rule: 'IM-PLN-03', message: say('refuse.planArmySpace', where) }]
    if (isJoker(card) && playerBoard(t, role).action[space] !== MAGIC)
      return [{ rule: 'IM-PLN-07', message: say('refuse.planJoker', where) }]
    return [{ rule: 'IM-PLN-04', message: say('refuse.planMagicSpace', where) }]
  }
  if (t.state.planned[at(role, space)] === NONE) return []
  return [{ rule: 'IM-RUL-28', message: say('refuse.planTaken', { role, space }) }]
}

function notInHandReason(t: Table, role: Role, card: Card): Reason[] {
  const { state: s, content } = t
  if (isBlank(card))
    return [{ rule: 'IM-SET-06', message: say('refuse.planNoBlank', { blanks: content.components.blanks }) }]
  const space = spaceOf(s, role, card)
  if (space !== NONE) return [{ rule: 'IM-PLN-05', message: say('refuse.planLies', { card, role, space }) }]
  if (!isLandCard(card)) return [{ rule: 'IM-PLN-01', message: say('refuse.planNotYours', { card }) }]
  const holder = s.holder[nameOfCard(card)]
  const message = holder === NONE ? say('refuse.planInStack', { card }) : say('refuse.planHeld', { card, role: holder })
  return [{ rule: 'IM-CRD-01', message }]
}

/** A card that lies on the board can be taken back from there. */
function planCardReason(t: Table, role: Role, card: Card): Reason[] {
  if (!isInHand(t, role, card)) return notInHandReason(t, role, card)
  for (let space = 0; space < SPACES; space++)
    if (t.state.planned[at(role, space)] === NONE && mayLieOn(t, role, card, space)) return []
  return [{ rule: 'IM-PLN-02', message: say('refuse.planNoSpace', { card }) }]
}

// Execution

const onlyBlanksReason = (s: State, role: Role): Reason[] =>
  hasOnlyBlanks(s, role) ? [{ rule: 'IM-ACT-05', message: say('refuse.turnOnlyBlanks') }] : []

function turnReason(t: Table, role: Role, what: string, n: number): Reason[] {
  const { state: s } = t
  if (what === 'place' || what === 'back' || what === 'ready')
    return [{ rule: 'IM-ACT-13', message: say('refuse.turnPlanned') }]
  if (what === 'space') {
    if (n === NONE || n >= SPACES) return []
    if (s.planned[at(role, n)] !== NONE) return onlyBlanksReason(s, role)
    return [{ rule: 'IM-PLN-05', message: say('refuse.turnEmpty', { role, space: n }) }]
  }
  if (what === 'card') {
    if (n === NONE || n >= CARDS) return []
    if (spaceOf(s, role, n) !== NONE) return onlyBlanksReason(s, role)
    if (isInHand(t, role, n)) return [{ rule: 'IM-ACT-13', message: say('refuse.turnNotPlanned', { card: n }) }]
    return [{ rule: isConflictCard(n) ? 'IM-CRD-14' : 'IM-CRD-01', message: say('refuse.turnNotYours', { card: n }) }]
  }
  if (what === 'pass') return []
  return [{ rule: 'IM-ACT-02', message: say('refuse.turnReveal') }]
}

function compensationReason(what: string, why: Why): Reason[] {
  return what === 'compensation'
    ? []
    : [{ rule: RULE_OF_COMPENSATION[why], message: say('refuse.compensation', { why }) }]
}
