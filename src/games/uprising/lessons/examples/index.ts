/** The worked examples of the rulebook as positions to try, by chapter. */
import { actions } from './actions.ts'
import { building } from './building.ts'
import { combat } from './combat.ts'
import { emperor } from './emperor.ts'
import type { Worked } from './expected.ts'
import { heroes } from './heroes.ts'
import { nemesis } from './nemesis.ts'
import { placing } from './placing.ts'
import { quests } from './quests.ts'
import { scoring } from './scoring.ts'

export const examples: readonly Worked[] = [
  ...heroes,
  ...building,
  ...actions,
  ...quests,
  ...scoring,
  ...combat,
  ...emperor,
  ...placing,
  ...nemesis,
]
export const notPositions: Readonly<Record<string, string>> = {}
