import type { QuestionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { ACTIONS, MAGIC } from '../content/names.ts'
import type { Words } from '../content/words.ts'
import { actFace, draftFace } from '../rules/table/faces.ts'
import { withNumbers } from './about-numbers.ts'
import { actionOf, contentOf, playerBoardOf } from './cells.ts'
import { WHY, WHY_ACT, WHY_IMPOSSIBLE, WHY_KEEP } from './why-strings.ts'

type Seen = Pick<BoardProps, 'view' | 'content' | 'language'>

/** Why this is asked and what it decides. */
export function whyOf(question: QuestionView, board: Seen): string | undefined {
  const words = wordsOf(question, board)
  return words === undefined ? undefined : withNumbers(contentOf(board), words)[board.language]
}

function wordsOf(question: QuestionView, board: Seen): Words | undefined {
  if (actFace.is(question)) return ofAct(question, board)
  // Only a card that keeps its holder's group at home says so.
  if (draftFace.is(question) && question.prompt.key !== 'draft.ask') return WHY_KEEP
  return Object.hasOwn(WHY, question.name) ? WHY[question.name as keyof typeof WHY] : undefined
}

function ofAct(question: QuestionView, board: Seen): Words {
  const { view } = board
  const action = actionOf(view)
  const printed = action === undefined ? undefined : playerBoardOf(contentOf(board), view, action.role)
  if (question.prompt.key === 'act.impossible') return WHY_IMPOSSIBLE
  if (action === undefined || printed === undefined) return WHY.act
  const kind = printed.action[action.space]
  return WHY_ACT[kind === MAGIC ? 'magic' : ACTIONS[kind]]
}
