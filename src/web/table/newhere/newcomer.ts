import { create } from 'zustand'
import { fieldsIn, isFields, keepJson, keptText, type Fields } from '../../app/kept.ts'

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

const isText = (value: unknown): value is string => typeof value === 'string'

function newcomerIn({ tables, wish, hasSeenGoal }: Fields): Newcomer {
  return {
    tables: Array.isArray(tables) ? tables.filter(isText) : [],
    ...(typeof wish === 'boolean' ? { wish } : {}),
    ...(typeof hasSeenGoal === 'boolean' ? { hasSeenGoal } : {}),
  }
}

/** What was kept, as far as it can be understood. */
export function newcomersIn(text: string | undefined): Readonly<Record<string, Newcomer>> {
  const kept = Object.entries(fieldsIn(text))
  return Object.fromEntries(kept.flatMap(([game, one]) => (isFields(one) ? [[game, newcomerIn(one)] as const] : [])))
}

const stored = (): string | undefined => keptText(KEY)

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
  keepJson(KEY, next)
}
