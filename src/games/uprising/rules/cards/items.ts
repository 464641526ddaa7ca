/** Items: in play, on the market, changing hands (UP-CRD-02 to -04, UP-CRD-10, UP-RUL-31, UP-RUL-35, UP-RUL-36). */
import { sourceOf } from '../select/context.ts'
import type { Play } from '../table/rules.ts'
import { NONE, printed, type Role, type Table } from '../table/state.ts'
import { cardLimit, pushGained } from './card-arrives.ts'
import { dealItem } from './deal-to-rows.ts'
import { dropWaiver } from './discard.ts'
import { attachedItems } from './laid-on-cards.ts'
import { eachModifier } from './modifiers.ts'

/** Puts an Item into play; `isWaived`: it may be used whatever the attributes (UP-CRD-03). */
export function enterItem(play: Play, role: Role, item: number, isWaived = false): void {
  const { state } = play
  state.items[role].push(item)
  if (isWaived) state.waived[role].push(item)
  play.tell({ type: 'itemGained', role, item, rule: isWaived ? 'UP-CRD-03' : 'UP-CRD-02' })
  pushGained(play, role, 'item', item)
  play.push(cardLimit, { role })
}

/** To another Hero: face-down stays face-down, a waived requirement counts again, the receiver's limit applies (UP-RUL-36). */
export function giveItem(play: Play, from: Role, to: Role, item: number): void {
  const { state } = play
  const own = state.items[from]
  own.splice(own.indexOf(item), 1)
  dropWaiver(play, from, item)
  state.items[to].push(item)
  play.tell({ type: 'itemGiven', role: from, to, item })
  play.push(cardLimit, { role: to })
}

/** Salt for an Item of the market: printed, less at a Sea Tower or by cards, not below their least (UP-MKT-01, UP-MKT-08). */
export function itemPriceOf(t: Table, role: Role, item: number, discount = 0): number {
  let price = Math.max(0, printed(t).items[item].salt - discount)
  eachModifier(t, 'itemPrice', (modifier, c) => {
    const isMeant = sourceOf(c) === 'hex' ? t.state.heroAt[role] === c.here : c.you === role
    if (isMeant) price = Math.min(price, Math.max(modifier.min, price + modifier.change))
  })
  return price
}

/** Spaces of the market: fewer while Items of it lie on cards. */
export const marketSpaces = ({ state }: Table): number => Math.max(0, state.market.length - attachedItems(state))

/** Fills empty spaces as far as there are any (UP-MKT-06, UP-MKT-07). Whoever calls ends after it. */
export function refillMarket(play: Play): void {
  const { state } = play
  let open = marketSpaces(play)
  for (const item of state.market) if (item !== NONE) open--
  for (let slot = 0; slot < state.market.length && open > 0; slot++) {
    if (state.market[slot] !== NONE) continue
    dealItem(play, slot)
    open--
  }
}

/** Takes an Item off the market; its space is filled again at once (UP-MKT-06). Whoever calls ends after it. */
export function takeFromMarket(play: Play, item: number): void {
  const { market } = play.state
  market[market.indexOf(item)] = NONE
  refillMarket(play)
}
