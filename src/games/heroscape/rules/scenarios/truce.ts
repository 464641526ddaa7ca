/** A truce that the first attack on an ally ends for good (HS-SCN-FORT-07, HS-RUL-85). */
import { controllerOf } from '../table/figures.ts'
import type { Play } from '../table/rules.ts'
import { NONE, type Figure, type Role } from '../table/state.ts'
import { areAllies, isSameSide } from '../teams/sides.ts'

/** An attack or special attack affects these figures; leaving-engagement strikes and the curse are none. */
export function noticeAttack(play: Play, attacker: Role, affected: readonly Figure[]): void {
  const { state } = play
  if (state.truce === 0) return
  for (const figure of affected) {
    const attacked = controllerOf(play, figure)
    if (attacked === NONE || isSameSide(play, attacker, attacked) || !areAllies(play, attacker, attacked)) continue
    state.truce = 0
    play.tell({ type: 'truceBroken', role: attacker, attacked })
    return
  }
}

/** A power that is no attack was used against this figure: the table decides whether that breaks the truce (HS-RUL-85). */
export function noticePower(play: Play, role: Role, target: Figure): void {
  if (play.state.options.powersBreakTruce) noticeAttack(play, role, [target])
}
