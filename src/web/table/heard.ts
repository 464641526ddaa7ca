import type { GameEvent, Role } from '../../engine/index.ts'
import type { NumberedEvent } from '../../protocol/mirror.ts'
import { keepText, keptText } from '../app/kept.ts'
import { takenBack } from './ledger.ts'

const keyOf = (table: string): string => `walstatt.talk.${table}`

/** The number of the last line of a table's talk that was read from here. */
export const readTo = (table: string): number => Number(keptText(keyOf(table)) ?? 0)

export const keepRead = (table: string, n: number): void => {
  if (n > readTo(table)) keepText(keyOf(table), String(n))
}

export interface TableNews {
  readonly n: number
  readonly event: GameEvent
  /** What was taken back by it, oldest first. */
  readonly gone: readonly GameEvent[]
}

const NEWS = ['table.undo', 'table.concede']

/** The last thing that another player did to the table itself since these roles acted. */
export function newsOfOthers(
  told: readonly NumberedEvent[],
  roles: readonly Role[],
  own: ReadonlySet<GameEvent>,
): TableNews | undefined {
  if (roles.length === 0) return undefined
  const roleOf = ({ event }: NumberedEvent): Role | undefined => (event as { role?: Role }).role
  const isOwn = (one: NumberedEvent): boolean => {
    const role = roleOf(one)
    return role !== undefined && roles.includes(role)
  }
  const at = told.findLastIndex((one) => NEWS.includes(one.event.type) && !isOwn(one))
  if (at < 0 || told.slice(at).some(isOwn)) return undefined
  const { n, event } = told[at]
  const gone = new Set(event.type === 'table.undo' ? takenBack(told, at, own) : [])
  return { n, event, gone: told.filter((one) => gone.has(one.n)).map((one) => one.event) }
}
