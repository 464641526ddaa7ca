/** The Market Action (UP-MKT). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { buyItemFace } from '../table/faces.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { SALT } from '../../content/names.ts'
import { enterItem, itemPriceOf, takeFromMarket } from '../cards/items.ts'
import { trigger } from '../cards/triggers.ts'
import { meetsNeeds } from '../heroes/attributes.ts'
import { has, resourceAt } from '../table/resources.ts'
import { NONE, type Role, type Table } from '../table/state.ts'
import { type ActionMods, MARKET, payAction, refundAction } from './action-price.ts'

/** A free Action costs no Salt either. */
export const saltFor = (t: Table, role: Role, item: number, mods: ActionMods): number =>
  mods.price === 'free' ? 0 : itemPriceOf(t, role, item, mods.discount)

/** Items on the market that the Hero can use and pay (UP-MKT-01, UP-MKT-03). `isOne`: the first is enough. */
export function itemsToBuy(t: Table, role: Role, mods: ActionMods, out: number[], isOne = false): number[] {
  const { state } = t
  for (const item of state.market) {
    if (item === NONE || (mods.ignoreNeeds === 0 && !meetsNeeds(t, role, item))) continue
    if (!has(state, role, SALT, saltFor(t, role, item, mods))) continue
    out.push(item)
    if (isOne) return out
  }
  return out
}

const NOTHING = -1

const buyItem: QuestionOf<ActionMods> = faced(buyItemFace)({
  kind: 'card',
  rule: 'UP-MKT-03',
  options(t, { role, arg }, out) {
    itemsToBuy(t, role, arg, out)
    if (out.length === 0) out.push(NOTHING)
  },
  key: (_, item) => (item === NOTHING ? 'done' : `item:${item}`),
  prompt: () => say('action.buyItem'),
  describe: (t, item, { role, arg }) =>
    item === NOTHING
      ? { label: say('action.nothingToBuy') }
      : {
          label: say('action.item', { item }),
          targets: [`item:${item}`],
          detail: say('action.salt', { salt: saltFor(t, role, item, arg) }),
        },
  closes: () => true,
})

/** The space is filled again at once (UP-MKT-06); the limit of ten cards comes after that (UP-MKT-09). */
export function* market(play: Play, role: Role, mods: ActionMods): Procedure {
  const price = payAction(play, role, MARKET, mods.price)
  const item = yield* ask(play, buyItem, role, mods)
  if (item === NOTHING) return refundAction(play, role, price)
  const salt = saltFor(play, role, item, mods)
  play.state.resources[resourceAt(role, SALT)] -= salt
  play.tell({ type: 'itemBought', role, item, salt, ap: price.ap })
  trigger(play, 'itemBought', { here: play.state.heroAt[role], actor: role })
  enterItem(play, role, item, mods.ignoreNeeds === 1 && !meetsNeeds(play, role, item))
  takeFromMarket(play, item)
}
