import { existsSync, statSync } from 'node:fs'
import { Sqlite, type OnWrite } from './database.ts'
import { ownFile } from './folder.ts'
import { MIGRATIONS } from './migrations.ts'
import { damaged, problemOf, StoreProblem } from './problem.ts'
import { queries } from './queries.ts'

export interface OpenOptions {
  /** A place where a test can stop the world. */
  readonly onWrite?: OnWrite
  /** Only a file that is there and up to date, perhaps in use by a server: nothing is made, mended or brought up to date. */
  readonly existing?: boolean
}

/** A larger file is not read through at every start. */
const LARGEST_CHECKED = 200 * 1024 * 1024

/** Opens a database that can be read and written and has the tables of today. Throws a `StoreProblem` otherwise. */
export function openDatabase(path: string, { onWrite, existing = false }: OpenOptions): Sqlite {
  let db: Sqlite | undefined
  try {
    if (!existing) ownFile(path)
    else if (!existsSync(path)) throw new StoreProblem(`there is no ${path}`)
    db = new Sqlite(path, onWrite)
    checkWhole(db)
    if (existing) checkVersion(db)
    else {
      migrate(db)
      checkStore(db)
    }
    return db
  } catch (error) {
    db?.close({ isLast: false })
    throw problemOf(error, path)
  }
}

function checkWhole(db: Sqlite): void {
  const tables = db.rows<{ name: string }>(`select name from sqlite_master where type = 'table'`)
  if (tables.length > 0 && !tables.some(({ name }) => name === 'meta'))
    throw new StoreProblem(`${db.path} is a database of something else`)
  if (statSync(db.path).size > LARGEST_CHECKED) return
  const [found] = db.rows<{ quick_check: string }>('pragma quick_check(1)')
  if (found?.quick_check !== 'ok') throw new StoreProblem(damaged(db.path))
}

/** Writes and reads: that is the only way to know that it is possible. */
export function checkStore(db: Sqlite): void {
  db.checkFile()
  const now = String(Date.now())
  db.run(queries.setMeta('checked', now))
  if (db.all<{ value: string }>(queries.meta('checked'))[0]?.value !== now)
    throw new StoreProblem(`${db.path} does not keep what is written`)
}

function versionOf(db: Sqlite): number {
  const version = Number(db.all<{ value: string }>(queries.meta('version'))[0]?.value ?? 0)
  if (version > MIGRATIONS.length)
    throw new StoreProblem(`${db.path} is of version ${version}, newer than this program (${MIGRATIONS.length})`)
  return version
}

function checkVersion(db: Sqlite): void {
  const hasMeta = db.rows(`select 1 from sqlite_master where name = 'meta'`).length > 0
  if (!hasMeta || versionOf(db) < MIGRATIONS.length)
    throw new StoreProblem(`${db.path} is of an older version: start the server once to bring it up to date`)
}

/** The version is read in the transaction that raises it: two programs may open the same file. */
function migrate(db: Sqlite): void {
  db.exec('create table if not exists meta (key text primary key, value text not null)')
  while (versionOf(db) < MIGRATIONS.length)
    db.transaction(() => {
      const version = versionOf(db)
      for (const change of MIGRATIONS[version] ?? []) {
        if (typeof change === 'string') db.exec(change)
        else change(db)
      }
      db.run(queries.setMeta('version', String(Math.min(version + 1, MIGRATIONS.length))))
    })
}
