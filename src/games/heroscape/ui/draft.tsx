import { useState } from 'react'
import { LookButton } from '../../../boardkit/cards/card.tsx'
import { Toggles } from '../../../boardkit/papers/toggles.tsx'
import type { BoardProps, Language } from '../../../protocol/board.ts'
import type { AboutId } from './about/about.ts'
import { marked } from './about/mark.ts'
import { boxCards, cardName, powerTexts } from './army.ts'
import { Medallion } from './badge.tsx'
import { DraftCard } from './draft-card.tsx'
import { cardsOf, type Seen } from './seen.ts'
import { draftHeight, FILTERS, fitting, SORTS, type Filter, type Sort } from './draft-view.ts'
import type { CardClicks } from './hand.tsx'
import { Icon } from './icon.tsx'
import { cardsPrepared, pointsAsked } from './offers.ts'
import { STRINGS } from './strings.ts'
import './draft.css'

interface Props {
  readonly board: BoardProps
  readonly seen: Seen
  readonly clicks: CardClicks
}

/** All cards of the box to choose an army from, with the points that are left: side by side, or in a table. */
export function Draft({ board, seen, clicks }: Props) {
  const { language, question, room } = board
  const s = STRINGS[language]
  const [filters, setFilters] = useState<readonly Filter[]>([])
  const [sort, setSort] = useState<Sort>('points')
  const [isTable, setTable] = useState(false)
  const isOffered = (card: number): boolean => clicks.offers.has(card)
  const cards = fitting(seen, boxCards(seen, isOffered), filters, sort, isOffered)
  const chosen = [...(seen.role === undefined ? [] : cardsOf(seen, seen.role)), ...cardsPrepared(question)]
  const toggle = (filter: Filter): void =>
    setFilters(filters.includes(filter) ? filters.filter((one) => one !== filter) : [...filters, filter])
  return (
    <div className="hs-draft hs-open" style={{ maxHeight: draftHeight(room) }}>
      <div className="hs-draft-bar">
        <strong {...marked('number:pointsLeft')}>{s.pointsLeft(pointsAsked(question))}</strong>
        <SortChoice language={language} sort={sort} change={setSort} />
        <button
          type="button"
          className="hs-filter"
          aria-pressed={isTable}
          {...marked('button:compare')}
          onClick={() => setTable(!isTable)}
        >
          {s.asTable}
        </button>
        <span className="hs-filters" {...marked('button:filter')}>
          <Toggles
            of={FILTERS}
            chosen={filters}
            className="hs-filter"
            nameOf={(one) => s.filters[one]}
            toggle={toggle}
          />
        </span>
        {chosen.length === 0 ? undefined : (
          <ul className="hs-chosen" aria-label={s.army}>
            {chosen.map((card) => (
              <li key={card} {...marked(`unit:${seen.roster.cards[card].id}`)}>
                <Medallion card={seen.roster.cards[card]} role={seen.role ?? -1} />
                <span>{cardName(seen, card, language)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isTable ? (
        <Comparison {...{ board, seen, clicks, cards, sort, setSort }} />
      ) : (
        <ul className="hs-pool" aria-label={s.box}>
          {cards.map((card) => (
            <DraftCard key={card} {...{ seen, card, language, sort, clicks }} isOffered={isOffered(card)} />
          ))}
        </ul>
      )}
      {cards.length === 0 ? <p className="soft">{s.noneFits}</p> : undefined}
    </div>
  )
}

const ABOUT_SORT = {
  points: 'number:points',
  attack: 'icon:attack',
  defense: 'icon:defense',
  range: 'icon:range',
  move: 'icon:move',
  life: 'icon:life',
} as const satisfies Record<Sort, AboutId>

interface ComparisonProps extends Props {
  readonly cards: readonly number[]
  readonly sort: Sort
  setSort(sort: Sort): void
}

/** The cards among each other: one value a column, sorted by a click on its head. */
function Comparison({ board: { language }, seen, clicks, cards, sort, setSort }: ComparisonProps) {
  const s = STRINGS[language]
  return (
    <div className="hs-compare">
      <table>
        <thead>
          <tr>
            <th scope="col" />
            {SORTS.map((one) => (
              <th key={one} scope="col" aria-sort={one === sort ? 'descending' : undefined}>
                <button type="button" aria-label={s[one]} {...marked(ABOUT_SORT[one])} onClick={() => setSort(one)}>
                  {one === 'points' ? s.points : <Icon name={one} />}
                </button>
              </th>
            ))}
            <th scope="col">{s.powers}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <Row key={card} {...{ seen, clicks, card, language, sort }} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps extends Pick<Props, 'seen' | 'clicks'> {
  readonly card: number
  readonly language: Language
  readonly sort: Sort
}

function Row({ seen, clicks, card, language, sort }: RowProps) {
  const s = STRINGS[language]
  const printed = seen.roster.cards[card]
  const name = cardName(seen, card, language)
  const isOffered = clicks.offers.has(card)
  return (
    <tr className={isOffered ? 'hs-offered' : 'hs-dim'} data-hs-card={card}>
      <th scope="row">
        <button
          type="button"
          aria-label={isOffered ? s.chooseRow(name) : name}
          data-key={clicks.offers.get(card)}
          {...marked(`unit:${printed.id}`)}
          onClick={() => clicks.choose(card)}
        >
          <Medallion card={printed} role={-1} /> {name}
          {printed.figures > 1 ? <small> ×{printed.figures}</small> : undefined}
        </button>
        <LookButton
          className="hs-look"
          label={s.showCard(name)}
          title={undefined}
          {...marked('button:showCard')}
          onClick={() => clicks.show(card)}
        >
          i
        </LookButton>
      </th>
      {SORTS.map((one) => (
        <td key={one} className={one === sort ? 'hs-sorted' : undefined} {...marked(ABOUT_SORT[one])}>
          {printed.master[one]}
        </td>
      ))}
      <td className="hs-row-powers">
        {powerTexts(seen.content, printed, language).map((power, i) => (
          <span key={power.id} {...marked(`power:${power.id}:${printed.id}`)}>
            {i > 0 ? ', ' : ''}
            {power.name}
          </span>
        ))}
      </td>
    </tr>
  )
}

function SortChoice({ language, sort, change }: { language: Language; sort: Sort; change(sort: Sort): void }) {
  const s = STRINGS[language]
  return (
    <label className="hs-sort" {...marked('button:sort')}>
      <span aria-hidden="true">{s.sort}</span>
      <select
        className="select"
        aria-label={s.sort}
        value={sort}
        onChange={(event) => change(event.target.value as Sort)}
      >
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {s[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
