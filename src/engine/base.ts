import type { Mark } from './fold.ts'
import type { Game } from './game.ts'
import type { Entry, FoldEntry, RulesEntry } from './log.ts'
import type { Match } from './match.ts'
import type { Setup } from './setup.ts'
import { isRoleOrNone, type GameState, type Roles } from './table.ts'

/** What is known beside an entry in force. */
export interface Note {
  /** The state's knowledge before it. */
  readonly knowledge: number
  /** Which sealed `together` since the checkpoint it belongs to; 0 outside of any. */
  readonly sealed: number
  /** Who may know it (sealed answers: once all are in). */
  readonly seenBy: Roles
}

/** Where a match stood after a part of its log: what was in force, and the checkpoints to fold it from, first to last. */
export interface Place<S> {
  readonly log: readonly Entry[]
  readonly force: readonly FoldEntry[]
  readonly notes: readonly Note[]
  readonly marks: readonly Mark<S>[]
  /** So many entries in force were made by other rules and cannot be folded again: the first mark lies there. */
  readonly floor?: number
}

/**
 * Five numbers for every run of entries in force that lie side by side in the log and agree in the rest: the place of the first,
 * how many, the knowledge before them, their sealed round and who has seen them.
 */
export type Runs = readonly number[]

const RUN = 5

/** Entries in force are in the order of the log. */
export function runsOf({ log, force, notes }: Pick<Place<unknown>, 'log' | 'force' | 'notes'>): number[] {
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

const isFolded = (entry: Entry | undefined): entry is FoldEntry =>
  entry?.type === 'answer' || entry?.type === 'offer' || entry?.type === 'draw'

/** Runs may come from a file: whatever they point at that is no record of the fold is a fault. */
export function inForce(
  log: readonly Entry[],
  runs: Runs,
  mark: Mark<unknown>,
): Pick<Place<unknown>, 'force' | 'notes'> {
  const force: FoldEntry[] = []
  const notes: Note[] = []
  let end = 0
  for (let i = 0; i < runs.length; i += RUN) {
    const [from, count, knowledge, sealed, seenBy] = runs.slice(i, i + RUN)
    if (seenBy === undefined || from < end || count < 0) throw new RangeError('what is in force is out of order')
    end = from + count
    for (let at = from; at < end; at++) {
      const entry = log[at]
      if (!isFolded(entry)) throw new RangeError(`log[${at}] cannot be in force`)
      force.push(entry)
      notes.push({ knowledge, sealed, seenBy: seenBy as Roles })
    }
  }
  if (mark.at > force.length) throw new RangeError('the checkpoint lies behind what is in force')
  return { force, notes }
}

/** Where the rules changed for the last time, as a place in the log; `undefined` in a match that has only seen one version. */
export function lastRulesAt(log: readonly Entry[]): number | undefined {
  for (let at = log.length - 1; at >= 0; at--) if (log[at].type === 'rules') return at
  return undefined
}

/** What a match goes on from since its rules changed at this place of its log. */
export function basePlace<S>(log: readonly Entry[], at: number): Place<S> {
  const { runs, mark } = log[at] as RulesEntry<S>
  const found = inForce(log.slice(0, at), runs, mark)
  return { log: log.slice(0, at + 1), ...found, marks: [mark], floor: mark.at }
}

export interface RulesUsed {
  readonly version: number
  /** The hash of the content. */
  readonly content: string
}

/** By which rules and with which content a match was played last. */
export function rulesUsed({ rulesVersion, content }: Setup, log: readonly Entry[]): RulesUsed {
  const at = lastRulesAt(log)
  if (at === undefined) return { version: rulesVersion, content }
  const entry = log[at] as RulesEntry
  return { version: entry.version, content: entry.content }
}

/** The entry with which a match goes on by other rules from a place; the log of the place is all that happened. */
export const rulesEntry = <S>(used: RulesUsed, place: Place<S>): RulesEntry<S> => ({
  type: 'rules',
  version: used.version,
  content: used.content,
  runs: runsOf(place),
  mark: place.marks[place.marks.length - 1],
})

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

/**
 * Why nothing can go on from a state, by the rules it is given: a procedure is unknown, a field that every new game has is missing or of another
 * kind, a list is longer than any game makes it, a frame names a role that is none. Found without running anything on it.
 */
export function misfitIn<S extends GameState, C>(
  game: Game<S, C>,
  state: S,
  fresh: S | undefined,
  roles: number,
): string | undefined {
  const unknown = state.next.find(({ procedure }) => game.procedures[procedure] === undefined)
  if (unknown !== undefined) return `unknown procedure ${unknown.procedure}`
  const stranger = state.next.find(({ args }) => !isRoleOrNone((args as { role?: number }).role ?? -1, roles))
  if (stranger !== undefined) return `${stranger.procedure} names a role that is none`
  if (fresh === undefined) return undefined
  if (playersIn(state) !== playersIn(fresh)) return 'roles is another number'
  const other = otherShape(state, fresh, game.passing ?? [])
  if (other !== undefined) return `${other} is missing or of another kind`
  const long = tooLong(state, fresh)
  return long === undefined ? undefined : `${long} is too long`
}

/** The same of a match that stands at a question, and whether something is broken that must always hold. */
export function misfitOf<S extends GameState, C>(
  { game, play, over, roles }: Match<S, C>,
  fresh: S | undefined,
): string | undefined {
  const misfit = misfitIn(game, play.state, fresh, roles)
  if (misfit !== undefined) return misfit
  if (play.pending.some(({ role }) => role >= roles)) return 'a role is asked that is none'
  return over ? undefined : game.invariants(play)[0]
}

/** Of games whose state says how many play: all of ours. */
const playersIn = (state: object): unknown => (state as { roles?: unknown }).roles

function otherShape(state: object, fresh: object, passing: readonly string[]): string | undefined {
  const [own, wanted] = [state as Record<string, unknown>, fresh as Record<string, unknown>]
  const mayMiss = (key: string): boolean => passing.includes(key) && own[key] === undefined
  return Object.keys(wanted).find((key) => !mayMiss(key) && kindOf(own[key]) !== kindOf(wanted[key]))
}

/** More than any game of ours puts into a list that does not begin so long. */
const LONGEST = 2_000

/** The field with such a list somewhere in it. */
function tooLong(state: object, fresh: object): string | undefined {
  const first = fresh as Record<string, unknown>
  return Object.entries(state).find(([key, value]) => longestIn(value) > Math.max(LONGEST, longestIn(first[key])))?.[0]
}

function longestIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  return inside.reduce<number>((most, one) => Math.max(most, longestIn(one)), inside.length)
}

/** The state a new game begins with, where the options still make one. */
export function freshState<S extends GameState, C>(game: Game<S, C>, content: C, setup: Setup): S | undefined {
  try {
    return game.setup(content, setup.roles, setup.options)
  } catch {
    return undefined
  }
}

/** A mark is never changed by anybody, and lists only grow until they are replaced: so it costs nothing to remember where a match stood. */
export interface Stood<S> {
  readonly at: number
  readonly length: number
  readonly force: readonly FoldEntry[]
  readonly notes: readonly Note[]
  readonly mark: Mark<S>
}

export const standsAt = <S extends GameState, C>({ log, force, notes, marks }: Match<S, C>): Stood<S> => ({
  at: log.length,
  length: force.length,
  force,
  notes,
  mark: marks.last,
})
