/** Berserker Charge: after moving and before attacking, perhaps all move again (HS-POW-01). */
import { POWER_IDS } from '../../content/powers.ts'
import { rollD20 } from '../table/dice.ts'
import { powerOf } from '../table/figures.ts'
import type { Play } from '../table/rules.ts'
import type { Table } from '../table/state.ts'
import { isBeforeAttack } from './before-attack.ts'

export const BERSERKER_CHARGE = POWER_IDS.indexOf('berserkerCharge')

/** As often as it succeeds: only a failure uses it up. */
export function canCharge(t: Table): boolean {
  return isBeforeAttack(t, BERSERKER_CHARGE)
}

/** Whether they may move again. */
export function charge(play: Play): boolean {
  const turn = play.state.turn!
  const { d20 } = powerOf(play, turn.card, 'berserkerCharge')!
  const roll = rollD20(play)
  const isSuccess = roll >= d20
  if (!isSuccess) turn.powers.push(BERSERKER_CHARGE)
  play.tell({ type: 'charged', card: turn.card, role: turn.role, roll, d20, success: isSuccess ? 1 : 0 })
  return isSuccess
}
