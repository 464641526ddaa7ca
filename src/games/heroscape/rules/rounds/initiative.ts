/** Rolls of the 20-sided die for who is first (HS-RND-08 to HS-RND-10, HS-DRF-06, HS-DRF-12, HS-RUL-76). */
import { EngineFault } from '../../../../engine/index.ts'
import { glyphBonus } from '../glyphs/glyph-bonus.ts'
import { rollD20 } from '../table/dice.ts'
import { specialOf } from '../table/figures.ts'
import type { Play } from '../table/rules.ts'
import type { Role, Table } from '../table/state.ts'
import { sideOf } from '../teams/sides.ts'

/** What is rolled for. */
export type RollFor = 'draft' | 'placing' | 'markers' | 'initiative' | 'drop' | 'reinforcements'

/** HS-RND-10: what glyphs and the scenario add. */
export function initiativeBonus(t: Table, role: Role): number {
  const special = specialOf(t, 'initiative')
  const isHelped = special !== undefined && special.side === sideOf(t, role) && t.state.round <= special.untilRound
  return glyphBonus(t, role, 'initiative') + (isHelped ? special.bonus : 0)
}

/** The highest result wins; only those tied for it roll again, with the same bonus (HS-RND-09, HS-RUL-14). */
export function rollOff(play: Play, what: RollFor, among: readonly Role[]): Role {
  let roles = among
  for (let throws = 0; roles.length > 1; throws++) {
    checkThrows(throws)
    const rolls = roles.map(() => rollD20(play))
    const bonuses = roles.map((role) => (what === 'initiative' ? initiativeBonus(play, role) : 0))
    play.tell({ type: 'rolledForFirst', what, roles, rolls, bonuses })
    const results = rolls.map((roll, i) => roll + bonuses[i])
    const highest = Math.max(...results)
    roles = roles.filter((_, i) => results[i] === highest)
  }
  return roles[0]
}

const MOST_THROWS = 500

/** Dice that never fall differently are broken; a tie so long does not happen. */
export function checkThrows(throws: number): void {
  if (throws > MOST_THROWS) throw new EngineFault('runaway', `still tied after ${throws} throws`)
}

/** These roles clockwise, beginning with `first` (HS-RUL-15). */
export function clockwise(t: Table, first: Role, among: readonly Role[]): Role[] {
  const order: Role[] = []
  for (let i = 0; i < t.state.roles; i++) {
    const role = (first + i) % t.state.roles
    if (among.includes(role)) order.push(role)
  }
  return order
}

export const everybody = (t: Table): Role[] => Array.from({ length: t.state.roles }, (_, role) => role)
