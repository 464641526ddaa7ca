import { CITADEL, CUTIECORN, UNIT_TYPES } from '../../content/units.ts'
import { army, destroy, shift } from '../table/pieces.ts'
import type { Play } from '../table/rules.ts'
import type { Area, Role } from '../table/state.ts'
import { listOf } from '../words/lists.ts'
import { canGoAlong, type Withdrawal } from './retreat.ts'

const counts: number[] = new Array<number>(UNIT_TYPES).fill(0)

/** An army on its way out: who goes, from where, why, and by which way. */
export interface Leaving {
  readonly role: Role
  readonly from: Area
  readonly why: Withdrawal
  readonly isStep: boolean
}

/**
 * Takes the army to one area, free of charge (BS-RET-02, BS-RET-03, BS-RET-16). Whoever cannot get there stays behind: see
 * `destroyLeft`. From now on the area is one that the role has left in this turn (BS-RET-21, BS-RUL-59).
 */
export function withdraw(play: Play, leaving: Leaving, to: Area): void {
  const { role, from, why, isStep } = leaving
  const { state } = play
  army(play, role, from, counts)
  for (let type = 0; type < UNIT_TYPES; type++) {
    if (counts[type] === 0) continue
    if (!canGoAlong(play, role, type, to, why)) counts[type] = 0
    for (let n = counts[type]; n > 0; n--) shift(play, role, type, from, to)
  }
  if (!state.fledFrom[role].includes(from)) state.fledFrom[role].push(from)
  if (play.recorder === undefined) return
  const event = { role, from, to, units: listOf(counts), overSea: !isStep }
  play.tell(why === 'retreat' ? { type: 'retreated', ...event } : { type: 'fled', ...event })
}

/**
 * Destroys what is still there (BS-RET-17, BS-RET-18, BS-RET-20): the cutiecorn alone is never destroyed, it changes sides
 * (BS-RUL-81, BS-RUL-82). Returns how many there were.
 */
export function destroyLeft(play: Play, role: Role, area: Area, enemy: Role): number {
  army(play, role, area, counts)
  counts[CUTIECORN] = 0
  let destroyed = 0
  for (let type = 0; type < UNIT_TYPES; type++)
    for (let n = counts[type]; n > 0; n--) {
      destroyUnit(play, role, type, area, enemy)
      destroyed++
    }
  if (destroyed > 0 && play.recorder !== undefined)
    play.tell({ type: 'leftAndDestroyed', role, area, units: listOf(counts) })
  return destroyed
}

/** A destroyed citadel is taken by the winner, whoever attacked (BS-BAT-27, BS-RUL-48, BS-RUL-49). */
export function destroyUnit(play: Play, role: Role, type: number, area: Area, enemy: Role): void {
  destroy(play, role, type, area)
  if (type !== CITADEL) return
  play.state.capturedCitadels[enemy]++
  play.tell({ type: 'citadelTaken', role: enemy, loser: role, area })
}
