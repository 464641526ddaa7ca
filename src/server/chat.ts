import type { ChatLine, Room } from '../protocol/socket.ts'
import { ApiError } from './errors.ts'
import type { ChatRow, SeatRow } from './store/schema.ts'
import type { Store } from './store/store.ts'
import type { AtTable, OpenTable } from './tables.ts'

/** Somebody who may talk: a connection. */
export interface Talker extends AtTable {
  readonly person: { readonly name: string } | undefined
  send(message: string): void
}

const SHOWN = 200

const lineOf = ({ n, room, name, seat, text, at }: ChatRow): ChatLine => ({
  n,
  room: room as Room,
  name,
  text,
  at,
  ...(seat === null ? {} : { seat }),
})

/** Chat at a table. Players, each team and spectators have rooms of their own; nobody hears another room. */
export class Chat {
  private readonly store: Store
  private readonly lines = new WeakMap<OpenTable, ChatRow[]>()

  constructor(store: Store) {
    this.store = store
  }

  /** Reads a table's chat; to be called before anybody is welcomed. */
  async load(open: OpenTable): Promise<void> {
    if (!this.lines.has(open)) this.lines.set(open, await this.store.chat(open.table.id))
  }

  linesFor(open: OpenTable, talker: AtTable): ChatLine[] {
    const rows = this.lines.get(open) ?? []
    return rows
      .filter((row) => hears(open, talker, row))
      .slice(-SHOWN)
      .map(lineOf)
  }

  async say(open: OpenTable, talker: Talker, room: Room, text: string): Promise<void> {
    await this.load(open)
    const seat = ownSeats(open, talker)[0]
    const isPlayer = seat !== undefined
    if (isPlayer === (room === 'spectators')) throw new ApiError('notAllowed', 'this room is not yours')
    if (room === 'team' && seat.team === null) throw new ApiError('notAllowed', 'you have no team')
    if (!isPlayer && talker.person === undefined) throw new ApiError('signedOut', 'choose a name first')
    const rows = this.lines.get(open)!
    const row: ChatRow = {
      table_id: open.table.id,
      n: (rows.at(-1)?.n ?? 0) + 1,
      room,
      team: room === 'team' ? seat.team : null,
      seat: seat?.seat ?? null,
      name: seat?.name ?? talker.person?.name ?? '',
      text,
      at: Date.now(),
    }
    await this.store.addChat(row)
    rows.push(row)
    const message = JSON.stringify({ type: 'chat', line: lineOf(row) })
    for (const at of open.here) if (hears(open, at, row)) (at as Talker).send(message)
  }
}

const ownSeats = (open: OpenTable, at: AtTable): SeatRow[] => open.seats.filter(({ seat }) => at.seats.includes(seat))

function hears(open: OpenTable, at: AtTable, { room, team }: ChatRow): boolean {
  if (room === 'spectators') return at.seats.length === 0
  if (room === 'players') return at.seats.length > 0
  return ownSeats(open, at).some((seat) => seat.team === team)
}
