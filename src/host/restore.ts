import {
  basePlace,
  type Entry,
  failed,
  type GameState,
  hmacSource,
  type HmacSource,
  inForce,
  lastRulesAt,
  type Mark,
  ok,
  type Place,
  type Prepared,
  type Problem,
  Replay,
  type Result,
  type Runs,
  runsOf,
} from '../engine/index.ts'
import { Back, NEVER, type Declined, type TakenBack } from './back.ts'
import type { Told } from './channels.ts'
import { Host, type HostSource, type StepEnd } from './host.ts'

/** A step as it is stored: what one accepted action added. */
export interface StoredStep {
  readonly entries: readonly Entry[]
  readonly told: readonly Told[]
}

/**
 * The last checkpoint and what is in force, so that loading a long match runs only the rules since then. It holds the whole
 * truth and never leaves the server.
 */
export interface Snapshot<S extends GameState = GameState> {
  readonly rulesVersion: number
  readonly steps: number
  readonly runs: Runs
  readonly mark: Mark<S>
  /** What may be given again: it is not in force, and the steps that took it back may lie before the snapshot. */
  readonly taken?: readonly TakenBack[]
  /** How often going back was declined; how far the game had come then is not in the steps. */
  readonly declined?: Declined
  readonly chance?: { readonly epoch: number; readonly counter: number }
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
    ...(host.back.declined === NEVER ? {} : { declined: host.back.declined }),
    ...(epoch === undefined || counter === undefined ? {} : { chance: { epoch, counter } }),
  }
}

/** Where a snapshot was taken, in a match that may have seen other rules before. */
export const snapshotPlace = <S extends GameState>(
  log: readonly Entry[],
  { runs, mark }: Snapshot<S>,
  base: Place<S> | undefined,
): Place<S> => ({
  log,
  ...inForce(log, runs, mark),
  ...(base === undefined ? { marks: [mark] } : { marks: [base.marks[0], mark], floor: base.marks[0].at }),
})

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
  const all = allOf(stored)
  const snapshot = usableSnapshot(prepared.game.rulesVersion, all, options.snapshot)
  const loaded = snapshot === undefined ? undefined : loadFromSnapshot(prepared, all, options, snapshot)
  return loaded ?? loadFrom(prepared, all, options, undefined)
}

/** Stored steps, laid end to end. */
export interface All {
  readonly stored: readonly StoredStep[]
  readonly steps: StepEnd[]
  readonly log: readonly Entry[]
  readonly told: Told[]
}

export function allOf(stored: readonly StoredStep[]): All {
  const log: Entry[] = []
  const told: Told[] = []
  const steps: StepEnd[] = stored.map((step) => {
    log.push(...step.entries)
    told.push(...step.told)
    return { log: log.length, told: told.length }
  })
  return { stored, steps, log, told }
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
  const replay = replayAt(prepared, all, snapshot)
  if (!replay.ok) return replay
  const back = new Back(options.from)
  const problem = replayFrom(replay.value, all, snapshot, back)
  if (problem !== undefined) return failed(problem.path, problem.problem)
  const source = sourceAfter(all, snapshot, options)
  if (!source.ok) return source
  const { match } = replay.value
  match.goOn(source.value)
  return ok(new Host(prepared, match, source.value, all.told, all.steps, back))
}

/** At the snapshot, where the rules changed for the last time, or at the beginning. */
function replayAt<S extends GameState, C>(
  prepared: Prepared<S, C>,
  { log, steps }: All,
  snapshot: Snapshot<S> | undefined,
): Result<Replay<S, C>> {
  const at = lastRulesAt(log)
  try {
    const base = at === undefined ? undefined : basePlace<S>(log, at)
    const end = snapshot === undefined ? 0 : steps[snapshot.steps - 1].log
    const place = snapshot === undefined ? base : snapshotPlace(log.slice(0, end), snapshot, base)
    return ok(new Replay(prepared, log, place))
  } catch (error) {
    return failed(`log[${at ?? 0}]`, `cannot be gone on from: ${(error as Error).message}`)
  }
}

/** One of these rules, and of the time since they are played by. */
export function usableSnapshot<S extends GameState>(
  rulesVersion: number,
  { steps, log }: All,
  snapshot: Snapshot<S> | undefined,
): Snapshot<S> | undefined {
  if (snapshot?.runs === undefined || snapshot.rulesVersion !== rulesVersion) return undefined
  if (snapshot.steps <= 0 || snapshot.steps > steps.length) return undefined
  return steps[snapshot.steps - 1].log > (lastRulesAt(log) ?? -1) ? snapshot : undefined
}

function replayFrom<S extends GameState, C>(
  replay: Replay<S, C>,
  { stored, steps }: All,
  snapshot: Snapshot<S> | undefined,
  back: Back,
): Problem | undefined {
  const known = snapshot?.steps ?? 0
  let problem = replay.match.isBegun ? undefined : replay.begin()
  for (let i = 0; i < steps.length && problem === undefined; i++) {
    const { force } = replay.match
    while (problem === undefined && replay.at < steps[i].log) problem = replay.step()
    back.after(stored[i], force, steps[i].log)
    if (i === known - 1) [back.taken, back.declined] = [snapshot?.taken ?? [], snapshot?.declined ?? NEVER]
  }
  return problem
}

export function sourceAfter<S extends GameState>(
  { log, steps }: All,
  snapshot: Snapshot<S> | undefined,
  { key, source, from = 0 }: LoadOptions<S>,
): Result<HostSource> {
  if (key === undefined) return source === undefined ? failed('key', 'is missing') : ok(source)
  const chance = snapshot?.chance
  const start = snapshot === undefined || chance === undefined ? from : steps[snapshot.steps - 1].log
  return chanceAfter(key, log, start, chance ?? { epoch: 0, counter: 0 })
}
