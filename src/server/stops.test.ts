import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contributionCommitment, fastSource, fromHex } from '../engine/index.ts'
import { fileOf } from '../engine/file.ts'
import { Host } from '../host/host.ts'
import { actAtRandom, preparedLanterns } from '../host/testing/lanterns.ts'
import type { ListedTable, NewTable, TableInfo } from '../protocol/http.ts'
import type { ServerMessage } from '../protocol/socket.ts'
import { databaseIn } from './store/folder.ts'
import { Browser, type Client } from './testing/client.ts'
import { contentOf, imagingStore, type Image, type ImagingStore } from './testing/images.ts'
import { testServer, type TestServer } from './testing/start.ts'

// Whatever is one thing to a person is done wholly or not at all, wherever the process ends or a write fails. Each thing is done
// once, with an image of the files at every single point; a fresh server opens every image that differs and must find all or
// none, and can go on.

/** A server, and the people at it by their cookies. */
class At {
  private readonly address: string

  constructor({ server }: TestServer) {
    this.address = server.address
  }

  browser(cookie = ''): Browser {
    const browser = new Browser(this.address)
    browser.cookie = cookie
    return browser
  }

  async guest(name: string): Promise<string> {
    const browser = this.browser()
    await browser.call('POST', '/api/guest', { name })
    return browser.cookie
  }

  /** Asks for something; throws unless it is done. */
  async ask<T>(cookie: string, method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.browser(cookie).call(method, path, body)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }

  post<T>(cookie: string, path: string, body?: unknown): Promise<T> {
    return this.ask(cookie, 'POST', `/api/tables/${path}`, body)
  }

  /** At a table, for a while. */
  async visit<T>(cookie: string, id: string, work: (client: Client) => Promise<T>, tokens?: string[]): Promise<T> {
    const client = this.browser(cookie).connect()
    try {
      const hello = await client.hello(id, tokens === undefined ? {} : { tokens })
      if (hello.type !== 'welcome') throw new Error(JSON.stringify(hello))
      return await work(client)
    } finally {
      client.close()
    }
  }

  /** Sends one message at a table; throws unless it is accepted. */
  async act(cookie: string, id: string, message: Parameters<Client['ask']>[0]): Promise<void> {
    await this.visit(cookie, id, async (client) => mustBe(await client.ask(message), 'update'))
  }

  answer(cookie: string, id: string, role: number, option?: string): Promise<void> {
    return this.visit(cookie, id, async (client) => {
      await client.until((m) => m.roles.get(role)?.question !== undefined)
      mustBe(await client.answer(role, ([first]) => option ?? first), 'update')
    })
  }

  /** Until nobody but this role is asked. */
  async onlyAsked(cookie: string, id: string, role: number): Promise<void> {
    await this.visit(cookie, id, (client) =>
      client.until(
        ({ public: { waiting } }) => waiting.length > 0 && waiting.every(({ role: asked }) => asked === role),
      ),
    )
  }
}

function mustBe(got: ServerMessage, type: ServerMessage['type']): void {
  if (got.type !== type) throw new Error(JSON.stringify(got))
}

// What people see

const seatWord = ({ holder, name, bot, conceded }: TableInfo['seats'][number]): string =>
  [holder, name, bot, conceded ? 'conceded' : undefined].filter((word) => word !== undefined).join(' ')

/** A table about to start does so by itself when a server starts. */
const stateWord = ({ state }: TableInfo): string => (state === 'opening' ? 'running' : state)

async function seatsSeen(at: At, cookie: string, id: string): Promise<string[]> {
  const table = await at.ask<TableInfo>(cookie, 'GET', `/api/tables/${id}`)
  return [stateWord(table), ...table.seats.map(seatWord)]
}

async function mine(at: At, cookie: string): Promise<string[][]> {
  const { tables } = await at.ask<{ tables: ListedTable[] }>(cookie, 'GET', '/api/tables/mine')
  return tables.map((table) => [stateWord(table), table.mine.join(), ...table.seats.map(seatWord)])
}

const kindOf = async (at: At, cookie: string): Promise<string> =>
  (await at.ask<{ kind: string }>(cookie, 'GET', '/api/me')).kind

/** What was done in a match, what the table told, and who is asked. */
const position = (at: At, cookie: string, id: string): Promise<unknown[]> =>
  at.visit(cookie, id, async ({ mirror: { public: seen } }) => [
    ((seen.cells.get('done') ?? []) as string[]).join(' '),
    seen.events.flatMap(({ type }) => (type.startsWith('table.') ? [type.slice('table.'.length)] : [])).join(' '),
    seen.waiting.map(({ role }) => role).join(),
    ...(seen.request === undefined ? [] : [`asked by ${seen.request.by}`]),
    ...(seen.outcome === undefined ? [] : ['over']),
  ])

const tableEvents = async (at: At, cookie: string, id: string): Promise<unknown> => (await position(at, cookie, id))[1]

async function signIn(at: At, login: string, password: string): Promise<string | undefined> {
  const browser = at.browser()
  const { status } = await browser.call('POST', '/api/signin', { login, password })
  return status === 200 ? browser.cookie : undefined
}

// What people do

const ME = { holder: 'me' as const }
const OPEN = { holder: 'open' as const }

const tableOf = (seats: NewTable['seats'], more: object = {}): object => ({
  game: 'lanterns',
  visibility: 'public',
  pace: 'live',
  seats,
  ...more,
})

interface Made {
  readonly table: TableInfo
  readonly invites: { readonly token: string }[]
  readonly watchToken: string
}

const make = (at: At, cookie: string, seats: NewTable['seats'], more: object = {}): Promise<Made> =>
  at.ask(cookie, 'POST', '/api/tables', tableOf(seats, more))

interface Table {
  readonly id: string
  readonly ada: string
  readonly bob: string
  readonly cid: string
}

/** Ada makes a table, Bob (and Cid) sit down; what starts has been seen. */
async function seated(at: At, more: object = {}, seats = [ME, OPEN]): Promise<Table> {
  const [ada, bob, cid] = [await at.guest('Ada'), await at.guest('Bob'), await at.guest('Cid')]
  const { id } = (await make(at, ada, seats, more)).table
  await at.post(bob, `${id}/sit`, {})
  if (seats.length > 2) await at.post(cid, `${id}/sit`, {})
  await at.visit(ada, id, async () => undefined)
  return { id, ada, bob, cid }
}

/** A game in which two take turns. */
const duel = (at: At): Promise<Table> => seated(at, { game: 'runaway' })
const three = (at: At): Promise<Table> => seated(at, {}, [ME, OPEN, OPEN])

async function duelAfter(at: At, ...words: string[]): Promise<Table> {
  const own = await duel(at)
  for (const [i, word] of words.entries()) await at.answer([own.ada, own.bob][i % 2], own.id, i % 2, word)
  return own
}

const account = { login: 'ada', password: 'long enough' }
let logins = 0

interface Account {
  readonly login: string
  readonly cookie: string
  readonly recoveryCode: string
}

async function signedUp(at: At): Promise<Account> {
  const browser = at.browser()
  const login = `${account.login}-${++logins}`
  const { body } = await browser.call('POST', '/api/signup', { ...account, login })
  return { login, cookie: browser.cookie, ...(body as { recoveryCode: string }) }
}

/** The host invites anew to a free seat, and somebody comes and sits there. */
async function freeSeatIsTaken(at: At, host: string, id: string, seat: number): Promise<void> {
  const dan = await at.guest('Dan')
  const { token } = await at.post<{ token: string }>(host, `${id}/seats/${seat}/revoke`)
  const table = await at.post<TableInfo>(dan, `${id}/sit`, { token })
  expect(table.seats[seat].name).toBe('Dan')
}

// The things

interface Thing<C = unknown> {
  readonly name: string
  begin(at: At): Promise<C>
  /** Fulfilled when the person has been told that it is done. */
  act(at: At, own: C): Promise<unknown>
  /** What else happens by itself. */
  settle?(at: At, own: C): Promise<void>
  /** What it looks like from outside; exactly this before and after. */
  look(at: At, own: C): Promise<unknown>
  readonly none: unknown
  readonly all: unknown
  /** The next natural thing to do, after it was done. */
  goOn(at: At, own: C): Promise<unknown>
  /** What was not done goes another way after a restart: only that it can be gone on with is tried. */
  readonly isOtherwise?: true
  /** Nobody is told if it cannot be stored. */
  readonly isUnheard?: true
}

const things: Thing[] = []
const thing = <C>(name: string, more: Omit<Thing<C>, 'name'>): void => void things.push({ name, ...more } as Thing)

const onlyId = async (at: At, cookie: string): Promise<string> =>
  (await at.ask<{ tables: ListedTable[] }>(cookie, 'GET', '/api/tables/mine')).tables[0].id

thing('a table with a bot is made, and runs', {
  begin: (at) => at.guest('Ada'),
  act: (at, ada) => make(at, ada, [ME, { holder: 'bot' }]),
  settle: async (at, ada) => at.onlyAsked(ada, await onlyId(at, ada), 0),
  look: mine,
  none: [],
  all: [['running', '0', 'person Ada', 'bot captain']],
  async goOn(at, ada) {
    const id = await onlyId(at, ada)
    // Nobody has to come for the bot to go on.
    const waiting = async () => (await at.ask<TableInfo>(ada, 'GET', `/api/tables/${id}`)).waiting
    await expect.poll(waiting, { timeout: PATIENCE }).toEqual([0])
    await at.answer(ada, id, 0)
  },
})

const bytes = ['aa'.repeat(16), 'bb'.repeat(20)]
const commitments = Object.fromEntries(
  bytes.map((text, seat) => [seat, contributionCommitment({ seat, bytes: fromHex(text)! })]),
)
const here: NewTable['seats'] = [ME, { holder: 'here', name: 'Bea' }]

thing('a table with contributions to chance is made', {
  begin: (at) => at.guest('Ada'),
  act: (at, ada) => make(at, ada, here, { commitments }),
  look: mine,
  none: [],
  all: [['running', '0,1', 'person Ada', 'person Bea']],
  async goOn(at, ada) {
    const id = await onlyId(at, ada)
    // Where it has not started by itself, it is started.
    for (const seat of [0, 1])
      await at.browser(ada).call('POST', `/api/tables/${id}/contribute`, { seat, bytes: bytes[seat] })
    await at.answer(ada, id, 0)
  },
})

thing<{ ada: string; id: string }>('the last contribution to chance starts a match', {
  async begin(at) {
    const ada = await at.guest('Ada')
    const { id } = (await make(at, ada, here, { commitments })).table
    await at.post(ada, `${id}/contribute`, { seat: 0, bytes: bytes[0] })
    return { ada, id }
  },
  act: (at, { ada, id }) => at.post(ada, `${id}/contribute`, { seat: 1, bytes: bytes[1] }),
  settle: (at, { ada, id }) => at.visit(ada, id, async () => undefined),
  async look(at, { ada, id }) {
    const { fairness } = await at.ask<TableInfo>(ada, 'GET', `/api/tables/${id}`)
    return fairness.contributions.flatMap((own) => (own.bytes === undefined ? [] : [own.seat]))
  },
  none: [0],
  all: [0, 1],
  goOn: (at, { ada, id }) => at.answer(ada, id, 0),
  isOtherwise: true,
})

thing('a game of elsewhere is gone on with', {
  begin: (at) => at.guest('Ada'),
  act(at, ada) {
    const ready = preparedLanterns(2, {})
    const { host } = Host.start(ready, fastSource('local'))
    const source = fastSource('moves')
    for (let i = 0; i < 8; i++) actAtRandom(host as never, source)
    return make(at, ada, here, { file: fileOf(ready.setup, host.match.log) })
  },
  async look(at, ada) {
    const tables = await mine(at, ada)
    return tables.length === 0 ? [] : [tables[0], await tableEvents(at, ada, await onlyId(at, ada))]
  },
  none: [],
  all: [['running', '0,1', 'person Ada', 'person Bea'], expect.stringContaining('moved')],
  goOn: async (at, ada) =>
    at.visit(ada, await onlyId(at, ada), async (client) =>
      mustBe(await client.answer(client.mirror.public.waiting[0].role), 'update'),
    ),
})

thing('somebody sits down', {
  async begin(at) {
    const [ada, bob] = [await at.guest('Ada'), await at.guest('Bob')]
    return { ada, bob, id: (await make(at, ada, [ME, OPEN, OPEN])).table.id }
  },
  act: (at, { bob, id }) => at.post(bob, `${id}/sit`, { seat: 2 }),
  look: (at, { ada, id }) => seatsSeen(at, ada, id),
  none: ['open', 'person Ada', 'open', 'open'],
  all: ['open', 'person Ada', 'open', 'person Bob'],
  goOn: (at, { bob, id }) => at.post(bob, `${id}/seats/2/leave`),
})

thing('an invitation is used', {
  async begin(at) {
    const [ada, bob] = [await at.guest('Ada'), await at.guest('Bob')]
    const { table, invites } = await make(at, ada, [ME, { holder: 'invite' }, OPEN], { visibility: 'link' })
    return { ada, bob, id: table.id, token: invites[0].token }
  },
  act: (at, { bob, id, token }) => at.post(bob, `${id}/sit`, { token }),
  look: (at, { ada, id }) => seatsSeen(at, ada, id),
  none: ['open', 'person Ada', 'invite', 'open'],
  all: ['open', 'person Ada', 'person Bob', 'open'],
  async goOn(at, { ada, id, token }) {
    const eve = at.browser(await at.guest('Eve'))
    expect((await eve.call('POST', `/api/tables/${id}/sit`, { token })).status).toBe(403)
    await at.post(eve.cookie, `${id}/sit`, { seat: 2 })
    await at.answer(ada, id, 0)
  },
})

thing('the last seat is taken, and the match starts', {
  async begin(at) {
    const [ada, bob] = [await at.guest('Ada'), await at.guest('Bob')]
    return { ada, bob, id: (await make(at, ada, [ME, OPEN])).table.id }
  },
  act: (at, { bob, id }) => at.post(bob, `${id}/sit`, {}),
  settle: (at, { ada, id }) => at.visit(ada, id, async () => undefined),
  look: (at, { ada, id }) => seatsSeen(at, ada, id),
  none: ['open', 'person Ada', 'open'],
  all: ['running', 'person Ada', 'person Bob'],
  goOn: (at, { bob, id }) => at.answer(bob, id, 1),
})

thing<Table>('somebody sits down in a match', {
  async begin(at) {
    const own = await duelAfter(at, 'on')
    await at.post(own.bob, `${own.id}/seats/1/leave`)
    return own
  },
  act: (at, { cid, id }) => at.post(cid, `${id}/sit`, {}),
  look: async (at, { ada, id }) => [...(await seatsSeen(at, ada, id)), await tableEvents(at, ada, id)],
  none: ['running', 'person Ada', 'open', 'seat'],
  all: ['running', 'person Ada', 'person Cid', 'seat seat'],
  goOn: (at, { cid, id }) => at.answer(cid, id, 1, 'on'),
})

thing<Table>('somebody gets up before the start', {
  async begin(at) {
    const [ada, bob] = [await at.guest('Ada'), await at.guest('Bob')]
    const { id } = (await make(at, ada, [ME, OPEN, OPEN])).table
    await at.post(bob, `${id}/sit`, {})
    return { id, ada, bob, cid: '' }
  },
  act: (at, { bob, id }) => at.post(bob, `${id}/seats/1/leave`),
  look: (at, { ada, id }) => seatsSeen(at, ada, id),
  none: ['open', 'person Ada', 'person Bob', 'open'],
  all: ['open', 'person Ada', 'open', 'open'],
  goOn: (at, { bob, id }) => at.post(bob, `${id}/sit`, { seat: 1 }),
})

thing<Table>('somebody gets up in a match', {
  begin: (at) => duelAfter(at, 'on'),
  act: (at, { bob, id }) => at.post(bob, `${id}/seats/1/leave`),
  look: async (at, { ada, bob, id }) => [
    ...(await seatsSeen(at, ada, id)),
    await tableEvents(at, ada, id),
    (await mine(at, bob)).length,
  ],
  none: ['running', 'person Ada', 'person Bob', '', 1],
  all: ['running', 'person Ada', 'open', 'seat', 0],
  async goOn(at, { cid, id }) {
    await at.post(cid, `${id}/sit`, {})
    await at.answer(cid, id, 1, 'on')
  },
})

async function left(at: At, begun: Promise<Table>): Promise<Table> {
  const own = await begun
  await at.post(own.bob, `${own.id}/seats/1/leave`)
  return own
}

thing<Table>('a seat is given to a bot', {
  begin: (at) => left(at, seated(at)),
  act: (at, { ada, id }) => at.post(ada, `${id}/seats/1/give`, { to: 'bot' }),
  settle: (at, { ada, id }) => at.onlyAsked(ada, id, 0),
  look: async (at, { ada, id }) => [...(await seatsSeen(at, ada, id)), await tableEvents(at, ada, id)],
  none: ['running', 'person Ada', 'open', 'seat'],
  all: ['running', 'person Ada', 'bot captain', 'seat seat'],
  async goOn(at, { ada, id }) {
    await at.onlyAsked(ada, id, 0)
    await at.answer(ada, id, 0)
  },
})

thing<Table>('a seat is given by link', {
  begin: (at) => left(at, duelAfter(at, 'on')),
  act: (at, { ada, id }) => at.post(ada, `${id}/seats/1/give`, { to: 'invite' }),
  look: async (at, { ada, id }) => [...(await seatsSeen(at, ada, id)), await tableEvents(at, ada, id)],
  none: ['running', 'person Ada', 'open', 'seat'],
  all: ['running', 'person Ada', 'invite', 'seat seat'],
  goOn: (at, { ada, id }) => freeSeatIsTaken(at, ada, id, 1),
})

async function proposed(at: At, cookie: string, id: string): Promise<unknown[]> {
  const { proposal } = await at.ask<TableInfo>(cookie, 'GET', `/api/tables/${id}`)
  return [...(await seatsSeen(at, cookie, id)), proposal?.asked.join() ?? '', await tableEvents(at, cookie, id)]
}

thing<Table>('a seat is to be offered anew', {
  begin: three,
  act: (at, { ada, id }) => at.post(ada, `${id}/seats/1/give`, { to: 'invite' }),
  look: (at, { ada, id }) => proposed(at, ada, id),
  none: ['running', 'person Ada', 'person Bob', 'person Cid', '', ''],
  all: ['running', 'person Ada', 'person Bob', 'person Cid', '2', ''],
  goOn: (at, { cid, id }) => at.post(cid, `${id}/seats/1/agree`, { yes: false }),
})

thing<Table>('the others agree that a seat is offered anew', {
  async begin(at) {
    const own = await three(at)
    await at.post(own.ada, `${own.id}/seats/1/give`, { to: 'invite' })
    return own
  },
  act: (at, { cid, id }) => at.post(cid, `${id}/seats/1/agree`, { yes: true }),
  look: (at, { ada, id }) => proposed(at, ada, id),
  none: ['running', 'person Ada', 'person Bob', 'person Cid', '2', ''],
  all: ['running', 'person Ada', 'invite', 'person Cid', '', 'seat'],
  goOn: (at, { ada, id }) => freeSeatIsTaken(at, ada, id, 1),
})

interface Entering extends Table {
  readonly other: string
  readonly token: string
}

async function withDevice(at: At): Promise<Entering> {
  const own = await duelAfter(at, 'on')
  const { token } = await at.post<{ token: string }>(own.bob, `${own.id}/link`)
  return { ...own, token, other: await at.guest('Phone') }
}

const enter = (at: At, { other, id, token }: Entering): Promise<unknown> => at.post(other, `${id}/enter`, { token })

thing<Entering>('another device comes in by a link', {
  begin: withDevice,
  act: enter,
  look: async (at, { other, bob }) => [await mine(at, other), (await mine(at, bob)).length],
  none: [[], 1],
  all: [[['running', '1', 'person Ada', 'person Bob']], 1],
  goOn: (at, { other, id }) => at.answer(other, id, 1, 'on'),
})

thing<Entering>('a guest comes back by the recovery link', {
  async begin(at) {
    const [ada, bob] = [await at.guest('Ada'), await at.guest('Bob')]
    const { id } = (await make(at, ada, [ME, OPEN], { game: 'runaway' })).table
    const { recovery } = await at.post<{ recovery: string }>(bob, `${id}/sit`, {})
    await at.answer(ada, id, 0, 'on')
    return { id, ada, bob, cid: '', other: await at.guest('Bob'), token: recovery }
  },
  act: enter,
  async look(at, { other, bob, id }) {
    const links = [bob, other].map(async (who) => (await at.browser(who).call('POST', `/api/tables/${id}/link`)).status)
    return [(await mine(at, other)).length, (await mine(at, bob)).length, ...(await Promise.all(links))]
  },
  none: [0, 1, 200, 403],
  all: [1, 1, 403, 200],
  goOn: (at, { other, id }) => at.answer(other, id, 1, 'on'),
})

thing<Entering>('all other devices are ended', {
  async begin(at) {
    const own = await withDevice(at)
    await enter(at, own)
    return { ...own, token: (await at.post<{ token: string }>(own.bob, `${own.id}/link`)).token }
  },
  act: (at, { bob, id }) => at.post(bob, `${id}/seats/1/revoke`),
  look: async (at, { other, bob }) => [(await mine(at, other)).length, (await mine(at, bob)).length],
  none: [1, 1],
  all: [0, 1],
  async goOn(at, own) {
    const stranger = at.browser(await at.guest('Eve'))
    const { status } = await stranger.call('POST', `/api/tables/${own.id}/enter`, { token: own.token })
    expect(status).toBe(403)
    await at.answer(own.bob, own.id, 1, 'on')
  },
})

thing<{ ada: string; id: string; token: string }>('there is a new link for watching', {
  async begin(at) {
    const ada = await at.guest('Ada')
    const { table, watchToken } = await make(at, ada, here, { visibility: 'link' })
    await at.visit(ada, table.id, async () => undefined)
    return { ada, id: table.id, token: watchToken }
  },
  act: (at, { ada, id }) => at.post(ada, `${id}/watch`),
  look: (at, { id, token }) => watches(at, id, token),
  none: 'welcome',
  all: 'error',
  async goOn(at, { ada, id }) {
    const { token } = await at.post<{ token: string }>(ada, `${id}/watch`)
    expect(await watches(at, id, token)).toBe('welcome')
  },
})

async function watches(at: At, id: string, token: string): Promise<string> {
  const client = at.browser().connect()
  const { type } = await client.hello(id, { tokens: [token] })
  client.close()
  return type
}

thing<Table>('somebody concedes, and a bot plays on', {
  begin: (at) => seated(at),
  act: (at, { bob, id }) => at.act(bob, id, { type: 'concede' }),
  settle: (at, { ada, id }) => at.onlyAsked(ada, id, 0),
  look: async (at, { ada, bob, id }) => [
    ...(await seatsSeen(at, ada, id)),
    await tableEvents(at, ada, id),
    (await mine(at, bob)).length,
  ],
  none: ['running', 'person Ada', 'person Bob', '', 1],
  // Whoever conceded still finds the game among their own.
  all: ['running', 'person Ada', 'bot Bob captain conceded', 'concede seat', 1],
  async goOn(at, { ada, id }) {
    await at.onlyAsked(ada, id, 0)
    await at.answer(ada, id, 0)
  },
})

const look = (at: At, { ada, id }: Table): Promise<unknown> => position(at, ada, id)

thing<Table>('a question is answered', {
  begin: duel,
  act: (at, { ada, id }) => at.answer(ada, id, 0, 'on'),
  look,
  none: ['', '', '0'],
  all: ['0:on', '', '1'],
  goOn: (at, { bob, id }) => at.answer(bob, id, 1, 'on'),
})

thing<Table>('an answer is taken back', {
  begin: (at) => duelAfter(at, 'on'),
  act: (at, { ada, id }) => at.act(ada, id, { type: 'undo' }),
  look,
  none: ['0:on', '', '1'],
  all: ['', 'undo', '0'],
  goOn: (at, { ada, id }) => at.act(ada, id, { type: 'redo' }),
})

thing<Table>('an answer that was taken back is given again', {
  async begin(at) {
    const own = await duelAfter(at, 'on')
    await at.act(own.ada, own.id, { type: 'undo' })
    return own
  },
  act: (at, { ada, id }) => at.act(ada, id, { type: 'redo' }),
  look,
  none: ['', 'undo', '0'],
  all: ['0:on', 'undo redo', '1'],
  goOn: (at, { bob, id }) => at.answer(bob, id, 1, 'on'),
})

thing<Table>('somebody asks to go back', {
  begin: (at) => duelAfter(at, 'on', 'on'),
  act: (at, { ada, id }) => at.act(ada, id, { type: 'request' }),
  look,
  none: ['0:on 1:on', '', '0'],
  all: ['0:on 1:on', 'request', '0', 'asked by 0'],
  goOn: (at, { bob, id }) => at.act(bob, id, { type: 'consent', yes: true }),
})

async function requested(at: At): Promise<Table> {
  const own = await duelAfter(at, 'on', 'on')
  await at.act(own.ada, own.id, { type: 'request' })
  return own
}

thing<Table>('the last one agrees to go back', {
  begin: requested,
  act: (at, { bob, id }) => at.act(bob, id, { type: 'consent', yes: true }),
  look,
  none: ['0:on 1:on', 'request', '0', 'asked by 0'],
  all: ['', 'request undo', '0'],
  goOn: (at, { ada, id }) => at.answer(ada, id, 0, 'on'),
})

thing<Table>('somebody does not want to go back', {
  begin: requested,
  act: (at, { bob, id }) => at.act(bob, id, { type: 'consent', yes: false }),
  look,
  none: ['0:on 1:on', 'request', '0', 'asked by 0'],
  all: ['0:on 1:on', 'request decline', '0'],
  goOn: (at, { ada, id }) => at.answer(ada, id, 0, 'on'),
})

thing<Table>('a match ends', {
  begin: (at) => duelAfter(at, 'on'),
  act: (at, { bob, id }) => at.answer(bob, id, 1, 'end'),
  look: async (at, own) => [...((await look(at, own)) as string[]), (await seatsSeen(at, own.ada, own.id))[0]],
  none: ['0:on', '', '1', 'running'],
  all: ['0:on 1:end', '', '', 'over', 'over'],
  async goOn(at, { ada, id }) {
    expect(await at.ask(ada, 'GET', `/api/tables/${id}/export`)).toMatchObject({
      reveal: { secret: expect.anything() },
    })
    await at.post(ada, `${id}/rematch`)
  },
})

thing<Table>('a match is stopped because its rules fail', {
  begin: (at) => duelAfter(at, 'on'),
  act: (at, { bob, id }) =>
    at.visit(bob, id, async (client) => {
      const told = client.next('table', ({ table }) => table.state === 'stopped')
      mustBe(await client.answer(1, () => 'throw'), 'error')
      await told
    }),
  look: async (at, own) => [
    ...((await look(at, own)) as string[]).slice(0, 2),
    ...(await seatsSeen(at, own.ada, own.id)),
  ],
  none: ['0:on', '', 'running', 'person Ada', 'person Bob'],
  all: ['0:on', '', 'stopped', 'person Ada', 'person Bob'],
  goOn: (at, { ada, id }) => at.post(ada, `${id}/resume`),
  isUnheard: true,
})

thing<Table>('a match that was stopped is resumed', {
  async begin(at) {
    const own = await duelAfter(at, 'on')
    await at.visit(own.bob, own.id, async (client) => {
      const told = client.next('table', ({ table }) => table.state === 'stopped')
      await client.answer(1, () => 'throw')
      await told
    })
    return own
  },
  act: (at, { ada, id }) => at.post(ada, `${id}/resume`),
  look: (at, { ada, id }) => seatsSeen(at, ada, id),
  none: ['stopped', 'person Ada', 'person Bob'],
  all: ['running', 'person Ada', 'person Bob'],
  goOn: (at, { bob, id }) => at.answer(bob, id, 1, 'on'),
})

thing<Table>('a line is said', {
  begin: duel,
  act: (at, { ada, id }) =>
    at.visit(ada, id, async (client) => {
      const heard = client.next('chat')
      mustBe(await Promise.race([client.ask({ type: 'chat', room: 'players', text: 'Hello' }), heard]), 'chat')
    }),
  look: (at, { bob, id }) =>
    at.visit(bob, id, async ({ got }) =>
      got.flatMap((one) => (one.type === 'welcome' ? one.chat.map(({ n, text }) => `${n} ${text}`) : [])),
    ),
  none: [],
  all: ['1 Hello'],
  goOn: (at, { ada, id }) => at.answer(ada, id, 0, 'on'),
})

thing<Table>('the same table is made once more', {
  begin: (at) => duelAfter(at, 'end'),
  act: (at, { bob, id }) => at.post(bob, `${id}/rematch`),
  look: (at, { bob }) => mine(at, bob),
  none: [['over', '1', 'person Ada', 'person Bob']],
  all: [
    ['open', '1', 'invite', 'person Bob'],
    ['over', '1', 'person Ada', 'person Bob'],
  ],
  goOn: async (at, { bob }) => freeSeatIsTaken(at, bob, await onlyId(at, bob), 0),
})

thing<{ ada: string; login: string }>('a guest makes an account', {
  async begin(at) {
    const ada = await at.guest('Ada')
    await make(at, ada, [ME, OPEN])
    return { ada, login: `${account.login}-${++logins}` }
  },
  act: (at, { ada, login }) => at.ask(ada, 'POST', '/api/signup', { ...account, login }),
  async look(at, { ada, login }) {
    const cookie = await signIn(at, login, account.password)
    return [await kindOf(at, ada), cookie === undefined ? undefined : await mine(at, cookie)]
  },
  none: ['guest', undefined],
  all: ['nobody', [['open', '0', 'person Ada', 'open']]],
  async goOn(at, { login }) {
    const cookie = (await signIn(at, login, account.password))!
    await at.post(await at.guest('Bob'), `${await onlyId(at, cookie)}/sit`, {})
    await at.answer(cookie, await onlyId(at, cookie), 0)
  },
})

thing<Table & { login: string }>('a guest signs in, and all its games move', {
  async begin(at) {
    const own = await duelAfter(at, 'on')
    const { login } = await signedUp(at)
    return { ...own, login }
  },
  act: (at, { bob, login }) => at.ask(bob, 'POST', '/api/signin', { login, password: account.password }),
  async look(at, { bob, login }) {
    return [await kindOf(at, bob), await mine(at, (await signIn(at, login, account.password))!)]
  },
  none: ['guest', []],
  all: ['nobody', [['running', '1', 'person Ada', 'person Bob']]],
  goOn: async (at, { id, login }) => at.answer((await signIn(at, login, account.password))!, id, 1, 'on'),
})

const NEW_PASSWORD = 'another one'

async function passwords(at: At, { login, cookie }: Account): Promise<unknown[]> {
  const works = [account.password, NEW_PASSWORD].map(async (word) => (await signIn(at, login, word)) !== undefined)
  return [await kindOf(at, cookie), ...(await Promise.all(works))]
}

thing<Account>('a password is changed', {
  begin: signedUp,
  act: (at, { cookie }) => at.ask(cookie, 'POST', '/api/password', { old: account.password, password: NEW_PASSWORD }),
  look: passwords,
  none: ['account', true, false],
  all: ['nobody', false, true],
  goOn: async (at, { login }) => make(at, (await signIn(at, login, NEW_PASSWORD))!, [ME, OPEN]),
})

thing<Account>('a password is replaced by the recovery code', {
  begin: signedUp,
  act: (at, { login, recoveryCode: code }) =>
    at.ask('', 'POST', '/api/recover', { login, code, password: NEW_PASSWORD }),
  look: passwords,
  none: ['account', true, false],
  all: ['nobody', false, true],
  goOn: async (at, { login }) => make(at, (await signIn(at, login, NEW_PASSWORD))!, [ME, OPEN]),
})

thing<Table>('a guest is forgotten', {
  begin: (at) => duelAfter(at, 'on'),
  act: (at, { ada }) => at.ask(ada, 'DELETE', '/api/account', { password: '' }),
  async look(at, { ada, bob, id }) {
    const { seats } = await at.ask<TableInfo>(bob, 'GET', `/api/tables/${id}`)
    return [await kindOf(at, ada), seats.map(seatWord), seats.map(({ isHost }) => isHost)]
  },
  none: ['guest', ['person Ada', 'person Bob'], [true, false]],
  all: ['nobody', ['person Ada', 'person Bob'], [false, true]],
  async goOn(at, { bob, id }) {
    await at.post(bob, `${id}/seats/0/give`, { to: 'invite' })
    await freeSeatIsTaken(at, bob, id, 0)
  },
})

thing<Account & Table>('an account is deleted', {
  async begin(at) {
    const own = await signedUp(at)
    const { id } = (await make(at, own.cookie, [ME, OPEN], { game: 'runaway' })).table
    const bob = await at.guest('Bob')
    await at.post(bob, `${id}/sit`, {})
    await at.visit(bob, id, async () => undefined)
    return { ...own, id, ada: own.cookie, bob, cid: '' }
  },
  act: (at, { cookie }) => at.ask(cookie, 'DELETE', '/api/account', { password: account.password }),
  async look(at, { login, cookie, bob, id }) {
    const { seats } = await at.ask<TableInfo>(bob, 'GET', `/api/tables/${id}`)
    const isIn = (await signIn(at, login, account.password)) !== undefined
    return [await kindOf(at, cookie), isIn, seats.map(({ isHost }) => isHost)]
  },
  none: ['account', true, [true, false]],
  all: ['nobody', false, [false, true]],
  async goOn(at, { bob, id }) {
    await at.post(bob, `${id}/seats/0/give`, { to: 'invite' })
    await freeSeatIsTaken(at, bob, id, 0)
  },
})

// Trying them

/** Milliseconds: only a runaway is caught, on however busy a machine. */
const PATIENCE = 600_000
const config = { silence: { live: 1e12, relaxed: 1e12 }, openingTime: 1e9 }
let folder: string
let imaging: ImagingStore
let test: TestServer
let at: At
let begun: Image
const owns = new Map<string, unknown>()
const done: Thing[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'walstatt-stops-'))
  const data = join(folder, 'data')
  mkdirSync(data)
  imaging = imagingStore(data, folder)
  test = await testServer(config, imaging.store, data)
  at = new At(test)
  for (const { name, begin } of things) owns.set(name, await begin(at))
  begun = imaging.image()
}, PATIENCE)
afterAll(async () => {
  await test.end()
  rmSync(folder, { recursive: true, force: true })
})

async function fresh<T>(image: Image, work: (now: At) => Promise<T>): Promise<T> {
  const server = await testServer(config, undefined, image.folder)
  try {
    return await work(new At(server))
  } finally {
    await server.end()
  }
}

const contentIn = ({ folder: own }: Image): string => contentOf(databaseIn(own))

/**
 * Tries until it is done, while one write after the other fails: whoever asks is told so, and nothing has changed. Returns the
 * images of the try that succeeds.
 */
async function doAtLast({ act, settle, look: see, none, isUnheard }: Thing, own: unknown): Promise<readonly Image[]> {
  for (let k = 1; ; k++) {
    const before = contentIn(imaging.image())
    imaging.record()
    imaging.failAt(isUnheard ? Number.POSITIVE_INFINITY : k)
    const isDone = await act(at, own).then(
      () => true,
      () => false,
    )
    imaging.acknowledge()
    const { hasFailed } = imaging
    imaging.failAt(Number.POSITIVE_INFINITY)
    if (isDone) {
      expect(k).toBeGreaterThan(isUnheard ? 0 : 1)
      await settle?.(at, own)
      return imaging.images()
    }
    imaging.images()
    expect(hasFailed, `write ${k}`).toBe(true)
    expect(contentIn(imaging.image()) === before, `write ${k}`).toBe(true)
    expect(await see(at, own), `write ${k}`).toEqual(none)
  }
}

/** Those images at which the store was neither as before nor as in the end; and what nobody may have been told too early. */
function between(images: readonly Image[], before: string, after: string): Image[] {
  const contents = images.map(contentIn)
  expect(contents[0]).toBe(before)
  expect(contents.at(-1)).toBe(after)
  images.forEach(({ isAcknowledged }, i) => expect(isAcknowledged && contents[i] === before).toBe(false))
  return images.filter((_, i) => contents[i] !== before && contents[i] !== after && contents[i] !== contents[i - 1])
}

describe('wherever it ends, all of it is there or nothing', { timeout: PATIENCE }, () => {
  it.each(things)('$name', async (one) => {
    const own = owns.get(one.name)
    expect(await one.look(at, own)).toEqual(one.none)
    const images = await doAtLast(one, own)
    const after = contentIn(imaging.image())
    expect(await one.look(at, own)).toEqual(one.all)
    done.push(one)
    for (const image of between(images, contentIn(images[0]), after))
      await fresh(image, async (now) => {
        const found = await one.look(now, own)
        expect([one.all, ...(image.isAcknowledged ? [] : [one.none])]).toContainEqual(found)
        await one.goOn(now, own)
      })
  })

  it('a server that starts before any of it finds nothing of it, and it can be done', async () => {
    await fresh(begun, async (now) => {
      for (const { name, look: see, none, all, act, goOn, isOtherwise } of things) {
        const own = owns.get(name)
        expect(await see(now, own), name).toEqual(none)
        if (!isOtherwise) {
          await act(now, own)
          expect(await see(now, own), name).toEqual(all)
        }
        await goOn(now, own)
      }
    })
  })

  it('a server that starts after all of it finds all of it, and goes on', async () => {
    expect(done).toHaveLength(things.length)
    await fresh(imaging.image(), async (now) => {
      for (const { name, look: see, all, goOn } of done) {
        expect(await see(now, owns.get(name)), name).toEqual(all)
        await goOn(now, owns.get(name))
      }
    })
  })
})
