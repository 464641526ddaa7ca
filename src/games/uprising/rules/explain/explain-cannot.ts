/** Why one of the seven Actions cannot be taken on the own turn. */
import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { FOOD, PLUNDER } from '../../content/names.ts'
import { actionPriceOf, COMMAND, EXPLORE, HAVEN, MARKET, QUEST } from '../actions/action-price.ts'
import { canAct } from '../actions/actions.ts'
import { havenObstacle } from '../actions/haven.ts'
import { resourceAt } from '../table/resources.ts'
import { NONE, type Role, type Table } from '../table/state.ts'
import { because } from './because.ts'

/** Nothing if it can. */
export function explainCannot(t: Table, role: Role, action: number): Reason[] {
  if (canAct(t, role, action)) return []
  const price = explainPrice(t, role, action)
  return price.length > 0 ? price : explainNothingToDo(t, role, action)
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
