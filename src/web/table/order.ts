import type { OptionView, QuestionView } from '../../engine/index.ts'
import type { Ui } from '../games.ts'

/** Where the answers to a question stand, if they have no place on the board or in the hand. */
export interface Ordered {
  /** The one filled button, if there is one. */
  readonly wanted: readonly OptionView[]
  readonly plain: readonly OptionView[]
  /** "Stop", "pass", "no more": quietly at the end. */
  readonly out: readonly OptionView[]
  /** Too many for the ribbon: all of them stand on a plate above it. */
  readonly listed: readonly OptionView[]
}

/** So many plain answers fit into the ribbon. */
export const FEW = { wide: 4, small: 3 }

const hasTarget = (option: OptionView): boolean => (option.targets?.length ?? 0) > 0

/** Games that say nothing have options with targets on the board. */
function isUnplaced(
  option: OptionView,
  question: QuestionView,
  ui: Pick<Ui, 'Board' | 'placeOf'> | undefined,
): boolean {
  if (ui === undefined) return true
  return ui.placeOf === undefined ? !hasTarget(option) : ui.placeOf(option, question) === undefined
}

export function orderOf(question: QuestionView, ui: Ui | undefined, few: number): Ordered {
  const unplaced = question.options.filter((option) => isUnplaced(option, question, ui))
  const meaning = new Map(unplaced.map((option) => [option, ui?.meaningOf?.(option, question)]))
  const wanted = unplaced.filter((option) => meaning.get(option) === 'wanted').slice(0, 1)
  const out = unplaced.filter((option) => meaning.get(option) === 'out')
  const plain = unplaced.filter((option) => !wanted.includes(option) && !out.includes(option))
  const isMany = plain.length > few
  return isMany ? { wanted, plain: [], out, listed: plain } : { wanted, plain, out, listed: [] }
}
