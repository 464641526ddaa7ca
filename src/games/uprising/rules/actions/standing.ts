/** What can be done whenever the program waits for somebody: Trade, 3:1, cards marked ALWAYS (UP-RUL-26); while building, too (UP-BLD-08, UP-BLD-09). */
import { say, type Play, type Procedure } from '../table/rules.ts'
import { call, type Standing } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { RESOURCES } from '../../content/names.ts'
import { usableAbilities, useAbility } from '../cards/abilities.ts'
import { describeAbility } from '../cards/windows.ts'
import { NO_CONTEXT } from '../select/context.ts'
import { gainResource, has, resourceAt } from '../table/resources.ts'
import { type Role, type State, NONE } from '../table/state.ts'
import { canPayAction, OWN_TURN, TRADE } from './action-price.ts'
import { performAction } from './actions.ts'

/** Offers: Trade, then exchanges as `1 + give * 3 + get`, then abilities. */
const FIRST_EXCHANGE = 1
const KINDS = RESOURCES.length
const ABILITIES = 100

const giveOf = (offer: number): number => Math.floor((offer - FIRST_EXCHANGE) / KINDS)
const getOf = (offer: number): number => (offer - FIRST_EXCHANGE) % KINDS

/** Which kinds an offer exchanges, if it does. */
export const exchangeOf = (offer: number): { readonly give: number; readonly get: number } | undefined =>
  offer >= FIRST_EXCHANGE && offer < ABILITIES ? { give: giveOf(offer), get: getOf(offer) } : undefined

/** Which ability an offer uses, if it does. */
export const abilityOfOffer = (offer: number): number | undefined =>
  offer >= ABILITIES ? offer - ABILITIES : undefined

/** By table option only on the own turn of the Actions Phase; nothing before the first and after the last Chapter. */
export function isOpen({ phase, turn, options, faction }: State, role: Role): boolean {
  if (phase === 'setup' || phase === 'over' || faction[role] === NONE) return false
  return phase !== 'actions' || options.alwaysOffTurn === 1 || turn === role || turn === NONE
}

/** 3 of one kind for 1 of another; no Action, no AP (UP-TRD-06). */
function* exchangeAtBank(play: Play, role: Role, give: number, get: number): Procedure {
  const { state, content } = play
  const n = content.setup.exchange
  state.resources[resourceAt(role, give)] -= n
  play.tell({ type: 'exchanged', role, give, get, n })
  gainResource(play, role, get, 1)
}

export const standing: Standing<State, Content> = {
  offers(t, role, out) {
    const { state } = t
    if (!isOpen(state, role)) return
    if (canPayAction(t, role, TRADE, 'full')) out.push(0)
    for (let give = 0; give < KINDS; give++)
      if (has(state, role, give, t.content.setup.exchange))
        for (let get = 0; get < KINDS; get++) if (get !== give) out.push(FIRST_EXCHANGE + give * KINDS + get)
    for (const number of usableAbilities(t, role, 'always', [])) out.push(ABILITIES + number)
  },
  key(_, _role, offer) {
    if (offer === 0) return 'action:trade'
    if (offer >= ABILITIES) return `ability:${offer - ABILITIES}`
    return `exchange:${giveOf(offer)}:${getOf(offer)}`
  },
  describe(t, _role, offer) {
    if (offer === 0)
      return {
        label: say('action.tradeAnytime'),
        targets: ['action:trade'],
        rule: 'UP-TRD-02',
        detail: say('action.tradeDetail'),
      }
    if (offer >= ABILITIES) return { ...describeAbility(t, offer - ABILITIES), rule: 'UP-CRD-13' }
    const [give, get] = [giveOf(offer), getOf(offer)]
    return {
      label: say('action.exchange', { give, get, n: t.content.setup.exchange }),
      targets: [`resource:${give}`, `resource:${get}`],
      rule: 'UP-TRD-06',
    }
  },
  *procedure(play, role, offer) {
    if (offer === 0) yield* call(play, performAction(play, role, TRADE, OWN_TURN))
    else if (offer >= ABILITIES) yield* useAbility(play, role, offer - ABILITIES, NO_CONTEXT)
    else yield* exchangeAtBank(play, role, giveOf(offer), getOf(offer))
  },
}
