/** Walls and Towers that effects place (UP-DEF-01, UP-HEX-04). */
import { towersLeft, wallsLeft } from '../map/reserve.ts'
import type { Play } from '../table/rules.ts'
import type { Role, Space, Table } from '../table/state.ts'

type Defense = 'wall' | 'tower'

/** At an own Haven that has none, as long as there are any. */
export function defenseFits(t: Table, role: Role, kind: Defense, space: Space): boolean {
  const left = kind === 'wall' ? wallsLeft(t) : towersLeft(t)
  return left > 0 && t.state.haven[space] === role && t.state[kind][space] === 0
}

export function putDefense(play: Play, role: Role, kind: Defense, space: Space): void {
  play.state[kind][space] = 1
  play.tell({ type: 'defensePlaced', role, kind, space, rule: 'UP-DEF-01' })
}
