import type { PanelProps } from '../../../protocol/board.ts'
import { cardName, figureLabel, glyphsHeld, isBasicGame, pointsOn, statusOf } from './army.ts'
import { signsOf } from './army-card.tsx'
import { Badge, Medallion } from './badge.tsx'
import { cardsOf, phaseOf, roundOf, seenBy, turnOf, type Seen } from './seen.ts'
import { Icon } from './icon.tsx'
import { Marker, Pegs } from './pegs.tsx'
import { STRINGS } from './strings.ts'
import './panel.css'

/** One player: number and colour, points on the battlefield, every army card with its figures and markers. */
export function Panel(props: PanelProps) {
  const { of, language, nameOf } = props
  const seen = seenBy(props)
  const s = STRINGS[language]
  if (seen === undefined) return undefined
  const place = roundOf(seen.view).order.indexOf(of)
  const hasOrder = place >= 0 && phaseOf(seen.view) === 'turns'
  const cards = cardsOf(seen, of)
  return (
    <div className={turnOf(seen.view)?.role === of ? 'hs-panel hs-turn-of' : 'hs-panel'}>
      <header>
        <Badge role={of} />
        <b>{nameOf(of)}</b>
        {hasOrder ? (
          <span className="hs-place" title={s.initiative(place + 1)} aria-label={s.initiative(place + 1)} role="img">
            {place + 1}.
          </span>
        ) : undefined}
        {isBasicGame(seen) ? undefined : (
          <strong title={s.pointsOn(pointsOn(seen, of))}>{s.pointsShort(pointsOn(seen, of))}</strong>
        )}
      </header>
      {cards.length === 0 ? (
        <p className="soft">{s.noArmy}</p>
      ) : (
        <ul className="hs-troops" aria-label={s.armyOf(nameOf(of))}>
          {cards.map((card) => (
            <Troop key={card} {...props} seen={seen} card={card} />
          ))}
        </ul>
      )}
      <Glyphs {...props} seen={seen} />
    </div>
  )
}

function Troop({ seen, card, language }: PanelProps & { seen: Seen; card: number }) {
  const s = STRINGS[language]
  const printed = seen.roster.cards[card]
  const status = statusOf(seen, card)!
  const label = figureLabel(s, printed, status)
  const isGone = !status.isInPlay && status.waiting === 0
  const isLife = printed.kind === 'hero' && !isBasicGame(seen)
  const full = isLife ? (status.standing === 0 ? 0 : status.life - status.wounds) : status.standing
  const state = `${isGone ? ' hs-gone' : ''}${turnOf(seen.view)?.card === card ? ' hs-active' : ''}`
  return (
    <li className={`hs-troop${state}`}>
      <Medallion card={printed} role={status.owner} />
      <span className="hs-troop-name">
        {cardName(seen, card, language)}
        {isGone ? <em className="sr">, {s.outOfPlay}</em> : undefined}
      </span>
      {signsOf(status, language).map(([icon, word]) => (
        <span key={icon} className="hs-sign" title={word}>
          <Icon name={icon} label={word} />
        </span>
      ))}
      {isGone ? undefined : (
        <Pegs full={full} of={isLife ? status.life : printed.figures} isLife={isLife} label={label} />
      )}
      {status.markers.map((marker, i) => (
        <Marker key={i} marker={marker} language={language} />
      ))}
    </li>
  )
}

function Glyphs({ seen, of, language }: PanelProps & { seen: Seen }) {
  const held = glyphsHeld(seen, of)
  const s = STRINGS[language]
  if (held.length === 0) return undefined
  return (
    <ul className="hs-glyphs" aria-label={s.glyphs}>
      {held.map(({ piece, kind }) => {
        const glyph = seen.content.glyphs[kind]
        return glyph === undefined ? (
          <li key={piece}>{s.glyphHidden}</li>
        ) : (
          <li key={piece} title={glyph.text[language]}>
            <b>{glyph.letter}</b> {glyph.name[language]}
            {glyph.short[language] === '' ? undefined : <small>{glyph.short[language]}</small>}
          </li>
        )
      })}
    </ul>
  )
}
