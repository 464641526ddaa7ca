import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TableInfo } from '../protocol/http.ts'
import type { Browser, Client } from './testing/client.ts'
import { live, twoSeats } from './testing/people.ts'
import { testServer, type TestServer } from './testing/start.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer({ silence: { live: 0, relaxed: 1e12 } })
})
afterAll(() => test.end())

type Sat = TableInfo & { recovery?: string }

const sit = (browser: Browser, id: string, token: string, name = 'Bob') =>
  browser.call('POST', `/api/tables/${id}/sit`, { token, name })
const enter = (browser: Browser, id: string, token: string) =>
  browser.call('POST', `/api/tables/${id}/enter`, { token })
const closed = (client: Client): Promise<number> =>
  new Promise((done) => client.socket.once('close', (code) => done(code)))

async function seatsOf(browser: Browser, id: string, tokens: string[] = []): Promise<number[] | string> {
  const client = browser.connect()
  const reply = await client.hello(id, { tokens })
  client.close()
  return reply.type === 'welcome' ? reply.seats : reply.type === 'error' ? reply.code : reply.type
}

/** Ada invites Bob, who sits down; the link was seen by Eve. */
async function invited() {
  const [ada, bob, eve] = [test.browser(), test.browser(), test.browser()]
  const made = await ada.table({ visibility: 'link', seats: [twoSeats[0], { holder: 'invite' }] })
  const [{ token }] = made.invites
  const { id } = made.table
  const sat = (await sit(bob, id, token)).body as Sat
  return { ada, bob, eve, id, token, made, sat }
}

describe('an invitation', () => {
  it('is used up by sitting down: it opens the seat to nobody else, by no way in', async () => {
    const { bob, eve, id, token, sat } = await invited()
    expect(sat).toMatchObject({ state: 'running', seats: [{}, { holder: 'person', name: 'Bob' }] })
    expect(await seatsOf(eve, id, [token])).toBe('notAllowed')
    expect((await sit(eve, id, token, 'Eve')).status).toBe(403)
    expect((await enter(eve, id, token)).status).toBe(403)
    const headers = { 'x-walstatt-tokens': token }
    for (const way of ['', '/export']) {
      expect((await eve.call('GET', `/api/tables/${id}${way}`, undefined, headers)).status).toBe(403)
    }
    // Said twice by the same person is no fault, and takes nothing.
    expect((await sit(bob, id, token)).status).toBe(200)
    expect(await seatsOf(bob, id)).toEqual([1])
  })

  it('can be made anew by the host while nobody has taken it, and by nobody else', async () => {
    const [ada, bob] = [test.browser(), test.browser()]
    const made = await ada.table({ visibility: 'link', seats: [twoSeats[0], { holder: 'invite' }] })
    const { id } = made.table
    const { token } = (await ada.call('POST', `/api/tables/${id}/seats/1/revoke`)).body as { token: string }
    expect((await sit(bob, id, made.invites[0].token)).status).toBe(403)
    expect((await sit(bob, id, token)).status).toBe(200)
    expect((await ada.call('POST', `/api/tables/${id}/seats/1/revoke`)).status).toBe(403)
  })
})

describe('another device', () => {
  it('comes in by a link of the sitter, once, and can be ended', async () => {
    const { ada, bob, eve, id } = await invited()
    expect((await ada.call('POST', `/api/tables/${id}/seats/1/revoke`)).status).toBe(403)
    const { token } = (await bob.call('POST', `/api/tables/${id}/link`)).body as { token: string }
    const phone = test.browser()
    expect((await enter(phone, id, token)).status).toBe(200)
    expect(await seatsOf(phone, id)).toEqual([1])
    expect((await enter(eve, id, token)).status).toBe(403)
    // Only who sits there gives links; the other device does not.
    expect((await phone.call('POST', `/api/tables/${id}/link`)).status).toBe(403)
    const client = phone.connect()
    await client.hello(id)
    const shut = client.next('error')
    expect((await bob.call('POST', `/api/tables/${id}/seats/1/revoke`)).status).toBe(200)
    expect((await shut).code).toBe('notAllowed')
    expect(await seatsOf(bob, id)).toEqual([1])
    client.close()
  })

  it('an opponent cannot use it, nor take a seat that was left beside their own', async () => {
    const { ada, bob, id, browsers, end } = await live(test).then((own) => ({
      ...own,
      ada: own.browsers[0],
      bob: own.browsers[1],
    }))
    const { token } = (await bob.call('POST', `/api/tables/${id}/link`)).body as { token: string }
    expect((await enter(ada, id, token)).status).toBe(403)
    expect((await bob.call('POST', `/api/tables/${id}/seats/1/leave`)).status).toBe(200)
    expect((await ada.call('POST', `/api/tables/${id}/sit`, {})).status).toBe(403)
    expect((await browsers[2].call('POST', `/api/tables/${id}/sit`, {})).status).toBe(200)
    end()
  })
})

describe('a way back', () => {
  it('is shown to guests who sit down, brings them back once, and is followed by another', async () => {
    const { bob, eve, id, sat, made } = await invited()
    expect(made.recovery).toHaveLength(32)
    const back = test.browser()
    const again = (await enter(back, id, sat.recovery!)).body as Sat
    expect(again.recovery).toHaveLength(32)
    expect(await seatsOf(back, id)).toEqual([1])
    expect((await enter(eve, id, sat.recovery!)).status).toBe(403)
    // Who came back sits there now, and ends what was before.
    expect((await back.call('POST', `/api/tables/${id}/seats/1/revoke`)).status).toBe(200)
    expect(await seatsOf(bob, id)).toBe('notAllowed')
    expect((await enter(eve, id, again.recovery!)).status).toBe(403)
  })

  it('brings a host back as host', async () => {
    const { made, id } = await invited()
    const back = test.browser()
    await enter(back, id, made.recovery!)
    expect((await back.call('PATCH', `/api/tables/${id}`, { title: 'Again' })).status).toBe(200)
  })

  it('is not given to accounts, which have a password', async () => {
    const ada = test.browser()
    await ada.call('POST', '/api/signup', { login: 'way-back', password: 'my password' })
    expect(await ada.table({ seats: twoSeats })).not.toHaveProperty('recovery')
  })
})

describe('a seat offered anew', () => {
  /** Three at a table; Bob is away. */
  async function threeWithoutBob() {
    const seats = [twoSeats[0], { holder: 'invite' as const }, { holder: 'invite' as const }]
    const [ada, bob, cleo] = [test.browser(), test.browser(), test.browser()]
    const made = await ada.table({ visibility: 'link', seats })
    const { id } = made.table
    await sit(bob, id, made.invites[0].token)
    await sit(cleo, id, made.invites[1].token, 'Cleo')
    const give = (to: string) => ada.call('POST', `/api/tables/${id}/seats/1/give`, { to })
    const agree = (browser: Browser, yes: boolean) => browser.call('POST', `/api/tables/${id}/seats/1/agree`, { yes })
    return { ada, bob, cleo, id, give, agree }
  }

  it('needs the others where hands are hidden; then the old access ends, and everybody is told', async () => {
    const { ada, bob, cleo, id, give, agree } = await threeWithoutBob()
    const watching = cleo.connect()
    await watching.hello(id)
    const told = watching.next('table', ({ table }) => table.proposal !== undefined)
    const asked = (await give('invite')).body as { table: TableInfo; token?: string }
    expect(asked).toMatchObject({ table: { proposal: { seat: 1, agreed: [], asked: [2] } } })
    expect(asked).not.toHaveProperty('token')
    expect((await told).table.proposal).toEqual({ seat: 1, agreed: [], asked: [2] })
    // Neither the host nor who is meant can agree in their place.
    expect([(await agree(ada, true)).status, (await agree(bob, true)).status]).toEqual([403, 403])
    const event = watching.next('update', ({ parts }) => JSON.stringify(parts).includes('table.seat'))
    expect((await agree(cleo, true)).body).toMatchObject({ seats: [{}, { holder: 'invite' }, {}] })
    await event
    // Who sat there may still see how it ends.
    expect(await seatsOf(bob, id)).toEqual([])
    const { token } = (await give('invite')).body as { token: string }
    const back = test.browser()
    expect((await sit(back, id, token)).status).toBe(200)
    expect(await seatsOf(back, id)).toEqual([1])
    watching.close()
  })

  it('is off when somebody declines, or when who was away comes back', async () => {
    const { bob, cleo, id, give, agree } = await threeWithoutBob()
    await give('invite')
    expect((await agree(cleo, false)).body).toMatchObject({ proposal: { declined: 2 } })
    expect((await agree(cleo, true)).status).toBe(409)
    expect((await give('invite')).body).toMatchObject({ table: { proposal: { seat: 1, agreed: [], asked: [2] } } })
    const client = bob.connect()
    const welcome = await client.hello(id)
    expect(welcome).toMatchObject({ type: 'welcome', seats: [1] })
    expect((await agree(cleo, true)).status).toBe(409)
    expect((await give('invite')).status).toBe(409)
    client.close()
  })
})

describe('a hand', () => {
  it('is not come to by whoever has seen another one of the match, whichever way round', async () => {
    const seats = [twoSeats[0], { holder: 'open' as const }, { holder: 'open' as const }]
    const [ada, bob, cleo] = [test.browser(), test.browser(), test.browser()]
    const made = await ada.table({ seats })
    const { id } = made.table
    const take = async (browser: Browser, seat: number) =>
      (await browser.call('POST', `/api/tables/${id}/sit`, { seat, name: 'Somebody' })).status
    const leave = async (browser: Browser, seat: number) =>
      (await browser.call('POST', `/api/tables/${id}/seats/${seat}/leave`)).status
    expect([await take(bob, 1), await take(cleo, 2)]).toEqual([200, 200])
    expect([await leave(cleo, 2), await take(bob, 2)]).toEqual([200, 403])
    expect([await leave(bob, 1), await take(bob, 2), await take(bob, 1)]).toEqual([200, 403, 200])
  })

  it('does not go from a bot to a person past the others', async () => {
    const seats = [twoSeats[0], { holder: 'bot' as const, bot: 'random' }, { holder: 'invite' as const }]
    const [ada, cleo] = [test.browser(), test.browser()]
    const made = await ada.table({ visibility: 'link', seats })
    const { id } = made.table
    await sit(cleo, id, made.invites[0].token, 'Cleo')
    const asked = await ada.call('POST', `/api/tables/${id}/seats/1/give`, { to: 'invite' })
    expect(asked.body).toMatchObject({ table: { proposal: { seat: 1, asked: [2] } } })
    expect(asked.body).not.toHaveProperty('token')
  })
})

describe('whoever is expected', () => {
  it('may know where, until the invitation or the link is used', async () => {
    const [ada, bob] = [test.browser(), test.browser()]
    const made = await ada.table({ visibility: 'link', seats: [twoSeats[0], { holder: 'invite' }] })
    const { id } = made.table
    const see = async (token: string) =>
      (await test.browser().call('GET', `/api/tables/${id}`, undefined, { 'x-walstatt-tokens': token })).status
    expect([await see(made.invites[0].token), await see(made.recovery!)]).toEqual([200, 200])
    await sit(bob, id, made.invites[0].token)
    await enter(test.browser(), id, made.recovery!)
    expect([await see(made.invites[0].token), await see(made.recovery!), await see('x'.repeat(32))]).toEqual([
      403, 403, 403,
    ])
  })
})

describe('sessions', () => {
  const account = (login: string) => ({ login, password: 'my password' })

  it('signing in keeps the seats of the guest, for the table and for everybody at it', async () => {
    await test.browser().call('POST', '/api/signup', account('keeper'))
    const { ada, browsers, id, end } = await live(test)
    const out = closed(ada)
    expect((await browsers[0].call('POST', '/api/signin', account('keeper'))).status).toBe(200)
    expect(await out).toBe(4401)
    expect(await seatsOf(browsers[0], id)).toEqual([0])
    expect((await browsers[0].call('PATCH', `/api/tables/${id}`, { title: 'Mine' })).status).toBe(200)
    end()
  })

  it('signing in while a table is made loses neither the table nor the guest', async () => {
    await test.browser().call('POST', '/api/signup', account('in-between'))
    for (let i = 0; i < 4; i++) {
      const guest = test.browser()
      await guest.call('POST', '/api/guest', { name: 'Gus' })
      const input = { game: 'lanterns', options: {}, visibility: 'public', pace: 'live', seats: twoSeats }
      const before = { ...guest }
      const [made] = await Promise.all([
        guest.call('POST', '/api/tables', input),
        Object.assign(test.browser(), before).call('POST', '/api/signin', account('in-between')),
      ])
      const owner = test.browser()
      await owner.call('POST', '/api/signin', account('in-between'))
      const mine = (await owner.call('GET', '/api/tables/mine')).body as { tables: { id: string }[] }
      const isThere =
        made.status === 200 && mine.tables.some(({ id }) => id === (made.body as { table: TableInfo }).table.id)
      expect(made.status === 200 ? isThere : made.status === 503).toBe(true)
    }
  })

  it('deleting an account takes the seats at once, and another player becomes the host', async () => {
    const { bob, browsers, id, end } = await live(test)
    await browsers[0].call('POST', '/api/signup', account('gone'))
    const stolen = test.browser()
    stolen.cookie = browsers[0].cookie
    const client = stolen.connect()
    await client.hello(id)
    const [out, told] = [closed(client), bob.next('table', ({ table }) => table.seats[1].isHost)]
    await browsers[0].call('DELETE', '/api/account', { password: 'my password' })
    expect(await out).toBe(4401)
    expect((await told).table.seats[0]).toMatchObject({ name: 'Ada', isHost: false })
    expect(await seatsOf(stolen, id)).toEqual([])
    end()
  })

  it('signing out, or another password, ends the sockets of those sessions and no others', async () => {
    const [home, phone] = [test.browser(), test.browser()]
    const made = await home.table({ seats: twoSeats })
    await home.call('POST', '/api/signup', account('two-places'))
    await phone.call('POST', '/api/signin', account('two-places'))
    const clients = [home.connect(), phone.connect()]
    for (const client of clients) await client.hello(made.table.id)
    const out = closed(clients[1])
    await home.call('POST', '/api/password', { old: 'my password', password: 'other password' })
    expect(await out).toBe(4401)
    const again = home.connect()
    await again.hello(made.table.id)
    const signedOut = closed(again)
    await home.call('POST', '/api/signout')
    expect(await signedOut).toBe(4401)
    for (const client of clients) client.close()
  })
})

describe('watching', () => {
  it('needs the new link when the host has made one; who came by the old one is shown out', async () => {
    const ada = test.browser()
    const made = await ada.table({ visibility: 'link', seats: [twoSeats[0], { holder: 'bot' }] })
    const { id } = made.table
    const eve = test.browser().connect()
    await eve.hello(id, { tokens: [made.watchToken] })
    const out = eve.next('error')
    expect((await test.browser().call('POST', `/api/tables/${id}/watch`)).status).toBe(401)
    const { token } = (await ada.call('POST', `/api/tables/${id}/watch`)).body as { token: string }
    expect((await out).code).toBe('notAllowed')
    expect(await eve.hello(id, { tokens: [made.watchToken] })).toMatchObject({ code: 'notAllowed' })
    expect((await eve.hello(id, { tokens: [token] })).type).toBe('welcome')
    eve.close()
  })
})
