/** What an Action costs: AP, and for some of them resources (UP-ACT-02, UP-CMD-01, UP-HAV-01). */
import type { Dice } from '../../content/effects/selectors.ts'
import { ACTIONS, FOOD, PLUNDER } from '../../content/names.ts'
import { eachModifier, hasModifiers } from '../cards/modifiers.ts'
import type { EffectOf } from '../effects/verb-types.ts'
import { heroColoursOf } from '../heroes/hero-dice.ts'
import type { Context } from '../select/context.ts'
import { hexesOf } from '../select/which-hexes.ts'
import { gainAp, has, resourceAt, spendAp } from '../table/resources.ts'
import type { Play } from '../table/rules.ts'
import type { Role, Space, Table } from '../table/state.ts'

export const [MOVE, TRADE, COMMAND, EXPLORE, HAVEN, MARKET, QUEST] = ACTIONS.keys()

/** How an Action differs from one of an own turn: for effects that grant one. */
export interface ActionMods {
  /** `free`: neither AP nor resources; `noAP`: resources only. */
  readonly price: 'full' | 'free' | 'noAP'
  /** A Quest: more dice; 1: its fail effect is left out. */
  readonly dice: readonly number[]
  readonly ignoreFail: number
  /** The Market: Salt less; 1: attributes do not matter. */
  readonly discount: number
  readonly ignoreNeeds: number
  /** Move and Command: only these hexes. */
  readonly to: readonly Space[] | undefined
}

export const OWN_TURN: ActionMods = {
  price: 'full',
  dice: [],
  ignoreFail: 0,
  discount: 0,
  ignoreNeeds: 0,
  to: undefined,
}

/** The verb `act` in these words. */
export function modsOf(t: Table, effect: EffectOf<'act'>, c: Context): ActionMods {
  const dice: Dice = effect.dice ?? []
  return {
    price: effect.price,
    dice: heroColoursOf(dice),
    ignoreFail: effect.fail === 'ignored' ? 1 : 0,
    discount: effect.discount ?? 0,
    ignoreNeeds: effect.requirement === 'ignored' ? 1 : 0,
    to: effect.to === undefined ? undefined : hexesOf(t, effect.to, c, []),
  }
}

export interface ActionPrice {
  ap: number
  plunder: number
  food: number
}

/** Printed on the player board, changed by cards of the owner, never below 0. The Salt of an Item is not part of it. */
export function actionPriceOf(t: Table, role: Role, action: number, price: ActionMods['price'] = 'full'): ActionPrice {
  const sum: ActionPrice = { ap: 1, plunder: 0, food: 0 }
  if (price === 'free') return { ...sum, ap: 0 }
  if (action === COMMAND) sum.food = 1
  if (action === HAVEN) sum.plunder = t.content.factions[t.state.faction[role]].haven
  if (hasModifiers(t, 'actionPrice')) changePrice(t, role, action, sum)
  if (price === 'noAP') sum.ap = 0
  return sum
}

function changePrice(t: Table, role: Role, action: number, sum: ActionPrice): void {
  eachModifier(
    t,
    'actionPrice',
    (modifier, c) => {
      if (c.you !== role) return
      sum.ap = Math.max(0, sum.ap + (modifier.ap ?? 0))
      sum.plunder = Math.max(0, sum.plunder + (modifier.plunder ?? 0))
      sum.food = Math.max(0, sum.food + (modifier.food ?? 0))
    },
    (modifier) => modifier.action === ACTIONS[action],
  )
}

export function canPayAction(t: Table, role: Role, action: number, price: ActionMods['price']): boolean {
  const { ap, plunder, food } = actionPriceOf(t, role, action, price)
  const { state } = t
  return state.ap[role] >= ap && has(state, role, PLUNDER, plunder) && has(state, role, FOOD, food)
}

/**
 * The AP first (UP-ACT-03), before anything is asked: meanwhile it could be spent on a Trade. Whoever is on turn has done what
 * it must (UP-ACT-05).
 */
export function payAction(play: Play, role: Role, action: number, price: ActionMods['price']): ActionPrice {
  const { state } = play
  const paid = actionPriceOf(play, role, action, price)
  spendAp(state, role, paid.ap)
  state.resources[resourceAt(role, PLUNDER)] -= paid.plunder
  state.resources[resourceAt(role, FOOD)] -= paid.food
  if (state.turn === role && price === 'full') state.hasActed = 1
  return paid
}

/** `hasActed` while an Action is taken back. */
export const UNDONE = 2

/** Nothing was left to do: whatever was paid comes back. */
export function refundAction(play: Play, role: Role, { ap, plunder, food }: ActionPrice): void {
  const { resources } = play.state
  resources[resourceAt(role, PLUNDER)] += plunder
  resources[resourceAt(role, FOOD)] += food
  if (ap > 0) gainAp(play, role, ap)
  if (ap > 0 && play.state.turn === role) play.state.hasActed = UNDONE
}
