import { committed, done, open } from './database.ts'

/** Something made in a game's workshop, kept on this device. */
export interface LocalWork {
  readonly game: string
  readonly id: string
  readonly name: string
  readonly pack: unknown
  readonly updated: number
}

async function write(change: (works: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction('works', 'readwrite', { durability: 'strict' })
  change(transaction.objectStore('works'))
  await committed(transaction)
}

export const localWorks = {
  async list(game: string): Promise<LocalWork[]> {
    const all = (await open()).transaction('works').objectStore('works').getAll() as IDBRequest<LocalWork[]>
    return (await done(all)).filter((work) => work.game === game)
  },
  async get(game: string, id: string): Promise<LocalWork | undefined> {
    const works = (await open()).transaction('works').objectStore('works')
    return done(works.get([game, id]) as IDBRequest<LocalWork | undefined>)
  },
  put: (work: LocalWork): Promise<void> => write((works) => void works.put(work)),
  remove: (game: string, id: string): Promise<void> => write((works) => works.delete([game, id])),
}
