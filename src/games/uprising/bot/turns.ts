/** Where a game stands in numbers: turns for whoever thinks, the end of a Chapter for whoever plays on in thought. */
import { PHASES } from '../content/names.ts'
import type { State } from '../rules/table/state.ts'

const CHAPTER = 10_000
const PHASE = 1000
const ROLES = 4

/**
 * Tells turns apart. In the Actions Phase one is all that a role does until the next one's turn (UP-ACT-04): meanwhile the AP of the others
 * stay as they are. Within that Phase the numbers do not rise evenly.
 */
export function turnOf({ chapter, phase, turn, spentAp }: State): number {
  const at = phase === 'setup' ? 0 : phase === 'over' ? PHASES.length : PHASES.indexOf(phase)
  const start = chapter * CHAPTER + at * PHASE
  if (phase !== 'actions' || turn < 0) return start
  let others = 0
  spentAp.forEach((ap, role) => (others += role === turn ? 0 : ap))
  return start + others * ROLES + turn
}

/** To the end of the Chapter. */
export const horizonOf = (state: State): number => (state.chapter + 1) * CHAPTER - turnOf(state)
