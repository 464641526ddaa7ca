import Database from 'libsql'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { databaseIn } from '../store/folder.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'

/** The files of a store as they were at one point: what a process killed there leaves behind. */
export interface Image {
  /** What was about to be written; `commit` before and `committed` after the end of a transaction. */
  readonly point: string
  /** Whoever had asked for it had been told by then that it was done. */
  readonly isAcknowledged: boolean
  /** To be opened by a server. */
  readonly folder: string
}

export interface ImagingStore {
  readonly store: Store
  /** From now on there is an image of every point. */
  record(): void
  acknowledge(): void
  /** Ends recording: the images since, first to last. */
  images(): readonly Image[]
  /** An image of now. */
  image(): Image
  /** The k-th point from now on fails, as on a full disk; the first is 1. Never the one after a commit. */
  failAt(k: number): void
  /** Whether the point that was to fail has been reached. */
  readonly hasFailed: boolean
}

/** A store at which a test can look between any two writes, and every write of which it can let fail. */
export function imagingStore(data: string, folder: string): ImagingStore {
  const path = databaseIn(data)
  let count = 0
  let left = Number.POSITIVE_INFINITY
  let isAcknowledged = false
  let taken: Image[] | undefined
  const take = (point: string): Image => {
    const image = { point, isAcknowledged, folder: join(folder, `image-${++count}`) }
    mkdirSync(image.folder)
    for (const file of [path, `${path}-wal`])
      if (existsSync(file)) copyFileSync(file, join(image.folder, basename(file)))
    return image
  }
  const store = openSqlite(path, {
    onWrite(point) {
      taken?.push(take(point))
      if (point !== 'committed' && --left === 0) throw new Error('the database is full')
    },
  })
  return {
    store,
    record: () => void ((taken = []), (isAcknowledged = false)),
    acknowledge: () => void (isAcknowledged = true),
    images() {
      const images = taken ?? []
      taken = undefined
      return images
    },
    image: () => take('now'),
    failAt: (k) => void (left = k),
    get hasFailed() {
      return left <= 0
    },
  }
}

/** Everything in a database, as text. */
export function contentOf(path: string): string {
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
