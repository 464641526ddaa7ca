import { EVERYONE, failed, ok, Replay } from '../engine/index.ts'
import type { Entry, GameEvent, GameState, Prepared, Result, Role } from '../engine/index.ts'
import type { Told } from './channels.ts'
import type { StoredStep } from './restore.ts'

interface TableEvent extends GameEvent {
  readonly role?: Role
  readonly seat?: number
  readonly holder?: string
}

/** What the table itself told of an entry. A plan that was taken back in secret is nobody's business. */
function tableEvent(entry: Entry, before: Entry | undefined, isSealed: boolean): TableEvent | undefined {
  switch (entry.type) {
    case 'undo':
      return isSealed ? undefined : { type: 'table.undo', role: entry.role }
    case 'consent':
      return before?.type === 'consent' && before.to === entry.to
        ? undefined
        : { type: 'table.request', role: entry.role }
    case 'concede':
      return { type: 'table.concede', role: entry.role }
    case 'seat':
      return { type: 'table.seat', seat: entry.seat, holder: entry.holder }
    default:
      return undefined
  }
}

/**
 * A log from elsewhere cut into steps, with what was told at each and to whom: a file holds no events, so the rules tell them
 * again. Whoever joins later gets the chronicle and the history that are theirs.
 */
export function stepsOf<S extends GameState, C>(prepared: Prepared<S, C>, log: readonly Entry[]): Result<StoredStep[]> {
  const told: Told[] = []
  const steps: StoredStep[] = []
  const replay = new Replay(prepared, log)
  replay.match.listener = (event, to) => void told.push({ event, to })
  let from = 0
  let problem = replay.begin()
  for (;;) {
    if (problem !== undefined) return failed(problem.path, problem.problem)
    steps.push({ entries: log.slice(from, replay.at), told: told.splice(0) })
    from = replay.at
    if (replay.isDone) return ok(steps)
    const event = tableEvent(log[from], log[from - 1], replay.match.play.isSealed)
    problem = replay.step()
    if (event !== undefined) told.push({ event, to: EVERYONE })
  }
}
