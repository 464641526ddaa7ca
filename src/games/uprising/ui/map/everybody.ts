import { commandReach, isContested, roomFor } from '../../rules/actions/command.ts'
import { UNIT_TYPES } from '../../rules/map/pieces.ts'
import type { Role, Space, Table } from '../../rules/table/state.ts'

export interface Everybody {
  /** The answers, one after the other. */
  readonly keys: readonly string[]
  /** Those that go, by type. */
  readonly units: readonly number[]
  readonly hasHero: boolean
}

/** All who can still go into a hex by a Command, the dearest first where there is not room for all; nothing if nobody can. */
export function everybodyInto(t: Table, role: Role, to: Space, withHero: boolean): Everybody | undefined {
  const reach = commandReach(t, role, to)
  const worth = (type: number): number => t.content.units[t.state.faction[role] * UNIT_TYPES + type].worth
  const near = reach.units.toSorted((a, b) => worth(b.type) - worth(a.type) || b.type - a.type || a.from - b.from)
  const units = new Array<number>(UNIT_TYPES).fill(0)
  const keys: string[] = []
  let room = roomFor(t, role, to)
  for (const { from, type, n } of near) {
    const going = Math.min(room, n)
    for (let i = 0; i < going; i++) keys.push(`unit:${type}@${from}`)
    units[type] += going
    room -= going
  }
  const hasHero = withHero && reach.hasHero
  if (hasHero) keys.push(`hero:${role}`)
  if (keys.length === 0) return undefined
  // It ends by itself where nobody is left to go and nobody to fight.
  const goesOn = isContested(t, to) || (reach.hasHero && !hasHero)
  return { keys: goesOn ? [...keys, 'done'] : keys, units, hasHero }
}
