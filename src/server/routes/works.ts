import {
  MAX_WORKS,
  putWorkSchema,
  workInfoSchema,
  workPlaceSchema,
  workSchema,
  worksSchema,
  type WorkInfo,
} from '../../protocol/http.ts'
import { ApiError, read } from '../errors.ts'
import type { MakerQueue } from '../maker-queue.ts'
import type { PersonRow, WorkRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { MadeWork } from '../worker/messages.ts'
import { JsonText, known, type Call, type Route } from './route.ts'

export interface WorkServices {
  readonly store: Store
  readonly making: Pick<MakerQueue, 'make'>
}

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

async function put({ store, making }: WorkServices, call: Call): Promise<WorkInfo> {
  const person = owner(call)
  const { game, id } = placeOf(call)
  const made = await making.make<MadeWork>({ op: 'work', game, text: call.text }, person.id)
  if (!made.ok) throw new ApiError('invalid', 'this cannot be kept', made.problems)
  const work: WorkRow = { person: person.id, game, id, ...made.value, updated: Date.now() }
  if (!(await store.putWork(work, MAX_WORKS))) throw new ApiError('full', `an account keeps at most ${MAX_WORKS}`)
  return infoOf(work)
}

const readRoutes = ({ store }: WorkServices): Route[] => [
  {
    method: 'GET',
    url: '/api/works/:game',
    who: 'account',
    summary: 'My works of a game, the latest first',
    reply: worksSchema,
    handle: async (call) => ({ works: await store.works(owner(call).id, placeOf(call).game) }),
  },
  {
    method: 'GET',
    url: '/api/works/:game/:id',
    who: 'account',
    summary: 'One of my works with its content',
    reply: workSchema,
    async handle(call) {
      const work = await found(store, call)
      const info = JSON.stringify(infoOf(work))
      return new JsonText(`${info.slice(0, -1)},"pack":${work.pack}}`)
    },
  },
]

const writeRoutes = ({ store, making }: WorkServices): Route[] => [
  {
    method: 'PUT',
    url: '/api/works/:game/:id',
    who: 'account',
    summary: 'Keep a work, or replace the one with this id',
    body: putWorkSchema,
    reply: workInfoSchema,
    large: 'work',
    handle: async (call) => put({ store, making }, call),
  },
  {
    method: 'DELETE',
    url: '/api/works/:game/:id',
    who: 'account',
    summary: 'Delete one of my works',
    async handle(call) {
      const { person, game, id } = await found(store, call)
      await store.deleteWork(person, game, id)
    },
  },
]

/** What is made in the workshops of games, kept in the account. */
export const workRoutes = (services: WorkServices): Route[] => [...readRoutes(services), ...writeRoutes(services)]
