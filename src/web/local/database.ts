/** Everything kept on this device is in one database. */
let opened: Promise<IDBDatabase> | undefined

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('storage')))
  })

export const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('storage')))
  })

/** Each step runs once. */
const UPGRADES: readonly ((database: IDBDatabase) => void)[] = [
  (database) => {
    database.createObjectStore('games', { keyPath: 'id' })
    database.createObjectStore('steps')
  },
  (database) => void database.createObjectStore('works', { keyPath: ['game', 'id'] }),
  (database) => void database.createObjectStore('contents'),
]

export function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('walstatt', UPGRADES.length)
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      for (const upgrade of UPGRADES.slice(oldVersion)) upgrade(request.result)
    })
    request.addEventListener('success', () => {
      // Another tab with a newer version of the app must not wait for this one.
      request.result.addEventListener('versionchange', () => {
        request.result.close()
        opened = undefined
      })
      resolve(request.result)
    })
    request.addEventListener('error', () => {
      opened = undefined
      reject(request.error ?? new Error('storage'))
    })
  })
  return opened
}
