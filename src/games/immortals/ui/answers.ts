/** What the ribbon has to know about the answers: where they are chosen, what they mean, what is mostly a slip. */
import type { OptionView, QuestionView } from '../../../engine/index.ts'
import type { BoardProps, Meaning, Place } from '../../../protocol/board.ts'
import { SPACES } from '../content/names.ts'
import { actFace, draftFace, groupFace, planFace, turnFace } from '../rules/table/faces.ts'
import { landTarget, limboTarget } from '../rules/table/targets.ts'
import { contentOf, NONE, planOf, playerBoardOf, playerOf } from './cells.ts'
import { ANSWERS } from './answer-strings.ts'
import { handOf, planOffers, planPrice, turnOffers } from './planning.ts'
import { offersOf } from './offers.ts'

const isHere = (target: string): boolean => landTarget.in(target) !== undefined || limboTarget.in(target) !== undefined

/** Cards and groups lie in the tray, lands and limbos on the board; the split of the fallen is a number. */
export function placeOf(option: OptionView, question: QuestionView): Place | undefined {
  if (question.name === 'split') return undefined
  if (planFace.is(question)) return planOffers(question).ready === option.key ? undefined : 'hand'
  if (turnFace.is(question)) return turnOffers(question).pass === option.key ? undefined : 'hand'
  if (draftFace.is(question) || groupFace.is(question)) return 'hand'
  if (offersOf(question).about !== undefined) return 'board'
  return (option.targets ?? []).some(isHere) ? 'board' : undefined
}

export function meaningOf(option: OptionView, question: QuestionView): Meaning | undefined {
  if (planFace.is(question)) {
    const { ready, backs } = planOffers(question)
    return option.key !== ready ? undefined : backs.size > 0 ? 'wanted' : 'out'
  }
  if (turnFace.is(question)) return turnOffers(question).pass === option.key ? 'out' : undefined
  const meaning = actFace.of(question)?.options.find(({ key }) => key === option.key)?.data.is
  // Where nothing else is possible the compensation is no way out.
  if (meaning === 'compensation') return question.options.length > 2 ? 'out' : undefined
  return question.name === 'reinforce' && option.targets === undefined ? 'out' : undefined
}

/** Fewer cards than these on ten spaces are a short plan, if there are more to lay. */
const SHORT = 4

function planSlip(board: BoardProps) {
  const s = ANSWERS[board.language]
  const laid = planOf(board.view, board.role).filter((card) => card !== NONE).length
  if (laid === 0) return { kind: 'emptyPlan', text: s.emptyPlan }
  const left = handOf(contentOf(board), board.view, board.role!).length
  if (laid < SHORT && left > 0) return { kind: 'shortPlan', text: s.shortPlan(laid, SPACES) }
  return undefined
}

export function slipOf(option: OptionView, board: BoardProps): { kind: string; text: string } | undefined {
  const { question, language } = board
  const s = ANSWERS[language]
  if (planFace.is(question)) return planOffers(question).ready === option.key ? planSlip(board) : undefined
  const { pass, reveals } = turnOffers(question)
  if (option.key === pass) {
    const left = [...reveals.values()].filter(({ isVain }) => !isVain).length
    return left === 0 ? undefined : { kind: 'pass', text: s.pass(left) }
  }
  if (question?.name === 'reinforce' && option.targets === undefined) return { kind: 'reinforce', text: s.reinforce }
  return undefined
}

/** One short sentence after the question. */
export function hintOf(question: QuestionView, board: BoardProps): string | undefined {
  const s = ANSWERS[board.language]
  if (planFace.is(question)) return planHint(board)
  if (turnFace.is(question)) return s.turn
  const offers = offersOf(question)
  if (actFace.is(question)) {
    const kinds = new Set(offers.pairs.map(({ is }) => is))
    if (kinds.has('attack')) return kinds.has('move') ? s.attackOrMove : s.attack
    if (kinds.has('move')) return s.move
    return offers.lands.size > 0 ? s.land : offers.limbos.size > 0 ? s.limbo : undefined
  }
  if (offers.about !== undefined) return s.way
  if (offers.marked !== undefined) return s.group
  if (draftFace.is(question)) return s.draft
  return offers.lands.size > 0 ? s.land : undefined
}

/** What is laid and what it costs. */
function planHint(board: BoardProps): string | undefined {
  const s = ANSWERS[board.language]
  const content = contentOf(board)
  const own = playerOf(board.view, board.role!)
  const printed = playerBoardOf(content, board.view, board.role!)
  if (own === undefined || printed === undefined) return undefined
  const plan = planOf(board.view, board.role)
  const { energy, gold } = planPrice(content, printed, plan)
  const laid = plan.filter((card) => card !== NONE).length
  return s.plan(laid, SPACES, [energy, own.energy], [gold, own.gold])
}
