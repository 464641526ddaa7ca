import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser, Client } from './testing/client.ts'
import { testServer, type TestServer } from './testing/start.ts'

let test: TestServer
let ada: Browser
beforeEach(async () => {
  test = await testServer()
  ada = test.browser()
})
afterEach(() => test.end())

const me = { holder: 'me' as const, name: 'Ada' }
const bot = { holder: 'bot' as const }

interface Made {
  readonly id: string
  readonly token: string
}

const make = async (who: Browser, table: string, seat: number, name = 'Mine') =>
  who.call('POST', `/api/tables/${table}/seats/${seat}/bots`, { name })
const made = async (...given: Parameters<typeof make>): Promise<Made> => {
  const { status, body } = await make(...given)
  expect([status, body]).toMatchObject([200, {}])
  return body
}
const end = (who: Browser, table: string, seat: number, id: string) =>
  who.call('DELETE', `/api/tables/${table}/seats/${seat}/bots/${id}`)
const closed = (client: Client): Promise<number> => new Promise((done) => client.socket.once('close', done))

async function greeted(token: string, table: string): Promise<Client> {
  const client = ada.with(token).connect()
  expect((await client.hello(table)).type).toBe('welcome')
  return client
}

describe('a program that answers for a seat', () => {
  it('sees what the seat sees, hears no talk, and ends with its token, at once', async () => {
    const { table } = await ada.table({ seats: [me, bot] })
    const { id, token } = await made(ada, table.id, 0)
    const own = ada.connect()
    await own.hello(table.id)
    own.raw(JSON.stringify({ type: 'chat', room: 'players', text: 'between us' }))
    await own.next('chat')
    const client = await greeted(token, table.id)
    expect(client.got[0]).toMatchObject({ seats: [0], roles: [0], chat: [] })
    expect((await client.answer(0)).type).toBe('update')
    expect(await client.ask({ type: 'undo', role: 0 })).toMatchObject({ type: 'error', code: 'notAllowed' })
    expect((await ada.call('GET', `/api/tables/${table.id}/seats/0/bots`)).body).toMatchObject({
      bots: [{ id, name: 'Mine' }],
    })
    const out = closed(client)
    expect((await end(ada, table.id, 0, id)).status).toBe(200)
    expect(await out).toBe(4401)
    expect(await closed(ada.with(token).connect())).toBe(4401)
    own.close()
  })

  it('ends when its owner gets up, and comes to no other table', async () => {
    const { table } = await ada.table({ seats: [me, { holder: 'open' }] })
    const { table: another } = await ada.table({ seats: [me, bot] })
    const { token } = await made(ada, table.id, 0)
    const client = await greeted(token, table.id)
    expect(await client.hello(another.id)).toMatchObject({ type: 'error', code: 'notAllowed' })
    await client.hello(table.id)
    const refused = client.next('error')
    await ada.call('POST', `/api/tables/${table.id}/seats/0/leave`)
    expect(await refused).toMatchObject({ code: 'notAllowed' })
    client.close()
    expect(await closed(ada.with(token).connect())).toBe(4401)
  })

  it('is one of at most four of a seat, and ends with all other devices', async () => {
    const { table } = await ada.table({ seats: [me, bot] })
    const all = [await made(ada, table.id, 0)]
    for (let i = 1; i < 4; i++) all.push(await made(ada, table.id, 0))
    expect((await make(ada, table.id, 0)).body).toMatchObject({ error: { code: 'full' } })
    const out = closed(await greeted(all[2].token, table.id))
    await ada.call('POST', `/api/tables/${table.id}/seats/0/revoke`)
    expect(await out).toBe(4401)
    expect((await ada.call('GET', `/api/tables/${table.id}/seats/0/bots`)).body).toEqual({ bots: [] })
  })
})

describe("a program in a bot's seat", () => {
  it('plays instead of the bot, told to all, until it ends: then the Captain does', async () => {
    const { table } = await ada.table({ seats: [me, bot] })
    const { id, token } = await made(ada, table.id, 1, 'Deep Lantern')
    const client = await greeted(token, table.id)
    const info = client.got.find((got) => got.type === 'welcome')!
    expect(info).toMatchObject({
      table: { seats: [{}, { holder: 'bot', bot: 'own', name: 'Deep Lantern' }] },
      roles: [1],
    })
    expect(client.mirror.public.events.at(-1)).toMatchObject({ type: 'table.seat', seat: 1, holder: 'bot own' })
    expect((await end(ada, table.id, 1, id)).status).toBe(200)
    const own = ada.connect()
    await own.hello(table.id)
    expect(own.got[0]).toMatchObject({ table: { seats: [{}, { holder: 'bot', bot: 'captain' }] } })
    await own.until((m) => m.public.waiting.every(({ role }) => role === 0))
    own.close()
  })

  it('shows no hand to a host who plays against people: it is refused once the match runs', async () => {
    const { table } = await ada.table({ seats: [me, { holder: 'open' }, bot], visibility: 'public' })
    const bea = test.browser()
    expect((await make(bea, table.id, 2)).status).toBe(401)
    await bea.call('POST', `/api/tables/${table.id}/sit`, { name: 'Bea' })
    expect((await make(bea, table.id, 2)).body).toMatchObject({ error: { code: 'notYourSeat' } })
    expect((await make(ada, table.id, 2)).body).toMatchObject({ error: { code: 'notNow' } })
  })
})

it('a bot or a character that the game does not have is refused, at a new table and for a seat', async () => {
  const seats = [me, { holder: 'bot' as const, bot: 'captain:pirate' }]
  const input = { game: 'bloodstones', visibility: 'link', pace: 'live' }
  const refused = await ada.call('POST', '/api/tables', { ...input, seats })
  expect([refused.status, refused.body]).toMatchObject([422, { error: { problems: [{ path: 'seats.1.bot' }] } }])
  const { table } = await ada.table({ ...input, visibility: 'link', pace: 'live', seats: [me, bot] })
  const give = (name: string) => ada.call('POST', `/api/tables/${table.id}/seats/1/give`, { to: 'bot', bot: name })
  for (const name of ['general:pirate', 'emperor', 'own'])
    expect([name, (await give(name)).body]).toMatchObject([
      name,
      { error: { code: 'invalid', problems: [{ path: 'bot' }] } },
    ])
  expect((await give('soldier:raider')).body).toMatchObject({ table: { seats: [{}, { bot: 'soldier:raider' }] } })
})
