import { isOneOf, type QuestionView } from '../../../../engine/index.ts'
import type { Barred, BoardProps } from '../../../../protocol/board.ts'
import { armyCardFace, attackFace, moveToFace, prepareArmyFace } from '../../rules/table/faces.ts'
import { ANSWERS } from '../answer-strings.ts'
import { isBasicGame, teamsOf } from '../army.ts'
import { cardIn, seenBy, turnOf, type Seen } from '../seen.ts'
import { STRINGS } from '../strings.ts'

/** An army lacks what it must have: a figure that stands, or a hero who can be the scout (HS-RUL-75, HS-RUL-81). */
function armyLacks(board: BoardProps, seen: Seen): Barred {
  const scout = seen.scenario.special.find((one) => one.rule === 'scout')
  const isScouting = scout !== undefined && teamsOf(seen)[scout.side]?.includes(seen.role ?? -1) === true
  const reason = board.say({ key: isScouting ? 'refuse.needsHero' : 'refuse.needsFigure' })
  return { text: board.say({ key: 'draft.done' }), reason }
}

/** HS-POW-10: printed on the active card, but the marker is gone, and not only since this turn. */
function grenadesGone({ language }: BoardProps, seen: Seen): Barred | undefined {
  const turn = turnOf(seen.view)
  const printed = turn === undefined ? undefined : seen.roster.cards[turn.card]
  if (turn === undefined || printed?.powers.grenade === undefined || isBasicGame(seen)) return undefined
  const isGone = cardIn(seen, turn.card)?.grenade === 0 && !turn.used.includes('grenade')
  if (!isGone) return undefined
  return { text: seen.content.powers.grenade.name[language], reason: ANSWERS[language].barred.grenade }
}

/** What one would look for beside the question and cannot do, or not yet. */
export function barred(question: QuestionView, board: BoardProps): Barred | undefined {
  const seen = seenBy(board)
  if (seen === undefined) return undefined
  const { language } = board
  if (question.name === MOVE || moveToFace.is(question))
    return { text: STRINGS[language].steps.attack, reason: ANSWERS[language].barred.attack }
  if (attackFace.is(question)) return grenadesGone(board, seen)
  const isArmy = isOneOf(question, [armyCardFace, prepareArmyFace])
  return isArmy && !question.options.some(({ label }) => label.key === 'draft.done')
    ? armyLacks(board, seen)
    : undefined
}

/** Which figure moves: a question that the board needs no face for (HS-MOV-01). */
export const MOVE = 'move'
