import type { OptionView, QuestionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'

/** The option that points at something; its own key counts before others that only concern it. */
export function optionAt(question: QuestionView | undefined, target: string): OptionView | undefined {
  const { options = [] } = question ?? {}
  return options.find(({ key }) => key === target) ?? options.find(({ targets }) => targets?.[0] === target)
}

/** Answers with it, if it is on offer. */
export function offerAt({ question, answer }: BoardProps, target: string): (() => void) | undefined {
  const option = optionAt(question, target)
  return option === undefined ? undefined : () => answer(option.key)
}
