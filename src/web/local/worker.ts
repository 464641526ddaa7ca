import type { World } from '../../bots/world.ts'
import type { Taught } from './lesson-told.ts'
import { CannotOpen } from './ready.ts'
import { localStore, type LocalGame } from './store.ts'
import { LocalTable, type TableMessage, type Sent } from './table.ts'

/** What the page sends first; everything after that is the protocol of the table. */
export type Opening =
  | { readonly type: 'open'; readonly id: string }
  | { readonly type: 'world'; readonly game: LocalGame; readonly world: World }
  | { readonly type: 'teach'; readonly taught: Taught }

const scope = self as unknown as { postMessage(message: TableMessage): void }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its page only
const tell = (message: TableMessage): void => scope.postMessage(message)

let table: ReturnType<typeof openTable> | undefined
let queue = Promise.resolve()

async function openTable(opening: Opening): Promise<Pick<LocalTable, 'hear'>> {
  // Whoever plays needs none of it.
  if (opening.type === 'teach') return (await import('./lesson-table.ts')).openLesson(opening.taught, tell)
  if (opening.type === 'world') return LocalTable.openWorld(opening.game, opening.world, tell)
  const game = await localStore.get(opening.id)
  if (game === undefined) throw new CannotOpen('unknown')
  return LocalTable.open(game, localStore, tell)
}

function fail(error: unknown, ref?: number): void {
  const isUnknown = error instanceof CannotOpen && error.message === 'unknown'
  const code = isUnknown ? 'unknownTable' : 'stopped'
  tell({ type: 'error', code, message: (error as Error).message, ...(ref === undefined ? {} : { ref }) })
}

addEventListener('message', ({ data }: MessageEvent<Opening | Sent>) => {
  if (data.type === 'open' || data.type === 'world' || data.type === 'teach') {
    table = openTable(data)
    table.catch((error: unknown) => fail(error))
    return
  }
  // One after the other: an answer is stored before the next is looked at.
  queue = queue.then(async () => (await table)?.hear(data)).catch((error: unknown) => fail(error, data.ref))
})
