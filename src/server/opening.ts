import { randomBytes } from 'node:crypto'
import type { Result, Role } from '../engine/index.ts'
import type { CreatedTable, NewTable } from '../protocol/http.ts'
import { ApiError } from './errors.ts'
import { NOT_JSON } from './json.ts'
import type { MatchSource } from './match-source.ts'
import type { Matches } from './matches.ts'
import { countedAs, type Taking } from './quota.ts'
import * as seatFacts from './seats.ts'
import { newLink } from './seat-links.ts'
import { hashOfToken, newId, newToken } from './secrets.ts'
import { thinkersOf } from './thinking.ts'
import type { PersonRow, SeatRow, TableRow } from './store/schema.ts'
import { Conflict, type Store, type Write } from './store/store.ts'
import type { OpenTable, Tables } from './tables.ts'
import type { MadeSetup, MadeTable } from './worker/messages.ts'

export interface OpeningOptions {
  readonly store: Store
  readonly tables: Tables
  readonly quotas: Taking<'tables'>
  readonly matches: () => Matches
  /** How long seats may take to open their contributions to chance. */
  readonly openingTime: number
  /** How many tables a host may have that are not over. */
  readonly unfinished: number
  onTrouble(message: string, error: unknown): void
}

/** Who makes a table: perhaps nobody that is known yet. */
export interface Maker {
  readonly person: PersonRow | undefined
  readonly address: string
  someone(name: string | undefined): Promise<PersonRow>
}

type Wish = Omit<NewTable, 'game' | 'options' | 'pack' | 'file'>

/** How a table comes to be, and how its match starts. */
export class Opening {
  private readonly options: OpeningOptions

  constructor(options: OpeningOptions) {
    this.options = options
  }

  // Making

  /** From the body of a request, as it came: only a worker takes it apart. Who is not known yet becomes a guest by its seat's name. */
  async create(maker: Maker, text: string): Promise<CreatedTable> {
    const who = countedAs(maker.person, maker.address)
    await this.checkRoom(who, maker.person)
    const { making } = this.options.matches()
    const { input, made, past } = taken(
      await making.make<MadeTable>({ op: 'table', text }, maker.person?.id ?? who, who),
    )
    const roles = seatFacts.roleCount(input.seats)
    if (made.roles !== roles)
      throw new ApiError('invalid', 'the seats do not fit the game', [
        { path: 'seats', problem: `must hold ${made.roles} roles, not ${roles}` },
      ])
    const person = await maker.someone(input.seats.find(({ holder }) => holder === 'me')?.name)
    return this.open(person, input, made, past)
  }

  /** The same table once more: the caller sits where it sat, everybody else is invited. */
  async rematch(person: PersonRow, address: string, { table, seats, holders }: OpenTable): Promise<CreatedTable> {
    // Whoever conceded sat there; the bot that played on did so for them.
    const sat = ({ seat, conceded, person: sitter }: SeatRow): boolean =>
      sitter === person.id ||
      (conceded === 1 && holders.some((held) => held.seat === seat && held.person === person.id && held.past === 2))
    const isBot = ({ bot, conceded }: SeatRow): boolean => bot !== null && conceded === 0
    const who = countedAs(person, address)
    await this.checkRoom(who, person)
    const setup = await this.options.store.setup(table.id)
    const { making } = this.options.matches()
    const made = taken(await making.make<MadeSetup>({ op: 'again', setup: setup! }, person.id, who))
    const wish: Wish = {
      title: table.title,
      visibility: table.visibility,
      pace: table.pace,
      watching: table.watching === 1,
      seats: seats.map((seat) => ({
        holder: sat(seat) ? 'me' : isBot(seat) ? 'bot' : 'invite',
        roles: seatFacts.rolesOf(seat).length,
        ...(isBot(seat) ? { bot: seat.bot! } : {}),
        ...(seat.team === null ? {} : { team: seat.team }),
      })),
    }
    return this.open(person, wish, made, undefined)
  }

  private async checkRoom(who: string, person: PersonRow | undefined): Promise<void> {
    const { store, quotas, unfinished } = this.options
    quotas.take('tables', who)
    if (person !== undefined && (await store.countUnfinished(person.id)) >= unfinished)
      throw new ApiError('full', `you host ${unfinished} tables that are not over yet`)
  }

  private async open(person: PersonRow, wish: Wish, made: MadeSetup, past: MadeTable['past']): Promise<CreatedTable> {
    const { tables } = this.options
    const id = newId()
    const { rows, invites } = seatFacts.seatRows(id, wish.seats, person)
    const watchToken = newToken()
    const table = newTable(id, person, wish, made, hashOfToken(watchToken))
    const fairness = seatFacts.fairnessOf(table.secret, wish, rows)
    const proven = past === undefined ? fairness : { ...fairness, from: past.entries }
    const state = seatFacts.stateOf(rows, proven, 'open')
    const recovery = person.kind === 'guest' ? newLink(id, person.id, 'recovery') : undefined
    await this.commitFor(person, [
      { write: 'table.add', table: { ...table, fairness: JSON.stringify(proven) }, setup: made.setup, seats: rows },
      ...stepsOf(id, past),
      ...(recovery === undefined ? [] : [recovery.write]),
      ...startWrites(id, made.setup, proven, state),
    ])
    const open = await tables.find(id)
    await this.follow(open)
    const info = await tables.info(open)
    return { table: info, invites, watchToken, ...(recovery === undefined ? {} : { recovery: recovery.token }) }
  }

  /** Who signs in or goes while a table is made must not lose it: nothing is made then, and it can be tried again. */
  private async commitFor(person: PersonRow, writes: readonly Write[]): Promise<void> {
    try {
      await this.options.tables.commit([{ write: 'person.must', id: person.id }, ...writes])
    } catch (error) {
      if (error instanceof Conflict) throw new ApiError('busy', 'who you are has changed meanwhile; try again')
      throw error
    }
  }

  // Starting

  /** What else is true once the seats and the contributions to chance are as given. To be written with what made them so. */
  async writesAfter({ table }: OpenTable, seats: readonly SeatRow[], fairness: seatFacts.Fairness): Promise<Write[]> {
    const state = seatFacts.stateOf(seats, fairness, table.state)
    const setup = state === 'running' ? (await this.options.store.setup(table.id))! : ''
    // Who gets up before the start leaves a table that is open again.
    const isOpenAgain = state === 'open' && table.state !== 'open'
    const change: Write = {
      write: 'table.change',
      id: table.id,
      change: { fairness: JSON.stringify(fairness), ...(isOpenAgain ? { state } : {}) },
    }
    return [change, ...startWrites(table.id, setup, fairness, state)]
  }

  /** Does what a new state asks for: a match that runs is opened, one that is about to start gets its time. */
  async follow({ table }: OpenTable): Promise<void> {
    const { id } = table
    if (table.state === 'running') await this.matchOf(id)
    if (table.state === 'opening') setTimeout(() => void this.startLate(id), this.options.openingTime).unref()
  }

  /** It is stored, and starts when somebody comes, if it cannot be now. */
  private async matchOf(id: string): Promise<void> {
    try {
      await this.options.matches().open(id)
    } catch (error) {
      this.options.onTrouble('a match could not be opened', error)
    }
  }

  /** A match that was given up is tried again. */
  async again(id: string): Promise<void> {
    try {
      await this.options.matches().openAgain(id)
    } catch (error) {
      this.options.onTrouble('a match could not be tried again', error)
    }
  }

  private async startLate(id: string): Promise<void> {
    try {
      await this.start(id)
    } catch (error) {
      this.options.onTrouble('a table could not be started', error)
    }
  }

  /** Contributions that were not opened in time are left out. */
  async start(id: string): Promise<void> {
    const { tables } = this.options
    await tables.alone(id, async (open) => {
      if (open.table.state !== 'opening' && open.table.state !== 'open') return
      if (!open.seats.every(seatFacts.isTaken)) return
      await tables.commit(
        await this.writesAfter(open, open.seats, seatFacts.onlyOpened(seatFacts.fairnessIn(open.table))),
      )
      await this.follow(open)
      tables.changed(open)
    })
  }

  /** After a restart: matches where a bot is to move go on, tables that were about to start do. */
  async continueAll(): Promise<void> {
    const { store } = this.options
    for (const id of [...(await store.tablesOpening()), ...(await store.tablesFullButOpen())]) await this.startLate(id)
    const withBots = await store.tablesWithBots()
    const last = new Map((await store.lastSteps(withBots)).map((step) => [step.table_id, step.waiting]))
    for (const id of withBots) {
      const waiting = JSON.parse(last.get(id) ?? '[]') as Role[]
      const { seats } = await this.options.tables.find(id)
      const bots = thinkersOf(seatFacts.botsOf(seats))
      if (!last.has(id) || waiting.some((role) => bots.has(role))) await this.matchOf(id)
    }
  }

  async sourceOf(id: string): Promise<MatchSource | undefined> {
    const { table, seats } = await this.options.tables.find(id)
    if (table.state === 'open' || table.state === 'opening') return undefined
    const fairness = seatFacts.fairnessIn(table)
    return {
      setup: (await this.options.store.setup(id))!,
      key: seatFacts.keyOf(table.secret, fairness),
      bots: table.state === 'running' ? seatFacts.botsOf(seats) : [],
      isOver: table.state !== 'running',
      ...(fairness.from === undefined ? {} : { from: fairness.from }),
    }
  }
}

function newTable(id: string, host: PersonRow, wish: Wish, made: MadeSetup, watchHash: string): TableRow {
  const now = Date.now()
  return {
    id,
    game: made.game,
    title: wish.title ?? '',
    state: 'open',
    visibility: wish.visibility,
    pace: wish.pace,
    watching: (wish.watching ?? true) ? 1 : 0,
    host: host.id,
    roles: made.roles,
    options: made.options,
    secret: randomBytes(32).toString('hex'),
    fairness: '',
    watch_hash: watchHash,
    created: now,
    updated: now,
    outcome: null,
    stopped: null,
    proposal: null,
  }
}

function stepsOf(id: string, past: MadeTable['past']): Write[] {
  if (past === undefined) return []
  const waiting = JSON.stringify(past.waiting)
  const at = Date.now()
  return past.steps.map(([entries, told], seq) => ({
    write: 'step.add',
    step: { row: { table_id: id, seq, entries, told, waiting, at } },
  }))
}

/** A game that was moved here cannot be proven as a whole: its setup stays as it came. */
function startWrites(id: string, setup: string, fairness: seatFacts.Fairness, state: TableRow['state']): Write[] {
  if (state === 'opening')
    return [{ write: 'table.change', id, change: { state, updated: Date.now() }, from: ['open', 'opening'] }]
  if (state !== 'running') return []
  return [
    {
      write: 'table.change',
      id,
      change: { state, fairness: JSON.stringify(fairness), updated: Date.now() },
      from: ['open', 'opening'],
      ...(fairness.from === undefined ? { setup: seatFacts.withProof(setup, fairness) } : {}),
    },
  ]
}

/** What a worker made, or what is wrong with what was given. */
function taken<T>(result: Result<T>): T {
  if (result.ok) return result.value
  const { problems } = result
  if (problems[0]?.problem === NOT_JSON) throw new ApiError('malformed', 'the body must be JSON')
  const isGame = problems.some(({ path }) => path === 'game' || path === 'setup.game')
  throw new ApiError(isGame ? 'unknownGame' : 'invalid', 'the table cannot be made like this', problems)
}
