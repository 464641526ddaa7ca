import type { ChatLine, Room } from '../protocol/socket.ts'
import { Batches } from './batches.ts'
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

/** A line that is about to be written. */
interface NewLine {
  readonly open: OpenTable
  readonly row: Omit<ChatRow, 'n'>
  done(): void
  fail(error: unknown): void
}

/** Chat at a table. Players, each team and spectators have rooms of their own; nobody hears another room. */
export class Chat {
  private readonly store: Store
  private readonly quotas: Taking<'chat'>
  /** What is being read, and what was. */
  private readonly lines = new WeakMap<OpenTable, { readonly reading: Promise<ChatRow[]>; rows: ChatRow[] }>()
  /** Lines of one turn of the event loop are written together: each would cost the disk as much as all. */
  private readonly said: Batches<NewLine>

  constructor(store: Store, quotas: Taking<'chat'>, onTrouble: (message: string, error: unknown) => void) {
    this.store = store
    this.quotas = quotas
    this.said = new Batches((batch) => this.write(batch), onTrouble)
  }

  /** Reads a table's chat; to be called before anybody is welcomed. */
  async load(open: OpenTable): Promise<ChatRow[]> {
    let known = this.lines.get(open)
    if (known === undefined) {
      const reading = this.store.chat(open.table.id, KEPT)
      this.lines.set(open, (known = { reading, rows: [] }))
      // oxlint-disable-next-line promise/prefer-await-to-then -- whoever waits for it hears of a failure
      reading.then(
        (rows) => (known!.rows = rows),
        () => this.lines.delete(open),
      )
    }
    return known.reading
  }

  linesFor(open: OpenTable, talker: AtTable): ChatLine[] {
    const rows = this.lines.get(open)?.rows ?? []
    return rows
      .filter((row) => hears(open, talker, row))
      .slice(-SHOWN)
      .map(lineOf)
  }

  async say(open: OpenTable, talker: AtTable, room: Room, text: string): Promise<void> {
    await this.load(open)
    const seat = ownSeats(open, talker)[0]
    const isPlayer = seat !== undefined
    if (isPlayer === (room === 'spectators')) throw new ApiError('notAllowed', 'this room is not yours')
    if (room === 'team' && seat.team === null) throw new ApiError('notAllowed', 'you have no team')
    if (talker.person === undefined) throw new ApiError('signedOut', 'choose a name first')
    this.quotas.take('chat', talker.person.id)
    const row = {
      table_id: open.table.id,
      room,
      team: room === 'team' ? seat.team : null,
      seat: seat?.seat ?? null,
      name: seat?.name ?? talker.person.name,
      text,
      at: Date.now(),
    }
    await new Promise<void>((done, fail) => this.said.add([{ open, row, done, fail }]))
  }

  private async write(batch: readonly NewLine[]): Promise<void> {
    try {
      const rows = await this.store.addChat(batch.map(({ row }) => row))
      batch.forEach(({ open, done }, i) => {
        this.tell(open, rows[i])
        done()
      })
    } catch (error) {
      for (const { fail } of batch) fail(error)
    }
  }

  private tell(open: OpenTable, row: ChatRow): void {
    const rows = this.lines.get(open)?.rows ?? []
    rows.push(row)
    if (rows.length > KEPT) rows.shift()
    const message = JSON.stringify({ type: 'chat', line: lineOf(row) })
    for (const at of open.here) if (hears(open, at, row)) at.send(message)
  }
}

const ownSeats = (open: OpenTable, at: AtTable): SeatRow[] => open.seats.filter(({ seat }) => at.seats.includes(seat))

function hears(open: OpenTable, at: AtTable, { room, team }: ChatRow): boolean {
  if (at.isProgram) return false
  if (room === 'spectators') return at.seats.length === 0
  if (room === 'players') return at.seats.length > 0
  return ownSeats(open, at).some((seat) => seat.team === team)
}
