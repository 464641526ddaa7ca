import type { Language, PanelProps } from '../../../protocol/board.ts'
import { isChaos } from '../content/units.ts'
import { phaseCell, mapCell, roleCell, turnCell, type RoleFacts } from '../rules/table/cells.ts'
import { lookOf, villagesOnMap } from './cells.ts'
import { Crest } from './crest.tsx'
import { chartFor, SCORING, SUPPLY_FIELDS } from './data.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { factionName, STRINGS } from './strings.ts'
import './panel.css'

/** Points that the pieces captured so far will bring at the end (BS-END-07, BS-FAC-CHA-06). */
export function capturedPoints(cell: RoleFacts): number {
  const { capturedVillage, citadel } = SCORING
  const each = isChaos(cell.faction) ? capturedVillage.chaos : capturedVillage.normal
  return cell.capturedVillages * each + cell.capturedCitadels * citadel
}

/** One player: emblem, points, supply track, and what can be counted. */
export function Panel({ of, view, language, nameOf }: PanelProps) {
  const cell = roleCell.in(view.shared, of)
  const s = STRINGS[language]
  if (cell === undefined) return undefined
  const { length } = roleCell.all(view.shared)
  const chart = chartFor(mapCell.in(view.shared))
  const onMap = chart === undefined ? 0 : villagesOnMap(view, of, chart.names.length)
  // At the end they are among the others.
  const captured = phaseCell.in(view.shared) === 'over' ? 0 : capturedPoints(cell)
  const facts: [IconName, string, number][] = [
    ['village', s.villages, onMap],
    ['fight', s.captured, cell.capturedVillages],
    ...(cell.capturedCitadels > 0 ? ([['citadel', s.citadels, cell.capturedCitadels]] as const) : []),
    ...(cell.faction === 'necromancers' ? ([['undead', s.undead, cell.undead]] as const) : []),
  ].map(([icon, label, n]) => [icon as IconName, label as string, n as number])
  return (
    <div className={turnCell.in(view.shared)?.[0] === of ? 'bk-panel bs-turn' : 'bk-panel'}>
      <Crest look={lookOf(view, of)} size={40} />
      <div className="bs-who">
        <b>{factionName(language, cell.faction)}</b>
        <span>{cell.out === 1 ? s.outOfGame : nameOf(of)}</span>
      </div>
      <dl className="bs-numbers">
        <div className="bs-vp" title={captured > 0 ? `${s.ifEndedNow}: ${cell.vp + captured}` : s.vpTrack}>
          <dt>{s.vp}</dt>
          <dd key={cell.vp}>
            {cell.vp}
            {captured > 0 ? <small>+{captured}</small> : undefined}
          </dd>
        </div>
        <div title={s.handShort}>
          <dt>{s.handShort}</dt>
          <dd>{cell.hand}</dd>
        </div>
        <div title={s.bag}>
          <dt>{s.bag}</dt>
          <dd>{cell.bag}</dd>
        </div>
      </dl>
      <div className="bs-extra">
        <Supply field={cell.supply} last={length === 2 ? SUPPLY_FIELDS.two : SUPPLY_FIELDS.more} language={language} />
        {facts.map(([icon, label, n]) => (
          <span key={label} className="bs-fact" title={label}>
            <Icon name={icon} label={label} /> {n}
          </span>
        ))}
      </div>
    </div>
  )
}

function Supply({ field, last, language }: { field: number; last: number; language: Language }) {
  const label = STRINGS[language].supplyField(field, last)
  return (
    <span className="bs-supply" role="img" aria-label={label} title={label}>
      {Array.from({ length: last + 1 }, (_, at) => (
        <i key={at} className={at === field ? 'bs-here' : at < field ? 'bs-passed' : ''}>
          {at}
        </i>
      ))}
    </span>
  )
}
