import { LookButton } from '../../../boardkit/cards/card.tsx'
import type { Language } from '../../../protocol/board.ts'
import { marked } from './about/mark.ts'
import { cardName, figureLabel, isBasicGame, shortName, statusOf, valuesNow, type CardStatus } from './army.ts'
import { signsOf } from './army-card.tsx'
import { Medallion } from './badge.tsx'
import type { Seen } from './seen.ts'
import { Icon } from './icon.tsx'
import { Marker, Pegs } from './pegs.tsx'
import { STRINGS } from './strings.ts'
import './mini-card.css'

export interface MiniCardProps {
  readonly seen: Seen
  readonly card: number
  readonly language: Language
  /** The answer that it stands for just now. */
  readonly offer: string | undefined
  readonly isActive?: boolean
  /** A question waits and this card is no answer to it. */
  readonly isDim?: boolean
  /** Something is being dragged over it. */
  readonly isUnder?: boolean
  onChoose(): void
  onShow(): void
}

const VALUES = ['move', 'range', 'attack', 'defense'] as const

/** The card for ears. */
function wordsOf({ seen, card, language, offer, isActive = false }: MiniCardProps): string[] {
  const s = STRINGS[language]
  const printed = seen.roster.cards[card]
  const status = statusOf(seen, card)
  const values = valuesNow(seen, card)
  return [
    cardName(seen, card, language),
    ...VALUES.map((value) => `${s[value]} ${values[value]}`),
    status === undefined ? s.pointsShort(printed.master.points) : figureLabel(s, printed, status),
    ...(isActive ? [s.active] : []),
    ...(offer === undefined ? [] : [s.offered]),
  ]
}

/** An army card small enough to lie in a row. */
export function MiniCard(props: MiniCardProps) {
  const { seen, card, language, offer, isActive = false, isDim = false, isUnder = false } = props
  const s = STRINGS[language]
  const printed = seen.roster.cards[card]
  const status = statusOf(seen, card)
  const values = valuesNow(seen, card)
  const name = cardName(seen, card, language)
  const isGone = status !== undefined && !status.isInPlay && status.waiting === 0
  const state = [
    offer !== undefined ? 'hs-offered' : isDim ? 'hs-dim' : '',
    isActive ? 'hs-active' : '',
    isGone ? 'hs-gone' : '',
    isUnder ? 'hs-under' : '',
  ]
  return (
    <li className={`hs-mini hs-${printed.general} ${state.filter(Boolean).join(' ')}`} data-hs-card={card}>
      <button
        type="button"
        className="hs-mini-face"
        aria-label={wordsOf(props).join(', ')}
        data-key={offer}
        {...marked(`unit:${printed.id}`)}
        onClick={props.onChoose}
      >
        <span className="hs-mini-head">
          <Medallion card={printed} role={status?.owner ?? -1} />
          <b>{shortName(seen, card, language)}</b>
        </span>
        <span className="hs-mini-values" aria-hidden="true">
          {VALUES.map((value) => (
            <span key={value} {...marked(`icon:${value}`)}>
              <Icon name={value} />
              {values[value]}
            </span>
          ))}
        </span>
        <Foot seen={seen} card={card} language={language} status={status} isGone={isGone} />
      </button>
      <LookButton
        className="hs-mini-more"
        label={s.showCard(name)}
        title={undefined}
        {...marked('button:showCard')}
        onClick={props.onShow}
      >
        i
      </LookButton>
    </li>
  )
}

interface FootProps extends Pick<MiniCardProps, 'seen' | 'card' | 'language'> {
  readonly status: CardStatus | undefined
  readonly isGone: boolean
}

function Foot({ seen, card, language, status, isGone }: FootProps) {
  const s = STRINGS[language]
  const printed = seen.roster.cards[card]
  if (status === undefined)
    return (
      <span className="hs-mini-foot" {...marked('number:points')}>
        {s.pointsShort(printed.master.points)}
      </span>
    )
  const label = figureLabel(s, printed, status)
  const isLife = printed.kind === 'hero' && !isBasicGame(seen)
  return (
    <span className="hs-mini-foot">
      {isGone ? (
        <em {...marked('mark:gone')}>{s.outOfPlay}</em>
      ) : isLife ? (
        <Pegs full={status.standing === 0 ? 0 : status.life - status.wounds} of={status.life} isLife label={label} />
      ) : (
        <Pegs full={status.standing} of={printed.figures} isLife={false} label={label} />
      )}
      {signsOf(status, language).map(({ icon, id, label: word }) => (
        <span key={word} className="hs-sign" {...marked(id)}>
          <Icon name={icon} label={word} />
        </span>
      ))}
      <span className="hs-mini-markers">
        {status.markers.map((marker, i) => (
          <Marker key={`${marker}.${i}`} marker={marker} language={language} />
        ))}
      </span>
    </span>
  )
}
