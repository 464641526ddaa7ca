import type { TableInfo } from '../../protocol/http.ts'
import type { Held } from '../online/way-back.ts'
import type { TableState } from './session.ts'

export type StandingOf =
  | { readonly kind: 'signedOut' | 'conceded' | 'toBot' | 'offered' | 'elsewhere' | 'forgotten' }
  | { readonly kind: 'taken'; readonly seat: number }

/** What became of who sat here and holds nothing now, as far as the table shows it. */
export function standingOf(
  table: TableInfo,
  { gone, seats }: Pick<TableState, 'gone' | 'seats'>,
  [held]: readonly Held[],
): StandingOf | undefined {
  if (seats.length > 0 || table.state === 'over') return undefined
  if (gone === 'session') return { kind: 'signedOut' }
  if (gone === 'conceded') return { kind: 'conceded' }
  const seat = table.seats.find((one) => one.seat === held?.seat)
  if (seat === undefined) return gone === 'seat' ? { kind: 'elsewhere' } : undefined
  if (seat.conceded) return { kind: 'conceded' }
  if (seat.holder === 'bot') return { kind: 'toBot' }
  if (seat.holder !== 'person') return { kind: 'offered' }
  if (seat.name !== held.name) return { kind: 'taken', seat: seat.seat }
  // Under the same name: the player's other device, or a browser that has lost its cookie.
  return { kind: gone === 'seat' ? 'elsewhere' : 'forgotten' }
}
