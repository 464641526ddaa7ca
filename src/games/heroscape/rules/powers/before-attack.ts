/** Powers between moving and attacking: Chomp, Mind Shackle, Berserker Charge. */
import { adjacentTo } from '../engagement/adjacent.ts'
import type { Figure, Table } from '../table/state.ts'
import { keep } from './keep.ts'
import { canBeAffected } from './special-attack.ts'

/** Nobody has attacked yet, and this power is not used up in this turn. */
export function isBeforeAttack(t: Table, power: number): boolean {
  const { turn } = t.state
  return turn !== undefined && turn.attackers.length === 0 && !turn.powers.includes(power)
}

/** Appends the figures adjacent to a figure that a power can do something to, each once. */
export function appendAdjacent(t: Table, figure: Figure, out: Figure[]): Figure[] {
  return keep(adjacentTo(t, figure, out), (other) => canBeAffected(t, other))
}

/** How likely the 20-sided die shows at least this, in percent. */
export const percentOf = (d20: number): number => Math.max(0, Math.min(20, 21 - d20)) * 5
