import type { BoardProps } from '../../../protocol/board.ts'
import { tells } from './about/tells.ts'
import { Icon } from './icon.tsx'
import type { NoMoreCards } from './no-more-cards.ts'
import { STRINGS } from './strings.ts'

/** Beside the cards: to be asked about them no more, and while that holds, to be asked again. */
export function NoMoreCardsButton({ board, cards }: { board: BoardProps; cards: NoMoreCards }) {
  const s = STRINGS[board.language]
  const { asked, isOn, decline, takeBack } = cards
  if (asked === undefined && !isOn) return undefined
  const label = asked === undefined ? s.noMoreCardsOn : `${s.noMoreCards}: ${s.noMoreCardsFor[asked.span]}`
  return (
    <button
      type="button"
      className="upp-no-more"
      aria-pressed={asked === undefined}
      aria-label={label}
      {...tells('button:no-more-cards')}
      onClick={asked === undefined ? takeBack : decline}
    >
      <Icon name="flipped" />
      <span>{asked === undefined ? s.askAgain : s.noMoreCards}</span>
    </button>
  )
}
