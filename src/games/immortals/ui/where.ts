import type { BoardProps, Where } from '../../../protocol/board.ts'
import { optionsCell } from '../rules/table/cells.ts'
import type { Phase } from '../rules/table/state.ts'
import { phaseOf, roundOf } from './cells.ts'
import { STRINGS } from './strings.ts'

const BEFORE: readonly Phase[] = ['start', 'draft', 'filling']
const IN_ROUND: readonly Phase[] = ['reinforcement', 'planning', 'execution', 'scoring']

/** The round, and its phases as steps. */
export function where({ view, language }: Pick<BoardProps, 'view' | 'language'>): Where {
  const s = STRINGS[language]
  const phase = phaseOf(view)
  const { round } = roundOf(view)
  const rounds = optionsCell.in(view.shared)?.rounds ?? 0
  const phases = BEFORE.includes(phase) ? BEFORE : IN_ROUND
  const at = phases.indexOf(phase)
  const name = s.phases[phase]
  const title = phase === 'over' || phase === 'start' ? name : `${s.roundOf(round, rounds)} · ${name}`
  return { title, steps: phases.map((one) => s.phases[one]), at: at < 0 ? undefined : at }
}
