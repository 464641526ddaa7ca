import { oneOf, type OptionView, type QuestionView } from '../../../engine/index.ts'
import { actionFace, buildFace, useAbilityFace, type AbilityData, type CardRef } from '../rules/table/faces.ts'

interface AbilityOffer {
  readonly option: OptionView
  /** The card that prints it. */
  readonly card: CardRef | undefined
}

const isAbility = (data: object | undefined): data is AbilityData => data !== undefined && 'ability' in data

export const abilitiesIn = (question: QuestionView | undefined): AbilityOffer[] => {
  const { options = [] } = oneOf(question, [actionFace, buildFace, useAbilityFace]) ?? {}
  return options.flatMap((option) => (isAbility(option.data) ? [{ option, card: option.data.card }] : []))
}
