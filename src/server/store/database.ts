import { statSync } from 'node:fs'
import Database from 'libsql'
import { damaged, isDamage, isTaken, StoreProblem } from './problem.ts'
import { Conflict } from './store.ts'

interface Compilable {
  compile(): { readonly sql: string; readonly parameters: readonly unknown[] }
}

interface Statement {
  run(values: readonly unknown[]): { readonly changes: number }
  all(values: readonly unknown[]): unknown
}

/** Called with the SQL before every single write, with `commit` before and `committed` after the end of a transaction. */
export type OnWrite = (point: string) => void

/** SQLite in a file: WAL, and every commit flushed to the disk before it counts. */
export class Sqlite {
  readonly path: string
  private readonly db: Database.Database
  private readonly statements = new Map<string, Statement>()
  private readonly onWrite: OnWrite | undefined
  private readonly file: number
  private isWriting = false
  private isDamaged = false
  private isClosed = false

  constructor(path: string, onWrite?: OnWrite) {
    this.path = path
    this.onWrite = onWrite
    this.db = new Database(path)
    this.file = statSync(path).ino
    this.db.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full')
  }

  /** A change of the schema. */
  exec(sql: string): void {
    this.onWrite?.(sql)
    this.noting(() => this.db.exec(sql))
  }

  /** One write; outside of a transaction it is one of its own. Says how many rows it changed. */
  write(sql: string, values: readonly unknown[]): number {
    this.onWrite?.(sql)
    const { changes } = this.noting(() => this.prepare(sql).run(values))
    if (!this.isWriting) this.onWrite?.('committed')
    return changes
  }

  rows<T>(sql: string, values: readonly unknown[] = []): T[] {
    return this.noting(() => this.prepare(sql).all(values)) as T[]
  }

  run(query: Compilable): number {
    const { sql, parameters } = query.compile()
    return this.write(sql, parameters)
  }

  all<T>(query: Compilable): T[] {
    const { sql, parameters } = query.compile()
    return this.rows<T>(sql, parameters)
  }

  /** All or nothing. */
  transaction<T>(work: () => T): T {
    this.checkOpen()
    this.noting(() => this.db.exec('begin immediate'))
    this.isWriting = true
    let result: T
    try {
      result = work()
      this.onWrite?.('commit')
      this.noting(() => this.db.exec('commit'))
    } catch (error) {
      this.rollback()
      throw error
    } finally {
      this.isWriting = false
    }
    this.onWrite?.('committed')
    return result
  }

  /** Some faults end the transaction by themselves. Why it failed is what counts, not why it could not be taken back. */
  private rollback(): void {
    try {
      if (this.db.inTransaction) this.db.exec('rollback')
    } catch (error) {
      this.isDamaged ||= isDamage(error)
    }
  }

  /** Throws if a read or write has met damage, or if the file is no longer the one that was opened. */
  checkFile(): void {
    if (this.isDamaged) throw new StoreProblem(damaged(this.path))
    const now = statSync(this.path, { throwIfNoEntry: false })
    if (now?.ino !== this.file) throw new StoreProblem(`${this.path} was moved or replaced while it was in use`)
  }

  /** With `isLast` the log of changes is folded into the file, which can then be copied alone. */
  close({ isLast }: { isLast: boolean }): void {
    if (this.isClosed) return
    this.isClosed = true
    this.statements.clear()
    try {
      if (isLast) this.db.exec('pragma wal_checkpoint(truncate)')
    } finally {
      this.db.close()
    }
  }

  /** A statement would still run after the database was closed: closing must be checked here. */
  private checkOpen(): void {
    if (this.isClosed) throw new Error('the database is closed')
  }

  private prepare(sql: string): Statement {
    this.checkOpen()
    let statement = this.statements.get(sql)
    if (statement === undefined) this.statements.set(sql, (statement = this.db.prepare(sql) as unknown as Statement))
    return statement
  }

  private noting<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      this.isDamaged ||= isDamage(error)
      if (isTaken(error)) throw new Conflict((error as Error).message)
      throw error
    }
  }
}
