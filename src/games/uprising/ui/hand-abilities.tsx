import { oneOf, type OptionView, type QuestionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { actionFace, buildFace, useAbilityFace, type AbilityData, type CardRef } from '../rules/table/faces.ts'
import { CardSlot } from './cards-slot.tsx'
import { STRINGS } from './strings.ts'

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

/** Whether the pane of the turn and that of the Build Phase have a button for every option. */
export const areAllShown = ({ question }: BoardProps): boolean =>
  abilitiesIn(question).every(({ card }) => card !== undefined)

/** Abilities on offer as the cards that print them; the way out stands with the question. */
export function AbilityOffers({ board }: { board: BoardProps }) {
  const s = STRINGS[board.language]
  const abilities = abilitiesIn(board.question).flatMap(({ option, card }) =>
    card === undefined ? [] : [{ key: option.key, card }],
  )
  if (abilities.length === 0) return undefined
  return (
    <section className="upp-abilities" aria-label={s.abilities}>
      <h3>{s.abilities}</h3>
      <div className="upp-row">
        {abilities.map(({ key, card }) => (
          <CardSlot key={key} board={board} card={card} choose={() => board.answer(key)} />
        ))}
      </div>
    </section>
  )
}
