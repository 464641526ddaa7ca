/** The worked examples of the rulebook as positions to try, by chapter. */
import { actions } from './actions.ts'
import { building } from './building.ts'
import type { Worked } from './expected.ts'
import { heroes } from './heroes.ts'
import { quests } from './quests.ts'

export const examples: readonly Worked[] = [...heroes, ...building, ...actions, ...quests]
export const notPositions: Readonly<Record<string, string>> = {}
