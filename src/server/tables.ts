import { randomBytes } from 'node:crypto'
import type { Result } from '../engine/game.ts'
import type { Setup } from '../engine/setup.ts'
import type { Role } from '../engine/table.ts'
import type { CreatedTable, ListedTable, NewTable, Sit, TableInfo } from '../protocol/http.ts'
import { ApiError } from './errors.ts'
import type { Matches, MatchSource } from './matches.ts'
import * as seating from './seats.ts'
import type { PersonRow, SeatRow, TableRow } from './store/schema.ts'
import type { NewStep, Store } from './store/store.ts'
import { hashOfToken, isToken, newId, newToken } from './secrets.ts'

/** A connection that is at a table. */
export interface AtTable {
  /** The seats it holds now. */
  readonly seats: readonly number[]
  /** The table, or who sits at it, has changed. */
  tableChanged(info: Promise<string>): void
  show(frame: Buffer): void
}

/** A table that somebody looks at, as it is in the store. */
export interface OpenTable {
  table: TableRow
  seats: SeatRow[]
  readonly here: Set<AtTable>
  lastChat: number | undefined
}

export interface TablesOptions {
  readonly store: Store
  readonly matches: () => Matches
  /** How long seats may take to open their contributions to chance. */
  readonly openingTime: number
  /** When a seat counts as silent, by pace, in milliseconds. */
  readonly silence: { readonly live: number; readonly relaxed: number }
  onTrouble(message: string, error: unknown): void
}

/** A local game that goes on here, as a worker has read it. */
interface Moved {
  readonly setup: Setup
  readonly entries: number
  readonly steps: readonly (readonly [entries: string, told: string])[]
  readonly waiting: readonly Role[]
}

const KEPT = 2000

/** Tables: who sits where, who may watch, when a match starts. Everything is written through to the store. */
export class Tables {
  private readonly options: TablesOptions
  private readonly kept = new Map<string, OpenTable>()

  constructor(options: TablesOptions) {
    this.options = options
  }

  private get store(): Store {
    return this.options.store
  }

  private get matches(): Matches {
    return this.options.matches()
  }

  async find(id: string): Promise<OpenTable> {
    const kept = this.kept.get(id)
    if (kept !== undefined) return kept
    const found = await this.store.table(id)
    if (found === undefined) throw new ApiError('unknownTable', 'there is no such table')
    const again = this.kept.get(id)
    if (again !== undefined) return again
    if (this.kept.size >= KEPT) this.forget()
    const open: OpenTable = { ...found, here: new Set(), lastChat: undefined }
    this.kept.set(id, open)
    return open
  }

  private forget(): void {
    for (const [id, { here }] of this.kept) if (here.size === 0) this.kept.delete(id)
  }

  // Making

  async create(person: PersonRow, input: NewTable): Promise<CreatedTable> {
    const id = newId()
    const secret = randomBytes(32).toString('hex')
    const { rows, invites } = seating.seatRows(id, input.seats, person)
    const watchToken = newToken()
    const { setup, past } = await this.setupOf(id, input)
    const fairness = seating.fairnessOf(secret, input, rows)
    const now = Date.now()
    const table: TableRow = {
      id,
      game: setup.game,
      title: input.title ?? '',
      state: 'open',
      visibility: input.visibility,
      pace: input.pace,
      watching: (input.watching ?? true) ? 1 : 0,
      host: person.id,
      roles: setup.roles,
      setup: JSON.stringify(setup),
      secret,
      fairness: JSON.stringify(past === undefined ? fairness : { ...fairness, from: past.entries }),
      watch_hash: hashOfToken(watchToken),
      created: now,
      updated: now,
      outcome: null,
      stopped: null,
    }
    await this.store.addTable(table, rows, past?.steps)
    const open = await this.find(id)
    await this.startIfFull(open)
    return { table: await this.info(open), invites, watchToken }
  }

  private async setupOf(
    id: string,
    input: NewTable,
  ): Promise<{ setup: Setup; past?: { steps: NewStep[]; entries: number } }> {
    const roles = seating.roleCount(input.seats)
    if (input.file === undefined) {
      const { game, options = {}, pack } = input
      return { setup: made(await this.matches.making.make<Setup>({ op: 'prepare', game, roles, options, pack })) }
    }
    const moved = made(
      await this.matches.making.make<Moved>({
        op: 'file',
        file: input.file,
      }),
    )
    if (moved.setup.roles !== roles)
      throw new ApiError('invalid', 'the seats do not fit the game', [
        { path: 'seats', problem: `must hold ${moved.setup.roles} roles, not ${roles}` },
      ])
    const waiting = JSON.stringify(moved.waiting)
    const at = Date.now()
    const steps = moved.steps.map(([entries, told], seq) => ({
      row: { table_id: id, seq, entries, told, waiting, at },
    }))
    return { setup: moved.setup, past: { steps, entries: moved.entries } }
  }

  /** The same table once more: the caller sits where it sat, everybody else is invited. */
  async rematch(person: PersonRow, open: OpenTable): Promise<CreatedTable> {
    const setup = JSON.parse(open.table.setup) as Setup
    return this.create(person, {
      game: open.table.game,
      options: { ...setup.options },
      ...(setup.pack === undefined ? {} : { pack: setup.pack }),
      title: open.table.title,
      visibility: open.table.visibility,
      pace: open.table.pace,
      watching: open.table.watching === 1,
      seats: open.seats.map((seat) => ({
        holder: seat.person === person.id ? 'me' : seat.bot !== null ? 'bot' : 'invite',
        roles: seating.rolesOf(seat).length,
        ...(seat.bot === null ? {} : { bot: seat.bot }),
        ...(seat.team === null ? {} : { team: seat.team }),
      })),
    })
  }

  // Starting

  private async startIfFull(open: OpenTable): Promise<void> {
    const { table, seats } = open
    if (table.state === 'open' && seats.every(seating.isTaken)) {
      await this.changeTable(open, { state: 'opening' })
      setTimeout(() => void this.start(open).catch((e: unknown) => this.trouble(e)), this.options.openingTime).unref()
    }
    if (table.state === 'opening' && seating.isOpened(fairnessIn(open))) await this.start(open)
  }

  /** Contributions that were not opened in time are left out. */
  async start(open: OpenTable): Promise<void> {
    if (open.table.state !== 'opening') return
    const fairness = seating.onlyOpened(fairnessIn(open))
    const setup = JSON.parse(open.table.setup) as Setup
    const proof = { commitment: fairness.commitment, contributions: fairness.contributions.map((c) => c.commitment) }
    await this.changeTable(open, {
      state: 'running',
      fairness: JSON.stringify(fairness),
      updated: Date.now(),
      setup: JSON.stringify(fairness.from === undefined ? { ...setup, fairness: proof } : setup),
    })
    await this.matches.open(open.table.id)
    this.changed(open)
  }

  private trouble(error: unknown): void {
    this.options.onTrouble('a table could not be started', error)
  }

  /** After a restart: matches where a bot is to move go on, tables that were about to start do. */
  async continueAll(): Promise<void> {
    for (const id of await this.store.tablesOpening()) await this.start(await this.find(id))
    const withBots = await this.store.tablesWithBots()
    const last = new Map((await this.store.lastSteps(withBots)).map((step) => [step.table_id, step.waiting]))
    for (const id of withBots) {
      const waiting = JSON.parse(last.get(id) ?? '[]') as Role[]
      const bots = new Set(seating.botsOf((await this.find(id)).seats).map(([role]) => role))
      if (!last.has(id) || waiting.some((role) => bots.has(role))) await this.matches.open(id)
    }
  }

  async sourceOf(id: string): Promise<MatchSource | undefined> {
    const { table, seats } = await this.find(id)
    if (table.state === 'open' || table.state === 'opening' || table.stopped?.startsWith('load: ')) return undefined
    const fairness = JSON.parse(table.fairness) as seating.Fairness
    return {
      setup: JSON.parse(table.setup) as Setup,
      key: seating.keyOf(table.secret, fairness),
      bots: table.state === 'running' ? seating.botsOf(seats) : [],
      ...(fairness.from === undefined ? {} : { from: fairness.from }),
    }
  }

  // Sitting

  async sit(person: PersonRow, id: string, input: Sit): Promise<OpenTable> {
    const open = await this.find(id)
    const seat = freeSeat(open, input)
    if (seating.isTaken(seat)) return open
    const name = input.name ?? person.name
    await this.changeSeat(open, seat, { holder: 'person', person: person.id, name, bot: null })
    if (open.table.state === 'running') await this.tellMatch(open, seat, 'person')
    else {
      const fairness = seating.commit(fairnessIn(open), seat.seat, input.commitment)
      await this.changeTable(open, { fairness: JSON.stringify(fairness) })
      await this.startIfFull(open)
    }
    this.changed(open)
    return open
  }

  async contribute(open: OpenTable, seat: number, bytes: string): Promise<void> {
    if (seating.hasOpened(fairnessIn(open), seat, bytes)) return
    if (!['opening', 'open'].includes(open.table.state)) throw new ApiError('notNow', 'the match has started already')
    const fairness = seating.open(fairnessIn(open), seat, bytes)
    await this.changeTable(open, { fairness: JSON.stringify(fairness) })
    await this.startIfFull(open)
    this.changed(open)
  }

  async leave(open: OpenTable, seat: SeatRow): Promise<void> {
    const holder = open.table.visibility === 'public' ? 'open' : 'invite'
    await this.changeSeat(open, seat, { holder, person: null, name: null, token_hash: null })
    if (open.table.state === 'running') await this.tellMatch(open, seat, 'nobody')
    this.changed(open)
  }

  /** Gives a seat to a bot, or to whoever comes by a new link or first. Returns the new link's token. */
  async give(open: OpenTable, seat: SeatRow, to: 'bot' | 'invite' | 'open', bot?: string): Promise<string | undefined> {
    if (open.table.state === 'over') throw new ApiError('notNow', 'the game is over')
    const token = to === 'invite' ? newToken() : undefined
    const change = { person: null, name: null, token_hash: token === undefined ? null : hashOfToken(token) }
    const name = to === 'bot' ? seating.checkBot(bot) : null
    await this.changeSeat(open, seat, { ...change, holder: to, bot: name })
    if (open.table.state === 'running') await this.tellMatch(open, seat, to === 'bot' ? `bot ${name}` : 'nobody')
    else await this.startIfFull(open)
    this.changed(open)
    return token
  }

  /** A new link for a seat; the old one is worth nothing any more. */
  async revoke(open: OpenTable, seat: SeatRow): Promise<string> {
    const token = newToken()
    await this.changeSeat(open, seat, { token_hash: hashOfToken(token) })
    this.changed(open)
    return token
  }

  /** Who concedes goes on as a spectator; a bot plays the seat to its end. */
  async conceded(open: OpenTable, role: Role): Promise<void> {
    const seat = open.seats.find((own) => seating.rolesOf(own).includes(role))
    if (seat === undefined) return
    await this.changeSeat(open, seat, { holder: 'bot', bot: 'greedy', person: null, conceded: 1, token_hash: null })
    await this.tellMatch(open, seat, 'bot greedy')
    this.changed(open)
  }

  private async tellMatch(open: OpenTable, seat: SeatRow, holder: string): Promise<void> {
    await this.matches.seatChanged(open.table.id, seat.seat, holder, seating.botsOf(open.seats))
  }

  /** Whether the host may give a seat away: nobody sits there, or who does has been silent for too long. */
  async isVacantOrSilent(open: OpenTable, seat: SeatRow): Promise<boolean> {
    if (seat.holder !== 'person' || open.table.state === 'open') return true
    if (open.table.state !== 'running') return false
    const { waiting, updated } = await this.info(open)
    const isAsked = seating.rolesOf(seat).some((role) => waiting.includes(role))
    const isHere = [...open.here].some(({ seats }) => seats.includes(seat.seat))
    return isAsked && !isHere && Date.now() - updated >= this.options.silence[open.table.pace]
  }

  // Changing

  async changeTable(open: OpenTable, change: Partial<TableRow>): Promise<void> {
    await this.store.changeTable(open.table.id, change)
    Object.assign(open.table, change)
  }

  private async changeSeat(open: OpenTable, seat: SeatRow, change: Partial<SeatRow>): Promise<void> {
    await this.store.changeSeat(open.table.id, seat.seat, change)
    Object.assign(seat, change)
  }

  /** Tells everybody at the table. */
  changed(open: OpenTable, except?: AtTable): void {
    if (open.here.size === 0) return
    const info = this.info(open).then((own) => JSON.stringify(own))
    for (const at of open.here) if (at !== except) at.tableChanged(info)
    info.catch((error: unknown) => this.options.onTrouble('a table could not be shown', error))
  }

  over(id: string, outcome: string): void {
    const open = this.kept.get(id)
    if (open === undefined) return
    Object.assign(open.table, { state: 'over', outcome, updated: Date.now() })
    this.changed(open)
  }

  async stopped(id: string, why: string): Promise<void> {
    const open = await this.find(id)
    await this.changeTable(open, { state: 'stopped', stopped: why, updated: Date.now() })
    this.changed(open)
  }

  // Showing

  async info(open: OpenTable): Promise<TableInfo> {
    return (await this.infos([open]))[0]
  }

  private async infos(list: readonly OpenTable[]): Promise<TableInfo[]> {
    const last = new Map((await this.store.lastSteps(list.map(({ table }) => table.id))).map((s) => [s.table_id, s]))
    return list.map(({ table, seats, here }) => {
      const step = last.get(table.id)
      const isRunning = table.state === 'running'
      const waiting = isRunning ? (JSON.parse(step?.waiting ?? '[]') as Role[]) : []
      const present = new Set([...here].flatMap((at) => [...at.seats]))
      return seating.tableInfo(table, seats, { waiting, updated: step?.at ?? table.updated, here: present })
    })
  }

  async listed(
    rows: readonly { table: TableRow; seats: SeatRow[] }[],
    person: string | undefined,
  ): Promise<ListedTable[]> {
    const open = rows.map(
      (row) => this.kept.get(row.table.id) ?? { ...row, here: new Set<AtTable>(), lastChat: undefined },
    )
    const infos = await this.infos(open)
    return infos.map((info, i) => ({
      ...info,
      mine: open[i].seats.filter((seat) => person !== undefined && seat.person === person).map(({ seat }) => seat),
    }))
  }

  /** The seats of a person, and those that its tokens open. */
  seatsFor(open: OpenTable, person: string | undefined, tokens: readonly string[]): number[] {
    return open.seats
      .filter(
        (seat) =>
          (person !== undefined && seat.person === person) ||
          (seat.holder === 'person' && tokens.some((token) => isToken(token, seat.token_hash))),
      )
      .map(({ seat }) => seat)
  }

  mayWatch({ table }: OpenTable, tokens: readonly string[]): boolean {
    if (table.watching !== 1) return false
    return table.visibility === 'public' || tokens.some((token) => isToken(token, table.watch_hash))
  }
}

const fairnessIn = ({ table }: OpenTable): seating.Fairness => JSON.parse(table.fairness) as seating.Fairness

function freeSeat(open: OpenTable, { seat: n, token }: Sit): SeatRow {
  if (token !== undefined) {
    const invited = open.seats.find((seat) => isToken(token, seat.token_hash))
    if (invited === undefined) throw new ApiError('notAllowed', 'this invitation is not valid any more')
    return invited
  }
  if (open.table.state !== 'open' && open.table.state !== 'running')
    throw new ApiError('notNow', 'too late to sit down')
  const free = open.seats.filter((seat) => seat.holder === 'open' && (n === undefined || seat.seat === n))
  if (free.length === 0) throw new ApiError('full', 'there is no free seat')
  return free[0]
}

/** What a worker made, or what is wrong with what was given. */
function made<T>(result: Result<T>): T {
  if (result.ok) return result.value
  const isGame = result.problems.some(({ path }) => path === 'game' || path === 'setup.game')
  throw new ApiError(isGame ? 'unknownGame' : 'invalid', 'the table cannot be made like this', result.problems)
}
