import {
  type Entry,
  failed,
  type FoldEntry,
  type GameState,
  hmacSource,
  type HmacSource,
  type Mark,
  type Match,
  type Note,
  ok,
  type Place,
  type Prepared,
  type Problem,
  Replay,
  type Result,
  type Roles,
} from '../engine/index.ts'
import { Back, type TakenBack } from './back.ts'
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
  readonly mark: Mark<S>
  /** What may be given again: it is not in force, and the steps that took it back may lie before the snapshot. */
  readonly taken?: readonly TakenBack[]
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
    ...(host.back.taken.length === 0 ? {} : { taken: host.back.taken }),
    ...(epoch === undefined || counter === undefined ? {} : { chance: { epoch, counter } }),
  }
}

function placeOf<S extends GameState>(log: readonly Entry[], { runs, mark }: Snapshot<S>): Place<S> {
  const force: FoldEntry[] = []
  const notes: Note[] = []
  for (let i = 0; i < runs.length; i += RUN) {
    const [from, count, knowledge, sealed, seenBy] = runs.slice(i, i + RUN)
    for (let at = from; at < from + count; at++) {
      force.push(log[at] as FoldEntry)
      notes.push({ knowledge, sealed, seenBy: seenBy as Roles })
    }
  }
  return { log, force, notes, marks: [mark] }
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
  const all: All = { stored, steps, log, told }
  const snapshot = usableSnapshot(prepared, steps, options.snapshot)
  const loaded = snapshot === undefined ? undefined : loadFromSnapshot(prepared, all, options, snapshot)
  return loaded ?? loadFrom(prepared, all, options, undefined)
}

interface All {
  readonly stored: readonly StoredStep[]
  readonly steps: StepEnd[]
  readonly log: readonly Entry[]
  readonly told: Told[]
}

/** A snapshot only saves time: where it is of no use, the steps themselves are the truth. */
function loadFromSnapshot<S extends GameState, C>(
  prepared: Prepared<S, C>,
  all: All,
  options: LoadOptions<S>,
  snapshot: Snapshot<S>,
): Result<Host<S, C>> | undefined {
  try {
    const loaded = loadFrom(prepared, all, options, snapshot)
    return loaded.ok ? loaded : undefined
  } catch {
    return undefined
  }
}

function loadFrom<S extends GameState, C>(
  prepared: Prepared<S, C>,
  all: All,
  options: LoadOptions<S>,
  snapshot: Snapshot<S> | undefined,
): Result<Host<S, C>> {
  const place =
    snapshot === undefined ? undefined : placeOf(all.log.slice(0, all.steps[snapshot.steps - 1].log), snapshot)
  const replay = new Replay(prepared, all.log, place)
  const back = new Back(options.from)
  const problem = replayFrom(replay, all, snapshot, back)
  if (problem !== undefined) return failed(problem.path, problem.problem)
  const source = sourceAfter(all.log, all.steps, snapshot, options)
  if (!source.ok) return source
  const { match } = replay
  match.goOn(source.value)
  return ok(new Host(prepared, match, source.value, all.told, all.steps, back))
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
  { stored, steps }: All,
  snapshot: Snapshot<S> | undefined,
  back: Back,
): Problem | undefined {
  const known = snapshot?.steps ?? 0
  let problem = snapshot === undefined ? replay.begin() : undefined
  for (let i = 0; i < steps.length && problem === undefined; i++) {
    const { force } = replay.match
    while (problem === undefined && replay.at < steps[i].log) problem = replay.step()
    back.after(stored[i], force, steps[i].log)
    if (i === known - 1) back.taken = snapshot?.taken ?? []
  }
  return problem
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
