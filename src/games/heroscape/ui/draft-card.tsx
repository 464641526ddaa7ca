import { LookButton } from '../../../boardkit/cards/card.tsx'
import type { Language } from '../../../protocol/board.ts'
import { marked } from './about/mark.ts'
import type { Card } from '../content/content.ts'
import { cardName, powerTexts } from './army.ts'
import { Medallion } from './badge.tsx'
import type { Sort } from './draft-view.ts'
import type { CardClicks } from './hand.tsx'
import { Icon } from './icon.tsx'
import type { Seen } from './seen.ts'
import { STRINGS } from './strings.ts'

const VALUES = ['life', 'move', 'range', 'attack', 'defense'] as const

interface Props {
  readonly seen: Seen
  readonly card: number
  readonly language: Language
  readonly sort: Sort
  readonly clicks: CardClicks
  readonly isOffered: boolean
}

/** An army card to choose: its values, what it costs, and what it can do. */
export function DraftCard({ seen, card, language, sort, clicks, isOffered }: Props) {
  const s = STRINGS[language]
  const printed = seen.roster.cards[card]
  const { master } = printed
  const name = cardName(seen, card, language)
  const powers = powerTexts(seen.content, printed, language)
  const words = [
    name,
    s.pointsShort(master.points),
    ...VALUES.map((value) => `${s[value]} ${master[value]}`),
    ...powers.map((power) => power.name),
    ...(isOffered ? [s.offered] : []),
  ]
  return (
    <li className={`hs-mini hs-pick hs-${printed.general} ${isOffered ? 'hs-offered' : 'hs-dim'}`} data-hs-card={card}>
      <button
        type="button"
        className="hs-mini-face"
        aria-label={words.join(', ')}
        data-key={clicks.offers.get(card)}
        {...marked(`unit:${printed.id}`)}
        onClick={() => clicks.choose(card)}
      >
        <span className="hs-mini-head">
          <Medallion card={printed} role={-1} />
          <b>{name}</b>
        </span>
        <DraftValues printed={printed} sort={sort} />
        <span className="hs-pick-powers">
          {powers.map((power, i) => (
            <span key={power.id} {...marked(`power:${power.id}:${printed.id}`)}>
              {i > 0 ? ' · ' : ''}
              {power.name}
            </span>
          ))}
        </span>
        <span className="hs-mini-foot">
          <span {...marked('trait:kind')}>
            {s.kinds[printed.kind]}
            {printed.figures > 1 ? ` ×${printed.figures}` : ''}
          </span>
          <strong className={sort === 'points' ? 'hs-sorted' : undefined} {...marked('number:points')}>
            {s.pointsShort(master.points)}
          </strong>
        </span>
      </button>
      <LookButton
        className="hs-mini-more"
        label={s.showCard(name)}
        title={undefined}
        {...marked('button:showCard')}
        onClick={() => clicks.show(card)}
      >
        i
      </LookButton>
    </li>
  )
}

function DraftValues({ printed, sort }: { printed: Card; sort: Sort }) {
  return (
    <span className="hs-mini-values" aria-hidden="true">
      {VALUES.map((value) => (
        <span key={value} {...marked(`icon:${value}`)} className={value === sort ? 'hs-sorted' : undefined}>
          <Icon name={value} />
          {printed.master[value]}
        </span>
      ))}
    </span>
  )
}
