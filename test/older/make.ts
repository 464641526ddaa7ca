// Writes data and files of today's program into a folder: nice node --import tsx test/older/make.ts <folder>
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fileOf, textOf } from '../../src/engine/file.ts'
import { type Entry, fastSource, type Options, type Setup } from '../../src/engine/index.ts'
import { games } from '../../src/games/registry.ts'
import type { StoredStep } from '../../src/host/restore.ts'
import { sinceOf } from '../../src/protocol/mirror.ts'
import type { NewTable } from '../../src/protocol/http.ts'
import type { Client } from '../../src/server/testing/client.ts'
import { testServer, type TestServer } from '../../src/server/testing/start.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import { databaseIn } from '../../src/server/store/folder.ts'
import { LocalTable } from '../../src/web/local/table.ts'
import type { LocalGame } from '../../src/web/local/store.ts'
import { closingOf, plans } from '../faults/plans.ts'

const [out = 'test/older'] = process.argv.slice(2)
const source = fastSource('older')
const head = { walstatt: 'content-pack', version: 1, name: 'Older' }
const packs: Record<string, object> = {
  bloodstones: { ...head, game: 'bloodstones', terrain: { moveCost: { hills: 2 } } },
  immortals: { ...head, game: 'immortals', magic: [{ id: 'awaken', energy: 3 }] },
}

const made: string[] = []

type Wish = Partial<NewTable> & { readonly game: string; readonly title: string; readonly players: number }

async function sit(test: TestServer, { players, ...wish }: Wish): Promise<{ id: string; clients: Client[] }> {
  const browsers = [test.browser(), test.browser()]
  await browsers[0].call('POST', '/api/guest', { name: 'Ada' })
  const seats = [{ holder: 'me' as const, name: 'Ada', roles: players - 1 }, { holder: 'open' as const }]
  const { table } = await browsers[0].table({ seats, ...wish })
  made.push(table.id)
  await browsers[1].call('POST', `/api/tables/${table.id}/sit`, { name: 'Bob' })
  const clients = browsers.map((browser) => browser.connect())
  for (const client of clients) await client.hello(table.id)
  return { id: table.id, clients }
}

const seqOf = (client: Client): number => sinceOf(client.mirror, '').seqs['public']

/** Answers by chance, until there have been so many or the game is over. */
async function play(clients: readonly Client[], most: number, isEnough: () => boolean = () => false): Promise<void> {
  for (let n = 0; n < most && !isEnough(); n++) {
    const asked = clients.flatMap((client) =>
      [...client.mirror.roles].flatMap(([role, { question }]) => (question === undefined ? [] : [{ client, role }])),
    )
    if (asked.length === 0) return
    const { client, role } = asked[source.below(asked.length)]
    const reply = await client.answer(role, (keys) => keys[source.below(keys.length)])
    if (reply.type !== 'update') throw new Error(JSON.stringify(reply))
    for (const other of clients) await other.until(() => seqOf(other) >= seqOf(client))
  }
}

/** Until somebody has answered and others still think about the same. */
async function playIntoRound(clients: readonly Client[]): Promise<void> {
  let before = 0
  await play(clients, 400, () => {
    const { length } = clients[0].mirror.public.waiting
    const isAmid = before > 1 && length === before - 1
    before = length
    return isAmid
  })
}

async function withServer(
  snapshotEvery: number,
  folder: string,
  work: (test: TestServer) => Promise<void>,
): Promise<void> {
  const test = await testServer({ snapshotEvery }, undefined, folder)
  await work(test)
  await test.server.close()
}

const optionsOf = (game: string): Options => plans.find((plan) => plan.game === game)!.options

const folder = join(out, '.data')
mkdirSync(folder, { recursive: true })
await withServer(25, folder, async (test) => {
  for (const { id: game, load } of games) {
    const { players } = (await load()).game
    const long = await sit(test, { game, title: 'running, with a snapshot', players: players.min })
    await play(long.clients, 90)
    const end = plans.find((plan) => plan.game === game && plan.closing?.left === 3)!
    const moved = await sit(test, {
      game,
      title: 'moved and over',
      players: players.min,
      file: closingOf(end.closing!).file,
    })
    await play(moved.clients, 2000)
    if (Object.keys(optionsOf(game)).length === 0) continue
    const short = await sit(test, { game, title: 'short and over', players: players.min, options: optionsOf(game) })
    await play(short.clients, 3000)
  }
})
await withServer(1_000_000, folder, async (test) => {
  for (const { id: game, load } of games) {
    const { players } = (await load()).game
    const young = await sit(test, { game, title: 'running, no snapshot', players: Math.min(players.max, 4) })
    await play(young.clients, 45)
    const packed =
      packs[game] && (await sit(test, { game, title: 'running, with a pack', players: players.min, pack: packs[game] }))
    if (packed) await play(packed.clients, 40)
    const amid = await sit(test, { game, title: 'running, in a round of all', players: players.min })
    await playIntoRound(amid.clients)
    const asking = await sit(test, { game, title: 'running, an undo is asked for', players: players.min })
    await play(asking.clients, 30)
    for (let i = 0; i < 60; i++) {
      const reply = await asking.clients[0].ask({ type: 'request', role: 0 })
      if (reply.type === 'update') break
      await play(asking.clients, 1)
    }
  }
})

/** As `walstatt match` and the browser write it. */
const store = openSqlite(databaseIn(folder))
for (const id of made) {
  const { table } = (await store.table(id))!
  const { steps } = await store.stepsOf(table.id)
  const log = steps.flatMap(({ entries }) => JSON.parse(entries) as Entry[])
  const name = `${table.game} ${table.title}`.replaceAll(/\W+/g, '-')
  const text = textOf(fileOf(JSON.parse((await store.setup(table.id))!) as Setup, log))
  writeFileSync(join(out, `${name}.walstatt.json.gz`), gzipSync(text, { level: 9 }))
  console.log(name, table.state, steps.length, log.length)
}
await store.close()
writeFileSync(join(out, 'walstatt.db.gz'), gzipSync(readFileSync(databaseIn(folder)), { level: 9 }))
rmSync(folder, { recursive: true })

/** Games on a device: bots play them for so many steps, the person's seat too. */
const local: { game: LocalGame; steps: StoredStep[] }[] = []
for (const { id: game, load } of games) {
  const { players } = (await load()).game
  const seats = Array.from({ length: players.min }, (_, i) => ({
    holder: i === 0 ? ('person' as const) : ('bot' as const),
    name: '',
    bot: 'random',
  }))
  const heading = { id: game, game, options: optionsOf(game), created: 0, updated: 0, waiting: [] }
  const kept: (typeof local)[number] = { game: { ...heading, key: '5a'.repeat(32), seats }, steps: [] }
  await new Promise<void>((done) => {
    const most = game === 'heroscape' ? 4000 : 60
    const device = {
      steps: () => Promise.resolve([]),
      append: (now: LocalGame, _: number, steps: readonly StoredStep[]): Promise<void> => {
        if (kept.steps.length >= most) return new Promise<void>(() => done())
        kept.game = now
        kept.steps.push(...steps)
        if (now.outcome !== undefined) done()
        return Promise.resolve()
      },
    }
    void LocalTable.open(kept.game, device as never, () => undefined).then((table) =>
      table.hear({ type: 'concede', role: 0 }),
    )
  })
  local.push(kept)
  console.log('local', game, kept.steps.length, kept.game.outcome)
}
writeFileSync(join(out, 'local.json.gz'), gzipSync(JSON.stringify(local), { level: 9 }))
process.exit()
