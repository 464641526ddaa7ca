import { resolve } from 'node:path'
import type { Store } from '../server/store/store.ts'

export const DATA = '.walstatt'

/** Works with the data of a server, which may be running meanwhile. */
export async function withStore<T>(folder: string | undefined, work: (store: Store) => Promise<T>): Promise<T> {
  const [{ openSqlite }, { databaseIn }, { problemOf }] = await Promise.all([
    import('../server/store/sqlite.ts'),
    import('../server/store/folder.ts'),
    import('../server/store/problem.ts'),
  ])
  const path = databaseIn(resolve(folder ?? DATA))
  const store = openSqlite(path, { existing: true })
  try {
    return await work(store)
  } catch (error) {
    throw problemOf(error, path)
  } finally {
    await store.close()
  }
}
