import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_WORK_BYTES, MAX_WORKS, type Work, type WorkInfo } from '../protocol/http.ts'
import type { Browser } from './testing/client.ts'
import { testServer, type TestServer } from './testing/start.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.end())

const pack = (note = '') => ({ walstatt: 'content-pack', game: 'heroscape', version: 1, note })
const put = (browser: Browser, id: string, change: object = {}) =>
  browser.call('PUT', `/api/works/heroscape/${id}`, { name: 'Hill', pack: pack(), ...change })
const names = async (browser: Browser, game = 'heroscape') =>
  ((await browser.call('GET', `/api/works/${game}`)).body as { works: WorkInfo[] }).works.map(({ name }) => name)
const code = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code

async function account(login: string): Promise<Browser> {
  const browser = test.browser()
  await browser.call('POST', '/api/signup', { login, password: 'a long password' })
  return browser
}

describe('works', () => {
  it('are kept, listed, replaced, read and deleted', async () => {
    const ada = await account('ada')
    expect(await names(ada)).toEqual([])
    expect((await put(ada, 'hill')).body).toMatchObject({ id: 'hill', game: 'heroscape', name: 'Hill' })
    expect((await put(ada, 'hill', { name: ' Green hill ', pack: pack('second') })).status).toBe(200)
    expect(await names(ada)).toEqual(['Green hill'])
    expect(await names(ada, 'bloodstones')).toEqual([])
    const read = (await ada.call('GET', '/api/works/heroscape/hill')).body as Work
    expect(read).toMatchObject({ name: 'Green hill', pack: pack('second') })
    expect((await ada.call('DELETE', '/api/works/heroscape/hill')).status).toBe(200)
    expect(code(await ada.call('DELETE', '/api/works/heroscape/hill'))).toBe('unknownWork')
    expect(await names(ada)).toEqual([])
  })

  it('are seen and changed by their owner only', async () => {
    const [eva, max] = [await account('eva'), await account('max')]
    await put(eva, 'hill', { name: 'Of Eva' })
    expect(code(await max.call('GET', '/api/works/heroscape/hill'))).toBe('unknownWork')
    expect(code(await max.call('DELETE', '/api/works/heroscape/hill'))).toBe('unknownWork')
    await put(max, 'hill', { name: 'Of Max' })
    expect([await names(eva), await names(max)]).toEqual([['Of Eva'], ['Of Max']])
  })

  it('need an account, not only a guest', async () => {
    const guest = test.browser()
    expect(code(await put(guest, 'hill'))).toBe('signedOut')
    await guest.call('POST', '/api/guest', { name: 'Guest' })
    expect([code(await put(guest, 'hill')), code(await guest.call('GET', '/api/works/heroscape'))]).toEqual([
      'signedOut',
      'signedOut',
    ])
  })

  it('go with the account', async () => {
    const login = { login: 'gone', password: 'a long password' }
    const browser = await account(login.login)
    await put(browser, 'hill')
    await browser.call('DELETE', '/api/account', { password: login.password })
    await browser.call('POST', '/api/signup', login)
    expect(await names(browser)).toEqual([])
  })

  it('are refused if they are something else, too large, or too many', async () => {
    const browser = await account('many')
    expect(code(await put(browser, 'Hill!'))).toBe('invalid')
    expect(code(await put(browser, 'hill', { name: ' ' }))).toBe('invalid')
    expect(code(await put(browser, 'hill', { pack: { game: 'heroscape' } }))).toBe('invalid')
    expect(code(await put(browser, 'hill', { pack: { ...pack(), game: 'bloodstones' } }))).toBe('invalid')
    expect(code(await put(browser, 'hill', { pack: pack('x'.repeat(MAX_WORK_BYTES)) }))).toBe('invalid')
    expect(code(await put(browser, 'hill', { pack: pack('x'.repeat(2 * MAX_WORK_BYTES)) }))).toBe('tooLarge')
    expect((await put(browser, 'hill', { pack: pack('x'.repeat(MAX_WORK_BYTES - 1000)) })).status).toBe(200)
    await browser.call('DELETE', '/api/works/heroscape/hill')
    for (let i = 0; i < MAX_WORKS; i++) await put(browser, `w${i}`)
    expect(code(await put(browser, 'one-more'))).toBe('full')
    expect((await put(browser, 'w7', { name: 'Changed' })).status).toBe(200)
    expect(await names(browser)).toHaveLength(MAX_WORKS)
  })

  it('are taken apart by nobody if they are nested, rich or strange beyond measure', async () => {
    const browser = await account('deep')
    const body = (inner: string) =>
      `{"name":"Hill","pack":{"walstatt":"content-pack","game":"heroscape","note":${inner}}}`
    const send = (inner: string) => browser.call('PUT', '/api/works/heroscape/hill', body(inner))
    expect(code(await send(`${'['.repeat(3300)}${']'.repeat(3300)}`))).toBe('malformed')
    expect(code(await send(`[${'{},'.repeat(250_000)}{}]`))).toBe('malformed')
    expect(code(await send('{"__proto__":{}}'))).toBe('invalid')
    expect(code(await send('{'))).toBe('invalid')
    expect(await names(browser)).toEqual([])
  })

  it('are described', async () => {
    const { paths } = (await test.browser().call('GET', '/api/openapi.json')).body as { paths: object }
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/works/{game}', '/api/works/{game}/{id}']))
  })
})
