import {
  MAX_WORK_BYTES,
  MAX_WORKS,
  putWorkSchema,
  workInfoSchema,
  workPlaceSchema,
  workSchema,
  worksSchema,
  type PutWork,
  type WorkInfo,
} from '../../protocol/http.ts'
import { ApiError, read } from '../errors.ts'
import type { PersonRow, WorkRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { known, type Call, type Route } from './route.ts'

/** A guest's session may end any day: works are kept for accounts only. */
function owner(call: Call): PersonRow {
  const person = known(call)
  if (person.kind !== 'account') throw new ApiError('signedOut', 'sign in with an account first')
  return person
}

function placeOf(call: Call): { game: string; id: string } {
  const { game, id } = read(workPlaceSchema, call.params)
  return { game, id: id ?? '' }
}

const infoOf = ({ id, game, name, updated }: WorkRow): WorkInfo => ({ id, game, name, updated })

async function found(store: Store, call: Call): Promise<WorkRow> {
  const { game, id } = placeOf(call)
  const work = await store.work(owner(call).id, game, id)
  if (work === undefined) throw new ApiError('unknownWork', 'there is no such work of yours')
  return work
}

async function put(store: Store, call: Call): Promise<WorkInfo> {
  const person = owner(call)
  const { game, id } = placeOf(call)
  const { name, pack } = call.body as PutWork
  if (pack.game !== game)
    throw new ApiError('invalid', 'this is of another game', [{ path: 'pack.game', problem: `must be ${game}` }])
  const text = JSON.stringify(pack)
  if (Buffer.byteLength(text) > MAX_WORK_BYTES) throw new ApiError('tooLarge', `at most ${MAX_WORK_BYTES} bytes`)
  const work: WorkRow = { person: person.id, game, id, name, pack: text, updated: Date.now() }
  if (!(await store.putWork(work, MAX_WORKS))) throw new ApiError('full', `an account keeps at most ${MAX_WORKS}`)
  return infoOf(work)
}

/** What is made in the workshops of games, kept in the account. */
export const workRoutes = (store: Store): Route[] => [
  {
    method: 'GET',
    url: '/api/works/:game',
    summary: 'My works of a game, the latest first',
    reply: worksSchema,
    handle: async (call) => ({ works: await store.works(owner(call).id, placeOf(call).game) }),
  },
  {
    method: 'GET',
    url: '/api/works/:game/:id',
    summary: 'One of my works with its content',
    reply: workSchema,
    async handle(call) {
      const work = await found(store, call)
      return { ...infoOf(work), pack: JSON.parse(work.pack) as unknown }
    },
  },
  {
    method: 'PUT',
    url: '/api/works/:game/:id',
    summary: 'Keep a work, or replace the one with this id',
    body: putWorkSchema,
    reply: workInfoSchema,
    handle: async (call) => put(store, call),
  },
  {
    method: 'DELETE',
    url: '/api/works/:game/:id',
    summary: 'Delete one of my works',
    async handle(call) {
      const { person, game, id } = await found(store, call)
      await store.deleteWork(person, game, id)
    },
  },
]
