import type { PanelProps } from '../../../protocol/board.ts'
import { UNIT_NAMES, type UnitName } from '../content/units.ts'
import { bagOf, discardOf, handOf, lookOf, mapIdOf, roleCell, villagesOnMap, type Tiles } from './cells.ts'
import { Crest } from './crest.tsx'
import { chartFor, FACTIONS, MODIFIERS } from './data.ts'
import { Icon } from './icon.tsx'
import { factionName, STRINGS, unitName, type Strings } from './strings.ts'
import './panel.css'

function bonusText(s: Strings, unit: UnitName): string {
  const own = MODIFIERS[unit] ?? {}
  const parts = (Object.keys(own) as (keyof typeof own)[]).map((kind) => `+${own[kind]} ${s.bonusKinds[kind]}`)
  return parts.join(', ') || s.noBonus
}

/** A faction's tiles with cost, value and bonus, and where they are as far as one may know. */
export function Sheet({ of, view, lang, nameOf, role }: PanelProps) {
  const cell = roleCell(view, of)
  const s = STRINGS[lang]
  if (cell === undefined || cell.faction === '') return undefined
  const facts = FACTIONS[cell.faction]
  const look = lookOf(view, of)
  const isOwn = role === of
  const piles: [string, Tiles][] = [
    ...(isOwn
      ? ([
          [s.sheetInHand, handOf(view, of)],
          [s.bag, bagOf(view, of)],
        ] as [string, Tiles][])
      : []),
    [s.discard, discardOf(view, of)],
  ]
  const chart = chartFor(mapIdOf(view))
  const counted: [string, number][] = [
    [s.vpTrack, cell.vp],
    [s.villages, chart === undefined ? 0 : villagesOnMap(view, of, chart.names.length)],
    [s.villageSupply, cell.villages],
    [s.captured, cell.capturedVillages],
    [s.citadels, cell.capturedCitadels],
    ...(facts.undead > 0 ? ([[s.undead, cell.undead]] as [string, number][]) : []),
  ]
  const units = UNIT_NAMES.filter((unit) => (facts.tiles[unit]?.count ?? 0) > 0)
  return (
    <section className="bs-sheet">
      <header>
        <Crest look={look} size={64} />
        <div>
          <h2>{factionName(lang, cell.faction)}</h2>
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
      <table>
        <caption className="bs-sr">{s.sheetTiles}</caption>
        <thead>
          <tr>
            <th scope="col">{s.sheetTiles}</th>
            <th scope="col" className="bs-n">
              {s.sheetCount}
            </th>
            <th scope="col" className="bs-n">
              {s.sheetCost}
            </th>
            <th scope="col" className="bs-n">
              {s.sheetValue}
            </th>
            {piles.map(([label]) => (
              <th key={label} scope="col" className="bs-n">
                {label}
              </th>
            ))}
            <th scope="col">{s.sheetBonus}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit}>
              <th scope="row">
                <span className="bs-unit">
                  <span className="bs-unit-sign" style={{ background: look.ink }}>
                    <Icon name={unit} />
                  </span>
                  {unitName(lang, unit)}
                </span>
              </th>
              <td className="bs-n">{facts.tiles[unit]!.count}</td>
              <td className="bs-n">{facts.tiles[unit]!.cost ?? '–'}</td>
              <td className="bs-n">{facts.tiles[unit]!.value}</td>
              {piles.map(([label, pile]) => (
                <td key={label} className="bs-n">
                  {pile[unit] ?? ''}
                </td>
              ))}
              <td>{bonusText(s, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
