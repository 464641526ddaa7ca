import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addPeople, addTable, aPerson, aSeat, aStep, aTable } from '../testing/rows.ts'
import { openSqlite } from './sqlite.ts'
import { Conflict, type Store, type StoredTable } from './store.ts'

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

const ids = (list: readonly StoredTable[]): string[] => list.map(({ table }) => table.id).sort()
const pick = async (id: string): Promise<StoredTable> => (await store.table(id))!

describe('steps', () => {
  it('appends those of several matches at once, all or none', async () => {
    await store.commit(['a', 'b', 'c'].map((id) => addTable(aTable(id), [aSeat(id, 0, 'p')])))
    await store.append([aStep('a', 0), aStep('b', 0), aStep('a', 1)])
    await expect(store.append([aStep('b', 1), aStep('a', 1)])).rejects.toThrow(Conflict)
    expect((await store.stepsOf('a')).steps.map(({ seq }) => seq)).toEqual([0, 1])
    expect((await store.stepsOf('b')).steps.map(({ seq }) => seq)).toEqual([0])
    expect(await store.lastSteps(['a', 'b', 'c'])).toEqual([
      { table_id: 'a', seq: 1, waiting: '[1]', at: 1 },
      { table_id: 'b', seq: 0, waiting: '[0]', at: 0 },
    ])
  })

  it('an end and a snapshot are stored with their step or not at all', async () => {
    await store.commit([addTable(aTable('a'), [aSeat('a', 0, 'p')])])
    const last = { ...aStep('a', 0), over: { outcome: '{"kind":"nobody"}' }, snapshot: 'S' }
    await expect(store.append([last, aStep('a', 0)])).rejects.toThrow(Conflict)
    expect((await pick('a')).table.state).toBe('running')
    await store.append([last])
    expect((await pick('a')).table).toMatchObject({ state: 'over', outcome: '{"kind":"nobody"}' })
    expect((await store.stepsOf('a')).snapshot).toBe('S')
  })

  it('what else is true from a step on is stored with it or not at all', async () => {
    await store.commit([addTable(aTable('a'), [aSeat('a', 0, 'p')])])
    const change = { holder: 'bot' as const, person: null, bot: 'captain', conceded: 1 }
    const also = [{ write: 'seat.change', table: 'a', seat: 0, change } as const]
    const refused = [...also, { write: 'table.change', id: 'a', change: {}, from: ['open'] } as const]
    await expect(store.append([aStep('b', 0), { ...aStep('a', 0), also: refused }])).rejects.toThrow(Conflict)
    expect((await pick('a')).seats[0].person).toBe('p')
    for (const id of ['a', 'b']) expect((await store.stepsOf(id)).steps).toEqual([])
    await store.append([{ ...aStep('a', 0), also }])
    expect((await pick('a')).seats[0]).toMatchObject(change)
    expect((await store.stepsOf('a')).steps).toHaveLength(1)
  })

  it('appends more rows than one statement takes', async () => {
    await store.append(Array.from({ length: 130 }, (_, seq) => aStep('a', seq)))
    expect((await store.stepsOf('a')).steps).toHaveLength(130)
  })

  it('finds the last ones of more tables than one query takes', async () => {
    const many = Array.from({ length: 250 }, (_, i) => `t${i}`)
    await store.commit(many.map((id) => addTable(aTable(id), [])))
    await store.append(many.flatMap((id) => [aStep(id, 0), aStep(id, 1)]))
    const last = await store.lastSteps(many)
    expect(last.map((step) => step.table_id).sort()).toEqual([...many].sort())
    expect(last.every(({ seq }) => seq === 1)).toBe(true)
    expect(await store.lastSteps([])).toEqual([])
  })
})

describe('tables', () => {
  it('are found by person, and those where bots play', async () => {
    await store.commit([
      addTable(aTable('a'), [aSeat('a', 0, 'p'), aSeat('a', 1, null)]),
      addTable(aTable('b', { visibility: 'link' }), [aSeat('b', 0, 'q')]),
      addTable(aTable('c', { host: 'x', state: 'over' }), [aSeat('c', 0, 'p')]),
      { write: 'holder.add', holder: { table_id: 'a', seat: 0, person: 'r', past: 0 } },
    ])
    expect(ids(await store.tablesOf('p'))).toEqual(['a', 'b', 'c'])
    expect(ids(await store.tablesOf('q'))).toEqual(['b'])
    expect(ids(await store.tablesOf('r'))).toEqual(['a'])
    expect(ids(await store.publicTables())).toEqual(['a'])
    expect(await store.tablesWithBots()).toEqual(['a'])
    expect(await store.countUnfinished('p')).toBe(2)
    expect(await store.countUnfinished('x')).toBe(0)
  })

  it('are found by who conceded there, where the end may be watched; not by who only got up', async () => {
    const was = (id: string) =>
      ({ write: 'holder.add', holder: { table_id: id, seat: 1, person: 'r', past: 2 } }) as const
    const conceded = (id: string) => ({ ...aSeat(id, 1, null), conceded: 1 as const })
    await store.commit([
      addTable(aTable('a', { visibility: 'link', watching: 1 }), [aSeat('a', 0, 'p'), conceded('a')]),
      addTable(aTable('b', { visibility: 'link', watching: 0 }), [aSeat('b', 0, 'p'), conceded('b')]),
      addTable(aTable('c', { visibility: 'link', watching: 1 }), [aSeat('c', 0, 'p'), aSeat('c', 1, null)]),
      ...['a', 'b', 'c'].map(was),
    ])
    expect(ids(await store.tablesOf('r'))).toEqual(['a'])
  })

  it('all that is listed comes with its seats and holders, however many there are', async () => {
    const many = Array.from({ length: 150 }, (_, i) => `t${i}`)
    await store.commit(
      many.flatMap((id) => [
        addTable(aTable(id), [aSeat(id, 1, 'q'), aSeat(id, 0, 'p')]),
        { write: 'holder.add', holder: { table_id: id, seat: 0, person: 'r', past: 0 } } as const,
      ]),
    )
    const listed = await store.publicTables()
    expect(listed).toHaveLength(150)
    for (const { table, seats, holders } of listed) {
      expect(seats.map(({ table_id, seat }) => [table_id, seat])).toEqual([
        [table.id, 0],
        [table.id, 1],
      ])
      expect(holders).toEqual([{ table_id: table.id, seat: 0, person: 'r', past: 0 }])
    }
  })

  it('a setup is kept apart from its table', async () => {
    await store.commit([addTable(aTable('a', { options: '{"x":1}' }), [aSeat('a', 0, 'p')], '{"pack":{}}')])
    expect(await store.setup('a')).toBe('{"pack":{}}')
    expect(await store.setup('b')).toBeUndefined()
    expect((await pick('a')).table).toEqual(aTable('a', { options: '{"x":1}' }))
    await store.commit([{ write: 'table.change', id: 'a', change: {}, setup: '{"pack":{},"fairness":{}}' }])
    expect(await store.setup('a')).toBe('{"pack":{},"fairness":{}}')
  })

  it('change only from the states named, or nothing changes', async () => {
    await store.commit([addTable(aTable('a', { state: 'open' }), [aSeat('a', 0, 'p')])])
    const start = [
      { write: 'seat.change', table: 'a', seat: 0, change: { name: 'Ada' } },
      { write: 'table.change', id: 'a', change: { state: 'opening' }, from: ['open'], setup: 'S' },
    ] as const
    await store.commit(start)
    await store.commit([{ write: 'seat.change', table: 'a', seat: 0, change: { name: 'Bob' } }])
    await expect(store.commit(start)).rejects.toThrow(Conflict)
    await expect(store.commit([{ write: 'table.change', id: 'a', change: {}, from: [] }])).rejects.toThrow(Conflict)
    await expect(store.commit([{ write: 'table.change', id: 'z', change: {}, from: ['open'] }])).rejects.toThrow(
      Conflict,
    )
    expect((await pick('a')).seats[0].name).toBe('Bob')
    await store.commit([{ write: 'table.change', id: 'a', change: {}, from: ['opening', 'open'] }])
    expect((await pick('a')).table.state).toBe('opening')
  })

  it('that are full but still open are found', async () => {
    await store.commit([
      addTable(aTable('full', { state: 'open' }), [aSeat('full', 0, 'p'), aSeat('full', 1, null)]),
      addTable(aTable('free', { state: 'open' }), [aSeat('free', 0, 'p'), aSeat('free', 1, null, { holder: 'open' })]),
      addTable(aTable('asked', { state: 'open' }), [aSeat('asked', 0, null, { holder: 'invite' })]),
      addTable(aTable('running'), [aSeat('running', 0, 'p')]),
      addTable(aTable('opening', { state: 'opening' }), [aSeat('opening', 0, 'p')]),
    ])
    expect(await store.tablesFullButOpen()).toEqual(['full'])
    expect(await store.tablesOpening()).toEqual(['opening'])
  })

  it('nothing of a commit stays if a part of it does not fit', async () => {
    await store.commit(addPeople('p'))
    const bad = [addTable(aTable('a'), [aSeat('a', 0, 'p')]), ...addPeople('q', 'p')]
    await expect(store.commit(bad)).rejects.toThrow(Conflict)
    expect(await store.table('a')).toBeUndefined()
    expect(await store.person('q')).toBeUndefined()
    await store.commit([])
  })
})

describe('people', () => {
  const session = (hash: string, person: string, expires = 100) =>
    ({ write: 'session.add', session: { hash, person, created: 1, expires } }) as const
  const link = (hash: string, table: string, person: string, expires = 100) =>
    ({ write: 'link.add', link: { hash, table_id: table, person, kind: 'device', expires } }) as const
  const holder = (table: string, seat: number, person: string) =>
    ({ write: 'holder.add', holder: { table_id: table, seat, person, past: 0 } }) as const
  const holdersOf = async (table: string): Promise<(readonly [number, string])[]> =>
    (await pick(table)).holders.map(({ seat, person }) => [seat, person] as const)

  it('everything that a guest holds moves into the account', async () => {
    await store.commit([...addPeople('p', 'q'), session('h', 'p'), session('own', 'q')])
    await store.putWork({ person: 'p', game: 'g', id: 'w', name: 'p', pack: '{}', updated: 1 }, 9)
    await store.putWork({ person: 'p', game: 'g', id: 'both', name: 'p', pack: '{}', updated: 1 }, 9)
    await store.putWork({ person: 'q', game: 'g', id: 'both', name: 'q', pack: '{}', updated: 1 }, 9)
    await store.commit([
      addTable(aTable('a'), [aSeat('a', 0, 'p'), aSeat('a', 1, 'x'), aSeat('a', 2, 'q')]),
      holder('a', 0, 'q'), // will sit there
      holder('a', 1, 'p'),
      holder('a', 1, 'q'), // both held it
      holder('a', 2, 'p'), // the account sits there
      holder('a', 2, 'x'),
      link('l', 'a', 'p'),
    ])
    expect(await store.session('h', 50)).toMatchObject({ id: 'p' })
    await store.commit([{ write: 'person.merge', from: 'p', to: 'q' }])
    expect(await store.person('p')).toBeUndefined()
    expect(await store.session('h', 50)).toBeUndefined()
    expect(await store.session('own', 50)).toMatchObject({ id: 'q' })
    const { table, seats } = await pick('a')
    expect([table.host, ...seats.map(({ person }) => person)]).toEqual(['q', 'q', 'x', 'q'])
    expect(await holdersOf('a')).toEqual([
      [1, 'q'],
      [2, 'x'],
    ])
    // An account has a password: what led the guest back has ended.
    expect(await store.link('l')).toBeUndefined()
    expect((await store.works('q', 'g')).map(({ id, name }) => [id, name])).toEqual([
      ['both', 'q'],
      ['w', 'p'],
    ])
    expect(await store.works('p', 'g')).toEqual([])
  })

  it('are merged with somebody who is there, or not at all', async () => {
    await store.commit([...addPeople('p'), addTable(aTable('a'), [aSeat('a', 0, 'p')])])
    await expect(store.commit([{ write: 'person.merge', from: 'p', to: 'gone' }])).rejects.toThrow(Conflict)
    await store.commit([{ write: 'person.merge', from: 'p', to: 'p' }])
    expect(await store.person('p')).toEqual(aPerson('p'))
    expect((await pick('a')).seats[0].person).toBe('p')
  })

  it('who goes leaves a name, and the table to the next who sits there', async () => {
    await store.commit([
      ...addPeople('p', 'q', 'r'),
      session('h', 'p'),
      addTable(aTable('a'), [aSeat('a', 0, 'p'), aSeat('a', 1, null), aSeat('a', 2, 'r'), aSeat('a', 3, 'q')]),
      addTable(aTable('b'), [aSeat('b', 0, 'p'), aSeat('b', 1, null)]),
      addTable(aTable('c', { host: 'q' }), [aSeat('c', 0, 'q'), aSeat('c', 1, 'r')]),
      holder('c', 0, 'p'),
      link('l', 'a', 'p'),
      link('m', 'a', 'q'),
    ])
    await store.putWork({ person: 'p', game: 'g', id: 'w', name: 'n', pack: '{}', updated: 1 }, 9)
    await store.commit([{ write: 'person.delete', id: 'p' }])
    const hosts = ['a', 'b', 'c'].map(async (id) => (await pick(id)).table.host)
    expect(await Promise.all(hosts)).toEqual(['r', '', 'q'])
    expect((await pick('a')).seats[0]).toEqual(aSeat('a', 0, 'p', { person: null }))
    expect(await holdersOf('c')).toEqual([])
    expect([await store.link('l'), (await store.link('m'))?.person]).toEqual([undefined, 'q'])
    expect([await store.session('h', 50), await store.person('p'), await store.works('p', 'g')]).toEqual([
      undefined,
      undefined,
      [],
    ])
  })

  it('a login belongs to one', async () => {
    await store.commit([{ write: 'person.add', person: aPerson('p', { kind: 'account', login: 'ada' }) }])
    const add = { write: 'person.add', person: aPerson('q', { kind: 'account', login: 'ada' }) } as const
    await expect(store.commit([add])).rejects.toThrow(Conflict)
    await store.commit([{ write: 'person.change', id: 'p', change: { name: 'Ada' } }])
    expect(await store.personByLogin('ada')).toMatchObject({ id: 'p', name: 'Ada' })
  })

  it('a link is used once', async () => {
    await store.commit([addTable(aTable('a'), [aSeat('a', 0, 'p')]), link('l', 'a', 'p'), link('m', 'a', 'p')])
    await store.commit([{ write: 'link.use', hash: 'l' }, holder('a', 0, 'q')])
    await expect(store.commit([holder('a', 0, 'r'), { write: 'link.use', hash: 'l' }])).rejects.toThrow(Conflict)
    expect(await holdersOf('a')).toEqual([[0, 'q']])
    await store.commit([
      { write: 'links.end', table: 'a', person: 'p' },
      { write: 'holders.end', table: 'a', seat: 0, areKept: false },
    ])
    expect(await store.link('m')).toBeUndefined()
    expect(await holdersOf('a')).toEqual([])
  })

  it('what is over is swept away when it is told to be, not before', async () => {
    await store.commit([...addPeople('p'), session('old', 'p', 10), link('l', 'a', 'p', 10), link('m', 'a', 'p', 11)])
    await store.commit([session('new', 'p', 100)])
    expect(await store.session('old', 9)).toMatchObject({ id: 'p' })
    await store.sweep(10)
    expect([await store.session('old', 9), await store.link('l')]).toEqual([undefined, undefined])
    expect([(await store.session('new', 10))?.id, (await store.link('m'))?.hash]).toEqual(['p', 'm'])
    await store.commit([{ write: 'session.end', hash: 'new' }])
    expect(await store.session('new', 10)).toBeUndefined()
  })

  it('works are kept up to a number', async () => {
    const work = (id: string) => ({ person: 'p', game: 'g', id, name: id, pack: '{}', updated: 1 })
    expect(await store.putWork(work('a'), 1)).toBe(true)
    expect(await store.putWork(work('b'), 1)).toBe(false)
    expect(await store.putWork({ ...work('a'), name: 'A' }, 1)).toBe(true)
    expect((await store.work('p', 'g', 'a'))?.name).toBe('A')
    await store.deleteWork('p', 'g', 'a')
    expect(await store.works('p', 'g')).toEqual([])
  })
})

describe('chat and audits', () => {
  const line = (text: string, table = 'a') =>
    ({ table_id: table, room: 'players', team: null, seat: 0, name: 'Ada', text, at: 1 }) as const

  it('lines said at once get numbers of their own, by whatever connection', async () => {
    const other = openSqlite(join(folder, 'walstatt.db'))
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? store : other).addChat([line(String(i))])),
    )
    await other.close()
    expect(said.map(([{ n }]) => n).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect(await store.chat('a', 100)).toEqual(said.flat().sort((a, b) => a.n - b.n))
    expect((await store.addChat([line('x', 'b')]))[0].n).toBe(1)
  })

  it('only the last lines are read, in order', async () => {
    for (const text of ['1', '2', '3', '4']) await store.addChat([line(text)])
    expect((await store.chat('a', 2)).map(({ text }) => text)).toEqual(['3', '4'])
  })

  it('audits are read in order', async () => {
    const audit = (id: string, at: number) =>
      ({ write: 'audit.add', audit: { id, at, who: 'operator', what: 'x', table_id: null, detail: '' } }) as const
    await store.commit([audit('b', 2), audit('a', 1), audit('c', 3)])
    expect((await store.audits(2)).map(({ id }) => id)).toEqual(['b', 'c'])
  })
})

it('is opened again with everything in it', async () => {
  await store.setMeta('x', 'y')
  await store.append([aStep('a', 0)])
  await store.close()
  await expect(store.meta('x')).rejects.toThrow('closed')
  store = openSqlite(join(folder, 'walstatt.db'))
  expect(await store.meta('x')).toBe('y')
  expect((await store.stepsOf('a')).steps).toHaveLength(1)
})
