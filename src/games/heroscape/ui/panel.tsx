import { PlayerPlate } from '../../../boardkit/plates/player-plate.tsx'
import type { PanelProps } from '../../../protocol/board.ts'
import { marked } from './about/mark.ts'
import { figuresOn, glyphsHeld, isBasicGame, pointsOn, standingOf } from './army.ts'
import { Badge } from './badge.tsx'
import { cardsOf, phaseOf, roundOf, seenBy, turnOf, type Seen } from './seen.ts'
import { roleColour } from './sides.ts'
import { STRINGS, type Strings } from './strings.ts'
import './panel.css'

/** One player at a glance: figures in the Basic game, points on the battlefield in the Master game. */
export function Panel(props: PanelProps) {
  const { of, language, nameOf } = props
  const seen = seenBy(props)
  if (seen === undefined) return undefined
  const s = STRINGS[language]
  const isBasic = isBasicGame(seen)
  const number = isBasic ? figuresOn(seen, of) : pointsOn(seen, of)
  return (
    <PlayerPlate
      colour={roleColour(of)}
      sign={<Badge role={of} />}
      name={nameOf(of)}
      marks={<Marks {...props} seen={seen} />}
      line={<Line {...props} seen={seen} />}
      number={<WinningNumber number={number} isBasic={isBasic} s={s} />}
    />
  )
}

function WinningNumber({ number, isBasic, s }: { number: number; isBasic: boolean; s: Strings }) {
  return (
    <span className="hs-winning" {...marked(isBasic ? 'number:figuresOn' : 'number:pointsOn')}>
      {number}
      <span className="sr"> {isBasic ? s.standingOn(number) : s.pointsOn(number)}</span>
      <span className="about-label hs-number-label" aria-hidden="true">
        {isBasic ? s.figuresLabel : s.points}
      </span>
    </span>
  )
}

/** Whose turn it is, and the order of this round. */
function Marks({ seen, of, language }: PanelProps & { seen: Seen }) {
  const s = STRINGS[language]
  const place = roundOf(seen.view).order.indexOf(of)
  const hasOrder = place >= 0 && phaseOf(seen.view) === 'turns' && !isBasicGame(seen)
  return (
    <>
      {hasOrder ? (
        <span className="hs-place" {...marked('number:initiative')}>
          {place + 1}.<span className="sr"> {s.initiative(place + 1)}</span>
        </span>
      ) : undefined}
      {turnOf(seen.view)?.role === of ? (
        <span className="hs-on-turn" {...marked('mark:onTurn')}>
          <span className="sr">{s.onTurn}</span>
        </span>
      ) : undefined}
    </>
  )
}

/** What else is to be known, in a few words; of glyphs the letters alone, there is no room for more. */
function Line({ of, language, seen }: PanelProps & { seen: Seen }) {
  const s = STRINGS[language]
  const glyphs = glyphsHeld(seen, of)
  const cards = cardsOf(seen, of).filter((card) => standingOf(seen, card) > 0)
  return (
    <>
      {isBasicGame(seen) ? s.cardsOn(cards.length) : s.figures(figuresOn(seen, of))}
      {glyphs.length > 0 ? (
        <span className="hs-held">
          {' ·'}
          <span className="sr">{s.glyphs}</span>
          {glyphs.map(({ piece, kind }) => {
            const glyph = seen.content.glyphs[kind]
            return (
              <b key={piece} {...marked(glyph === undefined ? 'glyph:hidden' : `glyph:${glyph.id}`)}>
                {' '}
                {glyph?.letter ?? '?'}
              </b>
            )
          })}
        </span>
      ) : undefined}
    </>
  )
}
