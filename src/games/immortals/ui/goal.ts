import type { BoardProps, Goal, GoalSide, TurnPart } from '../../../protocol/board.ts'
import { rankingOf } from '../rules/scoring/scoring.ts'
import { optionsCell } from '../rules/table/cells.ts'
import { withNumbers } from './about-numbers.ts'
import { PHASES } from './about-words.ts'
import { BOARD_STRINGS } from './board-strings.ts'
import { contentOf, phaseOf, playersOf } from './cells.ts'
import { lookOf } from './colours.ts'
import { GOAL } from './goal-strings.ts'
import { openTable } from './open-table.ts'
import { scoreNow } from './panel-score.ts'
import { STRINGS } from './strings.ts'
import { phasesAround } from './where.ts'

type Seen = Pick<BoardProps, 'view' | 'content' | 'language' | 'role' | 'nameOf'>

/** Victory points have no number that ends the game: who is first is all there is to say (IM-END-01 to IM-END-03). */
export function goal(board: Seen): Goal | undefined {
  const options = optionsCell.in(board.view.shared)
  if (options === undefined || playersOf(board.view).length === 0) return undefined
  const s = GOAL[board.language]
  return { how: s.how, ends: s.ends(options.rounds), rule: 'IM-END-02', sides: sidesOf(board), turn: turnOf(board) }
}

function sidesOf(board: Seen): GoalSide[] {
  const { view, language, role, nameOf } = board
  const content = contentOf(board)
  const players = playersOf(view)
  const isOver = phaseOf(view) === 'over'
  return rankingOf(openTable(board).state)
    .places.flat()
    .map((of) => {
      const points = BOARD_STRINGS[language].points(players[of].points)
      const next = isOver ? 0 : scoreNow(content, view, of).total
      return {
        name: nameOf(of),
        colour: lookOf(content.components.colours, of).fill,
        text: next > 0 ? GOAL[language].next(points, next) : points,
        isMine: of === role,
      }
    })
}

function turnOf(board: Seen): TurnPart[] {
  const now = phaseOf(board.view)
  const content = contentOf(board)
  return phasesAround(now).map((phase) => {
    const { rule, text } = PHASES[phase]
    return {
      name: STRINGS[board.language].phases[phase],
      text: withNumbers(content, text)[board.language],
      rule,
      isNow: phase === now,
    }
  })
}
