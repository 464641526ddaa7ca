import type { Reason } from '../../../engine/table.ts'
import { ACTIONS, FOOD, PLUNDER, type Action } from '../content/names.ts'
import { actionPriceOf, COMMAND, EXPLORE, HAVEN, MARKET, OWN_TURN, QUEST, TRADE } from './action-price.ts'
import { canAct } from './actions.ts'
import { because, numberIn } from './because.ts'
import { explainBuild, explainCamp, explainPayment } from './explain-build.ts'
import { explainCommandHex, explainCommandPiece, explainMove } from './explain-moving.ts'
import { explainExchange, explainGift, explainPurchase } from './explain-trade.ts'
import type { AnyQuestion } from './explain.ts'
import { havenObstacle } from './haven.ts'
import { resourceAt } from './resources.ts'
import { isOpen } from './standing.ts'
import { NONE, type Role, type Table } from './state.ts'
import { say } from './words.ts'

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
      return explainMove(t, role, key)
    case 'commandHex':
      return explainCommandHex(t, role, key)
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

/** UP-ACT-05 */
function explainTurn(t: Table, role: Role, key: string): Reason[] {
  if (key === 'done' || key === 'pass') return because('UP-ACT-05', say('refuse.actMust'))
  if (key.startsWith('hex:')) return explainAway(t, role, key)
  if (key.startsWith('quest:')) return explainCannot(t, role, QUEST)
  return numberIn(key, 'item') === NONE ? [] : explainPurchase(t, role, key, OWN_TURN)
}

/** A hex that neither the Hero can Move to nor anybody can be Commanded to. */
function explainAway(t: Table, role: Role, key: string): Reason[] {
  const [move, command] = [explainMove(t, role, key), explainCommandHex(t, role, key)]
  return move.length > 0 && command.length > 0 ? [...move, ...command] : []
}

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

/** On the own turn. */
function explainCannot(t: Table, role: Role, action: number): Reason[] {
  if (canAct(t, role, action)) return []
  const price = explainPrice(t, role, action)
  return price.length > 0 ? price : explainNothingToDo(t, role, action)
}

/** UP-TRD-02, UP-RUL-26 */
function explainTrade(t: Table, role: Role): Reason[] {
  if (!isOpen(t.state, role)) return because('UP-RUL-26', say('refuse.actOffTurn'))
  const { ap } = actionPriceOf(t, role, TRADE)
  const have = t.state.ap[role]
  return have >= ap ? [] : because('UP-TRD-02', say('refuse.actNoAp', { need: ap, have }))
}

function explainPrice(t: Table, role: Role, action: number): Reason[] {
  const { ap, plunder, food } = actionPriceOf(t, role, action)
  const { state } = t
  if (state.ap[role] < ap) return because('UP-ACT-02', say('refuse.actNoAp', { need: ap, have: state.ap[role] }))
  const rule = action === COMMAND ? 'UP-CMD-01' : action === HAVEN ? 'UP-HAV-01' : 'UP-ACT-02'
  for (const [kind, need] of [
    [PLUNDER, plunder],
    [FOOD, food],
  ]) {
    const have = state.resources[resourceAt(role, kind)]
    if (have < need) return because(rule, say('refuse.actResource', { kind, need, have }))
  }
  return []
}

function explainNothingToDo(t: Table, role: Role, action: number): Reason[] {
  const { state } = t
  const space = state.heroAt[role]
  switch (action) {
    case COMMAND:
      return because('UP-CMD-02', say('refuse.actNobody'))
    case EXPLORE:
      return state.curse[space] > 0
        ? because('UP-EXP-04', say('refuse.actExploreCursed', { space }))
        : because('UP-EXP-02', say('refuse.actExplored', { space }))
    case HAVEN: {
      const why = havenObstacle(t, role, space)
      return why === undefined ? [] : because(why, say('refuse.actHaven', { space, why }))
    }
    case MARKET:
      return state.market.every((item) => item === NONE)
        ? because('UP-MKT-07', say('refuse.actMarketEmpty'))
        : because('UP-MKT-03', say('refuse.actNothingToBuy'))
    case QUEST:
      return because('UP-QST-02', say('refuse.actNoQuest'))
    default:
      return []
  }
}
