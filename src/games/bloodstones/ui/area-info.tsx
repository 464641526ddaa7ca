import type { BoardProps } from '../../../protocol/board.ts'
import type { TerrainName } from '../content/units.ts'
import { factionOf, lookOf, unitsIn, villagesIn, type Stack } from './cells.ts'
import { Crest } from './crest.tsx'
import type { Chart } from './data.ts'
import { Icon } from './icon.tsx'
import { strengthOf } from './pieces.tsx'
import { TERRAIN } from './printed.ts'
import { factionName, STRINGS, terrainName, unitName, type Strings } from './strings.ts'

/** What entering costs there, and what can be built: beside a citadel nothing (BS-VIL-12). */
export function groundWords(s: Strings, terrain: TerrainName, isHillFolk: boolean, hasCitadel = false): string[] {
  const cost = (isHillFolk ? TERRAIN.hillFolkMove : TERRAIN.move)[terrain]
  const room = hasCitadel ? 0 : (TERRAIN.villageMax[terrain] ?? 0)
  return [
    cost === undefined ? s.terrainNoEntry : s.terrainMove(cost),
    room === 0 ? s.noVillages : s.villageRoom(room, TERRAIN.villageCost[terrain] ?? 0),
  ]
}

export function armiesIn(stacks: readonly Stack[]): { role: number; stacks: Stack[] }[] {
  const roles = [...new Set(stacks.map(({ role }) => role))]
  return roles.map((role) => ({ role, stacks: stacks.filter((stack) => stack.role === role) }))
}

/** Everything there is to know about an area. */
export function AreaInfo({ board, chart, area }: { board: BoardProps; chart: Chart; area: number }) {
  const { language, view } = board
  const s = STRINGS[language]
  const terrain = chart.terrain[area]
  const villages = villagesIn(view, area)
  const hasCitadel = unitsIn(view, area).some(({ unit }) => unit === 'citadel')
  const isHillFolk = board.role !== undefined && factionOf(view, board.role) === 'hillFolk'
  return (
    <>
      <h3>{chart.names[area][language]}</h3>
      <p className="soft">
        {terrainName(language, terrain)}. {groundWords(s, terrain, isHillFolk, hasCitadel).join('. ')}.
      </p>
      {armiesIn(unitsIn(view, area)).map(({ role, stacks }) => (
        <div key={role} className="bs-info-army">
          <Crest look={lookOf(view, role)} size={24} />
          <div>
            <b>{board.nameOf(role)}</b> <span className="soft">{factionName(language, factionOf(view, role))}</span>
            <ul>
              {stacks.map(({ unit, count }) => (
                <li key={unit}>
                  <Icon name={unit} /> {count} {unitName(language, unit, count)}
                </li>
              ))}
            </ul>
            <span className="soft">
              {s.strength(strengthOf(stacks, terrain, true), strengthOf(stacks, terrain, false))}
            </span>
          </div>
        </div>
      ))}
      {villages === undefined ? undefined : (
        <p className="bs-info-army">
          <Crest look={lookOf(view, villages.owner)} size={20} />{' '}
          {s.villagesOf(villages.count, board.nameOf(villages.owner))}
        </p>
      )}
    </>
  )
}

/** The same in one sentence, for screen readers. */
export function areaLabel(board: BoardProps, chart: Chart, area: number): string {
  const { language, view } = board
  const s = STRINGS[language]
  const armies = armiesIn(unitsIn(view, area))
  const villages = villagesIn(view, area)
  return [
    chart.names[area][language],
    terrainName(language, chart.terrain[area]),
    ...(armies.length > 1 ? [s.contested] : []),
    ...armies.map(
      ({ role, stacks }) =>
        `${s.unitsOf(board.nameOf(role))}: ${stacks.map(({ unit, count }) => `${count} ${unitName(language, unit, count)}`).join(', ')}`,
    ),
    ...(villages === undefined ? [] : [s.villagesOf(villages.count, board.nameOf(villages.owner))]),
  ].join('. ')
}
