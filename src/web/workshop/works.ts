import type { WorkInfo, Works } from '../../protocol/board.ts'
import type { Catalogue } from '../i18n/index.ts'
import { localWorks } from '../local/works.ts'
import * as api from '../online/api.ts'
import type { Reply } from '../online/api.ts'
import { plainLine } from '../ui/plain.ts'

/** Not in the list: what is being worked on, and what a table is being set up with. No id of a work has a dot. */
const DRAFT = '.draft'
export const AT_TABLE = '.table'

type Place = Pick<WorkInfo, 'id' | 'place'>

/** Errors become words for the user. */
function worded<T>(t: Catalogue, reply: Reply<T>): T {
  if (!reply.ok) throw new Error(t.errors[reply.code])
  return reply.value
}

async function stored<T>(t: Catalogue, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new Error(t.workshop.noStorage)
  }
}

export async function loadWork(t: Catalogue, game: string, { id, place }: Place): Promise<unknown> {
  if (place === 'account') return worded(t, await api.work(game, id)).pack
  return (await stored(t, localWorks.get(game, id)))?.pack
}

/** What is kept on this device and in the account, the latest first. Without storage or server it is just not there. */
export async function listWorks(game: string): Promise<WorkInfo[]> {
  const [here, me] = await Promise.all([localWorks.list(game).catch(() => []), api.whoAmI()])
  const account = me.ok && me.value.kind === 'account' ? await api.works(game) : undefined
  const kept = here
    .filter(({ id }) => !id.startsWith('.'))
    .map(({ id, name, updated }): WorkInfo => ({ id, name, updated, place: 'here' }))
  const online = account?.ok === true ? account.value.works : []
  const all = [...kept, ...online.map(({ id, name, updated }): WorkInfo => ({ id, name, updated, place: 'account' }))]
  return all.sort((a, b) => b.updated - a.updated)
}

const put = (game: string, id: string, name: string, pack: unknown): Promise<void> =>
  localWorks.put({ game, id, name, pack, updated: Date.now() })

export const keepForTable = (game: string, pack: unknown): Promise<void> => put(game, AT_TABLE, '', pack)

export const worksOf = (t: Catalogue, game: string): Works => ({
  list: () => listWorks(game),
  load: (work) => loadWork(t, game, work),
  async save(place, { id, name, pack }) {
    if (place === 'here') await stored(t, put(game, id, name, pack))
    else worded(t, await api.putWork(game, id, { name: plainLine(name), pack }))
  },
  async remove({ id, place }) {
    if (place === 'here') await stored(t, localWorks.remove(game, id))
    else worded(t, await api.deleteWork(game, id))
  },
  draft: async () => (await localWorks.get(game, DRAFT).catch(() => undefined))?.pack,
  keepDraft: (pack) => put(game, DRAFT, '', pack).catch(() => undefined),
})
