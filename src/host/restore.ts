import { hmacSource, type HmacSource } from '../engine/chance/hmac.ts'
import { failed, ok, type Result } from '../engine/game.ts'
import type { Entry, FoldEntry } from '../engine/log.ts'
import type { Match, Note } from '../engine/match.ts'
import { Replay } from '../engine/replay.ts'
import type { Prepared } from '../engine/setup.ts'
import type { GameState } from '../engine/table.ts'
import type { Told } from './channels.ts'
import { Host, type HostSource, type StepEnd } from './host.ts'

/** A step as it is stored: what one accepted action added. */
export interface StoredStep {
  readonly entries: readonly Entry[]
  readonly told: readonly Told[]
}

/**
 * The last checkpoint and what is in force, so that loading a long match runs only the rules since then. It holds the whole
 * truth and never leaves the server. `runs` has five numbers for every run of entries in force that lie side by side in the log and
 * agree in the rest: the place of the first, how many, the knowledge before them, their sealed round and who has seen them.
 */
export interface Snapshot<S extends GameState = GameState> {
  readonly rulesVersion: number
  readonly steps: number
  readonly runs: readonly number[]
  readonly mark: { readonly at: number; readonly state: S }
  readonly chance?: { readonly epoch: number; readonly counter: number }
}

const RUN = 5

/** Entries in force are in the order of the log. */
function runsOf<S extends GameState, C>({ log, force, notes }: Match<S, C>): number[] {
  const runs: number[] = []
  let at = -1
  force.forEach((entry, i) => {
    const before = at
    at = log[at + 1] === entry ? at + 1 : log.indexOf(entry, at + 1)
    const { knowledge, sealed, seenBy } = notes[i]
    const last = runs.length - RUN
    const isSame = at === before + 1 && runs[last + 2] === knowledge && runs[last + 3] === sealed
    if (isSame && runs[last + 4] === seenBy) runs[last + 1]++
    else runs.push(at, 1, knowledge, sealed, seenBy)
  })
  return runs
}

export function snapshotOf<S extends GameState, C>(host: Host<S, C>): Snapshot<S> {
  const { match, source } = host
  const { at, state } = match.marks.last
  const { epoch, counter } = source
  return {
    rulesVersion: host.prepared.game.rulesVersion,
    steps: host.steps.length,
    runs: runsOf(match),
    mark: { at, state: match.game.clone(state) },
    ...(epoch === undefined || counter === undefined ? {} : { chance: { epoch, counter } }),
  }
}

/** Puts a match that has not begun where the snapshot was taken. */
function enter<S extends GameState, C>(match: Match<S, C>, log: readonly Entry[], snapshot: Snapshot<S>): void {
  const { runs, mark } = snapshot
  match.log.push(...log)
  const entries: FoldEntry[] = []
  const notes: Note[] = []
  for (let i = 0; i < runs.length; i += RUN) {
    const [from, count, knowledge, sealed, seenBy] = runs.slice(i, i + RUN)
    for (let at = from; at < from + count; at++) {
      entries.push(log[at] as FoldEntry)
      notes.push({ knowledge, sealed, seenBy })
    }
  }
  match.force = entries
  match.notes = notes
  match.marks.add(0, match.state)
  match.marks.add(mark.at, mark.state)
  match.rewind(entries.length)
}

/** Where chance stands after a log: every draw is drawn again, so that a key that does not fit is noticed. */
function chanceAfter(
  key: Uint8Array,
  log: readonly Entry[],
  from: number,
  start: { epoch: number; counter: number },
): Result<HmacSource> {
  const source = hmacSource(key, start.epoch, start.counter)
  for (let i = from; i < log.length; i++) {
    const entry = log[i]
    if (entry.type === 'undo' && entry.consent) source.nextEpoch()
    if (entry.type === 'draw' && source.below(entry.n) !== entry.value)
      return failed(`log[${i}]`, 'was not drawn with the key of this match')
  }
  return ok(source)
}

export interface LoadOptions<S extends GameState> {
  readonly snapshot?: Snapshot<S>
  /** The key of chance; without one the given source goes on. */
  readonly key?: Uint8Array
  readonly source?: HostSource
  /** How many entries came from elsewhere, with chance that is not of this key. */
  readonly from?: number
}

/** A match from its stored steps. Never throws for a log that does not fit the rules. */
export function loadHost<S extends GameState, C>(
  prepared: Prepared<S, C>,
  stored: readonly StoredStep[],
  options: LoadOptions<S>,
): Result<Host<S, C>> {
  const log: Entry[] = []
  const told: Told[] = []
  const steps: StepEnd[] = stored.map((step) => {
    log.push(...step.entries)
    told.push(...step.told)
    return { log: log.length, told: told.length }
  })
  const usable = usableSnapshot(prepared, steps, options.snapshot)
  const replay = new Replay(prepared, log)
  const problem = replayFrom(replay, log, usable, steps)
  if (problem !== undefined) return problem
  const source = sourceAfter(log, steps, usable, options)
  if (!source.ok) return source
  const { match } = replay
  match.automatic = true
  match.play.automatic = true
  match.changeSource(source.value)
  return ok(new Host(prepared, match, source.value, told, steps))
}

function usableSnapshot<S extends GameState, C>(
  prepared: Prepared<S, C>,
  steps: readonly StepEnd[],
  snapshot: Snapshot<S> | undefined,
): Snapshot<S> | undefined {
  if (snapshot?.runs === undefined || snapshot.rulesVersion !== prepared.game.rulesVersion) return undefined
  return snapshot.steps > 0 && snapshot.steps <= steps.length ? snapshot : undefined
}

function replayFrom<S extends GameState, C>(
  replay: Replay<S, C>,
  log: readonly Entry[],
  snapshot: Snapshot<S> | undefined,
  steps: readonly StepEnd[],
): Result<never> | undefined {
  if (snapshot === undefined) {
    const problem = replay.begin()
    if (problem !== undefined) return failed(problem.path, problem.problem)
  } else {
    const end = steps[snapshot.steps - 1].log
    enter(replay.match, log.slice(0, end), snapshot)
    replay.at = end
  }
  while (!replay.isDone) {
    const problem = replay.step()
    if (problem !== undefined) return failed(problem.path, problem.problem)
  }
  return undefined
}

function sourceAfter<S extends GameState>(
  log: readonly Entry[],
  steps: readonly StepEnd[],
  snapshot: Snapshot<S> | undefined,
  { key, source, from = 0 }: LoadOptions<S>,
): Result<HostSource> {
  if (key === undefined) return source === undefined ? failed('key', 'is missing') : ok(source)
  const chance = snapshot?.chance
  const start = snapshot === undefined || chance === undefined ? from : steps[snapshot.steps - 1].log
  return chanceAfter(key, log, start, chance ?? { epoch: 0, counter: 0 })
}
