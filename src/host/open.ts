import {
  type Entry,
  EVERYONE,
  failed,
  type GameState,
  lastRulesAt,
  Match,
  ok,
  basePlace,
  type Place,
  type Prepared,
  reach,
  type Reached,
  type Result,
  rulesEntry,
  rulesUsed,
} from '../engine/index.ts'
import { Back } from './back.ts'
import { Host, type HostSource, type Update } from './host.ts'
import {
  type All,
  allOf,
  loadHost,
  type LoadOptions,
  snapshotPlace,
  sourceAfter,
  type StoredStep,
  usableSnapshot,
} from './restore.ts'

export interface OpenOptions<S extends GameState> extends LoadOptions<S> {
  /** The hash of the content that it is to be played with; that of its setup unless told otherwise. */
  readonly content?: string
  /** It is stored as over: it is only looked at. */
  readonly isOver?: boolean
}

export interface Opened<S extends GameState, C> {
  readonly host: Host<S, C>
  /** Its rules have changed: this step is to be stored before anybody is shown anything. */
  readonly changed?: Update
}

/**
 * A match from its stored steps, whichever version of the rules wrote them. If it was another one, the match goes on from where these rules can
 * follow; nothing is stored here, so whoever tries again comes to the same. One that is over is shown if these rules come to its end, too.
 */
export function openHost<S extends GameState, C>(
  prepared: Prepared<S, C>,
  stored: readonly StoredStep[],
  options: OpenOptions<S>,
): Result<Opened<S, C>> {
  const all = allOf(stored)
  const { version, content } = rulesUsed(prepared.setup, all.log)
  const now = options.content ?? prepared.setup.content
  if (version === prepared.game.rulesVersion && content === now) {
    const loaded = loadHost(prepared, stored, options)
    return loaded.ok ? ok({ host: loaded.value }) : loaded
  }
  const reached = reach(prepared, all.log, leftBehind(version, all, options))
  if (!reached.ok) return reached
  const source = sourceAfter(all, undefined, options)
  if (!source.ok) return source
  if (options.isOver === true) return shownOver(prepared, all, reached.value, source.value)
  return changeRules(prepared, all, reached.value, { content: now, isContent: content !== now, source: source.value })
}

/** What the rules of before have left since they last changed. */
function leftBehind<S extends GameState>(version: number, all: All, { snapshot }: OpenOptions<S>): Place<S>[] {
  const usable = usableSnapshot(version, all, snapshot)
  if (usable === undefined) return []
  const { log, steps } = all
  const at = lastRulesAt(log)
  try {
    const base = at === undefined ? undefined : basePlace<S>(log, at)
    const place = snapshotPlace(log.slice(0, steps[usable.steps - 1].log), usable, base)
    return [{ ...place, marks: [usable.mark], floor: usable.mark.at }]
  } catch {
    return []
  }
}

const isOwn = (entry: Entry): boolean => entry.type === 'offer' || (entry.type === 'answer' && entry.auto !== true)

/**
 * How many answers lie behind a place of the log, as far as everybody knows of them: up to the last step that was told to all or drew. Nobody
 * learns how far others are in a sealed round.
 */
function knownAfter(at: number, { stored, steps, log }: All): number {
  const last = stored.findLastIndex(
    ({ entries, told }) => told.some(({ to }) => to === EVERYONE) || entries.some(({ type }) => type === 'draw'),
  )
  return last < 0 ? 0 : log.slice(at, steps[last].log).filter(isOwn).length
}

function changeRules<S extends GameState, C>(
  prepared: Prepared<S, C>,
  all: All,
  { place, at }: Reached<S>,
  { content, isContent, source }: { content: string; isContent: boolean; source: HostSource },
): Result<Opened<S, C>> {
  const { log, told, steps } = all
  const entry = rulesEntry({ version: prepared.game.rulesVersion, content }, place)
  const match = Match.restore(prepared, { ...place, log: [...log, entry] }, source)
  const host = new Host(prepared, match, source, told, steps, new Back(log.length))
  return ok({ host, changed: host.rulesChanged({ taken: knownAfter(at, all), isContent }) })
}

/** Nothing of it is stored. What was told is as it was; the board is what these rules make of it. */
function shownOver<S extends GameState, C>(
  prepared: Prepared<S, C>,
  { log, told, steps }: All,
  { place, at, problem }: Reached<S>,
  source: HostSource,
): Result<Opened<S, C>> {
  const match = at === log.length ? Match.restore(prepared, place, source, true) : undefined
  if (match?.over !== true) return failed(problem?.path ?? 'log', problem?.problem ?? 'these rules come to no end')
  const last = steps.length - 1
  told.push({ event: olderEvent(rulesUsed(prepared.setup, log).version), to: EVERYONE })
  steps[last] = { log: log.length, told: told.length }
  const host = new Host(prepared, match, source, told, steps, new Back(log.length))
  host.isOlder = true
  return ok({ host })
}

/** Says, where a game of an older version is looked at, that it is one. It is never stored. */
export const olderEvent = (version: number): { type: string; version: number } => ({ type: 'table.older', version })
