import type { GameEvent, Role } from '../../../engine/index.ts'
import type { Event } from '../rules/words/words.ts'

/** One gain of points, as it happened. */
export type Gain =
  | { readonly kind: 'battle'; readonly vp: number; readonly area: number; readonly over: Role }
  | { readonly kind: 'villages'; readonly vp: number; readonly villages: number }
  | { readonly kind: 'captured'; readonly vp: number; readonly villages: number }
  | { readonly kind: 'citadels'; readonly vp: number; readonly citadels: number }

export interface Account {
  readonly role: Role
  readonly gains: readonly Gain[]
  readonly total: number
  /** Points not told by any event seen: those at the start, or from before the events begin. */
  readonly rest: number
  readonly place: number | undefined
}

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>

function gainsIn(event: Event, role: Role): Gain[] {
  if (!('role' in event) || event.role !== role) return []
  if (event.type === 'battleWon') return [{ kind: 'battle', vp: event.vp, area: event.area, over: event.loser }]
  if (event.type === 'villageScoring') return [{ kind: 'villages', vp: event.vp, villages: event.villages }]
  if (event.type !== 'finalScoring') return []
  return [
    { kind: 'captured', vp: event.villagesVp, villages: event.villages },
    { kind: 'citadels', vp: event.citadelsVp, citadels: event.citadels },
  ]
}

/** How every point was earned, from the events of the whole game; winners first. `scores` are the points on the board. */
export function accountsOf(events: readonly GameEvent[], scores: readonly number[]): Account[] {
  const list = events as readonly Event[]
  const ranked = list.filter((event): event is Of<'ranked'> => event.type === 'ranked')
  const accounts = scores.map((total, role): Account => {
    const gains = list.flatMap((event) => gainsIn(event, role)).filter(({ vp }) => vp > 0)
    const rest = total - gains.reduce((sum, { vp }) => sum + vp, 0)
    return { role, gains, total, rest, place: ranked.findLast((event) => event.role === role)?.place }
  })
  return accounts.sort((a, b) => (a.place ?? 9) - (b.place ?? 9) || b.total - a.total || a.role - b.role)
}

export const sumOf = (account: Account, kind: Gain['kind']): number =>
  account.gains.filter((gain) => gain.kind === kind).reduce((sum, { vp }) => sum + vp, 0)
