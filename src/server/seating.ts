import { USUAL_BOT } from '../bots/levels.ts'
import type { Role } from '../engine/index.ts'
import type { Sit } from '../protocol/http.ts'
import { ApiError } from './errors.ts'
import type { Doors } from './doors.ts'
import type { Matches } from './matches.ts'
import type { Opening } from './opening.ts'
import type { Taking } from './quota.ts'
import type { Reply, Watcher } from './running.ts'
import * as seatFacts from './seats.ts'
import { newLink } from './seat-links.ts'
import {
  backWrites,
  checkLiving,
  endAccess,
  freeSeat,
  holdWrites,
  hostIs,
  noProposal,
  noteGiven,
  othersOf,
  seatAt,
} from './seat-writes.ts'
import { hashOfToken, isToken, newToken } from './secrets.ts'
import type { PersonRow, SeatRow } from './store/schema.ts'
import { Conflict, type Store, type Write } from './store/store.ts'
import type { OpenTable, Tables } from './tables.ts'

export interface SeatingOptions {
  readonly store: Store
  readonly tables: Tables
  readonly opening: Opening
  readonly quotas: Taking<'links'>
  readonly matches: () => Matches
  readonly doors: Pick<Doors, 'programsEnded'>
  onTrouble(message: string, error: unknown): void
}

/** Who comes to a seat: perhaps nobody that is known yet, and a guest only once it is clear that there is room. */
export interface Comer {
  readonly person: PersonRow | undefined
  someone(name: string | undefined): Promise<PersonRow>
}

/** Somebody who has sat down, and a guest's way back. */
export interface SatDown {
  readonly open: OpenTable
  readonly recovery?: string
}

/** Who sits where. Every change of a seat is one write with everything that follows from it. */
export class Seating {
  private readonly options: SeatingOptions

  constructor(options: SeatingOptions) {
    this.options = options
  }

  private get tables(): Tables {
    return this.options.tables
  }

  // Sitting down

  /** An invitation is used up by sitting down. */
  sit(comer: Comer, id: string, input: Sit): Promise<SatDown> {
    return this.tables.alone(id, async (open) => {
      const own = this.tables.seatsFor(open, comer.person?.id)
      const seat = freeSeat(open, input)
      // Said twice is no fault: a browser cannot know whether it was heard.
      if (seat === undefined && own.length > 0) return { open }
      if (seat === undefined)
        throw new ApiError('notAllowed', 'this invitation has been used, or is not valid any more')
      if (this.tables.knowsAnother(open, comer.person?.id, [seat.seat]))
        throw new ApiError('notAllowed', 'you hold, or have held, another seat at this table')
      const person = await comer.someone(input.name)
      const recovery = person.kind === 'guest' ? newLink(id, person.id, 'recovery') : undefined
      const name = input.name ?? person.name
      const change = { holder: 'person', person: person.id, name, bot: null, token_hash: null } as const
      const also: Write[] = [
        { write: 'person.must', id: person.id },
        ...(recovery === undefined ? [] : [recovery.write]),
        // A table that nobody hosts any more belongs to who comes next.
        ...(open.table.host === '' ? [hostIs(id, person.id)] : []),
      ]
      await this.change(open, seat, change, 'person', also, input.commitment)
      return { open, ...(recovery === undefined ? {} : { recovery: recovery.token }) }
    })
  }

  /** Comes to the seats of a link, which is used up: from another device, or back after everything was forgotten. */
  enter(comer: Comer, id: string, token: string, name: string | undefined): Promise<SatDown> {
    const { store } = this.options
    return this.tables.alone(id, async (open) => {
      const hash = hashOfToken(token)
      const link = await store.link(hash)
      const meant = link === undefined ? [] : open.seats.filter((seat) => seat.person === link.person)
      if (link === undefined || link.table_id !== id || link.expires <= Date.now() || meant.length === 0)
        throw new ApiError('notAllowed', 'this link has been used, or is not valid any more')
      const own = this.tables.seatsFor(open, comer.person?.id)
      const seatsMeant = meant.map(({ seat }) => seat)
      if (this.tables.knowsAnother(open, comer.person?.id, seatsMeant))
        throw new ApiError('notAllowed', 'you hold, or have held, another seat at this table')
      const person = await comer.someone(name ?? meant[0].name ?? undefined)
      const isBack = link.kind === 'recovery' && open.table.state !== 'over' && link.person !== person.id
      const recovery = isBack && person.kind === 'guest' ? newLink(id, person.id, 'recovery') : undefined
      const moves = isBack ? backWrites(open, meant, link.person, person.id) : holdWrites(meant, own, person.id)
      await this.commitOrRefuse([
        { write: 'person.must', id: person.id },
        { write: 'link.use', hash },
        ...moves,
        ...(recovery === undefined ? [] : [recovery.write]),
      ])
      this.tables.changed(open)
      return { open, ...(recovery === undefined ? {} : { recovery: recovery.token }) }
    })
  }

  /** Whether one of these is an invitation or a link to a seat here that has not been used yet. */
  async isExpected(open: OpenTable, tokens: readonly string[]): Promise<boolean> {
    for (const token of tokens) {
      if (open.seats.some((seat) => seat.holder === 'invite' && isToken(token, seat.token_hash))) return true
      const link = await this.options.store.link(hashOfToken(token))
      if (link?.table_id === open.table.id && link.expires > Date.now()) return true
    }
    return false
  }

  private async commitOrRefuse(writes: readonly Write[]): Promise<void> {
    try {
      await this.tables.commit(writes)
    } catch (error) {
      if (error instanceof Conflict)
        throw new ApiError('notAllowed', 'this link has been used, or you are somebody else by now')
      throw error
    }
  }

  /** A link for another device of who sits there; of nobody else. */
  async link(person: PersonRow, open: OpenTable): Promise<string> {
    if (!open.seats.some((seat) => seat.person === person.id))
      throw new ApiError('notYourSeat', 'only who sits here gives a link to the seat')
    this.options.quotas.take('links', person.id)
    const { token, write } = newLink(open.table.id, person.id, 'device')
    await this.tables.commit([{ write: 'person.must', id: person.id }, write])
    return token
  }

  /** All other devices and open links of the sitter's seats end. A guest gets a new way back. */
  endDevices(person: PersonRow, id: string, n: number): Promise<SatDown> {
    return this.tables.alone(id, async (open) => {
      if (seatAt(open, n).person !== person.id)
        throw new ApiError('notYourSeat', 'only who sits here ends other devices')
      const recovery = person.kind === 'guest' ? newLink(id, person.id, 'recovery') : undefined
      const areKept = open.table.state === 'running'
      const ends = open.seats
        .filter((seat) => seat.person === person.id)
        .flatMap(({ seat }): Write[] => [
          { write: 'holders.end', table: id, seat, areKept },
          { write: 'bots.end', table: id, seat },
        ])
      await this.tables.commit([
        ...ends,
        { write: 'links.end', table: id, person: person.id },
        ...(recovery === undefined ? [] : [recovery.write]),
      ])
      for (const seat of this.tables.seatsFor(open, person.id)) this.options.doors.programsEnded(id, seat)
      this.tables.changed(open)
      return { open, ...(recovery === undefined ? {} : { recovery: recovery.token }) }
    })
  }

  /** A new invitation to a seat that nobody has taken; the old one is worth nothing any more. */
  invite(id: string, n: number): Promise<string> {
    return this.tables.alone(id, async (open) => {
      const seat = seatAt(open, n)
      checkLiving(open)
      if (seat.holder !== 'invite') throw new ApiError('notYourSeat', 'this seat is not by invitation, or is taken')
      const token = newToken()
      const change = { token_hash: hashOfToken(token) }
      await this.tables.commit([{ write: 'seat.change', table: id, seat: n, change }])
      return token
    })
  }

  contribute(id: string, n: number, bytes: string): Promise<OpenTable> {
    return this.tables.alone(id, async (open) => {
      const fairness = seatFacts.fairnessIn(open.table)
      if (seatFacts.hasOpened(fairness, n, bytes)) return open
      if (open.table.state !== 'opening' && open.table.state !== 'open')
        throw new ApiError('notNow', 'the match has started already')
      const { opening } = this.options
      await this.tables.commit(await opening.writesAfter(open, open.seats, seatFacts.open(fairness, n, bytes)))
      await opening.follow(open)
      this.tables.changed(open)
      return open
    })
  }

  // Getting up, giving away

  leave(person: PersonRow, id: string, n: number): Promise<OpenTable> {
    return this.tables.alone(id, async (open) => {
      // It may have waited for its turn: somebody else's seat by now, perhaps.
      if (!this.tables.seatsFor(open, person.id).includes(n)) throw new ApiError('notYourSeat', 'this is not your seat')
      const holder = open.table.visibility === 'public' ? 'open' : 'invite'
      const seat = seatAt(open, n)
      const change = { holder, person: null, name: null, token_hash: null } as const
      await this.change(open, seat, change, 'nobody', endAccess(open, seat))
      return open
    })
  }

  /**
   * Gives a seat to a bot, or to whoever comes by a new link or first. Returns the link's token. If somebody sits there whose
   * hand is hidden, the other players are asked first, and nothing else happens yet.
   */
  give(
    host: PersonRow,
    id: string,
    n: number,
    to: 'bot' | 'invite' | 'open',
    bot?: string,
  ): Promise<string | undefined> {
    return this.tables.alone(id, async (open) => {
      checkLiving(open)
      const given = to === 'bot' ? await this.botOf(open, bot) : null
      const seat = seatAt(open, n)
      const asked = await this.whoMustAgree(open, seat, to, host.id)
      if (asked.length > 0) {
        const proposal = JSON.stringify({ seat: n, agreed: [], asked } satisfies seatFacts.Proposal)
        await this.tables.commit([{ write: 'table.change', id, change: { proposal } }])
        this.tables.changed(open)
        return undefined
      }
      const token = to === 'invite' ? newToken() : undefined
      const change = {
        holder: to,
        person: null,
        name: null,
        bot: given,
        token_hash: token === undefined ? null : hashOfToken(token),
      } as const
      const isTaken = seat.person !== null && open.table.state === 'running'
      const also = [...endAccess(open, seat), ...(isTaken ? [noteGiven(open, seat, host.id, to)] : [])]
      if (isTaken && this.tables.isHere(open, n)) throw new ApiError('notNow', 'who sits there has come back')
      await this.change(open, seat, change, to === 'bot' ? `bot ${given}` : 'nobody', also)
      return token
    })
  }

  /** A bot as it is stored, if the game of the table has it. */
  private async botOf({ table }: OpenTable, bot = USUAL_BOT): Promise<string> {
    const { making } = this.options.matches()
    const made = await making.make<string>({ op: 'bot', game: table.game, bot }, table.host)
    if (!made.ok) throw new ApiError('invalid', 'there is no such bot', made.problems)
    return made.value
  }

  /** The seats that are to be asked before a seat goes to another person. Throws if it may not be given away at all. */
  private async whoMustAgree(open: OpenTable, seat: SeatRow, to: string, host: string): Promise<number[]> {
    const { tables } = this
    if (seat.conceded === 1) throw new ApiError('notNow', 'this seat was conceded: a bot plays it to its end')
    // What a bot holds was a person's, perhaps: without asking, that would be a way around the others.
    if (seat.holder === 'bot' && open.table.state === 'running')
      return to === 'bot' ? [] : this.othersIfHidden(open, seat, host)
    if (seat.holder !== 'person' || seat.person === null || open.table.state === 'open') return []
    if (open.table.state !== 'running' || tables.isHere(open, seat.seat))
      throw new ApiError('notNow', 'somebody sits there')
    const isSilent = await tables.isSilent(open, seat.seat)
    const others = othersOf(open, seat, host)
    if (!isSilent && (to === 'bot' || others.length === 0)) throw new ApiError('notNow', 'somebody sits there')
    if (to === 'bot') return []
    return isSilent ? this.othersIfHidden(open, seat, host) : others
  }

  private async othersIfHidden(open: OpenTable, seat: SeatRow, host: string): Promise<number[]> {
    return (await this.holdsSecrets(open, seat)) ? othersOf(open, seat, host) : []
  }

  private async holdsSecrets(open: OpenTable, seat: SeatRow): Promise<boolean> {
    const look = { look: 'holdsSecrets', roles: seatFacts.rolesOf(seat) } as const
    const reply = await this.options.matches().look(open.table.id, look, seat)
    return reply.kind !== 'seen' || reply.text !== 'false'
  }

  /** Another player's word on a seat that the host wants to offer anew. When all agree the seat is free. */
  agree(person: PersonRow, id: string, n: number, yes: boolean): Promise<OpenTable> {
    return this.tables.alone(id, async (open) => {
      checkLiving(open)
      const proposal = seatFacts.proposalIn(open.table)
      if (proposal?.seat !== n || proposal.declined !== undefined)
        throw new ApiError('notNow', 'nothing is proposed for this seat')
      const own = this.tables.seatsFor(open, person.id).filter((seat) => proposal.asked.includes(seat))
      if (own.length === 0) throw new ApiError('notYourSeat', 'you are not asked')
      const agreed = [...new Set([...proposal.agreed, ...own])].sort((a, b) => a - b)
      const seat = seatAt(open, n)
      if (yes && proposal.asked.every((other) => agreed.includes(other))) await this.vacate(open, seat)
      else {
        const next = yes ? { ...proposal, agreed } : { ...proposal, declined: own[0] }
        await this.tables.commit([{ write: 'table.change', id, change: { proposal: JSON.stringify(next) } }])
        this.tables.changed(open)
      }
      return open
    })
  }

  private async vacate(open: OpenTable, seat: SeatRow): Promise<void> {
    if (this.tables.isHere(open, seat.seat)) throw new ApiError('notNow', 'who sits there has come back')
    const change = { holder: 'invite', person: null, name: null, bot: null, token_hash: null } as const
    const also = [...endAccess(open, seat), noteGiven(open, seat, open.table.host, 'agreed')]
    await this.change(open, seat, change, 'nobody', also)
  }

  /** Who was thought to be lost has come back. */
  async cameBack(open: OpenTable, here: readonly number[]): Promise<void> {
    const proposal = seatFacts.proposalIn(open.table)
    if (proposal === undefined || !here.includes(proposal.seat)) return
    await this.tables.alone(open.table.id, () => this.tables.commit(noProposal(open)))
    this.tables.changed(open)
  }

  /** A bot that failed, or took too long: whoever plays in its place does so from now on, and the table is told. */
  async replaceBot(id: string, role: Role, by: string): Promise<void> {
    try {
      await this.tables.alone(id, async (open) => {
        const seat = open.seats.find((own) => seatFacts.rolesOf(own).includes(role))
        if (open.table.state !== 'running' || seat?.holder !== 'bot' || seat.bot === by) return
        await this.change(open, seat, { bot: by }, `bot ${by} instead`, [])
      })
    } catch (error) {
      this.options.onTrouble('a bot could not be replaced', error)
    }
  }

  /** Who concedes goes on as a spectator; a bot plays the seat to its end. One step, and one thing in the store. */
  concede(open: OpenTable, role: Role, watcher: Watcher, answer: (reply: Reply) => void): Promise<void> {
    return this.tables.alone(open.table.id, async () => {
      // It may have waited for its turn: somebody else's seat by now, perhaps.
      if (watcher.isOver) throw new ApiError('notYourSeat', 'this is not your seat any more')
      const seat = open.seats.find((own) => seatFacts.rolesOf(own).includes(role))!
      const change = { holder: 'bot', bot: 'captain', person: null, conceded: 1, token_hash: null } as const
      const bots = seatFacts.botsOf(open.seats.map((own) => (own === seat ? { ...own, ...change } : own)))
      const also: Write[] = [
        { write: 'seat.change', table: open.table.id, seat: seat.seat, change },
        ...endAccess(open, seat),
      ]
      const step = { seat: seat.seat, holder: 'bot captain', bots }
      return this.options.matches().concede(open.table.id, role, step, also, watcher, answer)
    })
  }

  /** To be called alone at the table. One change of a seat, with all that follows: a running match is told in the same step, a full table starts. */
  async change(
    open: OpenTable,
    seat: SeatRow,
    change: Partial<SeatRow>,
    holder: string,
    also: readonly Write[],
    commitment?: string,
  ): Promise<void> {
    checkLiving(open)
    const { id, state } = open.table
    const after = open.seats.map((own) => (own === seat ? { ...own, ...change } : own))
    const isProposed = seatFacts.proposalIn(open.table)?.seat === seat.seat
    const writes: Write[] = [
      { write: 'seat.change', table: id, seat: seat.seat, change },
      ...also,
      ...(isProposed ? noProposal(open) : []),
    ]
    if (state === 'running') {
      const told = { seat: seat.seat, holder, bots: seatFacts.botsOf(after) }
      return this.options.matches().seatChanged(id, told, writes)
    }
    const { opening } = this.options
    const fairness = seatFacts.commit(seatFacts.fairnessIn(open.table), seat.seat, commitment)
    await this.tables.commit([...writes, ...(await opening.writesAfter(open, after, fairness))])
    await opening.follow(open)
    return this.tables.changed(open)
  }
}
