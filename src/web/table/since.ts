import type { GameEvent, Role } from '../../engine/index.ts'
import type { Mattering } from '../../protocol/board.ts'
import type { NumberedEvent } from '../../protocol/mirror.ts'

/** Something that changed for a role while others acted. */
export interface SinceLine {
  readonly n: number
  readonly event: GameEvent
  readonly text: string
  readonly tone: Mattering['tone']
  readonly targets: readonly string[]
}

const MOST_LINES = 6
/** Of a game that does not say what matters, the last sentences. */
const LAST_LINES = 4

interface Saying {
  /** Whose turn it was: what they did themselves is no news to them. */
  readonly eyes: Role
  text(event: GameEvent): string
  matters?: ((event: GameEvent) => Mattering | undefined) | undefined
}

type TurnOf = (event: GameEvent) => Role | undefined

/** The latest turns of others between two of a role's own, as a part of what was told: what it does in its turn is no news. */
export function turnsOfOthers(
  told: readonly NumberedEvent[],
  role: Role,
  turnOf: TurnOf,
): { readonly from: number; readonly to: number } | undefined {
  const turns = told.flatMap(({ event }, at) => {
    const by = turnOf(event)
    return by === undefined ? [] : [{ at, isOwn: by === role }]
  })
  const last = turns.findLastIndex(({ isOwn }) => !isOwn)
  if (last < 0) return undefined
  const first = turns.findLastIndex(({ isOwn }, i) => isOwn && i < last) + 1
  return { from: turns[first].at, to: turns[last + 1]?.at ?? told.length }
}

/** The heaviest of what was told after an event, in the order in which it happened, and how many more there were. */
export function linesSince(
  told: readonly NumberedEvent[],
  after: number,
  { eyes, text, matters }: Saying,
): { readonly lines: readonly SinceLine[]; readonly more: number } {
  const lines: (SinceLine & { readonly weight: number })[] = []
  for (const { n, event } of told) {
    if (n <= after) continue
    const news = (event as { role?: Role }).role === eyes ? undefined : NEWS
    const mattering = matters === undefined ? news : matters(event)
    const said = mattering === undefined ? '' : text(event)
    if (mattering === undefined || said === '' || event.type.startsWith('table.')) continue
    lines.push({
      n,
      event,
      text: said,
      tone: mattering.tone,
      targets: mattering.targets ?? [],
      weight: mattering.weight,
    })
  }
  const most = matters === undefined ? LAST_LINES : MOST_LINES
  const more = Math.max(0, lines.length - most)
  if (matters === undefined) return { lines: lines.slice(-most), more }
  const heaviest = new Set([...lines].sort((a, b) => b.weight - a.weight || b.n - a.n).slice(0, most))
  return { lines: lines.filter((line) => heaviest.has(line)), more }
}

const NEWS: Mattering = { tone: 'news', weight: 0 }

/** Where the last turn of a role ended: after so many events, at a time. */
export interface TurnEnd {
  readonly told: number
  readonly when: number
}

const KEY = 'walstatt.turns'
const MOST_KEPT = 60

type Kept = Readonly<Record<string, TurnEnd>>
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>
const nameOf = (table: string, role: Role): string => `${table} ${role}`

const isTurnEnd = (value: unknown): value is TurnEnd =>
  typeof (value as TurnEnd | null)?.told === 'number' && typeof (value as TurnEnd).when === 'number'

function kept(storage: Storage): Kept {
  try {
    const found = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, unknown>
    return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, TurnEnd] => isTurnEnd(entry[1])))
  } catch {
    return {}
  }
}

export const turnEndOf = (storage: Storage, table: string, role: Role): TurnEnd | undefined =>
  kept(storage)[nameOf(table, role)]

/** The latest few tables are remembered. */
export function keepTurnEnd(storage: Storage, table: string, role: Role, end: TurnEnd): void {
  const all = Object.entries({ ...kept(storage), [nameOf(table, role)]: end })
  const latest = all.sort(([, a], [, b]) => b.when - a.when).slice(0, MOST_KEPT)
  try {
    storage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)))
  } catch {
    // Without storage it is known until the page is closed.
  }
}

/** In milliseconds: whoever has not been here for so long comes back. */
const VISIT = 3_600_000

export const isVisit = (end: TurnEnd, opened: number): boolean => opened - end.when > VISIT
