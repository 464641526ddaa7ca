/** Production outside its Phase (verb `produce`). */
import { havensOf } from '../map/pieces.ts'
import { productionOf } from '../phases/production.ts'
import { gainResource } from '../table/resources.ts'
import type { Play } from '../table/rules.ts'
import { printed, type Role, type Table } from '../table/state.ts'

function amounts(t: Table, role: Role, scope: 'all' | 'board' | 'hexes'): readonly number[] {
  const { state, content } = t
  if (scope === 'all') return productionOf(t, role)
  if (scope === 'board') return content.factions[state.faction[role]].production[havensOf(state, role)]
  const sum = [0, 0, 0]
  for (let space = 0; space < state.haven.length; space++)
    if (state.haven[space] === role && state.tile[space] >= 0 && state.curse[space] === 0)
      printed(t).hexes[state.tile[space]].yields.forEach((n, kind) => (sum[kind] += n))
  return sum
}

/** Board and Haven hexes, or one of the two (UP-PRD-01, UP-PRD-03). */
export function produceNow(play: Play, role: Role, scope: 'all' | 'board' | 'hexes'): void {
  amounts(play, role, scope).forEach((n, kind) => gainResource(play, role, kind, n))
}
