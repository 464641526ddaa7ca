import type { BoardProps, Goal, GoalSide, TurnPart } from '../../../protocol/board.ts'
import { names } from '../text/names.ts'
import { phaseCell, roleCell, turnCell } from '../rules/table/cells.ts'
import { factionOf, lookOf } from './cells.ts'
import { SUPPLY_FIELDS } from './printed.ts'
import { GOAL, STEP_RULES } from './goal-strings.ts'
import { stepsOf } from './questions.ts'
import { pointsToCome } from './score-now.ts'
import { factionName } from './strings.ts'

type Seen = Pick<BoardProps, 'view' | 'language' | 'role' | 'nameOf'>

/** Most points win (BS-END-08); the supply markers say when (BS-END-01). */
export function goal(board: Seen): Goal | undefined {
  const phase = phaseCell.in(board.view.shared)
  if (phase === undefined) return undefined
  const s = GOAL[board.language]
  const { length } = roleCell.all(board.view.shared)
  const fields = length === 2 ? SUPPLY_FIELDS.two : SUPPLY_FIELDS.more
  return { how: s.how, ends: s.ends(fields), rule: 'BS-END-08', sides: sidesOf(board), turn: turnOf(board, phase) }
}

function sidesOf({ view, language, role, nameOf }: Seen): GoalSide[] {
  const isOver = phaseCell.in(view.shared) === 'over'
  const sides = [...roleCell.all(view.shared).entries()].map(([of, cell]) => ({
    of,
    cell,
    total: cell.vp + (isOver ? 0 : pointsToCome(view, of)),
  }))
  const most = Math.max(1, ...sides.map(({ total }) => total))
  return sides
    .toSorted((a, b) => b.total - a.total)
    .map(({ of, cell, total }) => ({
      name: cell.faction === '' ? nameOf(of) : factionName(language, cell.faction),
      colour: lookOf(view, of).ink,
      text: GOAL[language].points(cell.vp, total),
      share: total / most,
      isMine: of === role,
    }))
}

/** The turn of the faction that looks, or of whoever is on turn. */
function turnOf({ view, language, role }: Seen, phase: string): TurnPart[] {
  const [active] = turnCell.in(view.shared) ?? [0]
  return stepsOf(factionOf(view, role ?? active)).map((step) => ({
    name: names[language].phases[step],
    text: GOAL[language].turn[step],
    rule: STEP_RULES[step],
    isNow: step === phase,
  }))
}
