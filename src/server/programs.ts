import { USUAL_BOT } from '../bots/levels.ts'
import type { Doors } from './doors.ts'
import { ApiError } from './errors.ts'
import type { Taking } from './quota.ts'
import type { Seating } from './seating.ts'
import { checkLiving, seatAt } from './seat-writes.ts'
import { OWN_BOT } from './seats.ts'
import { hashOfToken, newId, newToken } from './secrets.ts'
import type { BotRow, PersonRow, SeatRow } from './store/schema.ts'
import type { Store, Write } from './store/store.ts'
import type { OpenTable, Tables } from './tables.ts'

interface ProgramsOptions {
  readonly store: Store
  readonly tables: Tables
  readonly seating: Pick<Seating, 'change'>
  readonly quotas: Taking<'links'>
  readonly doors: Pick<Doors, 'sessionEnded'>
}

/** Of one seat. */
const MOST = 4

/** Programs that answer for a seat: by a token of whoever sits there, or of the host for a bot's seat. */
export class Programs {
  private readonly options: ProgramsOptions

  constructor(options: ProgramsOptions) {
    this.options = options
  }

  /** Those that this person let answer for a seat. */
  async of(person: PersonRow, open: OpenTable, n: number): Promise<BotRow[]> {
    checkOwn(open, seatAt(open, n), person)
    return this.rows(person, open, n)
  }

  private async rows(person: PersonRow, { table }: OpenTable, n: number): Promise<BotRow[]> {
    return (await this.options.store.botsAt(table.id, n)).filter((row) => row.person === person.id)
  }

  make(person: PersonRow, id: string, n: number, name: string): Promise<{ row: BotRow; token: string }> {
    const { tables, quotas } = this.options
    return tables.alone(id, async (open) => {
      const seat = seatAt(open, n)
      checkOwn(open, seat, person)
      checkLiving(open)
      const rows = await this.rows(person, open, n)
      if (rows.length >= MOST) throw new ApiError('full', `at most ${MOST} programs answer for a seat`)
      if (seat.holder === 'bot' && rows.length === 0) checkUnseen(open, seat, person)
      quotas.take('links', person.id)
      const token = newToken()
      const hash = hashOfToken(token)
      const row: BotRow = { id: newId(), hash, table_id: id, seat: n, person: person.id, name, created: Date.now() }
      const also: Write[] = [
        { write: 'person.must', id: person.id },
        { write: 'bot.add', bot: row },
      ]
      await this.write(open, seat, seat.holder === 'bot' ? { bot: OWN_BOT, name } : undefined, also)
      return { row, token }
    })
  }

  /** It is let out at once; a bot's seat that has no program any more is the Captain's. */
  end(person: PersonRow, id: string, n: number, program: string): Promise<void> {
    const { tables, doors } = this.options
    return tables.alone(id, async (open) => {
      const seat = seatAt(open, n)
      checkOwn(open, seat, person)
      const rows = await this.rows(person, open, n)
      const row = rows.find((one) => one.id === program)
      if (row === undefined) throw new ApiError('notAllowed', 'there is no such program of yours')
      const isLast = seat.bot === OWN_BOT && rows.length === 1 && open.table.state !== 'over'
      const change = isLast ? { bot: USUAL_BOT, name: null } : undefined
      await this.write(open, seat, change, [{ write: 'bot.end', id: program }])
      doors.sessionEnded(row.hash)
    })
  }

  /** With a change of the seat, where there is one: a match that runs is told. */
  private write(
    open: OpenTable,
    seat: SeatRow,
    change: { bot: string; name: string | null } | undefined,
    also: readonly Write[],
  ): Promise<void> {
    const { tables, seating } = this.options
    const isChange = change !== undefined && (change.bot !== seat.bot || change.name !== seat.name)
    return isChange ? seating.change(open, seat, change, `bot ${change.bot}`, also) : tables.commit(also)
  }
}

function checkOwn({ table }: OpenTable, { holder, person, conceded }: SeatRow, { id }: PersonRow): void {
  const isHosts = holder === 'bot' && conceded === 0 && table.host === id
  if (person !== id && !isHosts) throw new ApiError('notYourSeat', 'only who sits here lets a program answer')
}

/** A program's owner sees what it sees: that must be no way to the hand of another seat while people play for theirs. */
function checkUnseen({ table, seats }: OpenTable, { seat }: SeatRow, { id }: PersonRow): void {
  const isRunning = table.state === 'running'
  const others = seats.some((own) => own.seat !== seat && own.holder === 'person' && own.person !== id)
  if (isRunning && others)
    throw new ApiError('notNow', "a bot's seat goes to a program only before the match, or where nobody else plays")
}
