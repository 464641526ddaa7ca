import type { BoardProps } from '../../../protocol/board.ts'
import { onStrip } from './asking.ts'
import { tells } from './about/tells.ts'
import { STRINGS } from './strings.ts'

/** Payments and persons: small answers without a place on the map stand where the own cards are. */
export function ChoiceChips({ board }: { board: BoardProps }) {
  const s = STRINGS[board.language]
  const options = board.question === undefined ? [] : onStrip(board.question)
  return (
    <section data-row className="upp-actions" aria-label={s.choices}>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          className="upp-choice upp-can"
          data-key={option.key}
          {...tells('button:choice')}
          onClick={() => board.answer(option.key)}
        >
          <b>{board.say(option.label)}</b>
          {option.detail === undefined ? undefined : <small>{board.say(option.detail)}</small>}
        </button>
      ))}
    </section>
  )
}
