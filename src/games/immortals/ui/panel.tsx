import { PlayerPlate } from '../../../boardkit/plates/player-plate.tsx'
import type { PanelProps } from '../../../protocol/board.ts'
import { about } from './about.ts'
import { contentOf, coveredOf, phaseOf, playerOf, roundOf } from './cells.ts'
import { lookOf } from './colours.ts'
import { Icon } from './icon.tsx'
import { scoreNow } from './panel-score.ts'
import { STRINGS } from './strings.ts'
import './panel.css'

/** One player at a glance: colour, name, what is left to spend, and the points. Everything else stands in the sheet. */
export function Panel(props: PanelProps) {
  const { of, view, language, nameOf } = props
  const content = contentOf(props)
  const s = STRINGS[language]
  const player = playerOf(view, of)
  if (player === undefined) return undefined
  const look = lookOf(content.components.colours, of)
  const isOver = phaseOf(view) === 'over'
  const { total, lands, shrines, capitals, regions } = scoreNow(content, view, of)
  const label = isOver ? s.points : `${s.points}; ${s.nextScore(total, lands, shrines, capitals, regions)}`
  return (
    <PlayerPlate
      colour={look.fill}
      sign={
        <span
          className="imp-emblem"
          {...about('unit:colour')}
          style={{ background: look.fill, color: look.on, borderColor: look.rim }}
        >
          <Icon name={look.emblem} />
        </span>
      }
      name={nameOf(of)}
      line={<Line gold={player.gold} energy={player.energy} next={isOver ? 0 : total} language={language} />}
      number={<span {...about('number:points')}>{player.points}</span>}
      numberLabel={label}
      marks={<Marks {...props} />}
    />
  )
}

/** What is left to spend, and what the next scoring would bring. */
function Line({
  gold,
  energy,
  next,
  language,
}: { gold: number; energy: number; next: number } & Pick<PanelProps, 'language'>) {
  const s = STRINGS[language]
  return (
    <>
      <span className="sr">{s.plateLine(gold, energy, next)}</span>
      <span className="imp-line" aria-hidden="true">
        <span {...about('number:gold')}>
          <Icon name="gold" /> <span className="about-label">{s.gold}</span> {gold}
        </span>
        <span {...about('number:energy')}>
          <Icon name="energy" /> <span className="about-label">{s.energy}</span> {energy}
        </span>
        {next > 0 ? <b {...about('number:next')}>+{next}</b> : undefined}
      </span>
    </>
  )
}

function Marks({ of, view, language }: PanelProps) {
  const s = STRINGS[language]
  const hasPassed = coveredOf(view, of)?.every((covered) => !covered) === true
  return (
    <>
      {roundOf(view).marker === of ? (
        <span className="imp-marker" {...about('marker:start')}>
          <Icon name="marker" label={s.startMarker} />
        </span>
      ) : undefined}
      {hasPassed ? (
        <span className="imp-marker imp-done" {...about('marker:done')}>
          <Icon name="pass" label={s.passed} />
        </span>
      ) : undefined}
    </>
  )
}
