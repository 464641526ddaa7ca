import { fileOf, type GameFile } from '../engine/file.ts'
import { EVERYONE, rulesUsed } from '../engine/index.ts'
import type { Entry, Outcome, Role, Setup } from '../engine/index.ts'
import { eventsOfSteps, exportOfSteps, type SeatFile } from '../host/export.ts'
import { olderEvent } from '../host/open.ts'
import type { StoredStep } from '../host/restore.ts'
import type { WholeChannel } from '../protocol/views.ts'
import type { TableRow } from './store/schema.ts'
import type { Store } from './store/store.ts'
import { readStep } from './worker/hosted-match.ts'

async function stepsOf(store: Store, table: string): Promise<StoredStep[]> {
  const { steps } = await store.stepsOf(table)
  return steps.map(({ entries, told }) => readStep([entries, told]))
}

/**
 * What these roles were told in a match that the rules cannot show any more: events, and nothing of what lies hidden. One that is over was played by
 * rules of another version; how it ended is known.
 */
export async function storedParts(
  store: Store,
  { id, state, outcome }: TableRow,
  roles: readonly Role[],
): Promise<readonly WholeChannel[]> {
  const steps = await stepsOf(store, id)
  if (state !== 'over') return eventsOfSteps(steps, roles)
  const { setup, log } = await wholeOf(store, id, steps)
  const told = { event: olderEvent(rulesUsed(setup, log).version), to: EVERYONE }
  const [shared, ...own] = eventsOfSteps([...steps, { entries: [], told: [told] }], roles)
  return [
    { ...shared, ...(outcome === null ? {} : { outcome: JSON.parse(outcome) as Outcome }) } as WholeChannel,
    ...own,
  ]
}

async function wholeOf(
  store: Store,
  id: string,
  steps: readonly StoredStep[],
): Promise<{ setup: Setup; log: Entry[] }> {
  return { setup: JSON.parse((await store.setup(id))!) as Setup, log: steps.flatMap(({ entries }) => entries) }
}

/** What these roles may take along of it: never the whole truth of a game that did not end. */
export async function storedExport(
  store: Store,
  { id, state }: TableRow,
  roles: readonly Role[],
): Promise<SeatFile | GameFile> {
  const steps = await stepsOf(store, id)
  const { setup, log } = await wholeOf(store, id, steps)
  return state === 'over' ? fileOf(setup, log) : exportOfSteps(setup, steps, roles)
}
