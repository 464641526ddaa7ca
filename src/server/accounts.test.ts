import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListedTable } from '../protocol/http.ts'
import { defaults } from './config.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Browser } from './testing/client.ts'
import { twoSeats } from './testing/people.ts'
import { testServer, type TestServer } from './testing/start.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.end())

const account = { login: 'Ada.L', password: 'correct horse' }
const me = async (browser: Browser) => (await browser.call('GET', '/api/me')).body as { kind: string; name?: string }
const mine = async (browser: Browser) =>
  ((await browser.call('GET', '/api/tables/mine')).body as { tables: ListedTable[] }).tables.map(({ id }) => id)

describe('accounts', () => {
  it('a guest becomes an account with its games, and games of another guest move in at sign-in', async () => {
    const [first, second] = [test.browser(), test.browser()]
    const a = await first.table({ seats: twoSeats })
    expect(await me(first)).toMatchObject({ kind: 'guest', name: 'Ada' })
    const up = await first.call('POST', '/api/signup', account)
    expect(up.body).toMatchObject({
      kind: 'account',
      login: 'ada.l',
      recoveryCode: expect.stringMatching(/^(.{5}-){4}.{5}$/),
    })
    expect(await mine(first)).toEqual([a.table.id])
    const b = await second.table({ seats: twoSeats })
    expect((await second.call('POST', '/api/signin', { ...account, login: 'ADA.L' })).status).toBe(200)
    expect((await mine(second)).sort()).toEqual([a.table.id, b.table.id].sort())
    expect((await test.browser().call('POST', '/api/signup', account)).status).toBe(409)
    await second.call('POST', '/api/signout')
    expect(await me(second)).toEqual({ kind: 'nobody' })
    expect((await me(first)).kind).toBe('account')
  })

  it('passwords are changed, recovered with the code, and other sessions end', async () => {
    const [home, phone, thief] = [test.browser(), test.browser(), test.browser()]
    const login = { login: 'grace', password: 'first password' }
    const { recoveryCode } = (await home.call('POST', '/api/signup', login)).body as { recoveryCode: string }
    await phone.call('POST', '/api/signin', login)
    const change = (old: string) => home.call('POST', '/api/password', { old, password: 'second password' })
    expect((await change('guess')).status).toBe(401)
    expect((await change(login.password)).status).toBe(200)
    expect([(await me(home)).kind, (await me(phone)).kind]).toEqual(['account', 'nobody'])
    expect((await thief.call('POST', '/api/signin', login)).status).toBe(401)
    expect((await thief.call('POST', '/api/signin', { login: 'nobody', password: 'x' })).status).toBe(401)
    const recover = (code: string) =>
      phone.call('POST', '/api/recover', { login: 'grace', code, password: 'third password' })
    expect((await recover('AAAAA')).status).toBe(401)
    expect((await recover(recoveryCode.toLowerCase())).status).toBe(200)
    expect((await recover(recoveryCode)).status).toBe(401)
    expect((await me(home)).kind).toBe('nobody')
  })

  it('an account is deleted with its password only; its seat at a table that has not started is free', async () => {
    const browser = test.browser()
    const made = await browser.table({ seats: twoSeats })
    await browser.call('POST', '/api/signup', { login: 'leaving', password: 'my password' })
    expect((await browser.call('DELETE', '/api/account', { password: 'wrong' })).status).toBe(401)
    expect((await browser.call('DELETE', '/api/account', { password: 'my password' })).status).toBe(200)
    expect(await me(browser)).toEqual({ kind: 'nobody' })
    expect((await browser.call('POST', '/api/signin', { login: 'leaving', password: 'my password' })).status).toBe(401)
    const { body } = await test.browser().call('GET', `/api/tables/${made.table.id}`)
    expect(body).toMatchObject({ seats: [{ holder: 'open' }, { holder: 'open' }] })
  })
})

describe('safety', () => {
  it('cookies are signed, http-only and same-site; a forged one is nobody', async () => {
    const browser = test.browser()
    const { headers } = await browser.call('POST', '/api/guest', { name: 'Ada' })
    expect(headers.get('set-cookie')).toMatch(/^walstatt=.*HttpOnly; SameSite=Lax$/)
    browser.cookie = `${browser.cookie.slice(0, -3)}abc`
    expect(await me(browser)).toEqual({ kind: 'nobody' })
  })

  it('every answer carries strict headers, and sockets of foreign pages are refused', async () => {
    const { headers } = await test.browser().call('GET', '/health')
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const { WebSocket } = await import('ws')
    const status = (origin: string) =>
      new Promise<number>((done) => {
        const socket = new WebSocket(`${test.server.address.replace('http', 'ws')}/api/socket`, { origin })
        socket.on('open', () => (socket.terminate(), done(101)))
        socket.on('unexpected-response', (_request, response) => done(response.statusCode!))
        socket.on('error', () => undefined)
      })
    expect(await status('http://elsewhere.example')).toBe(403)
    expect(await status(test.server.address)).toBe(101)
  })

  it('too many requests and messages are refused', async () => {
    const strict = await testServer({ requests: { all: 20, passwords: 2 }, rate: { perSecond: 1, burst: 5 } })
    const browser = strict.browser()
    const tries: number[] = []
    for (let i = 0; i < 4; i++) tries.push((await browser.call('POST', '/api/signin', account)).status)
    expect(tries).toEqual([401, 401, 429, 429])
    const client = browser.connect()
    const refused = client.next('error')
    for (let i = 0; i < 8; i++) void client.ask({ type: 'ping' })
    expect((await refused).code).toBe('tooFast')
    client.close()
    await strict.end()
  })

  it('wrong passwords for an account are few, even from many places', async () => {
    const wrongPasswords = { burst: 2, per: 1, within: 1e9 }
    const strict = await testServer({ wrongPasswords, behindProxy: ['127.0.0.1'] })
    await strict.browser().call('POST', '/api/signup', account)
    const tries: number[] = []
    for (let i = 0; i < 4; i++) {
      const from = { 'x-forwarded-for': `198.51.100.${i}` }
      const login = { login: 'ada.l', password: i === 3 ? account.password : 'wrong' }
      tries.push((await strict.browser().call('POST', '/api/signin', login, from)).status)
    }
    expect(tries).toEqual([401, 401, 429, 429])
    const { headers } = await strict.browser().call('POST', '/api/guest', { name: 'Ada' })
    expect(headers.get('set-cookie')).toMatch(/; Secure/)
    await strict.end()
  })

  it('guests from one address are limited', async () => {
    const strict = await testServer({ quotas: { ...defaults.quotas, guests: { burst: 2, per: 1, within: 1e9 } } })
    const made: number[] = []
    for (let i = 0; i < 3; i++) made.push((await strict.browser().call('POST', '/api/guest', { name: 'Ada' })).status)
    expect(made).toEqual([200, 200, 429])
    await strict.end()
  })

  it('names hold no control characters', async () => {
    for (const name of ['A\0da', 'A\u001b[31mda', 'A\u202eda'])
      expect((await test.browser().call('POST', '/api/guest', { name })).status).toBe(422)
  })

  it('is not well when the store is not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'walstatt-'))
    const store = openSqlite(join(folder, 'walstatt.db'))
    const full = { ...store, check: () => Promise.reject(new Error('database or disk is full')) }
    const sick = await testServer({}, full, folder)
    expect(await sick.browser().call('GET', '/health')).toMatchObject({ status: 503, body: { ok: false } })
    await sick.end()
    expect(await test.browser().call('GET', '/health')).toMatchObject({ status: 200, body: { ok: true } })
  })

  it('a second server on the same folder does not start', async () => {
    await expect(testServer({}, undefined, test.folder)).rejects.toThrow('another server uses this folder')
    expect((await test.browser().call('GET', '/health')).status).toBe(200)
  })

  it('shows its figures to the operator only', async () => {
    expect((await test.browser().call('GET', '/metrics')).status).toBe(404)
    const { metricsAddress } = test.server
    expect(await (await fetch(metricsAddress!)).text()).toContain('walstatt_steps_total')
    expect((await fetch(new URL('/', metricsAddress))).status).toBe(404)
  })

  it('describes itself', async () => {
    const { body } = await test.browser().call('GET', '/api/openapi.json')
    const { paths } = body as { paths: Record<string, object> }
    expect(Object.keys(paths)).toContain('/api/tables/{id}/sit')
    expect((await test.browser().call('GET', '/api/games')).body).toMatchObject({
      games: expect.arrayContaining([expect.objectContaining({ id: 'lanterns' })]),
    })
  })
})
