import { PlayerPlate } from '../../../boardkit/plates/player-plate.tsx'
import type { PanelProps } from '../../../protocol/board.ts'
import { figuresOn, glyphsHeld, isBasicGame, pointsOn, standingOf } from './army.ts'
import { Badge } from './badge.tsx'
import { cardsOf, phaseOf, roundOf, seenBy, turnOf, type Seen } from './seen.ts'
import { roleColour } from './sides.ts'
import { STRINGS } from './strings.ts'
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
      marks={turnOf(seen.view)?.role === of ? <span className="hs-on-turn" title={s.onTurn} /> : undefined}
      line={lineOf(props, seen)}
      number={number}
      numberLabel={isBasic ? s.standingOn(number) : s.pointsOn(number)}
    />
  )
}

/** What else is to be known, in a few words. */
function lineOf({ of, language }: PanelProps, seen: Seen): string {
  const s = STRINGS[language]
  const figures = figuresOn(seen, of)
  const place = roundOf(seen.view).order.indexOf(of)
  const glyphs = glyphsHeld(seen, of).map(({ kind }) => seen.content.glyphs[kind]?.letter ?? '?')
  const cards = cardsOf(seen, of).filter((card) => standingOf(seen, card) > 0)
  const parts = [
    isBasicGame(seen) ? s.cardsOn(cards.length) : s.figures(figures),
    ...(place >= 0 && phaseOf(seen.view) === 'turns' && !isBasicGame(seen) ? [s.inOrder(place + 1)] : []),
    ...(glyphs.length > 0 ? [`${s.glyphs} ${glyphs.join(' ')}`] : []),
  ]
  return parts.join(' · ')
}
