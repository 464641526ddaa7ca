import type { BoardProps, Where } from '../../../protocol/board.ts'
import { TURNS } from '../rules/table/state.ts'
import { isBasicGame } from './army.ts'
import { phaseOf, roundOf, seenBy, turnOf, type Seen } from './seen.ts'
import { STRINGS, type Strings } from './strings.ts'

const STEPS = ['card', 'move', 'attack'] as const
const BEFORE = ['army', 'placing', 'turns'] as const

/** The Basic game counts turns, with a card, a move and an attack each; a round of the Master game has markers, initiative and turns. */
export function where(board: BoardProps): Where | undefined {
  const seen = seenBy(board)
  if (seen === undefined) return undefined
  const s = STRINGS[board.language]
  const phase = phaseOf(seen.view)
  const { round } = roundOf(seen.view)
  if (phase === 'over') return { title: s.phases.over, steps: [], at: undefined }
  if (round === 0) {
    const at = BEFORE.findIndex((one) => one === phase)
    return { title: s.phases[phase], steps: BEFORE.map((one) => s.phases[one]), at: at < 0 ? 0 : at }
  }
  return isBasicGame(seen) ? turnOfBasic(seen, s, round) : roundOfMaster(seen, s, round)
}

function turnOfBasic(seen: Seen, s: Strings, round: number): Where {
  const step = turnOf(seen.view)?.step
  const at = STEPS.findIndex((one) => one === step)
  return { title: s.turnNumber(round), steps: STEPS.map((one) => s.steps[one]), at: at < 0 ? undefined : at }
}

function roundOfMaster(seen: Seen, s: Strings, round: number): Where {
  const phase = phaseOf(seen.view)
  const { turn } = roundOf(seen.view)
  const turns = Array.from({ length: TURNS }, (_, i) => s.turnNumber(i + 1))
  const steps = [s.phases.markers, s.phases.initiative, ...turns, s.phases.roundEnd]
  const at = { markers: 0, initiative: 1, turns: 2 + turn, roundEnd: 2 + TURNS }[phase as string]
  const now = phase === 'turns' ? s.turnNumber(turn + 1) : s.phases[phase]
  return { title: `${s.round(round, seen.options.rounds)} · ${now}`, steps, at }
}
