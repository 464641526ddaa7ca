/** Abilities of cards and hexes: which can be used when, how often, at what price (UP-CRD-13 to -19, UP-CMB-53 to -59). */
import { call } from '../../../../engine/index.ts'
import { openWindow } from './windows.ts'
import type { Content } from '../../content/content.ts'
import type { Ability, Window } from '../../content/effects/timing.ts'
import { pushSettle } from '../combat/settle.ts'
import { buyEffects } from '../effects/run.ts'
import { NO_CONTEXT, withContext, type Context } from '../select/context.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, type Role, type Table } from '../table/state.ts'
import { abilitiesOf, abilityAt, windowNumber, type NumberedAbility, type OwnWindow } from './ability-index.ts'
import { payCosts } from './costs.ts'
import { contextOfAbility, markUsed, obstacleOf } from './obstacles.ts'
import { isOwnKind } from './ownership.ts'
import { trigger } from './triggers.ts'

/** Every ability in the content has a number; the `used…` lists of the state hold these. */
export function abilityNumbered(
  content: Content,
  number: number,
): { readonly ability: Ability; readonly source: number; readonly of: number } {
  return abilityAt(content, number)
}

type Visit = (one: NumberedAbility) => void

function visitCards(cards: readonly number[], byCard: OwnWindow['feats'], visit: Visit): void {
  if (byCard !== undefined) for (const card of cards) for (const one of byCard[card]) visit(one)
}

/** Visits every ability of the role's cards (and of Druids that are face-up) in a window. */
export function eachOwnAbility(t: Table, role: Role, window: number, visit: Visit): void {
  const { feats, items, quests, druids } = abilitiesOf(t).ownWindows[window]
  const { state } = t
  visitCards(state.feats[role], feats, visit)
  visitCards(state.items[role], items, visit)
  visitCards(state.quests[role], quests, visit)
  if (druids === undefined) return
  for (let i = 0; i < state.druids.length; i++)
    if (state.druidUp[i] === 1) for (const one of druids[state.druids[i]]) visit(one)
}

/**
 * The numbers of what a role can use in this window now: frequency, price, place, conditions, some effect possible (UP-RUL-04).
 * `moment` says where and by whom, in windows of triggers.
 */
export function usableAbilities(
  t: Table,
  role: Role,
  window: Window,
  out: number[],
  moment: Context = NO_CONTEXT,
): number[] {
  eachOwnAbility(t, role, windowNumber(window), (one) => {
    if (one.ability.use === 'may' && obstacleOf(t, role, one, moment) === undefined) out.push(one.number)
  })
  return out
}

/** The frame of a window: the moment, what has had its turn, and bits of roles that want nothing more. */
export interface WindowArgs extends Context {
  readonly window: number
  readonly done: readonly number[]
  readonly passed: number
}

export const windowArgs = (c: Context, window: number, done: readonly number[], passed: number): WindowArgs =>
  withContext(c, { window, done, passed })

/**
 * Opens a window: whatever must happen in it happens (Nemesis first), then every player who can use something is asked,
 * clockwise from the first player, until all pass; who has nothing to use is not asked. A frame (`window`), so that
 * what the abilities do comes before the next asking.
 */
export function pushWindow(play: Play, window: Window, context: Context): void {
  const number = windowNumber(window)
  if (abilitiesOf(play).windows[number].length === 0) return
  play.push(openWindow, windowArgs(context, number, [], 0))
}

/**
 * Pays and carries out an ability: marks it as used, pushes its effects. Where frames would come too late (the open Build
 * Phase, standing offers of cards marked ALWAYS) everything happens before this returns. `role` NONE: a Nemesis card.
 */
export function* useAbility(play: Play, role: Role, number: number, context: Context): Procedure {
  const one = abilityAt(play.content, number)
  const using = carryOut(play, role, one, contextOfAbility(play, role, one, context))
  if (play.isTogether || one.time === 'always') yield* call(play, using)
  else yield* using
}

/** Outside combats and hero rolls nobody else looks after what the effects cause on the map. */
const settles = ({ time }: NumberedAbility): boolean => time === 'always' || time === 'phase' || time === 'phaseEdge'

function* carryOut(play: Play, role: Role, one: NumberedAbility, context: Context): Procedure {
  const { ability, kind, source, of } = one
  const user = isOwnKind(kind) || kind === 'druid' ? role : NONE
  play.tell({ type: 'abilityUsed', role: user, source, of, isForced: ability.use === 'must' ? 1 : 0 })
  markUsed(play.state, one)
  if (settles(one)) pushSettle(play)
  if (kind === 'druid') trigger(play, 'druidUsed', { actor: role, here: context.here })
  yield* buyEffects(play, ability.do, context, payCosts(play, role, ability.cost ?? [], context))
}
