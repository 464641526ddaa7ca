import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaults } from '../server/config.ts'
import { databaseIn, lockFolder } from '../server/store/folder.ts'
import { configOf, serve } from './serve.ts'
import { walstatt } from './testing/terminal.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'walstatt-serve-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('options of serve', () => {
  it('are the defaults unless told otherwise', () => {
    const { data: _data, web: _web, workers: _workers, log: _log, ...rest } = configOf([])
    expect(defaults).toMatchObject(rest)
    expect(configOf([])).not.toHaveProperty('metrics')
  })

  it('name proxies, figures and limits', () => {
    const limits = ['--limit', 'quotas.chat.per=7', '--limit', 'quotas.chat.burst=3', '--limit', 'idle=1000']
    const config = configOf(['--behind-proxy', '10.0.0.0/8, ::1', '--metrics', '9100', ...limits])
    expect(config).toMatchObject({
      behindProxy: ['10.0.0.0/8', '::1'],
      metrics: { host: '127.0.0.1', port: 9100 },
      idle: 1000,
      bodies: defaults.bodies,
    })
    expect(config.quotas).toEqual({ ...defaults.quotas, chat: { ...defaults.quotas.chat, per: 7, burst: 3 } })
  })

  it('list every limit, and each can be set', () => {
    const names = [...String(serve.help).matchAll(/([A-Za-z.]+)=\d+/g)].map(([, name]) => name)
    expect(names).toEqual(
      expect.arrayContaining(['limits.making', 'wrongPasswords.within', 'bodies.table', 'json.depth', 'queues.looks']),
    )
    const leaves = JSON.stringify({ ...defaults, port: '', workers: '' }).match(/:\d+/g)
    expect(names).toHaveLength(leaves!.length)
    for (const name of names) {
      const set = configOf(['--limit', `${name}=17`])
      expect(name.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], set)).toBe(17)
    }
  })

  it.each([
    ['a proxy without an address', ['--behind-proxy'], '--behind-proxy'],
    ['everybody as a proxy', ['--behind-proxy', '0.0.0.0/0'], '0.0.0.0/0'],
    ['a proxy by name', ['--behind-proxy', '127.0.0.1,proxy'], '"proxy"'],
    ['an unknown limit', ['--limit', 'quotas.songs=1'], 'quotas.songs'],
    ['a group of limits', ['--limit', 'quotas=1'], '"quotas"'],
    ['a limit of the prototype', ['--limit', '__proto__=1'], '__proto__'],
    ['a limit that is none', ['--limit', 'idle=0'], 'idle must be a whole number'],
    ['a limit without a value', ['--limit', 'idle'], 'idle must be a whole number'],
    ['a limit that no timer takes', ['--limit', 'idle=2147483648'], 'idle must be a whole number'],
    ['a port that is none', ['--metrics', '65536'], '--metrics'],
  ])('refuse %s', async (_what, argv, words) => {
    const { code, out, err } = await walstatt(['serve', ...argv])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(words)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })
})

describe('a server that cannot start says why in one sentence', () => {
  const failsWith = async (data: string, words: RegExp, ...more: string[]): Promise<void> => {
    const { code, out, err } = await walstatt(['serve', '--port', '0', '--data', data, ...more])
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(words)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(err).not.toMatch(/unexpected|report/)
  }

  it('a file where a folder should be', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await failsWith(join(file, 'data'), /walstatt serve: .*file/)
  })

  it('a file that is no database', async () => {
    const data = mkdtempSync(join(folder, 'other-'))
    writeFileSync(databaseIn(data), 'no database, but long enough to be taken for one. '.repeat(100))
    await failsWith(data, /not a database/)
    // Nothing stays locked.
    lockFolder(data).release()
  })

  it('a folder that another server uses', async () => {
    const data = mkdtempSync(join(folder, 'used-'))
    const lock = lockFolder(data)
    await failsWith(data, /another server uses this folder/)
    lock.release()
  })

  it('an address that is not of this machine', async () => {
    const data = mkdtempSync(join(folder, 'address-'))
    await failsWith(data, /cannot listen: EADDRNOTAVAIL/, '--host', '192.0.2.1')
    lockFolder(data).release()
  })
})
