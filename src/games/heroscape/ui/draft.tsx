import { Toggles } from '../../../boardkit/papers/toggles.tsx'
import { useState } from 'react'
import type { BoardProps, Language } from '../../../protocol/board.ts'
import { boxCards, cardName } from './army.ts'
import { Medallion } from './badge.tsx'
import { cardsOf, type Seen } from './seen.ts'
import { FILTERS, fitting, SORTS, type Filter, type Sort } from './draft-view.ts'
import type { CardClicks } from './hand.tsx'
import { MiniCard } from './mini-card.tsx'
import { cardsPrepared, pointsAsked } from './offers.ts'
import { STRINGS } from './strings.ts'

/** All cards of the box to choose an army from, with the points that are left. */
export function Draft({ board, seen, clicks }: { board: BoardProps; seen: Seen; clicks: CardClicks }) {
  const { language, question } = board
  const s = STRINGS[language]
  const [filters, setFilters] = useState<readonly Filter[]>([])
  const [sort, setSort] = useState<Sort>('points')
  const isOffered = (card: number): boolean => clicks.offers.has(card)
  const cards = fitting(seen, boxCards(seen, isOffered), filters, sort, isOffered)
  const chosen = [...(seen.role === undefined ? [] : cardsOf(seen, seen.role)), ...cardsPrepared(question)]
  const toggle = (filter: Filter): void =>
    setFilters(filters.includes(filter) ? filters.filter((one) => one !== filter) : [...filters, filter])
  return (
    <>
      <div className="hs-draft-bar">
        <strong>{s.pointsLeft(pointsAsked(question))}</strong>
        <Toggles of={FILTERS} chosen={filters} className="hs-filter" nameOf={(one) => s.filters[one]} toggle={toggle} />
        <SortChoice language={language} sort={sort} change={setSort} />
      </div>
      {chosen.length === 0 ? undefined : (
        <ul className="hs-chosen" aria-label={s.army}>
          {chosen.map((card) => (
            <li key={card}>
              <Medallion card={seen.roster.cards[card]} role={seen.role ?? -1} /> {cardName(seen, card, language)}
            </li>
          ))}
        </ul>
      )}
      <ul className="hs-pool" aria-label={s.box}>
        {cards.map((card) => (
          <MiniCard
            key={card}
            seen={seen}
            card={card}
            language={language}
            isOffered={isOffered(card)}
            isDim={!isOffered(card)}
            onChoose={() => clicks.choose(card)}
            onShow={() => clicks.show(card)}
          />
        ))}
      </ul>
      {cards.length === 0 ? <p className="soft">{s.noneFits}</p> : undefined}
    </>
  )
}

function SortChoice({ language, sort, change }: { language: Language; sort: Sort; change(sort: Sort): void }) {
  const s = STRINGS[language]
  return (
    <label className="hs-sort">
      <span>{s.sort}</span>
      <select className="select" value={sort} onChange={(event) => change(event.target.value as Sort)}>
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {s[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
