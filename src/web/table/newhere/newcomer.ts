import { create } from 'zustand'

/** What this device knows of somebody's first games of a title. */
export interface Newcomer {
  /** Tables at which it was played first, oldest first. */
  readonly tables: readonly string[]
  /** What was switched; without, the first games decide. */
  readonly wish?: boolean
  /** The goal has been shown unasked, which happens once. */
  readonly hasSeenGoal?: boolean
}

const FIRST_GAMES = 3
const NOBODY: Newcomer = { tables: [] }

export const isNewAt = ({ tables, wish }: Newcomer, table: string): boolean =>
  wish ?? (tables.includes(table) || tables.length < FIRST_GAMES)

/** A game has begun at this table. */
export const begunAt = (newcomer: Newcomer, table: string): Newcomer =>
  newcomer.tables.includes(table) || newcomer.tables.length >= FIRST_GAMES
    ? newcomer
    : { ...newcomer, tables: [...newcomer.tables, table] }

/** Whether the goal shows itself: in the very first game, once. */
export const isGoalDue = (newcomer: Newcomer, table: string): boolean =>
  newcomer.hasSeenGoal !== true && newcomer.tables[0] === table && isNewAt(newcomer, table)

const KEY = 'walstatt.newHere'

/** What was kept, as far as it can be understood. */
export function newcomersIn(text: string | null): Readonly<Record<string, Newcomer>> {
  try {
    const kept = Object.entries(Object(JSON.parse(text ?? '{}')) as Record<string, Partial<Newcomer>>)
    return Object.fromEntries(
      kept.map(([game, one]) => [game, { ...one, tables: Array.isArray(one.tables) ? one.tables : [] }]),
    )
  } catch {
    return {}
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const useNewcomers = create(() => newcomersIn(stored()))

export const newcomerOf = (all: Readonly<Record<string, Newcomer>>, game: string): Newcomer =>
  Object.hasOwn(all, game) ? all[game] : NOBODY

export function changeNewcomer(game: string, change: (newcomer: Newcomer) => Newcomer): void {
  const all = newcomersIn(stored())
  const before = newcomerOf(all, game)
  const after = change(before)
  if (after === before) return
  const next = { ...all, [game]: after }
  useNewcomers.setState(next, true)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without storage it holds until the page is closed.
  }
}
