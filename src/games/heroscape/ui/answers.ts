import { isOneOf, type OptionView, type QuestionView } from '../../../engine/index.ts'
import { listed } from '../../../boardkit/words.ts'
import type { BoardProps, Language, Meaning, Place } from '../../../protocol/board.ts'
import {
  armyCardFace,
  attackFace,
  cardFace,
  explosionFace,
  fireLineFace,
  grenadeFace,
  markerFace,
  moveOnFace,
  moveToFace,
  placeFace,
  prepareArmyFace,
} from '../rules/table/faces.ts'
import { friendsAmong, isOnlyMover, nameOfFigure } from './army.ts'
import { ANSWERS } from './answer-strings.ts'
import { affectedBy, breaksTruce, isLonePower, pairOf, powerOf, type FieldOption } from './board/offers.ts'
import { pointsAsked } from './offers.ts'
import { seenBy } from './seen.ts'

/* Where answers have their place, and what they are to whoever answers. */

export function placeOf(option: OptionView, question: QuestionView): Place | undefined {
  const { targets = [] } = option
  const field = option as FieldOption
  if (targets.length === 0 || (attackFace.is(question) && isLonePower(field, question))) return undefined
  // Whoever is not on the battlefield yet cannot be clicked there.
  const leaves = placeFace.is(question) && field.data !== undefined && 'leaves' in field.data ? field.data.leaves : -1
  if (leaves >= 0 && leaves === placeFace.of(question)?.about.figure) return undefined
  return targets.every((target) => target.startsWith('card:')) ? 'hand' : 'board'
}

const OUT: ReadonlySet<string> = new Set([
  'move.done',
  'move.stay',
  'move.spare',
  'attack.done',
  'draft.done',
  'place.out',
  'place.wait',
  'reinforce.no',
  'power.spiritNone',
  'power.cloneDone',
  'power.dropWait',
  'scenario.dontHeal',
  'scenario.summonNobody',
])

const WANTED: ReadonlySet<string> = new Set(['reinforce.yes', 'scenario.heal', 'move.strike'])

/** In the words of their labels: an answer that ends something, or the one that there is every reason for. */
export function meaningOf({ label }: OptionView): Meaning | undefined {
  if (OUT.has(label.key)) return 'out'
  return WANTED.has(label.key) ? 'wanted' : undefined
}

export function hintOf(question: QuestionView, { language, room }: BoardProps): string | undefined {
  const s = ANSWERS[language].hints
  // Beside the question stands only the way not to.
  if (question.name === 'move' && room.isSmall) return s.move
  // A phone has no room for what a second look tells as well.
  if (room.isSmall) return undefined
  if (isOneOf(question, [moveToFace, moveOnFace])) return s.way
  if (placeFace.is(question)) return s.place
  if (cardFace.is(question)) return s.card
  if (markerFace.is(question)) return undefined
  if (fireLineFace.is(question)) return s.line
  if (isOneOf(question, [explosionFace, grenadeFace])) return s.blast
  if (!attackFace.is(question)) return undefined
  const attackers = new Set((question.options as readonly FieldOption[]).flatMap((one) => pairOf(one)?.attacker ?? []))
  return attackers.size === 0 ? undefined : attackers.size === 1 ? s.target : s.attack
}

/** Whoever is the only one to move and stays has said that nobody moves. */
export function thenOf({ label }: OptionView, board: BoardProps): readonly string[] {
  const mover = moveToFace.of(board.question)?.about.figure
  const seen = seenBy(board)
  if (label.key !== 'move.stay' || mover === undefined || seen === undefined) return []
  return isOnlyMover(seen, mover) ? ['done'] : []
}

type Slip = { readonly kind: string; readonly text: string }

/** Points that would still buy a card. */
function pointsSlip(question: QuestionView, language: Language): Slip | undefined {
  const left = pointsAsked(question)
  return question.options.length < 2 ? undefined : { kind: 'heroscape.points', text: ANSWERS[language].points(left) }
}

/** Those who could still attack. */
function attackSlip(board: BoardProps, question: QuestionView): Slip | undefined {
  const seen = seenBy(board)
  const options = question.options as readonly FieldOption[]
  const idle = [...new Set(options.flatMap((option) => pairOf(option)?.attacker ?? []))]
  if (seen === undefined || idle.length === 0) return undefined
  const names = listed(
    board.language,
    idle.map((figure) => nameOfFigure(seen, figure, board.language)),
  )
  return { kind: 'heroscape.attack', text: ANSWERS[board.language].idle(names, idle.length) }
}

/** A shot that ends a truce, or hits only the own side. */
function friendSlip(board: BoardProps, option: FieldOption): Slip | undefined {
  const seen = seenBy(board)
  if (breaksTruce(option)) return { kind: 'heroscape.truce', text: ANSWERS[board.language].truce }
  const affected = affectedBy(option)
  if (seen === undefined || affected.length === 0) return undefined
  return friendsAmong(seen, affected).length === affected.length
    ? { kind: 'heroscape.friends', text: ANSWERS[board.language].friends }
    : undefined
}

export function slipOf(option: OptionView, board: BoardProps): Slip | undefined {
  const { question, language } = board
  if (question === undefined) return undefined
  if (option.label.key === 'draft.done' && isOneOf(question, [armyCardFace, prepareArmyFace]))
    return pointsSlip(question, language)
  if (option.label.key === 'attack.done') return attackSlip(board, question)
  if (option.detail?.key === 'attack.pairBreaksTruce') return { kind: 'heroscape.truce', text: ANSWERS[language].truce }
  if (powerOf(option as FieldOption)?.onlyFriends === true)
    return { kind: 'heroscape.friends', text: ANSWERS[language].friends }
  return friendSlip(board, option as FieldOption)
}
