import type { HandProps } from './hand.tsx'
import { about } from './about.ts'
import { NONE } from './cells.ts'
import { cardLabel, factsOf, incomeLabel, sortOf } from './cards-facts.ts'
import { CardFace } from './cards.tsx'
import { handOf, type HandCard } from './planning.ts'
import { STRINGS } from './strings.ts'

/** The cards that lie nowhere, in the order land, conflict, magic, blank. */
export function HandCards(props: HandProps) {
  const { board, content, planning } = props
  const s = STRINGS[board.language]
  const hand = handOf(content, board.view, board.role!)
  const isDropping = planning.drag !== undefined && planning.drag.from !== NONE
  return (
    <ul className={isDropping ? 'imp-cards imp-dropping' : 'imp-cards'} aria-label={s.hand} data-im-hand="">
      {hand.length === 0 ? <li className="soft">{s.handEmpty}</li> : undefined}
      {hand.map((one, at) => (
        <li key={one.card} className={at > 0 && sortOf(hand[at - 1].card) !== sortOf(one.card) ? 'imp-gap' : ''}>
          <OneCard {...props} one={one} />
        </li>
      ))}
    </ul>
  )
}

function OneCard({ board, content, planning, one, show }: HandProps & { one: HandCard }) {
  const { card, count } = one
  const { language } = board
  const s = STRINGS[language]
  const { picked, drag } = planning
  const isWaiting = picked.space !== NONE
  const isOffered = isWaiting ? planning.canCome(card) : planning.offers.places.has(card)
  const isPicked = picked.card === card && picked.space === NONE
  const isFlying = drag !== undefined && drag.card === card && drag.from === NONE
  const state = [
    isWaiting && isOffered ? 'imp-offered' : '',
    isWaiting && !isOffered ? 'imp-dim' : '',
    isPicked ? 'imp-picked' : '',
    isFlying && count === 1 ? 'imp-flying' : '',
    board.pointed.includes(`card:${card}`) ? 'imp-pointed' : '',
  ]
  const label = `${cardLabel(content, card, language)}${count > 1 ? ` ${s.more(count)}` : ''}`
  const income = incomeLabel(factsOf(content, card, language), language)
  return (
    <button
      type="button"
      className={['imp-hand-card', ...state].filter(Boolean).join(' ')}
      aria-label={`${label}${income === '' ? '' : `, ${income}`}${isOffered ? `, ${s.offered}` : ''}`}
      aria-pressed={isPicked}
      {...about(`card:${card}`)}
      data-im-card={card}
      data-key={planning.keyOfCard(card)}
      onClick={() => planning.clickCard(card)}
      onDoubleClick={() => show(card)}
      onPointerDown={(event) => (planning.isPlanning ? planning.start(event, card, NONE) : undefined)}
    >
      <CardFace content={content} card={card} language={language} />
      {count > 1 ? <b className="imp-count">{count}</b> : undefined}
    </button>
  )
}
