/** Every worked example of the rulebook; all of them are positions. */
import type { Example } from '../../../../lessons/lesson.ts'
import { actionExamples } from './actions.ts'
import { enteringExamples } from './entering.ts'
import { fightExamples } from './fights.ts'
import { roundExamples } from './rounds.ts'
import { scoringExamples } from './scoring.ts'
import { startExamples } from './start.ts'

export const examples: readonly Example[] = [
  ...startExamples,
  ...roundExamples,
  ...actionExamples,
  ...fightExamples,
  ...enteringExamples,
  ...scoringExamples,
].toSorted((a, b) => (a.id < b.id ? -1 : 1))

export const notPositions: Readonly<Record<string, string>> = {}
