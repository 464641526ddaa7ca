import type { Role, Setup } from '../engine/index.ts'
import { eventsOfSteps, exportOfSteps, type SeatFile } from '../host/export.ts'
import type { StoredStep } from '../host/restore.ts'
import type { WholeChannel } from '../protocol/views.ts'
import type { Store } from './store/store.ts'
import { readStep } from './worker/hosted-match.ts'

async function stepsOf(store: Store, table: string): Promise<StoredStep[]> {
  const { steps } = await store.stepsOf(table)
  return steps.map(({ entries, told }) => readStep([entries, told]))
}

/** What these roles were told in a match that the rules cannot show any more: events, and nothing of what lies hidden. */
export const storedParts = async (
  store: Store,
  table: string,
  roles: readonly Role[],
): Promise<readonly WholeChannel[]> => eventsOfSteps(await stepsOf(store, table), roles)

/** What these roles may take along of it: never the whole truth of a game that did not end. */
export async function storedExport(store: Store, table: string, roles: readonly Role[]): Promise<SeatFile> {
  const setup = JSON.parse((await store.setup(table))!) as Setup
  return exportOfSteps(setup, await stepsOf(store, table), roles)
}
