import { join } from 'node:path'
import { fastSource, type FastSource } from '../../../src/engine/index.ts'
import { PROTOCOL_VERSION } from '../../../src/protocol/views.ts'
import type { Browser, Client } from '../../../src/server/testing/client.ts'
import { changesIn, Witness } from '../dump.ts'
import { HARMFUL, HOSTILE_KEYS, MALFORMED, sendBody, wrongTables } from '../hostile.ts'
import { leaksInMessages } from '../leaks.ts'
import { inFolder, until, withChild, type Child } from './child.ts'
import { UNLIMITED } from './limits.ts'
import { playFor, REAL, realTable } from './play.ts'

const SOCKETS = 12
const AT_ONCE = 24

interface World {
  readonly child: Child
  readonly tables: readonly string[]
  readonly hidden: string
  /** Somebody without any seat. */
  readonly eve: Browser
}

const malformed = Object.values(MALFORMED).filter((body) => body.length > 0 && body.length < 40_000)
const words = ['', 'x', '0', '1.0', 'tile:0', '__proto__', '\u0000', '🂡', 'x'.repeat(400)]

/** What a stranger sends. None of it may do anything. */
function message(source: FastSource, { tables, hidden }: World): string | Buffer {
  const pick = <T>(list: readonly T[]): T => list[source.below(list.length)]
  const [role, ref] = [source.below(4), source.below(1e6)]
  const hello = (table: string, more: object = {}) => ({ type: 'hello', version: PROTOCOL_VERSION, table, ...more })
  const kinds: readonly (() => object | string | Buffer)[] = [
    () => hello(pick(tables)),
    () => hello(hidden, { tokens: ['not-the-right-token'] }),
    () => hello(pick(tables), { since: { run: pick(words).slice(0, 40), seqs: { public: role, [role]: ref } } }),
    () => hello(pick(words).slice(0, 40)),
    () => ({ type: 'answer', role, question: pick(words).slice(0, 40), option: pick(words) }),
    () => ({ type: 'answers', role, question: '1.0', options: [pick(words), pick(words)] }),
    () => ({ type: 'offer', role, key: pick(words) }),
    () => ({ type: pick(['undo', 'redo', 'retract', 'request', 'concede', 'odds', 'tryOut']), role }),
    () => ({ type: 'consent', role, yes: true }),
    () => ({ type: 'history', role, event: source.below(50) }),
    () => ({ type: 'explain', role, key: pick(words) }),
    () => ({ type: 'chat', room: pick(['players', 'team', 'nowhere']), text: pick(words) }),
    () => ({ type: 'ping', [pick(words)]: 1 }),
    () => pick(malformed),
    () => pick(HOSTILE_KEYS),
  ]
  const made = pick(kinds)()
  return typeof made === 'string' || Buffer.isBuffer(made) ? made : JSON.stringify({ ...made, ref })
}

async function flood(world: World, seed: string, count: number): Promise<string[]> {
  const source = fastSource(seed)
  const leaks: string[] = []
  const clients: Client[] = Array.from({ length: SOCKETS }, () => world.eve.connect())
  const one = async (client: Client, n: number): Promise<void> => {
    for (let sent = 0; sent < n; sent += AT_ONCE) {
      await client.ask({ type: 'ping' })
      for (let i = 0; i < AT_ONCE; i++) client.raw(message(source, world))
      await client.ask({ type: 'ping' })
      leaks.push(...leaksInMessages(client.got, 'guest'))
      client.got.length = 0
    }
  }
  await Promise.all(clients.map((client) => one(client, count / SOCKETS)))
  for (const client of clients) client.close()
  return leaks
}

async function bodies(world: World, count: number): Promise<string[]> {
  const all = [...Object.values(HARMFUL), ...wrongTables(), ...HOSTILE_KEYS, ...malformed]
  const wrong: string[] = []
  for (let i = 0; i < count; i++) {
    const how = { method: 'POST', path: '/api/tables', cookie: world.eve.cookie }
    const { status, text } = await sendBody(world.child.address, how, all[i % all.length])
    if (status < 400 || status === 500) wrong.push(`${status} ${text.slice(0, 200)}`)
  }
  return wrong
}

/** All matches are put away, and what can be freed is. */
async function settled(child: Child): Promise<number> {
  await until('nobody is there', async () => (await child.figure('walstatt_connections')) === 0)
  await until('no match is loaded', async () => (await child.figure('walstatt_matches')) === 0)
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 10; i++) least = Math.min(least, await child.memory())
  return least
}

async function worldOf(child: Child): Promise<World> {
  const [victim, eve] = [child.browser(), child.browser()]
  await victim.call('POST', '/api/guest', { name: 'Victim' })
  await eve.call('POST', '/api/guest', { name: 'Eve' })
  const tables: string[] = []
  for (const { game, roles } of REAL) tables.push(await realTable(victim, game, roles))
  const seats = [{ holder: 'me' as const }, { holder: 'here' as const, name: 'Two' }]
  const hidden = (await victim.table({ visibility: 'link', seats })).table.id
  for (const id of [...tables, hidden]) await playFor(victim, id, 12)
  return { child, tables, hidden, eve }
}

/** So many hostile messages: no crash, no change, no leak, and memory comes back. */
export const hostileRun = (count: number, seed: string) =>
  inFolder((data) =>
    withChild(data, { ...UNLIMITED, idle: 500 }, async (child) => {
      const world = await worldOf(child)
      const witness = new Witness(join(data, 'walstatt.db'))
      try {
        const before = witness.dump()
        // What is loaded once stays: the first of them do not count.
        const warm = [...(await flood(world, `${seed} warm`, count / 5)), ...(await bodies(world, count / 500))]
        const memory = await settled(child)
        const leaks = await flood(world, seed, count)
        const wrong = await bodies(world, count / 100)
        const after = await settled(child)
        const changes = changesIn(before, witness.dump())
        const health = (await child.browser().call('GET', '/health')).status
        const growth = after / memory - 1
        const isOk = [...warm, ...leaks, ...wrong, ...changes].length === 0 && health === 200 && growth < 0.1
        const shown = (list: readonly string[]) => list.slice(0, 5)
        const bad = { leaks: shown(leaks), warm: shown(warm), wrong: shown(wrong), changes: shown(changes) }
        return { isOk, messages: count, memory, after, growth, health, ...bad }
      } finally {
        witness.close()
      }
    }),
  )
