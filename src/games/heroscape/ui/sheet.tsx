import type { PanelProps } from '../../../protocol/board.ts'
import { marked } from './about/mark.ts'
import { glyphsHeld, isBasicGame, pointsOn, statusOf } from './army.ts'
import { ArmyCard } from './army-card.tsx'
import { Badge } from './badge.tsx'
import { cardsOf, seenBy, type Seen } from './seen.ts'
import { RoundTrack } from './round-track.tsx'
import { ScenarioText } from './scenario-text.tsx'
import { STRINGS } from './strings.ts'
import './panel.css'

/** A whole army in full cards, and what the battle is about. */
export function Sheet(props: PanelProps) {
  const { of, language, nameOf } = props
  const seen = seenBy(props)
  const s = STRINGS[language]
  if (seen === undefined) return undefined
  const cards = cardsOf(seen, of)
  return (
    <section className="hs-sheet">
      <header>
        <Badge role={of} />
        <b>{s.armyOf(nameOf(of))}</b>
        {isBasicGame(seen) ? undefined : <span {...marked('number:pointsOn')}>{s.pointsOn(pointsOn(seen, of))}</span>}
      </header>
      <RoundTrack board={props} seen={seen} />
      <Glyphs {...props} seen={seen} />
      {cards.length === 0 ? <p className="soft">{s.noArmy}</p> : undefined}
      <div className="hs-cards">
        {cards.map((card) => (
          <ArmyCard
            key={card}
            content={seen.content}
            card={seen.roster.cards[card]}
            language={language}
            isBasic={isBasicGame(seen)}
            status={statusOf(seen, card)}
          />
        ))}
      </div>
      <ScenarioText seen={seen} language={language} />
    </section>
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
          <li key={piece} {...marked('glyph:hidden')}>
            {s.glyphHidden}
          </li>
        ) : (
          <li key={piece} {...marked(`glyph:${glyph.id}`)}>
            <b>{glyph.letter}</b> {glyph.name[language]}
            {glyph.short[language] === '' ? undefined : <small>{glyph.short[language]}</small>}
          </li>
        )
      })}
    </ul>
  )
}
