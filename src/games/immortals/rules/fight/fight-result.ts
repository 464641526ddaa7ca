/** What the cubes in the tray mean (IM-FGT-07 to IM-FGT-24). Pure: rules, odds and bots count alike. */
import { AGAINST, FOR, NEUTRAL, type Attitude, type Fight } from '../table/state.ts'

export type FightResult = Pick<Fight, 'winner' | 'placed' | 'attackerLost' | 'defenderLost' | 'residentsLost'>

/** `a`, `r`: cubes of the attacker and residents in the tray; the land was unoccupied. */
export function resultOfEntering(a: number, r: number, attitude: Attitude): FightResult {
  if (attitude !== AGAINST) return result(a > 0 ? 'attacker' : 'nobody', a, 0, 0, 0)
  const pairs = Math.min(a, r)
  if (a > r) return result('attacker', a - pairs, pairs, 0, pairs)
  return result(r > 0 ? 'residents' : 'nobody', 0, pairs, 0, pairs)
}

/** `a`, `d`, `r`: cubes of attacker, defender and residents in the tray. */
export function resultOfFight(a: number, d: number, r: number, attitude: Attitude): FightResult {
  const attackers = attitude === FOR ? a + r : a
  const defenders = attitude === AGAINST ? d + r : d
  if (attackers === defenders) return result('tie', 0, a, d, attitude === NEUTRAL ? 0 : r)
  if (attackers > defenders) {
    // The winner's residents leave first, those of the loser all (IM-FGT-21, IM-RUL-57).
    const first = attitude === FOR ? Math.min(r, defenders) : 0
    const lost = defenders - first
    const residents = attitude === AGAINST ? r : first
    // Residents alone possess nothing (IM-RUL-60).
    return result(a > lost ? 'attacker' : 'residents', a - lost, lost, d, residents)
  }
  const first = attitude === AGAINST ? Math.min(r, attackers) : 0
  const lost = attackers - first
  return result('defender', d - lost, a, lost, attitude === FOR ? r : first)
}

function result(
  winner: Fight['winner'],
  placed: number,
  attackerLost: number,
  defenderLost: number,
  residentsLost: number,
): FightResult {
  return { winner, placed, attackerLost, defenderLost, residentsLost }
}
