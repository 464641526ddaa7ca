/** Where the points of a game came from, by its events. */
import type { GameEvent, Role } from '../../../engine/index.ts'
import type { Event } from '../rules/words/words.ts'

export interface Account {
  readonly role: Role
  readonly total: number
  readonly lands: number
  readonly shrines: number
  readonly capitals: number
  readonly regions: number
  /** For building at once. */
  readonly built: number
}

type Sums = { -readonly [K in keyof Omit<Account, 'role' | 'total' | 'built'>]: number }

/** What is not from scoring was received for building at once. */
export function accountsOf(events: readonly GameEvent[], points: readonly number[]): Account[] {
  const sums = points.map((): Sums => ({ lands: 0, shrines: 0, capitals: 0, regions: 0 }))
  for (const event of events as readonly Event[]) {
    if (event.type !== 'scored') continue
    const own = sums[event.role]
    own.lands += event.lands
    own.shrines += event.shrines
    own.capitals += event.capitals
    own.regions += event.regions
  }
  return points.map((total, role) => {
    const { lands, shrines, capitals, regions } = sums[role]
    return { role, total, lands, shrines, capitals, regions, built: total - lands - shrines - capitals - regions }
  })
}
