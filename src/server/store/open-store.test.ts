import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addTable, aSeat, aStep, aTable } from '../testing/rows.ts'
import { lockFolder } from './folder.ts'
import { MIGRATIONS } from './migrations.ts'
import { StoreProblem } from './problem.ts'
import { openSqlite } from './sqlite.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'walstatt-opening-'))
  path = join(folder, 'walstatt.db')
})
afterEach(() => rmSync(folder, { recursive: true }))

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8)

function problem(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    expect(error).toBeInstanceOf(StoreProblem)
    return (error as Error).message
  }
  throw new Error('no problem')
}

async function filled(): Promise<void> {
  const store = openSqlite(path)
  await store.commit([addTable(aTable('a'), [aSeat('a', 0, 'p')])])
  const told = JSON.stringify('x'.repeat(1000))
  await store.append(Array.from({ length: 200 }, (_, seq) => aStep('a', seq, { told })))
  await store.close()
}

describe('files', () => {
  it('are for their owner only', async () => {
    const inner = join(folder, 'new', 'data')
    const store = openSqlite(join(inner, 'walstatt.db'))
    await store.setMeta('x', 'y')
    expect([modeOf(join(folder, 'new')), modeOf(inner)]).toEqual(['700', '700'])
    for (const end of ['', '-wal', '-shm']) expect(modeOf(join(inner, `walstatt.db${end}`))).toBe('600')
    await store.close()
  })

  it('that others could read are closed; a folder with other things in it stays as it is', async () => {
    await filled()
    const open = (): void => {
      chmodSync(path, 0o644)
      chmodSync(folder, 0o755)
    }
    open()
    await openSqlite(path).close()
    expect([modeOf(path), modeOf(folder)]).toEqual(['600', '700'])
    open()
    writeFileSync(join(folder, 'other'), '')
    await openSqlite(path).close()
    expect([modeOf(path), modeOf(folder)]).toEqual(['600', '755'])
  })
})

describe('a store that cannot be used says why', () => {
  it('its folder is a file, its file a folder', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(problem(() => openSqlite(join(folder, 'file', 'walstatt.db')))).toMatch(/a part of its path is a file/)
    expect(problem(() => lockFolder(join(folder, 'file')))).toMatch(/a part of its path is a file/)
    mkdirSync(path)
    expect(problem(() => openSqlite(path))).toMatch(/cannot be opened/)
  })

  it('it is no database, or one of something else', () => {
    writeFileSync(path, 'This is a letter. '.repeat(1000))
    expect(problem(() => openSqlite(path))).toBe(`${path} is not a database`)
    rmSync(path)
    const other = new Database(path)
    other.exec('create table letters (text text)')
    other.close()
    expect(problem(() => openSqlite(path))).toBe(`${path} is a database of something else`)
  })

  it('it is damaged: overwritten in the middle, or cut off', async () => {
    await filled()
    const { size } = statSync(path)
    const file = openSync(path, 'r+')
    writeSync(file, Buffer.alloc(8192, 7), 0, 8192, Math.floor(size / 2 / 4096) * 4096)
    closeSync(file)
    expect(problem(() => openSqlite(path))).toMatch(/is damaged/)
    rmSync(path)
    await filled()
    truncateSync(path, size / 2)
    expect(problem(() => openSqlite(path))).toMatch(/is damaged/)
  })

  it.each([
    ['SQLITE_READONLY', /read-only/],
    ['SQLITE_READONLY_DIRECTORY', /read-only/],
    ['EROFS', /read-only/],
    ['EACCES', /read-only/],
    ['SQLITE_FULL', /the disk is full/],
    ['SQLITE_BUSY', /in use by another program/],
    ['SQLITE_IOERR_WRITE', /the disk fails/],
  ])('nothing can be written: %s', async (code, words) => {
    const failing = (point: string): void => {
      if (point.includes('insert into "meta"')) throw Object.assign(new Error('it fails'), { code })
    }
    expect(problem(() => openSqlite(path, { onWrite: failing }))).toMatch(words)
    // Noticed although there was nothing to bring up to date.
    await openSqlite(path).close()
    expect(problem(() => openSqlite(path, { onWrite: failing }))).toMatch(words)
  })

  it('a fault of the program stays one', () => {
    const fault = new TypeError('x is not a function')
    const onWrite = (): void => {
      throw fault
    }
    expect(() => openSqlite(path, { onWrite })).toThrow(fault)
  })

  it('it is of a newer program', async () => {
    const store = openSqlite(path)
    await store.setMeta('version', '99')
    await store.close()
    expect(problem(() => openSqlite(path))).toMatch(/is of version 99, newer than this program/)
  })

  it('it should be there already, and up to date', async () => {
    expect(problem(() => openSqlite(path, { existing: true }))).toBe(`there is no ${path}`)
    expect(existsSync(path)).toBe(false)
    writeFileSync(path, '')
    expect(problem(() => openSqlite(path, { existing: true }))).toMatch(/older version/)
    const store = openSqlite(path)
    await openSqlite(path, { existing: true }).close()
    await store.setMeta('version', '2')
    expect(problem(() => openSqlite(path, { existing: true }))).toMatch(/older version/)
    expect(await store.meta('version')).toBe('2')
    await store.close()
  })
})

describe('check', () => {
  it('writes and reads', async () => {
    let isFull = false
    const onWrite = (): void => {
      if (isFull) throw new Error('database or disk is full')
    }
    const store = openSqlite(path, { onWrite })
    await store.check()
    isFull = true
    await expect(store.check()).rejects.toThrow('full')
    isFull = false
    await store.check()
    await store.close()
  })

  it('remembers damage that was met', async () => {
    await filled()
    const store = openSqlite(path)
    await store.check()
    const half = Math.floor(statSync(path).size / 2 / 4096) * 4096
    const file = openSync(path, 'r+')
    writeSync(file, Buffer.alloc(half, 7), 0, half, half)
    closeSync(file)
    // Another's write, after which nothing is taken from memory any more.
    const other = new Database(path)
    other.exec(`update meta set value = 'now' where key = 'checked'`)
    other.close()
    await store.check()
    await expect(store.stepsOf('a')).rejects.toThrow()
    await expect(store.check()).rejects.toThrow(/is damaged/)
    await store.close()
  })

  it('notices that the file is not there any more', async () => {
    const store = openSqlite(path)
    renameSync(path, `${path}.away`)
    await expect(store.check()).rejects.toThrow(/was moved or replaced/)
    await store.close()
  })
})

describe('one server per folder', () => {
  it('a second one is refused until the first has let go', () => {
    const inner = join(folder, 'data')
    const first = lockFolder(inner)
    expect(problem(() => lockFolder(inner))).toMatch(/^another server uses this folder/)
    expect([modeOf(inner), modeOf(join(inner, 'walstatt.lock'))]).toEqual(['700', '600'])
    first.release()
    first.release()
    lockFolder(inner).release()
  })

  it('a killed process leaves no lock behind', async () => {
    const file = new URL('./folder.ts', import.meta.url).href
    const code = `const { lockFolder } = await import(${JSON.stringify(file)})
      lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const gone = once(child, 'exit')
    expect(String((await once(child.stdout, 'data'))[0])).toBe('locked\n')
    expect(problem(() => lockFolder(folder))).toMatch(/^another server/)
    child.kill('SIGKILL')
    await gone
    lockFolder(folder).release()
  })
})

describe('data of version 2', () => {
  const setup = (n: number): string =>
    JSON.stringify({ game: 'lanterns', roles: 2, options: { rounds: n }, pack: { big: 'x'.repeat(500) } })

  function old(tables: number): void {
    const db = new Database(path)
    db.exec('create table meta (key text primary key, value text not null)')
    for (const statement of MIGRATIONS.slice(0, 2).flat()) db.exec(statement as string)
    db.exec(`insert into meta values ('version', '2')`)
    const values = `'lanterns', '', 'running', 'public', 'live', 1, 'p', 2`
    for (let i = 0; i < tables; i++) {
      const text = i === 1 ? 'no JSON' : setup(i)
      db.prepare(`insert into tables values (?, ${values}, ?, 's', '{}', 'w', 1, ?, null, null)`).run([
        `t${i}`,
        text,
        i,
      ])
      db.prepare(`insert into seats values (?, 0, '[0]', 'person', 'p', 'Ada', null, null, 'used', 0)`).run([`t${i}`])
      db.prepare(`insert into seats values (?, 1, '[1]', 'invite', null, null, null, null, 'sent', 0)`).run([`t${i}`])
      db.prepare(`insert into steps values (?, 0, '[]', '[]', '[0]', 1)`).run([`t${i}`])
    }
    db.close()
  }

  it('goes on: setups apart, options beside, used invitations worth nothing', async () => {
    old(250)
    const store = openSqlite(path)
    expect(await store.meta('version')).toBe('5')
    const { table, seats, holders } = (await store.table('t7'))!
    expect(table).toEqual(aTable('t7', { options: '{"rounds":7}', secret: 's', watch_hash: 'w', updated: 7 }))
    expect(seats.map(({ token_hash }) => token_hash)).toEqual([null, 'sent'])
    expect(holders).toEqual([])
    expect(await store.setup('t7')).toBe(setup(7))
    expect((await store.table('t1'))!.table.options).toBe('{}')
    expect(await store.setup('t1')).toBe('no JSON')
    expect(await store.setup('t249')).toBe(setup(249))
    expect((await store.tablesOf('p')).length).toBe(200)
    await store.append([aStep('t7', 1)])
    await store.close()
  })

  it('is brought up to date wholly or not at all, wherever it stops', async () => {
    let point = 0
    for (let isDone = false; !isDone; point++) {
      rmSync(path, { force: true })
      old(3)
      let left = point
      const onWrite = (): void => {
        if (left-- === 0) throw new Error('stopped')
      }
      try {
        await openSqlite(path, { onWrite }).close()
        isDone = true
      } catch (error) {
        expect((error as Error).message).toBe('stopped')
      }
      const store = openSqlite(path)
      expect(await store.setup('t2')).toBe(setup(2))
      expect((await store.table('t2'))!.table.options).toBe('{"rounds":2}')
      await store.close()
    }
    expect(point).toBeGreaterThan(20)
  })
})
