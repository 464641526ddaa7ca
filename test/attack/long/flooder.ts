// Floods a server from a process of its own until it is ended, so that the canary is not slowed down by its own attacker.
import { games } from '../../../src/games/registry.ts'
import { PROTOCOL_VERSION } from '../../../src/protocol/views.ts'
import { Browser, type Client } from '../../../src/server/testing/client.ts'
import { ownPart } from '../../own-part.ts'
import { tableWith } from '../hostile.ts'
import { pause } from './child.ts'

const [address, kind, table] = process.argv.slice(2)
const SOCKETS = 30

/** As fast as a connection may send, and a little faster. */
async function onSocket(text: string, isNamed: boolean): Promise<void> {
  const browser = new Browser(address)
  if (isNamed) await browser.call('POST', '/api/guest', { name: 'Mallory' })
  for (;;) {
    const client: Client = browser.connect()
    await client.hello(table).catch(() => undefined)
    while (client.socket.readyState === client.socket.OPEN) {
      for (let i = 0; i < 8; i++) client.raw(text)
      client.got.length = 0
      await pause(100)
    }
    await pause(100)
  }
}

async function overHttp(paths: readonly string[]): Promise<void> {
  const browser = new Browser(address)
  for (let i = 0; ; i++) await browser.call('GET', paths[i % paths.length]).catch(() => undefined)
}

/** Tables with packs that take long to check, of every game that has some. */
async function largeTables(): Promise<string[]> {
  const all = await Promise.all(
    games.map(async ({ id }) => {
      const { largePack } = await ownPart<{ readonly largePack: object }>(id, 'large-pack.ts')
      if (largePack === undefined) return []
      return [tableWith('pack', JSON.stringify(largePack)).replace('"game":"packs"', `"game":"${id}"`)]
    }),
  )
  return all.flat()
}

async function packs(): Promise<void> {
  const browser = new Browser(address)
  await browser.call('POST', '/api/guest', { name: 'Mallory' })
  const bodies = await largeTables()
  for (;;) for (const body of bodies) await browser.call('POST', '/api/tables', body).catch(() => undefined)
}

const texts: Readonly<Record<string, object>> = {
  history: { type: 'history', event: 5 },
  hello: { type: 'hello', version: PROTOCOL_VERSION, table },
  chat: { type: 'chat', room: 'spectators', text: 'again and again' },
}

const one = (): Promise<void> => {
  if (kind === 'http')
    return overHttp(['/api/tables', `/api/tables/${table}`, `/api/tables/${table}/export`, '/api/games'])
  return kind === 'packs' ? packs() : onSocket(JSON.stringify(texts[kind]), kind === 'chat')
}
console.log('flooding')
await Promise.all(Array.from({ length: kind === 'packs' ? 4 : SOCKETS }, () => one()))
