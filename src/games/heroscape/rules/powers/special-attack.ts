/** What special attacks have in common: who may make one, whom it sees, whom it affects besides its target. */
import { adjacentTo, engagedWith } from '../engagement/adjacent.ts'
import { figureDistance, isWithin } from '../range/range.ts'
import { sees } from '../sight/sight.ts'
import { cardOf } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { keep } from './keep.ts'
import { fieldOf, NONE, STANDING, type Figure, type Table } from '../table/state.ts'

/** HS-RUL-83: a captive is nobody's and cannot be affected. */
export const canBeAffected = (t: Table, figure: Figure): boolean =>
  t.state.fate[figure] === STANDING && t.state.owner[cardOf(t, figure)] !== NONE

export function seesFigure(t: Table, from: Figure, to: Figure): boolean {
  const { front, rear } = t.state
  return sees({ battlefield: fieldOf(t), body: roster(t).body, front, rear }, from, to)
}

/** The Range of a special attack is never modified (HS-RUL-54). */
export function isInReach(t: Table, from: Figure, to: Figure, range: number): boolean {
  const { front, rear } = t.state
  return isWithin(figureDistance(fieldOf(t), front[from], rear[from], front[to], rear[to]), range)
}

const engaging: Figure[] = []

/** HS-RUL-55: an engaged figure chooses one of those it is engaged with. */
export function allowsEngagement(t: Table, attacker: Figure, target: Figure): boolean {
  engaging.length = 0
  engagedWith(t, attacker, engaging)
  return engaging.length === 0 || engaging.includes(target)
}

/** The target first, then every figure adjacent to it, friend or foe, even the attacker (HS-POW-14, HS-RUL-56). */
export function splash(t: Table, target: Figure, out: Figure[]): Figure[] {
  out.push(target)
  return keep(adjacentTo(t, target, out), (figure) => canBeAffected(t, figure))
}

/** Whether an attack that affects these is one that is looked for. */
export type Hits = (affected: readonly Figure[]) => boolean

/** Whether there is a target, and one that affects those who are looked for. */
export function isTargetAmong(t: Table, mayAim: (target: Figure) => boolean, hits?: Hits): boolean {
  const { figureCount } = roster(t)
  for (let target = 0; target < figureCount; target++)
    if (mayAim(target) && (hits === undefined || hits(splash(t, target, [])))) return true
  return false
}

/** Whether a figure can still make its attack in this turn, as far as attacks already made are concerned. */
export function hasNotAttacked(t: Table, figure: Figure): boolean {
  const { turn } = t.state
  return turn !== undefined && !turn.attackers.includes(figure)
}
