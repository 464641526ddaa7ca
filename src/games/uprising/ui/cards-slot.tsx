import { useState, type ReactNode } from 'react'
import { LookButton } from '../../../boardkit/cards/card.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { tells, tellsCard } from './about/tells.ts'
import { CardDialog } from './cards-dialog.tsx'
import { iconOf, kindOf, nameOfCard, targetOf } from './cards-facts.ts'
import type { CardRef } from '../rules/table/faces.ts'
import { optionAt } from './cards-offer.ts'
import { tableOf } from './cards-table.ts'
import { CardFace } from './cards.tsx'
import { Icon } from './icon.tsx'
import { STRINGS } from './strings.ts'

interface SlotProps {
  readonly board: BoardProps
  readonly card: CardRef
  readonly isTurned?: boolean
  readonly threat?: number
  readonly tokens?: number
  readonly note?: ReactNode
  /** The option it answers with, where another than its own is meant. */
  readonly answers?: string
}

/** A card that lies on the table: a click chooses it if it is on offer, else shows it in large. */
export function CardSlot({ board, card, isTurned = false, threat, tokens, note, answers }: SlotProps) {
  const { language } = board
  const s = STRINGS[language]
  const t = tableOf(board)
  const [isOpen, setOpen] = useState(false)
  const offer = answers ?? optionAt(board.question, targetOf(card))?.key
  const name = nameOfCard(t, card, language)
  const classes = ['upp-slot', offer === undefined ? '' : 'upp-offered', isTurned ? 'bk-turned' : '']
  const label = `${s.kinds[kindOf(card)]}: ${name}${isTurned ? `, ${s.turned}` : ''}${offer === undefined ? '' : `, ${s.offered}`}`
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <button
        type="button"
        className="upp-slot-card"
        {...tellsCard(t, card, isTurned)}
        aria-label={label}
        data-key={offer}
        onClick={() => (offer === undefined ? setOpen(true) : board.answer(offer))}
        onContextMenu={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <CardFace t={t} card={card} language={language} threat={threat} tokens={tokens} />
        {isTurned ? <span className="upp-turned-mark">{s.turned}</span> : undefined}
      </button>
      {note}
      {offer === undefined ? undefined : (
        <LookButton
          className="upp-look"
          {...tells('button:look')}
          title={undefined}
          label={s.show(name)}
          onClick={() => setOpen(true)}
        >
          ?
        </LookButton>
      )}
      {isOpen ? <CardDialog board={board} card={card} onClose={() => setOpen(false)} /> : undefined}
    </div>
  )
}

/** A card as one line: sign and name; a click shows it. */
export function CardChip({ board, card, isTurned = false }: Pick<SlotProps, 'board' | 'card' | 'isTurned'>) {
  const { language } = board
  const s = STRINGS[language]
  const t = tableOf(board)
  const [isOpen, setOpen] = useState(false)
  const name = nameOfCard(t, card, language)
  return (
    <>
      <button
        type="button"
        className={`upp-chip upp-k-${kindOf(card)}${isTurned ? ' upp-chip-turned' : ''}`}
        aria-label={isTurned ? `${name} (${s.turned})` : s.show(name)}
        {...tellsCard(t, card, isTurned)}
        onClick={() => setOpen(true)}
      >
        <Icon name={isTurned ? 'flipped' : iconOf(t, card)} /> {name}
      </button>
      {isOpen ? <CardDialog board={board} card={card} onClose={() => setOpen(false)} /> : undefined}
    </>
  )
}

export function CardBack({ label }: { label: string }) {
  return (
    <div className="upp-slot">
      <span className="upp-card bk-card upp-back" role="img" aria-label={label} {...tells('card:back')}>
        <Icon name="druid" />
      </span>
    </div>
  )
}
