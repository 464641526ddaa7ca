/** What is pointed at in the own turn: which Action it takes, or why that one is impossible. */
import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { ACTIONS } from '../../content/names.ts'
import { COMMAND, EXPLORE, HAVEN, MARKET, MOVE, OWN_TURN, QUEST } from '../actions/action-price.ts'
import { canAct } from '../actions/actions.ts'
import { NONE, type Role, type Space, type Table } from '../table/state.ts'
import { because, numberIn } from './because.ts'
import { explainCannot } from './explain-cannot.ts'
import { explainCommandHex, explainMove, spaceIn } from './explain-moving.ts'
import { pieceAt } from './explain-pieces.ts'
import { explainPurchase } from './explain-trade.ts'

const RULES = ['UP-MOV-01', 'UP-TRD-01', 'UP-CMD-01', 'UP-EXP-01', 'UP-HAV-01', 'UP-MKT-01', 'UP-QST-01']

/** UP-ACT-05 */
export function explainTurn(t: Table, role: Role, key: string): Reason[] {
  if (key === 'done' || key === 'pass') return because('UP-ACT-05', say('refuse.actMust'))
  const space = spaceIn(key)
  if (space !== NONE) return explainHex(t, role, key, space)
  const [item, quest] = [numberIn(key, 'item'), numberIn(key, 'quest')]
  if (item !== NONE && t.state.market.includes(item)) {
    const reasons = explainPurchase(t, role, key, OWN_TURN)
    return reasons.length > 0 ? reasons : takes(t, role, MARKET)
  }
  if (quest !== NONE && t.state.openQuests.includes(quest)) return takes(t, role, QUEST)
  return explainPiece(t, role, key)
}

/** The Action it takes, or what is in its way. */
function takes(t: Table, role: Role, action: number): Reason[] {
  const reasons = explainCannot(t, role, action)
  return reasons.length > 0 ? reasons : because(RULES[action], say('refuse.takeAction', { action: ACTIONS[action] }))
}

/** Move and Command lead there; on the Hero's hex Explore and Haven are possible. */
function explainHex(t: Table, role: Role, key: string, space: Space): Reason[] {
  const [move, command] = [explainMove(t, role, key), explainCommandHex(t, role, key)]
  const reasons: Reason[] = []
  if (move.length === 0) reasons.push(...takes(t, role, MOVE))
  if (command.length === 0) reasons.push(...takes(t, role, COMMAND))
  if (space === t.state.heroAt[role])
    for (const action of [EXPLORE, HAVEN]) if (canAct(t, role, action)) reasons.push(...takes(t, role, action))
  if (reasons.length === 0) return [...move, ...command]
  return reasons.filter(({ rule }, i) => reasons.findIndex((one) => one.rule === rule) === i)
}

function explainPiece(t: Table, role: Role, key: string): Reason[] {
  const piece = pieceAt(t, key)
  if (piece === undefined) return []
  const { kind, space, owner } = piece
  switch (kind) {
    case 'hero':
      return owner === role ? takes(t, role, MOVE) : because('UP-CMD-02', say('refuse.actOtherHero'))
    case 'unit':
      return owner === role ? takes(t, role, COMMAND) : []
    case 'garrison':
    case 'skeleton':
    case 'card':
      return owner === NONE ? [] : because('UP-CMD-09', say('refuse.enemies', { space }))
    case 'wall':
    case 'tower':
      return because('UP-BLD-03', say('refuse.buildLater'))
    default:
      return explainHex(t, role, `hex:${space}`, space)
  }
}
