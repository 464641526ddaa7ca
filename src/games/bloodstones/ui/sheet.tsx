import type { Language, PanelProps } from '../../../protocol/board.ts'
import { UNIT_NAMES, type FactionId, type UnitName } from '../content/units.ts'
import { bagCell, discardCell, handCell, phaseCell, roleCell, type Tiles as Pile } from '../rules/table/cells.ts'
import { explained } from './about.ts'
import { bonusText } from './bonus-text.ts'
import { lookOf, ownOf, villagesOnMap } from './cells.ts'
import { Crest } from './crest.tsx'
import { chartIn } from './data.ts'
import { Icon } from './icon.tsx'
import { FACTIONS, SUPPLY_FIELDS } from './printed.ts'
import { pointsToCome } from './score-now.ts'
import { factionName, STRINGS, unitName } from './strings.ts'
import { TABLE } from './table-strings.ts'
import './panel.css'

type PileShown = readonly [label: string, tiles: Pile | undefined]

/** A faction's tiles with cost, value and bonus, and where they are as far as one may know. */
export function Sheet({ of, view, content, language, nameOf, role, room }: PanelProps) {
  const cell = roleCell.in(view.shared, of)
  const s = STRINGS[language]
  if (cell === undefined || cell.faction === '') return undefined
  const facts = FACTIONS[cell.faction]
  const look = lookOf(view, of)
  const isOwn = role === of
  const piles: PileShown[] = [
    ...(isOwn
      ? ([
          [s.sheetInHand, handCell.in(ownOf(view, of))],
          [s.bag, bagCell.in(ownOf(view, of))],
        ] satisfies PileShown[])
      : []),
    [s.discard, discardCell.in(view.shared, of)],
  ]
  const chart = chartIn({ view, content })
  const { length } = roleCell.all(view.shared)
  const last = length === 2 ? SUPPLY_FIELDS.two : SUPPLY_FIELDS.more
  const isOver = phaseCell.in(view.shared) === 'over'
  const counted: [string, number | string][] = [
    [s.vpTrack, cell.vp],
    ...(isOver ? [] : ([[TABLE[language].ifEnded, cell.vp + pointsToCome(view, of)]] satisfies [string, number][])),
    [TABLE[language].supply, TABLE[language].supplyOf(cell.supply, last)],
    [s.handShort, cell.hand],
    [s.bag, cell.bag],
    [s.villages, chart === undefined ? 0 : villagesOnMap(view, of, chart.names.length)],
    [s.villageSupply, cell.villages],
    [s.captured, cell.capturedVillages],
    [s.citadels, cell.capturedCitadels],
    ...(facts.undead > 0 ? ([[s.undead, cell.undead]] satisfies [string, number][]) : []),
  ]
  return (
    <section className="bs-sheet">
      <header>
        <Crest look={look} size={64} />
        <div>
          <h2>{factionName(language, cell.faction)}</h2>
          <p>
            {nameOf(of)} · {s.sheetHandLimit(facts.handLimit)}
          </p>
        </div>
      </header>
      <dl className="bs-facts">
        {counted.map(([label, n]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
      <Tiles {...{ faction: cell.faction, language, piles }} ink={look.ink} isSmall={room.isSmall} />
    </section>
  )
}

interface TilesProps {
  readonly faction: FactionId
  readonly language: Language
  readonly piles: readonly PileShown[]
  readonly ink: string
  /** There the bonus stands under the name. */
  readonly isSmall: boolean
}

function Tiles(props: TilesProps) {
  const { faction, language, piles, isSmall } = props
  const s = STRINGS[language]
  const { tiles } = FACTIONS[faction]
  const units = UNIT_NAMES.filter((unit) => (tiles[unit]?.count ?? 0) > 0)
  return (
    <table>
      <caption className="sr">{s.sheetTiles}</caption>
      <thead>
        <tr>
          <th scope="col">{s.sheetTiles}</th>
          {[s.sheetCount, s.sheetCost, s.sheetValue, ...piles.map(([label]) => label)].map((label) => (
            <th key={label} scope="col" className="bs-n">
              <span>{label}</span>
            </th>
          ))}
          {isSmall ? undefined : <th scope="col">{s.sheetBonus}</th>}
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <TileRow key={unit} {...props} unit={unit} />
        ))}
      </tbody>
    </table>
  )
}

function TileRow({ faction, language, piles, ink, isSmall, unit }: TilesProps & { unit: UnitName }) {
  const facts = FACTIONS[faction].tiles[unit]!
  const bonus = bonusText(language, unit)
  return (
    <tr {...explained(`unit:${unit}`)}>
      <th scope="row">
        <span className="bs-unit">
          <span className="bs-unit-sign" style={{ background: ink }}>
            <Icon name={unit} />
          </span>
          <span>
            {unitName(language, unit)}
            {isSmall ? <small>{bonus}</small> : undefined}
          </span>
        </span>
      </th>
      <td className="bs-n">{facts.count}</td>
      <td className="bs-n">{facts.cost ?? '–'}</td>
      <td className="bs-n">{facts.value}</td>
      {piles.map(([label, pile]) => (
        <td key={label} className="bs-n">
          {pile?.[unit] ?? ''}
        </td>
      ))}
      {isSmall ? undefined : <td>{bonus}</td>}
    </tr>
  )
}
