/** A truce that the first attack on an ally ends for good (HS-SCN-FORT-07, HS-RUL-85). */
import type { Blast } from '../table/faces.ts'
import { controllerOf } from '../table/figures.ts'
import type { Play } from '../table/rules.ts'
import { NONE, type Figure, type Role, type Table } from '../table/state.ts'
import { areAllies, isSameSide } from '../teams/sides.ts'

/** An attack or special attack affects these figures; leaving-engagement strikes and the curse are none. */
export function noticeAttack(play: Play, attacker: Role, affected: readonly Figure[]): void {
  const attacked = allyAmong(play, attacker, affected)
  if (attacked === NONE) return
  play.state.truce = 0
  play.tell({ type: 'truceBroken', role: attacker, attacked })
}

/** The first of the affected allies with whom the truce would be broken; NONE: there is none. */
function allyAmong(t: Table, attacker: Role, affected: readonly Figure[]): Role {
  if (t.state.truce === 0) return NONE
  for (const figure of affected) {
    const attacked = controllerOf(t, figure)
    if (attacked !== NONE && !isSameSide(t, attacker, attacked) && areAllies(t, attacker, attacked)) return attacked
  }
  return NONE
}

/** Whom a special attack affects, and whether it breaks the truce: told before it is chosen. */
export function blastOf(t: Table, attacker: Figure, affected: readonly Figure[]): Blast {
  const breaks = allyAmong(t, controllerOf(t, attacker), affected) !== NONE
  return breaks ? { affected, breaksTruce: true } : { affected }
}

/** A power that is no attack was used against this figure: the table decides whether that breaks the truce (HS-RUL-85). */
export function noticePower(play: Play, role: Role, target: Figure): void {
  if (play.state.options.powersBreakTruce) noticeAttack(play, role, [target])
}
