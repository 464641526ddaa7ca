/** Why something cannot be bought, given or exchanged. */
import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { RESOURCES, SALT } from '../../content/names.ts'
import type { ActionMods } from '../actions/action-price.ts'
import { saltFor } from '../actions/market.ts'
import { isOpen } from '../actions/standing.ts'
import { meetsNeeds } from '../heroes/attributes.ts'
import { has, resourceAt } from '../table/resources.ts'
import { NONE, printed, type Role, type Table } from '../table/state.ts'
import { because, numberIn } from './because.ts'

/** UP-MKT-01, UP-MKT-03 */
export function explainPurchase(t: Table, role: Role, key: string, mods: ActionMods): Reason[] {
  const item = numberIn(key, 'item')
  if (item === NONE || item >= printed(t).items.length) return []
  if (!t.state.market.includes(item)) return because('UP-MKT-03', say('refuse.itemNotThere', { item }))
  if (mods.ignoreNeeds === 0 && !meetsNeeds(t, role, item))
    return because('UP-MKT-03', say('refuse.itemNeeds', { item }))
  const salt = saltFor(t, role, item, mods)
  return has(t.state, role, SALT, salt) ? [] : because('UP-MKT-01', say('refuse.itemPrice', { item, salt }))
}

/** UP-TRD-03, UP-TRD-04, UP-RUL-36 */
export function explainGift(t: Table, role: Role, key: string): Reason[] {
  const { state } = t
  if (/^(feat|quest|ap|vp)(:|$)/.test(key)) return because('UP-RUL-36', say('refuse.actGiftKinds'))
  const thing = explainThing(t, role, key)
  if (thing.length > 0) return thing
  const found = /^give:([0-3]):(resource|item):(\d{1,3})$/.exec(key)
  if (found === null || Number(found[1]) >= state.roles) return []
  const [to, what] = [Number(found[1]), Number(found[3])]
  if (to === role || state.heroAt[to] !== state.heroAt[role])
    return because('UP-TRD-03', say('refuse.actGiftElsewhere', { to }))
  if (found[2] === 'resource')
    return what < RESOURCES.length && has(state, role, what, 1) ? [] : because('UP-TRD-03', say('refuse.actGiftNone'))
  if (!state.items[role].includes(what)) return because('UP-TRD-04', say('refuse.actGiftNone'))
  return meetsNeeds(t, to, what) ? [] : because('UP-TRD-04', say('refuse.actGiftNeeds', { to, item: what }))
}

/** Somebody or something that is part of no gift on offer. */
function explainThing({ state }: Table, role: Role, key: string): Reason[] {
  const [to, kind, item] = [numberIn(key, 'role'), numberIn(key, 'resource'), numberIn(key, 'item')]
  if (to !== NONE && to < state.roles && state.heroAt[to] !== state.heroAt[role])
    return because('UP-TRD-03', say('refuse.actGiftElsewhere', { to }))
  if (kind !== NONE) return because('UP-TRD-03', say('refuse.actGiftNone'))
  if (item === NONE) return []
  return state.items[role].includes(item)
    ? because('UP-TRD-04', say('refuse.giftNobody', { item }))
    : because('UP-TRD-04', say('refuse.actGiftNone'))
}

/** UP-TRD-06, UP-RUL-26 */
export function explainExchange(t: Table, role: Role, key: string): Reason[] {
  const found = /^exchange:([0-2]):([0-2])$/.exec(key)
  if (found === null) return []
  if (!isOpen(t.state, role)) return because('UP-RUL-26', say('refuse.actOffTurn'))
  const [kind, get] = [Number(found[1]), Number(found[2])]
  if (kind === get) return because('UP-TRD-06', say('refuse.actExchangeKind'))
  const n = t.content.setup.exchange
  const have = t.state.resources[resourceAt(role, kind)]
  return have >= n ? [] : because('UP-TRD-06', say('refuse.actExchangePoor', { kind, n, have }))
}
