import type { BoardProps, Where } from '../../../protocol/board.ts'
import { optionsCell } from '../rules/table/cells.ts'
import type { Phase } from '../rules/table/state.ts'
import { phaseOf, roundOf } from './cells.ts'
import { STRINGS } from './strings.ts'

type Played = Exclude<Phase, 'over'>

const BEFORE: readonly Played[] = ['start', 'draft', 'filling']
const IN_ROUND: readonly Played[] = ['reinforcement', 'planning', 'execution', 'scoring']

/** What the start round consists of, or a round. */
export const phasesAround = (phase: Phase): readonly Played[] =>
  BEFORE.some((one) => one === phase) ? BEFORE : IN_ROUND

/** The round, and its phases as steps. */
export function where({ view, language }: Pick<BoardProps, 'view' | 'language'>): Where {
  const s = STRINGS[language]
  const phase = phaseOf(view)
  const { round } = roundOf(view)
  const rounds = optionsCell.in(view.shared)?.rounds ?? 0
  const phases = phasesAround(phase)
  const at = phases.findIndex((one) => one === phase)
  const name = s.phases[phase]
  const title = phase === 'over' || phase === 'start' ? name : `${s.roundOf(round, rounds)} · ${name}`
  return { title, steps: phases.map((one) => s.phases[one]), at: at < 0 ? undefined : at }
}
