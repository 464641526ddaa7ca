/** Ways to pay for Units and Defenses (UP-BLD-04, UP-BLD-07). */
import type { Price, UnitType } from '../../content/content.ts'
import { RESOURCES, UNIT_CLASSES, UNIT_RANKS } from '../../content/names.ts'
import { eachModifier, hasModifiers } from '../cards/modifiers.ts'
import { resourceAt } from '../table/resources.ts'
import type { Role, State, Table } from '../table/state.ts'

const RADIX = 32

/** Payments as `salt * 32² + plunder * 32 + food`. */
export const paymentNumber = (salt: number, plunder: number, food: number): number =>
  (salt * RADIX + plunder) * RADIX + food

export const paymentOf = (option: number): [salt: number, plunder: number, food: number] => [
  Math.floor(option / (RADIX * RADIX)),
  Math.floor(option / RADIX) % RADIX,
  option % RADIX,
]

/** The whole price after a change: at least 1 stays of what costs something (see the modifier `buildPrice`). */
function amountOf([salt, plunder, food, any]: Price, change: number): number {
  const whole = salt + plunder + food + any
  return whole === 0 ? Math.max(0, change) : Math.max(1, whole + change)
}

/** What does not fit the printed kinds: free ones, and what comes on top of the price. */
const freeOf = ([, , , any]: Price, change: number): number => any + Math.max(0, change)

export function canPayPrice(s: State, role: Role, price: Price, change: number): boolean {
  let fitting = 0
  let others = 0
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    const have = s.resources[resourceAt(role, kind)]
    fitting += Math.min(have, price[kind])
    others += Math.max(0, have - price[kind])
  }
  return fitting + Math.min(others, freeOf(price, change)) >= amountOf(price, change)
}

/** Every way to pay one of the prices, each once, as numbers (see `paymentOf`). */
export function paymentsFor(s: State, role: Role, prices: readonly Price[], change: number, out: number[]): number[] {
  const [haveSalt, havePlunder, haveFood] = [0, 1, 2].map((kind) => s.resources[resourceAt(role, kind)])
  for (const price of prices) {
    const amount = amountOf(price, change)
    for (let salt = Math.min(haveSalt, amount); salt >= 0; salt--)
      for (let plunder = Math.min(havePlunder, amount - salt); plunder >= 0; plunder--) {
        const food = amount - salt - plunder
        if (food > haveFood || misfit(price, salt, plunder, food) > freeOf(price, change)) continue
        const number = paymentNumber(salt, plunder, food)
        if (!out.includes(number)) out.push(number)
      }
  }
  return out
}

const misfit = (price: Price, salt: number, plunder: number, food: number): number =>
  Math.max(0, salt - price[0]) + Math.max(0, plunder - price[1]) + Math.max(0, food - price[2])

/** What cards of the owner change about the price of a Unit, undefined: of a Defense. */
export function buildChange(t: Table, role: Role, unit: UnitType | undefined): number {
  if (!hasModifiers(t, 'buildPrice')) return 0
  let change = 0
  eachModifier(t, 'buildPrice', (modifier, c) => {
    if (c.you !== role || (modifier.what === 'units') !== (unit !== undefined)) return
    if (modifier.unit !== undefined && modifier.unit !== unit?.id) return
    if (modifier.rank !== undefined && modifier.rank !== UNIT_RANKS[unit?.rank ?? 0]) return
    if (modifier.class !== undefined && modifier.class !== UNIT_CLASSES[unit?.class ?? 0]) return
    change += modifier.change
  })
  return change
}
