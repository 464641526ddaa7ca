import type { Options, Outcome, Role, RulesUsed } from '../../engine/index.ts'
import type { StoredStep } from '../../host/restore.ts'
import { committed, done, open } from './database.ts'

export interface LocalSeat {
  readonly holder: 'person' | 'bot'
  readonly name: string
  readonly bot?: string
  readonly conceded?: boolean
}

/** What is kept of a local game beside its steps. */
export interface LocalGame {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly pack?: unknown
  readonly seats: readonly LocalSeat[]
  /** The key of chance, in hexadecimal digits. It never leaves this device. */
  readonly key: string
  /** How many log entries were brought along from elsewhere. */
  readonly from?: number
  /** What it began with; absent in games from before rules had more than one version. */
  readonly rules?: RulesUsed
  readonly created: number
  readonly updated: number
  readonly waiting: readonly Role[]
  readonly outcome?: Outcome
}

/** Content is kept by its hash, once for all games that are played with it. */
export interface LocalContent {
  readonly hash: string
  readonly source: unknown
}

export interface LocalStore {
  list(): Promise<LocalGame[]>
  get(id: string): Promise<LocalGame | undefined>
  put(game: LocalGame): Promise<void>
  steps(id: string): Promise<StoredStep[]>
  /** Appends a step and the game's new state in one transaction, with the content that it is played with from then on. */
  append(game: LocalGame, at: number, steps: readonly StoredStep[], content?: LocalContent): Promise<void>
  /** What content of this hash was compiled from. */
  content(hash: string): Promise<unknown>
  remove(id: string): Promise<void>
}

const stepsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

async function write(
  change: (games: IDBObjectStore, steps: IDBObjectStore, contents: IDBObjectStore) => void,
): Promise<void> {
  const stores = ['games', 'steps', 'contents']
  const transaction = (await open()).transaction(stores, 'readwrite', { durability: 'strict' })
  change(transaction.objectStore('games'), transaction.objectStore('steps'), transaction.objectStore('contents'))
  await committed(transaction)
}

export const localStore: LocalStore = {
  async list() {
    return done((await open()).transaction('games').objectStore('games').getAll() as IDBRequest<LocalGame[]>)
  },
  async get(id) {
    return done((await open()).transaction('games').objectStore('games').get(id) as IDBRequest<LocalGame | undefined>)
  },
  put: (game) => write((games) => void games.put(game)),
  async steps(id) {
    return done(
      (await open()).transaction('steps').objectStore('steps').getAll(stepsOf(id)) as IDBRequest<StoredStep[]>,
    )
  },
  async content(hash) {
    return done((await open()).transaction('contents').objectStore('contents').get(hash) as IDBRequest<unknown>)
  },
  append: (game, at, added, content) =>
    write((games, steps, contents) => {
      games.put(game)
      if (content !== undefined) contents.put(content.source, content.hash)
      added.forEach((step, i) => steps.add(step, [game.id, at + i]))
    }),
  remove: (id) =>
    write((games, steps) => {
      games.delete(id)
      steps.delete(stepsOf(id))
    }),
}
