import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { effectNumbered } from '../effects/scripts.ts'
import type { EffectOf } from '../effects/verb-types.ts'
import { adjacentFor } from '../map/adjacency.ts'
import { havensOf, unitsOn } from '../map/pieces.ts'
import { distanceOf, SPACES } from '../map/spaces.ts'
import { cardPlan } from '../nemesis/activation.ts'
import { notFartherHexes, skeletonPlan } from '../nemesis/horde-path.ts'
import { closerHexes } from '../nemesis/legion-path.ts'
import { moveOptions, type MoveWhereArg } from '../nemesis/move-card.ts'
import { CARDS, isInPlay, isLegion } from '../nemesis/nemesis-cards.ts'
import type { Plan } from '../nemesis/priorities.ts'
import { hasTarget, weakestHavens, type HavenArg } from '../nemesis/targets.ts'
import type { CardsArg } from '../nemesis/tokens.ts'
import type { PlaceArg } from '../placing/place-questions.ts'
import { NONE, printed, type Card, type Role, type Space, type Table } from '../table/state.ts'
import { reason } from './because.ts'
import { explainPlacing } from './explain-placing.ts'
import type { AnyQuestion } from './explain.ts'

/** Why the Nemesis does not go there, or why that cannot be chosen for it. Everything here lies open on the table. */
export function explainNemesis(t: Table, _role: Role, key: string, ask: AnyQuestion | undefined): Reason[] {
  const found = /^(hex|card|role):(\d{1,2})$/.exec(key)
  if (ask === undefined || found === null) return []
  const number = Number(found[2])
  if (found[1] === 'hex') return number < SPACES ? explainHex(t, number, ask) : []
  if (found[1] === 'card') return number < CARDS ? explainCardChoice(t, number, ask) : []
  return number < t.state.roles ? explainRole(t, number, ask) : []
}

function explainHex(t: Table, space: Space, { question, arg }: AnyQuestion): Reason[] {
  switch (question.name) {
    case 'placeWhere':
      return explainPlacing(t, space, arg as PlaceArg)
    case 'nemesisPath':
      return isLegion(arg.card) ? explainLegion(t, space, arg.card) : explainHorde(t, space, arg.card)
    case 'skeletonPath':
      return explainGroup(t, space, arg.from)
    case 'skeletonOrder':
      return explainOrder(t, space, arg.spaces)
    case 'moveNemesis':
      return explainNemesisMove(t, space, arg as MoveWhereArg)
    case 'targetHaven':
      return explainHaven(t, space, arg as HavenArg)
    default:
      return []
  }
}

const notPreferred = (plan: Plan, space: Space): Reason[] =>
  plan.spaces.includes(space) ? [] : [reason(plan.rule, say('refuse.nemesisPriority', { space, priority: plan.rule }))]

function explainLegion(t: Table, space: Space, card: Card): Reason[] {
  const from = t.state.cardAt[card]
  const closer = closerHexes(t, card, from, t.state.target[card])
  if (closer.includes(space)) return notPreferred(cardPlan(t, card), space)
  if (isBlocked(t, 'legion', from, space, card))
    return [reason('UP-LEG-08', say('refuse.nemesisImpassable', { space }))]
  return [reason('UP-LEG-08', say('refuse.nemesisNotCloser', { card, space }))]
}

function explainHorde(t: Table, space: Space, card: Card): Reason[] {
  const from = t.state.cardAt[card]
  if (notFartherHexes(t, 'horde', from, card).includes(space)) return notPreferred(cardPlan(t, card), space)
  return notForChaos(t, 'horde', from, space, card)
}

function explainGroup(t: Table, space: Space, from: Space): Reason[] {
  if (notFartherHexes(t, 'skeleton', from).includes(space)) return notPreferred(skeletonPlan(t, from), space)
  return notForChaos(t, 'skeleton', from, space)
}

function notForChaos(t: Table, walker: 'horde' | 'skeleton', from: Space, space: Space, card = NONE): Reason[] {
  if (isBlocked(t, walker, from, space, card)) return [reason('UP-HOR-08', say('refuse.nemesisImpassable', { space }))]
  if (!adjacentFor(t, walker, from, [], card).includes(space))
    return [reason('UP-HOR-09', say('refuse.nemesisNotAdjacent', { space }))]
  return [reason('UP-HOR-06', say('refuse.nemesisFarther', { space }))]
}

/** Beside it, but it cannot go there. */
const isBlocked = (t: Table, walker: 'legion' | 'horde' | 'skeleton', from: Space, space: Space, card: Card): boolean =>
  distanceOf(t, from, space) === 1 && !adjacentFor(t, walker, from, [], card).includes(space)

function explainNemesisMove(t: Table, space: Space, { card, effect, c }: MoveWhereArg): Reason[] {
  const verb = effectNumbered(t.content, effect) as EffectOf<'moveCard'>
  if (moveOptions(t, verb, card, c).includes(space)) return []
  return [reason('UP-NEM-08', say('refuse.nemesisNotThere', { space }))]
}

function explainOrder({ state }: Table, space: Space, left: readonly Space[]): Reason[] {
  if (state.skeletons[space] === 0) return [reason('UP-SKE-09', say('refuse.nemesisNoSkeletons', { space }))]
  return left.includes(space) ? [] : [reason('UP-RUL-65', say('refuse.nemesisMoved', { space }))]
}

function explainHaven(t: Table, space: Space, { role, except }: HavenArg): Reason[] {
  const { state } = t
  if (state.haven[space] !== role || space === except)
    return [reason('UP-TGT-10', say('refuse.nemesisNoHavenOf', { space, role }))]
  if (weakestHavens(t, role, except).includes(space)) return []
  return [reason('UP-TGT-04', say('refuse.nemesisMoreUnits', { space, units: unitsOn(state, space) }))]
}

function explainRole({ state }: Table, role: Role, { question }: AnyQuestion): Reason[] {
  if (question.name !== 'targetFaction') return []
  if (havensOf(state, role) === 0) return [reason('UP-TGT-02', say('refuse.nemesisNoHaven', { role }))]
  return hasTarget(state, role) ? [reason('UP-TGT-05', say('refuse.nemesisHasTarget', { role }))] : []
}

function explainCardChoice(t: Table, card: Card, { question, arg }: AnyQuestion): Reason[] {
  if (question.name !== 'whichCard') return []
  const { why, cards } = arg as CardsArg
  const { state } = t
  if (why === 'fallen')
    return cards.includes(card) ? [] : [reason('UP-RUL-80', say('refuse.nemesisNotMeant', { card }))]
  if (!isInPlay(state, card)) return [reason('UP-RUL-55', say('refuse.nemesisNotInPlay', { card }))]
  if (cards.includes(card)) return []
  if (why === 'token')
    return [reason('UP-EVT-10', say('refuse.nemesisMoreTokens', { card, tokens: state.tokens[card] }))]
  if (why === 'pick') return [reason('UP-RUL-05', say('refuse.nemesisNotMeant', { card }))]
  const { initiative } = printed(t).nemesis[card]
  return [reason('UP-NEM-03', say('refuse.nemesisLater', { card, initiative }))]
}
