import type { ChatLine, Room } from '../protocol/socket.ts'
import { ApiError } from './errors.ts'
import type { ChatRow, SeatRow } from './store/schema.ts'
import type { Taking } from './quota.ts'
import type { Store } from './store/store.ts'
import type { AtTable, OpenTable } from './tables.ts'

const SHOWN = 200
/** Rooms share the numbers: so many of a table are kept, of which everybody is shown their own. */
const KEPT = 500

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
  private readonly quotas: Taking<'chat'>
  private readonly lines = new WeakMap<OpenTable, Promise<ChatRow[]>>()
  private readonly loaded = new WeakMap<OpenTable, ChatRow[]>()

  constructor(store: Store, quotas: Taking<'chat'>) {
    this.store = store
    this.quotas = quotas
  }

  /** Reads a table's chat; to be called before anybody is welcomed. */
  async load(open: OpenTable): Promise<ChatRow[]> {
    let reading = this.lines.get(open)
    if (reading === undefined) this.lines.set(open, (reading = this.store.chat(open.table.id, KEPT)))
    try {
      const rows = await reading
      this.loaded.set(open, rows)
      return rows
    } catch (error) {
      this.lines.delete(open)
      throw error
    }
  }

  linesFor(open: OpenTable, talker: AtTable): ChatLine[] {
    const rows = this.loaded.get(open) ?? []
    return rows
      .filter((row) => hears(open, talker, row))
      .slice(-SHOWN)
      .map(lineOf)
  }

  async say(open: OpenTable, talker: AtTable, room: Room, text: string): Promise<void> {
    const rows = await this.load(open)
    const seat = ownSeats(open, talker)[0]
    const isPlayer = seat !== undefined
    if (isPlayer === (room === 'spectators')) throw new ApiError('notAllowed', 'this room is not yours')
    if (room === 'team' && seat.team === null) throw new ApiError('notAllowed', 'you have no team')
    if (talker.person === undefined) throw new ApiError('signedOut', 'choose a name first')
    this.quotas.take('chat', talker.person.id)
    const row = await this.store.addChat({
      table_id: open.table.id,
      room,
      team: room === 'team' ? seat.team : null,
      seat: seat?.seat ?? null,
      name: seat?.name ?? talker.person.name,
      text,
      at: Date.now(),
    })
    rows.push(row)
    if (rows.length > KEPT) rows.shift()
    const message = JSON.stringify({ type: 'chat', line: lineOf(row) })
    for (const at of open.here) if (hears(open, at, row)) at.send(message)
  }
}

const ownSeats = (open: OpenTable, at: AtTable): SeatRow[] => open.seats.filter(({ seat }) => at.seats.includes(seat))

function hears(open: OpenTable, at: AtTable, { room, team }: ChatRow): boolean {
  if (room === 'spectators') return at.seats.length === 0
  if (room === 'players') return at.seats.length > 0
  return ownSeats(open, at).some((seat) => seat.team === team)
}
