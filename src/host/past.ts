import { basePlace, EVERYONE, failed, ok, Replay } from '../engine/index.ts'
import type { Entry, GameEvent, GameState, Prepared, Problem, Result, Role } from '../engine/index.ts'
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
 * again, as far as they can follow. Whoever joins later gets the chronicle and the history that are theirs.
 */
export function stepsOf<S extends GameState, C>(prepared: Prepared<S, C>, log: readonly Entry[]): Result<StoredStep[]> {
  const { steps, problem } = stepsAsFar(prepared, log)
  return problem === undefined ? ok(steps) : failed(problem.path, problem.problem)
}

interface Cut {
  readonly steps: StoredStep[]
  /** Where and why these rules could not follow: what comes after is one step of which nothing was told. */
  readonly problem?: Problem
}

/** The same of a log that other rules wrote. */
export function stepsAsFar<S extends GameState, C>(prepared: Prepared<S, C>, log: readonly Entry[]): Cut {
  const steps: StoredStep[] = []
  let problem: Problem | undefined
  let from = 0
  for (const start of startsIn(log)) {
    if (start > from) steps.push({ entries: log.slice(from, start), told: [] })
    const end = log.findIndex((entry, at) => at >= start && at > from && entry.type === 'rules')
    const part = tellFrom(prepared, log.slice(0, end < 0 ? log.length : end), start)
    steps.push(...part.steps)
    problem = part.problem
    from = part.at
  }
  if (from < log.length) steps.push({ entries: log.slice(from), told: [] })
  return problem === undefined ? { steps } : { steps, problem }
}

/** The beginning, and after every entry by which the rules changed. */
const startsIn = (log: readonly Entry[]): number[] => [
  0,
  ...log.flatMap(({ type }, at) => (type === 'rules' ? [at + 1] : [])),
]

function tellFrom<S extends GameState, C>(
  prepared: Prepared<S, C>,
  log: readonly Entry[],
  start: number,
): { steps: StoredStep[]; at: number; problem?: Problem } {
  const told: Told[] = []
  const steps: StoredStep[] = []
  let from = start
  try {
    const replay = new Replay(prepared, log, start === 0 ? undefined : basePlace<S>(log, start - 1))
    replay.match.listener = (event, to) => void told.push({ event, to })
    let problem = replay.match.isBegun ? undefined : replay.begin()
    for (;;) {
      if (problem !== undefined) return { steps, at: from, problem }
      if (replay.at > from || from === 0) steps.push({ entries: log.slice(from, replay.at), told: told.splice(0) })
      from = replay.at
      if (replay.isDone) return { steps, at: from }
      const event = tableEvent(log[from], log[from - 1], replay.match.play.isSealed)
      problem = replay.step()
      if (event !== undefined) told.push({ event, to: EVERYONE })
    }
  } catch (error) {
    return { steps, at: from, problem: { path: `log[${from}]`, problem: (error as Error).message } }
  }
}
