import { useState } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { playerCell } from '../rules/table/cells.ts'
import type { CardRef } from '../rules/table/faces.ts'
import { tellsCard } from './about/tells.ts'
import { CardDialog } from './cards-dialog.tsx'
import { iconOf, kindOf, nameOfCard } from './cards-facts.ts'
import { tableOf } from './cards-table.ts'
import { CardFace } from './cards.tsx'
import { flippedOf } from './cells.ts'
import { abilitiesIn } from './hand-abilities.ts'
import { Icon } from './icon.tsx'
import { STRINGS } from './strings.ts'

interface MiniProps {
  readonly board: BoardProps
  readonly card: CardRef
  readonly isTurned?: boolean
  /** Where it is on offer. */
  readonly answers?: string
}

/** A card of the hand as a strip: it rises over the board when it is pointed at, and opens when it is not on offer. */
export function MiniCard({ board, card, isTurned = false, answers }: MiniProps) {
  const { language } = board
  const s = STRINGS[language]
  const t = tableOf(board)
  const [isOpen, setOpen] = useState(false)
  const name = nameOfCard(t, card, language)
  const notes = [...(isTurned ? [s.turned] : []), ...(answers === undefined ? [] : [s.offered])]
  const classes = ['upp-mini', `upp-k-${kindOf(card)}`, ...(isTurned ? ['upp-mini-turned'] : [])]
  if (answers !== undefined) classes.push('upp-mini-offered')
  return (
    <div className={classes.join(' ')}>
      <button
        type="button"
        className="upp-mini-face"
        {...tellsCard(t, card, isTurned)}
        aria-label={[`${s.kinds[kindOf(card)]}: ${name}`, ...notes].join(', ')}
        data-key={answers}
        onClick={() => (answers === undefined ? setOpen(true) : board.answer(answers))}
        onContextMenu={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name={isTurned ? 'flipped' : iconOf(t, card)} />
        <span>{name}</span>
      </button>
      <div className="upp-risen" aria-hidden="true">
        <CardFace t={t} card={card} language={language} />
      </div>
      {isOpen ? <CardDialog board={board} card={card} onClose={() => setOpen(false)} /> : undefined}
    </div>
  )
}

/** The own Feats, Items and Quests, side by side. */
export function OwnMini({ board }: { board: BoardProps }) {
  const s = STRINGS[board.language]
  const player = board.role === undefined ? undefined : playerCell.in(board.view.shared, board.role)
  if (player === undefined) return undefined
  const flipped = flippedOf(board.view)
  const cards = [
    ...player.feats.map((of) => ({ card: { kind: 'feat', of }, isTurned: flipped.feats.includes(of) }) as const),
    ...player.items.map((of) => ({ card: { kind: 'item', of }, isTurned: flipped.items.includes(of) }) as const),
    ...player.quests.map((of) => ({ card: { kind: 'quest', of }, isTurned: flipped.quests.includes(of) }) as const),
  ]
  if (cards.length === 0) return <p className="upp-strip-words soft">{s.noCards}</p>
  return (
    <div className="upp-minis">
      {cards.map((one) => (
        <MiniCard key={`${one.card.kind}${one.card.of}`} board={board} {...one} />
      ))}
    </div>
  )
}

/** Cards that can be used beside what else is asked. */
export function AbilityMini({ board }: { board: BoardProps }) {
  const abilities = abilitiesIn(board.question).flatMap(({ option, card }) =>
    card === undefined ? [] : [{ key: option.key, card }],
  )
  if (abilities.length === 0) return undefined
  return (
    <div className="upp-minis upp-minis-few">
      {abilities.map(({ key, card }) => (
        <MiniCard key={key} board={board} card={card} answers={key} />
      ))}
    </div>
  )
}
