import { rmSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { loadAnyMatch, parseGameFile } from '../../src/engine/file.ts'
import {
  type AnyGame,
  EVERYONE,
  fastSource,
  hmacSource,
  prepare,
  rulesUsed,
  type Setup,
} from '../../src/engine/index.ts'
import { findGame, games } from '../../src/games/registry.ts'
import { finish, History } from '../../src/host/history.ts'
import { Host, type AnyHost } from '../../src/host/host.ts'
import { openHost } from '../../src/host/open.ts'
import { stepsAsFar } from '../../src/host/past.ts'
import { snapshotOf, type Snapshot, type StoredStep } from '../../src/host/restore.ts'
import { fairnessIn, keyOf } from '../../src/server/seats.ts'
import { databaseIn } from '../../src/server/store/folder.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import type { TableRow } from '../../src/server/store/schema.ts'
import { testServer } from '../../src/server/testing/start.ts'
import { readStep } from '../../src/server/worker/hosted-match.ts'
import { LocalTable, type TableMessage } from '../../src/web/local/table.ts'
import type { LocalContent, LocalGame, LocalStore } from '../../src/web/local/store.ts'
import { olderFiles, olderFolder, olderLocal, raised, stricter } from './older.ts'

const known = new Map<string, AnyGame>()
for (const { id, load } of games) known.set(id, (await load()).game)

interface Stored {
  readonly table: TableRow
  readonly setup: Setup
  readonly steps: readonly StoredStep[]
  readonly snapshot: Snapshot | undefined
}

async function storedIn(folder: string): Promise<Stored[]> {
  const store = openSqlite(databaseIn(folder))
  const all: Stored[] = []
  for (const id of (await idsIn(folder)).sort()) {
    const { table } = (await store.table(id))!
    const { steps, snapshot } = await store.stepsOf(id)
    all.push({
      table,
      setup: JSON.parse((await store.setup(id))!) as Setup,
      steps: steps.map(({ entries, told }) => readStep([entries, told])),
      snapshot: snapshot === undefined ? undefined : (JSON.parse(snapshot) as Snapshot),
    })
  }
  await store.close()
  return all
}

async function idsIn(folder: string): Promise<string[]> {
  const { default: Database } = await import('libsql')
  const db = new Database(databaseIn(folder))
  const rows = db.prepare('select id from tables').all([]) as { id: string }[]
  db.close()
  return rows.map(({ id }) => id)
}

const folder = olderFolder()
const matches = await storedIn(folder)
const titled = matches.map((match) => [`${match.table.game}, ${match.table.title}`, match] as const)
const running = titled.filter(([, { table }]) => table.state === 'running')
const over = titled.filter(([, { table }]) => table.state === 'over')

function open({ table, setup, steps, snapshot }: Stored, game: AnyGame): ReturnType<typeof openHost> {
  const prepared = prepare(game, setup.roles, setup.options, setup.pack)
  if (!prepared.ok) throw new Error(prepared.problems[0].problem)
  const fairness = fairnessIn(table)
  return openHost({ ...prepared.value, setup }, steps, {
    key: keyOf(table.secret, fairness),
    content: prepared.value.setup.content,
    isOver: table.state !== 'running',
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(fairness.from === undefined ? {} : { from: fairness.from }),
  })
}

/** Answers by chance; says how many were given. */
function playOn(host: AnyHost, most: number): number {
  const source = fastSource('on')
  for (let n = 0; n < most; n++) {
    const asked = host.match.play.pending
    if (asked.length === 0) return n
    const ask = asked[source.below(asked.length)]
    const options = host.match.play.options(ask)
    const option = ask.question.key(host.match.play, options[source.below(options.length)], ask)
    const acted = host.act(ask.role, { type: 'answer', question: host.match.idOf(ask), option })
    if (!acted.ok) throw new Error(acted.refusal.why)
  }
  return most
}

/** The steps of a host as they would be stored. */
const stepsOf = ({ match, told, steps }: AnyHost): StoredStep[] =>
  steps.map((end, i) => {
    const before = steps[i - 1] ?? { log: 0, told: 0 }
    return { entries: match.log.slice(before.log, end.log), told: told.slice(before.told, end.told) }
  })

const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function goesOn(stored: Stored, game: AnyGame): { host: AnyHost; taken: number } {
  const opened = open(stored, game)
  if (!opened.ok) throw new Error(`${opened.problems[0].path} ${opened.problems[0].problem}`)
  const { host } = opened.value
  const before = stored.steps.flatMap(({ told }) => told)
  expect(host.told.slice(0, before.length)).toEqual(before)
  const rules = host.told.find(({ event }) => event.type === 'table.rules')
  expect(rules?.to).toBe(EVERYONE)
  playOn(host, 60)
  // Loaded once more, from its steps alone or with a snapshot, it is the same match.
  const again = { ...stored, steps: overWire(stepsOf(host)), snapshot: overWire(snapshotOf(host)) }
  for (const one of [again, { ...again, snapshot: undefined }]) {
    const loaded = open(one, game)
    expect(loaded.ok && loaded.value.changed).toBeUndefined()
    expect(loaded.ok && loaded.value.host.match.state).toEqual(host.match.state)
  }
  return { host, taken: (rules!.event as unknown as { taken: number }).taken }
}

/** Until the rules really change nothing but their number does. */
const isByTheSame = ({ setup }: Stored, game: AnyGame): boolean => setup.rulesVersion === game.rulesVersion

describe('a match that was running when the rules changed', () => {
  it('is there in every kind', () => {
    const kinds = new Map<string, number>()
    for (const [, { table }] of running) kinds.set(table.title, (kinds.get(table.title) ?? 0) + 1)
    expect(Object.fromEntries(kinds)).toEqual({
      'running, with a snapshot': 4,
      'running, no snapshot': 4,
      'running, in a round of all': 4,
      'running, an undo is asked for': 4,
      'running, with a pack': 2,
    })
    const sealed = matches.find(({ table }) => table.game === 'immortals' && table.title.includes('round'))!
    const opened = open(sealed, known.get('immortals')!)
    expect(opened.ok && (opened.value.host.match.play.isSealed || opened.value.changed !== undefined)).toBe(true)
  })

  it.each(running)('%s: goes on with everything, where everything fits', (_, stored) => {
    const game = known.get(stored.table.game)!
    const { taken } = goesOn(stored, raised(game))
    if (isByTheSame(stored, game)) expect(taken).toBe(0)
  })

  it.each(running)('%s: goes on from before what no longer fits, and is looked back at', (_, stored) => {
    const { host, taken } = goesOn(stored, stricter(known.get(stored.table.game)!, 4))
    expect(taken).toBeGreaterThanOrEqual(0)
    const events = host.told.filter(({ to }) => to === EVERYONE).length
    const history = new History(host)
    for (const n of [0, 1, Math.floor(events / 2), events - 1]) expect(finish(history.at(undefined, n))).toBeDefined()
  })

  it('has lost something somewhere, or nothing was tried', () => {
    const taken = running.map(([, stored]) => goesOn(stored, stricter(known.get(stored.table.game)!, 4)).taken)
    expect(taken.some((n) => n > 0)).toBe(true)
    expect(taken.some((n, i) => n < running[i][1].steps.length - 5)).toBe(true)
  })

  it.each(running)('%s: its draws are still those of its key', (_, stored) => {
    const { host } = goesOn(stored, stricter(known.get(stored.table.game)!, 4))
    const from = fairnessIn(stored.table).from ?? 0
    const source = hmacSource(keyOf(stored.table.secret, fairnessIn(stored.table)))
    for (const entry of host.match.log.slice(from))
      if (entry.type === 'draw') expect(source.below(entry.n)).toBe(entry.value)
  })
})

describe('a match that was over', () => {
  it.each(over)('%s: is shown with all that was told, and looked back at', (_, stored) => {
    for (const game of [raised(known.get(stored.table.game)!), stricter(known.get(stored.table.game)!, 4)]) {
      const opened = open(stored, game)
      if (!opened.ok) continue
      const { host, changed } = opened.value
      expect(changed).toBeUndefined()
      expect(host.match.state.outcome).toEqual(JSON.parse(stored.table.outcome!))
      expect(host.told.map(({ event }) => event)).toEqual([
        ...stored.steps.flatMap(({ told }) => told.map(({ event }) => event)),
        { type: 'table.older', version: stored.setup.rulesVersion },
      ])
      expect(finish(new History(host).at(undefined, 3))).toBeDefined()
    }
    const game = known.get(stored.table.game)!
    if (isByTheSame(stored, game)) expect(open(stored, raised(game)).ok).toBe(true)
  })
})

describe('a server', () => {
  /** As if rules of another version had written all of it. */
  async function writtenBefore(data: string): Promise<void> {
    const store = openSqlite(databaseIn(data))
    for (const { table, setup } of matches) {
      const change = { ...setup, rulesVersion: 0 }
      await store.commit([{ write: 'table.change', id: table.id, change: {}, setup: JSON.stringify(change) }])
    }
    await store.close()
  }

  async function sitEverywhere(data: string, person: string): Promise<void> {
    const store = openSqlite(databaseIn(data))
    for (const { table } of matches) {
      const { seats } = (await store.table(table.id))!
      const writes = seats.map(
        ({ seat }) => ({ write: 'seat.change', table: table.id, seat, change: { person } }) as const,
      )
      await store.commit(writes)
    }
    await store.close()
  }

  it.each([false, true])('opens and plays on every match of its folder (other rules: %s)', async (isOther) => {
    const data = olderFolder()
    if (isOther) await writtenBefore(data)
    let test = await testServer({}, undefined, data)
    const me = test.browser()
    const { body } = await me.call('POST', '/api/guest', { name: 'Me' })
    const { cookie } = me
    test = await test.restart(() => sitEverywhere(data, (body as { id: string }).id))
    const browser = test.browser()
    browser.cookie = cookie
    for (const { table, setup, steps } of matches) {
      const client = browser.connect()
      const welcome = await client.hello(table.id)
      expect(welcome, `${table.game} ${table.title}`).toMatchObject({ type: 'welcome', table: { state: table.state } })
      const told = steps.flatMap((step) => step.told.filter(({ to }) => to === EVERYONE).map(({ event }) => event))
      const { events } = client.mirror.public
      expect(events.slice(0, told.length)).toEqual(told)
      const isOld = isOther || setup.rulesVersion !== known.get(table.game)!.rulesVersion
      const type = table.state === 'over' ? 'table.older' : 'table.rules'
      expect(events.slice(told.length).some((event) => event.type === type)).toBe(isOld)
      for (let i = 0; i < 5; i++) {
        const [role] = [...client.mirror.roles].find(([, { question }]) => question !== undefined) ?? []
        if (role === undefined) break
        expect(await client.answer(role)).toMatchObject({ type: 'update' })
      }
      if (table.state === 'over') {
        const file = (await browser.call('GET', `/api/tables/${table.id}/export`)).body as {
          file: { walstatt: string }
        }
        expect(file.file.walstatt).toBe('game')
      }
      client.close()
    }
    // What they are played with is kept from now on.
    test = await test.restart(async () => {
      const store = openSqlite(databaseIn(data))
      for (const { table, setup } of matches.filter((match) => match.table.state === 'running')) {
        const { steps } = await store.stepsOf(table.id)
        const used = rulesUsed(
          setup,
          steps.flatMap(({ entries, told }) => readStep([entries, told]).entries),
        )
        expect(await store.content(used.content), `${table.game} ${table.title}`).toBeDefined()
      }
      await store.close()
    })
    await test.end()
  })
})

describe('a file', () => {
  it.each(olderFiles)('%s: is opened by any rules, and goes on', async (name, text) => {
    const parsed = parseGameFile(text)
    if (!parsed.ok) throw new Error(name)
    const file = parsed.value
    const game = (await findGame(file.setup.game)!.load()).game
    for (const other of [game, raised(game), stricter(game, 4)]) {
      const loaded = loadAnyMatch(file, () => other, fastSource('file'))
      if (!loaded.ok) throw new Error(`${name}: ${loaded.problems[0].path} ${loaded.problems[0].problem}`)
      const { match, prepared, at = file.log.length, problem } = loaded.value
      expect(problem === undefined).toBe(at === file.log.length)
      const { steps } = stepsAsFar(prepared, file.log)
      expect(steps.flatMap(({ entries }) => entries)).toEqual(file.log)
      const host = Host.goOn(prepared, match, fastSource('on'))
      if (!match.over) expect(playOn(host, 40)).toBeGreaterThan(0)
    }
  })
})

describe('a game on this device', () => {
  const device = (kept: { game: LocalGame; steps: StoredStep[] }): LocalStore & { contents: Map<string, unknown> } => {
    const contents = new Map<string, unknown>()
    return {
      contents,
      list: () => Promise.resolve([kept.game]),
      get: () => Promise.resolve(kept.game),
      put: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      steps: () => Promise.resolve(structuredClone(kept.steps)),
      content: (hash) => Promise.resolve(contents.get(hash)),
      append(game, at, steps, content?: LocalContent) {
        expect(at).toBe(kept.steps.length)
        kept.game = game
        kept.steps.push(...overWire(steps))
        if (content !== undefined) contents.set(content.hash, content.source)
        return Promise.resolve()
      },
    }
  }

  it.each([undefined, 0])('is opened as it was kept, and if other rules wrote it (version %s)', async (version) => {
    for (const kept of olderLocal()) {
      const content = prepare(known.get(kept.game.game)!, kept.game.seats.length, kept.game.options)
      const hash = content.ok ? content.value.setup.content : ''
      if (version !== undefined) kept.game = { ...kept.game, rules: { version, content: hash } }
      const seats = kept.game.seats.map((seat) => ({ ...seat, holder: 'person' as const }))
      kept.game = { ...kept.game, seats }
      const isOver = kept.game.outcome !== undefined
      const heard: TableMessage[] = []
      const table = await LocalTable.open(kept.game, device(kept), (message) => heard.push(message))
      await table.hear({ type: 'hello', version: 1, table: kept.game.id })
      expect(heard[0]).toMatchObject({ type: 'welcome', table: { state: isOver ? 'over' : 'running' } })
      const log = kept.steps.flatMap(({ entries }) => entries)
      const isOld = (version ?? 1) !== known.get(kept.game.game)!.rulesVersion
      expect(log.some(({ type }) => type === 'rules')).toBe(isOld && !isOver)
    }
  })
})

afterAll(() => rmSync(folder, { recursive: true }))
