import { fastSource, type FastSource } from '../../src/engine/index.ts'
import type { Mirror } from '../../src/protocol/mirror.ts'
import type { CreatedTable, TableInfo } from '../../src/protocol/http.ts'
import type { ServerMessage } from '../../src/protocol/socket.ts'
import type { Browser } from '../../src/server/testing/client.ts'
import type { Deed, Kind } from './ledger.ts'
import { newTable, type Plan } from './plans.ts'
import type { Tally } from './tally.ts'
import { seeTheSame, tellsOn, Visitor } from './visitors.ts'
import { Gone, PEOPLE, type Life } from './world.ts'

type Message = Parameters<Visitor['client']['ask']>[0]
export type Cookies = ReadonlyMap<string, string>

/** One table with everybody at it, through all lives of the server: what was asked of it, and what is known of it. */
export class PlayedTable {
  readonly plan: Plan
  readonly title: string
  readonly deeds: Deed[] = []
  readonly source: FastSource
  readonly tally: Tally
  id: string | undefined
  info: TableInfo | undefined
  isOver = false
  life!: Life
  private lastRefusal = ''
  private readonly cookies: Cookies
  private readonly visitors = new Map<string, Visitor>()
  private readonly before = new Map<string, Mirror>()

  constructor(plan: Plan, title: string, cookies: Cookies, tally: Tally) {
    this.plan = plan
    this.title = title
    this.source = fastSource(title)
    this.cookies = cookies
    this.tally = tally
  }

  get bots(): number[] {
    return this.plan.seats.flatMap((holder, seat) => (holder === 'bot' ? [seat] : []))
  }

  browser(name: string): Browser {
    return this.life.browser(this.cookies.get(name)!)
  }

  // Asking

  /** Asks for something and notes what became of it. Throws `Gone` if nobody will ever know. */
  private async ask<T>(
    kind: Kind,
    actor: string,
    word: string,
    work: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const deed: Deed = { kind, actor, word, state: 'sent' }
    this.deeds.push(deed)
    const asked = work()
    this.life.sent(kind)
    if (kind === 'answer' && this.plan.closing !== undefined) this.life.sent('end')
    const done = await asked
    deed.state = done === undefined ? 'refused' : 'done'
    if (done !== undefined) this.tally.done(deed)
    return done
  }

  /** Over HTTP; `undefined` if it is refused. */
  private async call<T>(name: string, path: string, body?: unknown): Promise<T | undefined> {
    let answer: { status: number; body: unknown }
    try {
      answer = await this.browser(name).call('POST', path, body)
    } catch {
      throw new Gone()
    }
    if (answer.status === 200) return answer.body as T
    this.lastRefusal = JSON.stringify(answer.body)
    this.refused((answer.body as { error?: { code: string } }).error?.code ?? String(answer.status))
    return undefined
  }

  private refused(code: string): void {
    this.tally.count(this.tally.refused, code)
    if (['internal', 'stopped', 'storage'].includes(code)) this.tally.problem('stuck', `${this.title}: ${code}`)
  }

  /** At the table; says whether it was accepted. */
  async act(kind: Kind, role: number, word: string, message: Message): Promise<boolean> {
    const visitor = await this.visitor(this.sitter(role)!)
    const done = await this.ask(kind, `role ${role}`, word, () => this.send(visitor, message))
    return done !== undefined
  }

  private async send(visitor: Visitor, message: Message): Promise<ServerMessage | undefined> {
    const reply = await visitor.orGone(visitor.client.ask(message))
    if (reply.type === 'update') return reply
    this.refused(reply.type === 'refused' ? reply.why : reply.type === 'error' ? reply.code : reply.type)
    return undefined
  }

  async say(name: string, text: string): Promise<void> {
    const visitor = await this.visitor(name)
    const line = await this.ask('chat', 'chat', text, async () => {
      const heard = visitor.client.next('chat', (got) => got.line.text === text)
      const failed = visitor.client.ask({ type: 'chat', room: 'players', text })
      const first = await visitor.orGone(Promise.race([heard, failed]))
      return first.type === 'chat' ? first.line : undefined
    })
    if (line !== undefined) this.deeds.find(({ word }) => word === text)!.n = line.n
  }

  // The table and its seats

  async create(): Promise<void> {
    const body = newTable(this.plan, this.title)
    const made = await this.ask('create', 'table', this.title, () =>
      this.call<CreatedTable>(PEOPLE[0], '/api/tables', body),
    )
    if (made === undefined) throw new Error(`not made: ${this.lastRefusal}`)
    this.id = made.table.id
    this.info = made.table
  }

  /** Before the start there is no log: the seat itself is looked at. */
  async sit(name: string, seat: number, token?: string): Promise<void> {
    const isBefore = this.info!.state === 'open'
    const [actor, word] = isBefore ? [`before ${seat}`, name] : [`seat ${seat}`, 'person']
    const body = token === undefined ? { seat } : { token }
    this.know(await this.ask('sit', actor, word, () => this.call<TableInfo>(name, `${this.path}/sit`, body)))
  }

  async leave(seat: number): Promise<void> {
    const name = this.sitter(seat)!
    const path = `${this.path}/seats/${seat}/leave`
    this.know(await this.ask('leave', `seat ${seat}`, 'nobody', () => this.call<TableInfo>(name, path)))
    this.visitors.get(name)?.client.close()
    this.visitors.delete(name)
  }

  /** The host gives a seat away; returns the link if it is given by one. Where a hand is hidden, the others are asked first. */
  async give(seat: number, to: 'bot' | 'invite'): Promise<string | undefined> {
    const path = `${this.path}/seats/${seat}/give`
    const body = { to, ...(to === 'bot' ? { bot: 'random' } : {}) }
    const word = to === 'bot' ? 'bot random' : 'nobody'
    const given = await this.ask('give', `seat ${seat}`, word, () =>
      this.call<{ table: TableInfo; token?: string }>(PEOPLE[0], path, body),
    )
    this.know(given?.table)
    if (to === 'invite' && given?.token === undefined) this.onlyProposed(seat)
    return given?.token
  }

  /** A player agrees that a seat is offered anew; it is free when all have. */
  async agree(seat: number, own: number): Promise<void> {
    const path = `${this.path}/seats/${seat}/agree`
    const name = this.sitter(own)!
    this.know(await this.ask('give', `seat ${seat}`, 'nobody', () => this.call<TableInfo>(name, path, { yes: true })))
    if (this.info!.proposal?.seat === seat) this.onlyProposed(seat)
  }

  /** What was done last about this seat is no change of it yet. */
  private onlyProposed(seat: number): void {
    this.deeds.findLast(({ actor }) => actor === `seat ${seat}`)!.state = 'refused'
  }

  /** The end was seen. */
  end(): void {
    this.isOver = true
    const deed: Deed = { kind: 'end', actor: 'end', word: '', state: 'done' }
    this.deeds.push(deed)
    this.tally.done(deed)
    this.tally.ended++
  }

  private get path(): string {
    return `/api/tables/${this.id}`
  }

  private know(info: TableInfo | undefined): void {
    if (info !== undefined) this.info = info
  }

  async look(): Promise<void> {
    try {
      const { status, body } = await this.browser(PEOPLE[0]).call('GET', this.path)
      if (status !== 200) throw new Error(`${this.title}: ${status} ${JSON.stringify(body)}`)
      this.info = body
    } catch (error) {
      if (error instanceof TypeError) throw new Gone()
      throw error
    }
  }

  sitter(seat: number): string | undefined {
    const { holder, name } = this.info!.seats[seat]
    return holder === 'person' ? name : undefined
  }

  /** The seats that people hold. */
  get held(): number[] {
    return this.info!.seats.flatMap(({ seat, holder }) => (holder === 'person' ? [seat] : []))
  }

  get free(): number[] {
    return this.info!.seats.flatMap(({ seat, holder }) => (holder === 'open' || holder === 'invite' ? [seat] : []))
  }

  // Visitors

  private come(name: string): Visitor {
    return new Visitor(this.life, this.cookies.get(name)!, (error) =>
      this.tally.problem('differing', `${this.title}: ${name}: ${String(error)}`),
    )
  }

  /** Somebody at the table, who comes if need be. */
  async visitor(name: string): Promise<Visitor> {
    const here = this.visitors.get(name)
    if (here !== undefined && !here.isGone) return here
    const visitor = this.come(name)
    this.visitors.set(name, visitor)
    await this.hello(visitor)
    const before = this.before.get(name)
    if (before !== undefined && !tellsOn(before, visitor.mirror))
      this.tally.problem('differing', `${this.title}: what ${name} was told`)
    this.before.delete(name)
    return visitor
  }

  private async hello(visitor: Visitor, since?: { mirror: Mirror; run: string }): Promise<void> {
    this.life.sent('joining')
    const reply = await visitor.orGone(visitor.client.hello(this.id!, since ?? {}))
    if (reply.type === 'welcome' || reply.type === 'resumed') return
    throw new Error(`${this.title}: ${JSON.stringify(reply)}`)
  }

  /** Until everybody here has heard what anybody has. */
  async level(): Promise<void> {
    const here = [...this.visitors.values()]
    const last = Math.max(...here.map(({ mirror }) => mirror.public.seq))
    for (const visitor of here) while (visitor.mirror.public.seq < last && (await visitor.news()));
  }

  /** Loses the connection and comes back where it was. */
  async reconnect(name: string): Promise<void> {
    const before = await this.visitor(name)
    const { mirror, run } = before.client
    before.client.close()
    await before.gone
    const visitor = this.come(name)
    this.visitors.set(name, visitor)
    await this.hello(visitor, { mirror, run })
  }

  /** Who has been here for a while sees what somebody sees who has just come. */
  async compare(name: string): Promise<void> {
    const known = await this.visitor(name)
    const fresh = this.come(name)
    try {
      await this.hello(fresh)
      this.tally.compared++
      if (!(await seeTheSame(known, fresh))) this.tally.problem('differing', `${this.title}: ${name}`)
    } finally {
      fresh.client.close()
    }
  }

  /** The server is gone: what was seen is remembered. Fulfilled when every word of it has come in. */
  async lose(): Promise<void> {
    for (const [name, visitor] of this.visitors) {
      await visitor.gone
      if (visitor.client.run !== '') this.before.set(name, visitor.mirror)
    }
    this.visitors.clear()
    this.info = undefined
  }

  hangUp(): void {
    for (const { client } of this.visitors.values()) client.close()
    this.visitors.clear()
  }
}
