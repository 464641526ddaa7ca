import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'

/** What every call of a store gets whose process is gone. */
export class Stopped extends Error {}

export interface StoppingStore {
  readonly store: Store
  /** The points passed so far: before every write, before and after every commit. */
  readonly points: readonly string[]
  readonly isStopped: boolean
  /** Stops at the k-th point from now on; the first is 1. */
  stopAt(k: number): void
}

/**
 * A store that can be stopped between any two writes, as by a kill of its process. From then on it throws at every call, and at
 * its path are the files as the process left them, to be opened afresh. Closing a stopped one does nothing.
 */
export function stoppingStore(path: string): StoppingStore {
  const points: string[] = []
  let left = Number.POSITIVE_INFINITY
  let isOpen = false
  let isStopped = false
  const inner = openSqlite(path, {
    onWrite(point) {
      if (!isOpen) return
      points.push(point)
      if (--left > 0) return
      isStopped = true
      leaveFiles(path)
      throw new Stopped(`stopped at: ${point}`)
    },
  })
  isOpen = true
  const guard = async (call: () => Promise<unknown>): Promise<unknown> => {
    if (isStopped) throw new Stopped('the process is gone')
    try {
      return await call()
    } finally {
      if (isStopped) await inner.close()
    }
  }
  const guarded = Object.entries(inner).map(([name, method]) => [
    name,
    (...given: unknown[]) => guard(() => (method as (...values: unknown[]) => Promise<unknown>)(...given)),
  ])
  const store = { ...(Object.fromEntries(guarded) as Store), close: () => inner.close() }
  return {
    store,
    points,
    get isStopped() {
      return isStopped
    },
    stopAt: (k) => void (left = k),
  }
}

/**
 * Puts copies in the place of the files that are in use: what is still done to those (a rollback, say, which no killed process
 * does) is never seen by anybody.
 */
function leaveFiles(path: string): void {
  const files = [path, `${path}-wal`].filter((file) => existsSync(file))
  for (const file of files) copyFileSync(file, `${file}.left`)
  rmSync(`${path}-shm`, { force: true })
  for (const file of files) renameSync(`${file}.left`, file)
}

export interface Stops<T> {
  readonly before: T
  readonly after: T
  /** What a store opened afresh finds after a stop at each point. */
  readonly found: readonly { readonly point: string; readonly value: T }[]
}

type Look<T> = (store: Store, path: string) => Promise<T>
type Work = (store: Store) => Promise<unknown>

/** Does the same work over and over on a new store, stopped at one point after the other. */
export async function stopEverywhere<T>(begin: Work, work: Work, look: Look<T>): Promise<Stops<T>> {
  const folder = mkdtempSync(join(tmpdir(), 'walstatt-stopping-'))
  const first = join(folder, 'first.db')
  const path = join(folder, 'walstatt.db')
  const anew = (): void => {
    for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
    copyFileSync(first, path)
  }
  try {
    const before = await done(first, begin, look)
    anew()
    const after = await done(path, work, look)
    const found: { point: string; value: T }[] = []
    for (;;) {
      anew()
      const stop = await stopOnce(path, found.length + 1, work, look)
      if (stop === undefined) return { before, after, found }
      found.push(stop)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function done<T>(path: string, work: Work, look: Look<T>): Promise<T> {
  const store = openSqlite(path)
  await work(store)
  await store.close()
  return lookAfresh(path, look)
}

/** Undefined if the work is done before the k-th point. */
async function stopOnce<T>(
  path: string,
  k: number,
  work: Work,
  look: Look<T>,
): Promise<{ point: string; value: T } | undefined> {
  const stopping = stoppingStore(path)
  stopping.stopAt(k)
  try {
    await work(stopping.store)
  } catch (error) {
    if (!stopping.isStopped) throw error
  } finally {
    await stopping.store.close()
  }
  return stopping.isStopped ? { point: stopping.points.at(-1)!, value: await lookAfresh(path, look) } : undefined
}

async function lookAfresh<T>(path: string, look: Look<T>): Promise<T> {
  const store = openSqlite(path)
  try {
    return await look(store, path)
  } finally {
    await store.close()
  }
}
