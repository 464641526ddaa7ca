import { CUTIECORN, UNIT_TYPES } from '../content/units.ts'
import { marchers, pointsLeft } from '../rules/actions/move.ts'
import { costTo, gaitOf, newGait, reach } from '../rules/actions/paths.ts'
import { shift } from '../rules/table/pieces.ts'
import type { Area, Role, Table } from '../rules/table/state.ts'

/** A group that sets out, by unit type, and where it goes. */
export interface March {
  readonly from: Area
  readonly to: Area
  readonly group: readonly number[]
  readonly cost: number
}

const gait = newGait()
const reached: Area[] = []

/** Groups worth a thought: all, one of each kind; and, unless in brief, all but one and the half. */
export function groupsIn(t: Table, role: Role, from: Area, isBrief = false): number[][] {
  const all = marchers(t, role, from, new Array<number>(UNIT_TYPES))
  const n = sizeOf(all)
  const groups = n > 0 ? [all] : []
  if (n < 2) return groups
  for (let type = 0; type < CUTIECORN; type++)
    if (all[type] > 0) groups.push(partOf(all, (other) => (other === type ? 1 : 0)))
  if (n < 3 || isBrief) return groups
  for (let type = 0; type < CUTIECORN; type++)
    if (all[type] > 0) groups.push(partOf(all, (other) => all[other] - (other === type ? 1 : 0)))
  if (n > 3) groups.push(partOf(all, (other) => Math.ceil(all[other] / 2)))
  return groups
}

const sizeOf = (group: readonly number[]): number => group.reduce((sum, one) => sum + one, 0)
const partOf = (all: readonly number[], part: (type: number) => number): number[] => all.map((_, type) => part(type))

/** Everywhere that a group gets to with what is left to pay. */
export function marchesOf(t: Table, role: Role, from: Area, group: readonly number[]): March[] {
  reached.length = 0
  reach(t, role, from, gaitOf(t, role, group, gait), pointsLeft(t, role), reached)
  return reached.map((to) => ({ from, to, group, cost: costTo(to) }))
}

/** What `judge` says of the position after a march; everything is as it was afterwards. */
export function whileMarched<R>(t: Table, role: Role, march: March, judge: () => R): R {
  const { state } = t
  const before = state.move
  state.move = { cost: (before?.cost ?? 0) + march.cost }
  step(t, role, march.group, march.from, march.to)
  const result = judge()
  step(t, role, march.group, march.to, march.from)
  if (before === undefined) delete state.move
  else state.move = before
  return result
}

function step(t: Table, role: Role, group: readonly number[], from: Area, to: Area): void {
  for (let type = 0; type < UNIT_TYPES; type++) for (let n = group[type]; n > 0; n--) shift(t, role, type, from, to)
}
