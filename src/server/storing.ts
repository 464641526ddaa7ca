import type { Heard, StepSaid } from './heard.ts'
import type { MatchesOptions } from './match-source.ts'
import type { Requests } from './requests.ts'
import type { Pending, Running } from './running.ts'
import type { NewStep } from './store/store.ts'
import type { Handle } from './worker/messages.ts'

interface Known {
  readonly byHandle: ReadonlyMap<Handle, Running>
  readonly requests: Requests
  readonly options: MatchesOptions
  /** Hashes of content that is known to be stored. */
  readonly contents: Set<string>
}

/** What is to be stored of one match. */
interface Group {
  readonly steps: NewStep[]
  readonly asked: Pending[]
}

function addRow(
  said: StepSaid,
  at: number,
  { byHandle, requests, contents }: Known,
  groups: Map<Running, Group>,
): void {
  const running = byHandle.get(said.match)
  if (running === undefined) return
  let group = groups.get(running)
  if (group === undefined) groups.set(running, (group = { steps: [], asked: [] }))
  const { entries, told, outcome, snapshot, content } = said
  const pending = requests.get(said.id)
  if (pending !== undefined) group.asked.push(pending)
  const isNew = content !== undefined && !contents.has(content.hash)
  const also = [...(pending?.also ?? []), ...(isNew ? [{ write: 'content.put' as const, content }] : [])]
  group.steps.push({
    row: { table_id: running.id, seq: running.seq++, entries, told, waiting: JSON.stringify(said.waiting), at },
    ...(outcome === undefined ? {} : { over: { outcome } }),
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(also.length === 0 ? {} : { also }),
  })
}

async function append(
  groups: readonly Group[],
  { contents, options: { store, metrics, onStored, onTrouble } }: Known,
): Promise<void> {
  const steps = groups.flatMap((group) => group.steps)
  const timer = metrics.commit.startTimer()
  try {
    await store.append(steps)
  } finally {
    timer()
  }
  metrics.steps.inc(steps.length)
  for (const write of steps.flatMap(({ also = [] }) => also))
    if (write.write === 'content.put') contents.add(write.content.hash)
  for (const { asked } of groups) for (const pending of asked) pending.isStored = true
  try {
    onStored(steps)
  } catch (error) {
    onTrouble('a cache could not be told', error)
  }
}

/** Stores all steps of a batch in one go. Returns the matches whose steps could not be stored. */
export async function storeSteps(batch: readonly Heard[], known: Known): Promise<ReadonlySet<Running>> {
  const groups = new Map<Running, Group>()
  const now = Date.now()
  for (const said of batch) if (said.say === 'step') addRow(said, now, known, groups)
  const failed = new Set<Running>()
  if (groups.size === 0) return failed
  try {
    await append([...groups.values()], known)
    return failed
  } catch (error) {
    known.options.onTrouble('steps could not be stored', error)
  }
  // What is wrong with one match is no reason that another loses its step.
  for (const [running, group] of groups) {
    try {
      if (groups.size === 1) failed.add(running)
      else await append([group], known)
    } catch {
      failed.add(running)
    }
  }
  return failed
}
