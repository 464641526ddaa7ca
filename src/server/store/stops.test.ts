import Database from 'libsql'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addPeople, addTable, aPerson, aSeat, aStep, aTable } from '../testing/rows.ts'
import { stopEverywhere, Stopped, stoppingStore, type Stops } from '../testing/stopping.ts'
import { openSqlite } from './sqlite.ts'
import { Conflict, type Store, type Write } from './store.ts'

const link = { hash: 'l', table_id: 'a', person: 'p', kind: 'device', expires: 9 } as const
const session = { hash: 's', person: 'p', created: 1, expires: 9 }

/** A world in which every kind of write has something to do. */
async function begin(store: Store): Promise<void> {
  await store.commit([
    ...addPeople('p', 'q', 'r'),
    addTable(aTable('a', { state: 'open' }), [aSeat('a', 0, 'p'), aSeat('a', 1, 'q'), aSeat('a', 2, 'r')]),
    { write: 'holder.add', holder: { table_id: 'a', seat: 1, person: 'p', past: 0 } },
    { write: 'holder.add', holder: { table_id: 'a', seat: 2, person: 'p', past: 0 } },
    { write: 'link.add', link },
    { write: 'bot.add', bot: program },
    { write: 'session.add', session },
  ])
  await store.putWork({ person: 'p', game: 'g', id: 'w', name: 'n', pack: '{}', updated: 1 }, 9)
}

const program = { id: 'b', hash: 'bh', table_id: 'a', seat: 1, person: 'p', name: 'n', created: 1 }

const kinds: { readonly [K in Write['write']]: Write & { readonly write: K } } = {
  'table.add': { write: 'table.add', table: aTable('b'), setup: '{"b":1}', seats: [aSeat('b', 0, 'p')] },
  'table.change': { write: 'table.change', id: 'a', change: { state: 'opening' }, from: ['open'], setup: '{"c":1}' },
  'seat.change': { write: 'seat.change', table: 'a', seat: 0, change: { name: 'Ada' } },
  'step.add': {
    write: 'step.add',
    step: {
      ...aStep('a', 0),
      over: { outcome: '{}' },
      snapshot: 'S',
      also: [{ write: 'seat.change', table: 'a', seat: 2, change: { conceded: 1 } }],
    },
  },
  'content.put': { write: 'content.put', content: { hash: 'h', game: 'g', source: '{}' } },
  'holder.add': { write: 'holder.add', holder: { table_id: 'a', seat: 0, person: 'r', past: 0 } },
  'holders.end': { write: 'holders.end', table: 'a', seat: 1, areKept: true },
  'link.add': { write: 'link.add', link: { ...link, hash: 'm' } },
  'link.use': { write: 'link.use', hash: 'l' },
  'links.end': { write: 'links.end', table: 'a', person: 'p' },
  'bot.add': { write: 'bot.add', bot: { ...program, id: 'new', hash: 'other' } },
  'bot.end': { write: 'bot.end', id: program.id },
  'bots.end': { write: 'bots.end', table: 'a', seat: 1 },
  'person.must': { write: 'person.must', id: 'p' },
  'person.add': { write: 'person.add', person: aPerson('new') },
  'person.change': { write: 'person.change', id: 'p', change: { name: 'Ada' } },
  'person.merge': { write: 'person.merge', from: 'p', to: 'q' },
  'person.delete': { write: 'person.delete', id: 'p' },
  'session.add': { write: 'session.add', session: { ...session, hash: 't' } },
  'session.end': { write: 'session.end', hash: 's' },
  'sessions.end': { write: 'sessions.end', person: 'p' },
  'report.add': {
    write: 'report.add',
    report: { id: 'r', table_id: 'a', person: 'p', seat: 0, text: 't', data: '{}', at: 1 },
  },
  'audit.add': {
    write: 'audit.add',
    audit: { id: 'x', at: 1, who: 'server', what: 'w', table_id: 'a', detail: '' },
  },
}

/** Everything in the file. */
async function everything(_store: Store, path: string): Promise<string> {
  const db = new Database(path)
  const all = (sql: string): unknown[] => db.prepare(sql).all([])
  const names = all(`select name from sqlite_master where type = 'table' order by name`) as { name: string }[]
  const content = names.map(({ name }) => [
    name,
    all(`select * from ${name} ${name === 'meta' ? `where key <> 'checked'` : ''} order by 1, 2`),
  ])
  db.close()
  return JSON.stringify(content)
}

/** Nothing of it before the commit, all of it afterwards. */
function expectAllOrNothing({ before, after, found }: Stops<string>, points: number): void {
  expect(after).not.toBe(before)
  expect(found.length).toBeGreaterThanOrEqual(points)
  expect(found.at(-1)!.point).toBe('committed')
  for (const { point, value } of found)
    expect(value === (point === 'committed' ? after : before), `stopped at: ${point}`).toBe(true)
}

describe('a stop between any two writes', () => {
  it.each(Object.values(kinds))('leaves all or nothing of $write with another write', async (write) => {
    const other: Write = { write: 'person.change', id: 'r', change: { name: 'Rob' } }
    const stops = await stopEverywhere(begin, (store) => store.commit([write, other]), everything)
    // Two writes (but for one that only looks), before the commit, after it.
    expectAllOrNothing(stops, write.write === 'person.must' ? 3 : 4)
  })

  it('passes every single write', async () => {
    const merge = await stopEverywhere(begin, (store) => store.commit([kinds['person.merge']]), everything)
    expect(merge.found.map(({ point }) => point.split(' ').slice(0, 3).join(' '))).toEqual([
      'update "seats" set',
      'update "tables" set',
      'insert into "holders"',
      'delete from "holders"',
      'delete from "holders"',
      'delete from "links"',
      'update "bots" set',
      'insert into "works"',
      'delete from "works"',
      'delete from "sessions"',
      'delete from "people"',
      'commit',
      'committed',
    ])
  })

  it('leaves all or nothing of steps, with what else is true from them on', async () => {
    const { step } = kinds['step.add']
    const append = (store: Store) => store.append([aStep('b', 0), step, aStep('a', 1)])
    expectAllOrNothing(await stopEverywhere(begin, append, everything), 6)
    const plain = (store: Store) => store.append([aStep('a', 0), aStep('b', 0)])
    // One statement: it is done or not.
    expectAllOrNothing(await stopEverywhere(begin, plain, everything), 2)
  })

  it('leaves all or nothing of a line of chat or a work', async () => {
    const row = { table_id: 'a', room: 'players', team: null, seat: 0, name: 'Ada', text: 'Hello', at: 1 }
    expectAllOrNothing(await stopEverywhere(begin, (store) => store.addChat([row]), everything), 3)
    const work = { person: 'p', game: 'g', id: 'x', name: 'n', pack: '{}', updated: 1 }
    expectAllOrNothing(await stopEverywhere(begin, (store) => store.putWork(work, 9), everything), 3)
  })

  it('leaves all or nothing of what is done by itself', async () => {
    expectAllOrNothing(await stopEverywhere(begin, (store) => store.setMeta('k', 'v'), everything), 2)
    expectAllOrNothing(await stopEverywhere(begin, (store) => store.deleteWork('p', 'g', 'w'), everything), 2)
    expectAllOrNothing(await stopEverywhere(begin, (store) => store.sweep(9), everything), 4)
  })

  it('shows what two commits leave that should have been one', async () => {
    const work = async (store: Store): Promise<void> => {
      await store.commit([kinds['seat.change']])
      await store.commit([kinds['person.change']])
    }
    const { before, after, found } = await stopEverywhere(begin, work, everything)
    expect(found.some(({ value }) => value !== before && value !== after)).toBe(true)
  })
})

describe('a stopped store', () => {
  it('throws at every call, and its files can be opened afresh', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'walstatt-stops-'))
    const path = join(folder, 'walstatt.db')
    const stopping = stoppingStore(path)
    await stopping.store.setMeta('a', '1')
    expect(stopping.points).toHaveLength(2)
    stopping.stopAt(3)
    await stopping.store.setMeta('b', '1')
    expect(stopping.isStopped).toBe(false)
    await expect(stopping.store.setMeta('c', '1')).rejects.toThrow(Stopped)
    expect(stopping.isStopped).toBe(true)
    await expect(stopping.store.meta('a')).rejects.toThrow(Stopped)
    await expect(stopping.store.commit([])).rejects.toThrow(Stopped)
    const afresh = openSqlite(path)
    expect(await Promise.all(['a', 'b', 'c'].map((key) => afresh.meta(key)))).toEqual(['1', '1', undefined])
    await afresh.commit(addPeople('p'))
    await expect(afresh.commit(addPeople('p'))).rejects.toThrow(Conflict)
    await stopping.store.close()
    await afresh.close()
    rmSync(folder, { recursive: true })
  })
})
