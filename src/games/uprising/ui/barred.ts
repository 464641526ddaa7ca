import type { QuestionView } from '../../../engine/index.ts'
import type { Barred, BoardProps } from '../../../protocol/board.ts'
import { actionFace, chooseDieFace, commandPieceFace } from '../rules/table/faces.ts'
import { say } from '../rules/table/rules.ts'
import { SHELL } from './shell-strings.ts'

/** Ways out that one would look for and that are not open yet. */
export function barred(
  question: QuestionView,
  { language, say: told }: Pick<BoardProps, 'language' | 'say'>,
): Barred | undefined {
  const has = (...keys: readonly string[]): boolean => question.options.some(({ label }) => keys.includes(label.key))
  if (actionFace.is(question))
    return has('action.endTurn', 'action.pass')
      ? undefined
      : { text: told(say('action.endTurn')), reason: told(say('refuse.actMust')) }
  if (commandPieceFace.is(question))
    return has('action.commandDone')
      ? undefined
      : { text: told(say('action.commandDone')), reason: SHELL[language].nobodyMoved }
  if (chooseDieFace.is(question))
    return has('combat.dieDone')
      ? undefined
      : { text: told(say('combat.dieDone')), reason: told(say('combat.whyAllDice')) }
  return undefined
}
