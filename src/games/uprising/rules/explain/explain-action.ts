import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { ACTIONS, type Action } from '../../content/names.ts'
import { actionPriceOf, TRADE } from '../actions/action-price.ts'
import { isOpen } from '../actions/standing.ts'
import type { Role, Table } from '../table/state.ts'
import { because } from './because.ts'
import { explainBuild, explainCamp, explainPayment } from './explain-build.ts'
import { explainCannot } from './explain-cannot.ts'
import { explainCommandHex, explainCommandPiece, explainMove, explainOnly } from './explain-moving.ts'
import { explainExchange, explainGift, explainPurchase } from './explain-trade.ts'
import { explainTurn } from './explain-turn.ts'
import type { AnyQuestion } from './explain.ts'

/** Why something is not on offer while building and acting, or at any time. */
export function explainAction(t: Table, role: Role, key: string, ask: AnyQuestion | undefined): Reason[] {
  const { phase } = t.state
  if (phase === 'setup' || phase === 'over') return []
  if (key.startsWith('exchange:')) return explainExchange(t, role, key)
  const action = ACTIONS.indexOf(key.replace(/^action:/, '') as Action)
  if (key.startsWith('action:') && action >= 0) return explainOne(t, role, action, ask)
  switch (ask?.question.name) {
    case 'action':
      return explainTurn(t, role, key)
    case 'moveTo':
      return orOnly(explainMove(t, role, key), key, ask)
    case 'commandHex':
      return orOnly(explainCommandHex(t, role, key), key, ask)
    case 'commandPiece':
      return explainCommandPiece(t, role, key, ask.arg)
    case 'buyItem':
      return explainPurchase(t, role, key, ask.arg)
    case 'gift':
      return explainGift(t, role, key)
    case 'campWhere':
      return explainCamp(t, role, key)
    case 'build':
      return explainBuild(t, role, key, ask.arg)
    case 'buildPayment':
      return explainPayment(key)
    default:
      return []
  }
}

/** A card may say where it goes. */
const orOnly = (reasons: Reason[], key: string, ask: AnyQuestion): Reason[] =>
  reasons.length > 0 ? reasons : explainOnly(key, ask.arg)

/** One of the seven Actions, whatever is being asked. */
function explainOne(t: Table, role: Role, action: number, ask: AnyQuestion | undefined): Reason[] {
  const { state } = t
  if (action === TRADE) return explainTrade(t, role)
  const name = ACTIONS[action]
  if (state.phase === 'build') return because('UP-BLD-08', say('refuse.actInBuild', { action: name }))
  if (state.phase !== 'actions' || state.turn !== role)
    return because('UP-ACT-11', say('refuse.actOtherTurn', { action: name }))
  return ask?.question.name === 'action' ? explainCannot(t, role, action) : []
}

/** UP-TRD-02, UP-RUL-26 */
function explainTrade(t: Table, role: Role): Reason[] {
  if (!isOpen(t.state, role)) return because('UP-RUL-26', say('refuse.actOffTurn'))
  const { ap } = actionPriceOf(t, role, TRADE)
  const have = t.state.ap[role]
  return have >= ap ? [] : because('UP-TRD-02', say('refuse.actNoAp', { need: ap, have }))
}
