import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StepRow, TableRow } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

let folder: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'walstatt-store-'))
  store = openSqlite(join(folder, 'walstatt.db'))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const table = (id: string, change: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'lanterns',
  title: '',
  state: 'running',
  visibility: 'public',
  pace: 'live',
  watching: 1,
  host: 'p',
  roles: 2,
  setup: '{}',
  secret: '',
  fairness: '{}',
  watch_hash: '',
  created: 1,
  updated: 1,
  outcome: null,
  stopped: null,
  ...change,
})

const seat = (id: string, n: number, person: string | null) => ({
  table_id: id,
  seat: n,
  roles: `[${n}]`,
  holder: person === null ? ('bot' as const) : ('person' as const),
  person,
  name: null,
  bot: null,
  team: null,
  token_hash: null,
  conceded: 0,
})

const step = (id: string, seq: number): { row: StepRow } => ({
  row: { table_id: id, seq, entries: '[]', told: '[]', waiting: `[${seq}]`, at: seq },
})

describe('the store', () => {
  it('appends steps of several matches at once, all or none', async () => {
    await store.append([step('a', 0), step('b', 0), step('a', 1)])
    await expect(store.append([step('b', 1), step('a', 1)])).rejects.toThrow()
    expect((await store.stepsOf('a')).steps.map(({ seq }) => seq)).toEqual([0, 1])
    expect((await store.stepsOf('b')).steps.map(({ seq }) => seq)).toEqual([0])
    expect(await store.lastSteps(['a', 'b', 'c'])).toEqual([
      { table_id: 'a', seq: 1, waiting: '[1]', at: 1 },
      { table_id: 'b', seq: 0, waiting: '[0]', at: 0 },
    ])
  })

  it('an end and a snapshot are stored with their step or not at all', async () => {
    await store.addTable(table('a'), [seat('a', 0, 'p')])
    const last = { ...step('a', 0), over: { outcome: '{"kind":"nobody"}' }, snapshot: 'S' }
    await expect(store.append([last, step('a', 0)])).rejects.toThrow()
    expect((await store.table('a'))!.table.state).toBe('running')
    await store.append([last])
    expect((await store.table('a'))!.table).toMatchObject({ state: 'over', outcome: '{"kind":"nobody"}' })
    expect((await store.stepsOf('a')).snapshot).toBe('S')
  })

  it('appends more rows than one statement takes', async () => {
    await store.append(Array.from({ length: 130 }, (_, seq) => step('a', seq)))
    expect((await store.stepsOf('a')).steps).toHaveLength(130)
  })

  it('finds tables by person, and those where bots play', async () => {
    await store.addTable(table('a'), [seat('a', 0, 'p'), seat('a', 1, null)])
    await store.addTable(table('b', { visibility: 'link' }), [seat('b', 0, 'q')])
    await store.addTable(table('c', { host: 'x', state: 'over' }), [seat('c', 0, 'p')])
    const ids = (list: { table: TableRow }[]) => list.map((row) => row.table.id).sort()
    expect(ids(await store.tablesOf('p'))).toEqual(['a', 'b', 'c'])
    expect(ids(await store.tablesOf('q'))).toEqual(['b'])
    expect(ids(await store.publicTables())).toEqual(['a'])
    expect(await store.tablesWithBots()).toEqual(['a'])
  })

  it('moves what a guest holds into an account, and forgets people', async () => {
    const person = { kind: 'guest' as const, name: 'n', login: null, password: null, recovery: null, created: 1 }
    for (const id of ['p', 'q']) await store.addPerson({ ...person, id })
    await store.addSession('h', 'p', 1, 100)
    expect(await store.session('h', 50)).toMatchObject({ id: 'p' })
    expect(await store.session('h', 100)).toBeUndefined()
    await store.addTable(table('a'), [seat('a', 0, 'p')])
    await store.mergePeople('p', 'q')
    expect(await store.person('p')).toBeUndefined()
    expect(await store.session('h', 50)).toBeUndefined()
    expect((await store.tablesOf('q')).map((row) => row.seats[0].person)).toEqual(['q'])
    await store.deletePerson('q')
    expect((await store.table('a'))!.seats[0].person).toBeNull()
  })

  it('is opened again with everything in it', async () => {
    await store.setMeta('x', 'y')
    await store.append([step('a', 0)])
    await store.close()
    store = openSqlite(join(folder, 'walstatt.db'))
    expect(await store.meta('x')).toBe('y')
    expect((await store.stepsOf('a')).steps).toHaveLength(1)
  })
})
