import type { ReactNode } from 'react'
import type { BookProps } from '../../../../protocol/board.ts'
import { FACTION_IDS, TERRAIN_NAMES, UNIT_NAMES, type TerrainName, type UnitName } from '../../content/units.ts'
import { bonusText } from '../bonus-text.ts'
import { Crest } from '../crest.tsx'
import { LOOKS } from '../factions.ts'
import { Icon } from '../icon.tsx'
import { toneOf } from '../map-paint.ts'
import { FACTIONS, SCORING, SETUP, SUPPLY_FIELDS, TERRAIN } from '../printed.ts'
import { factionName, terrainName, unitName } from '../strings.ts'
import { PointList, Ruled, RuledAll, TurnList } from './parts.tsx'
import { BAG, Cloth } from './pictures.tsx'
import { REFERENCE } from './reference-words.ts'

/** Everything that one looks up at the table, on one page. */
export function Reference(board: BookProps) {
  const s = REFERENCE[board.language]
  return (
    <div className="bs-book bs-ref">
      <Cloth />
      <div className="bs-ref-columns">
        <Block title={s.turn}>
          <TurnList {...board} />
        </Block>
        <Block title={s.points}>
          <PointList {...board} />
        </Block>
        <Block title={s.end}>
          <p>
            <Ruled line={s.endLine(SUPPLY_FIELDS.two, SUPPLY_FIELDS.more)} {...board} />
          </p>
        </Block>
        <Block title={s.setup}>
          <p>
            <Ruled line={s.setupLine(SETUP.startingHand, SETUP.startingCost)} {...board} />
          </p>
        </Block>
        <Block title={s.terrain}>
          <Terrain {...board} />
        </Block>
        <Block title={s.battle}>
          <Battle {...board} />
        </Block>
        <Block title={s.factions}>
          <Factions {...board} />
        </Block>
        <Block title={s.wipedOut}>
          <p>
            <RuledAll lines={s.wipedOutLines} {...board} />
          </p>
        </Block>
      </div>
      <Block title={s.units}>
        <Units {...board} />
      </Block>
    </div>
  )
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
)

function Battle(board: BookProps) {
  const s = REFERENCE[board.language]
  return (
    <>
      <ol className="bs-ref-steps">
        {Object.values(s.battleLines).map((line) => (
          <li key={line[1]}>
            <Ruled line={line} {...board} />
          </li>
        ))}
      </ol>
      <p className="soft">{s.bag(BAG)}</p>
    </>
  )
}

function Terrain({ language }: BookProps) {
  const s = REFERENCE[language]
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{s.area}</th>
          <th scope="col" className="bs-ref-n">
            {s.most}
          </th>
          <th scope="col" className="bs-ref-n">
            {s.hillFolk}
          </th>
          <th scope="col" className="bs-ref-n">
            {s.dragon}
          </th>
          <th scope="col">{s.room}</th>
        </tr>
      </thead>
      <tbody>
        {TERRAIN_NAMES.map((ground) => (
          <Ground key={ground} ground={ground} language={language} />
        ))}
      </tbody>
    </table>
  )
}

function Ground({ ground, language }: Pick<BookProps, 'language'> & { ground: TerrainName }) {
  const s = REFERENCE[language]
  const { move, hillFolkMove, dragonMove, villageCost, villageMax } = TERRAIN
  const most = villageMax[ground] ?? 0
  const paid = (cost: number | undefined): string =>
    cost === undefined ? '–' : ground === 'sea' ? `${cost} (${s.shipsOnly})` : `${cost}`
  return (
    <tr>
      <th scope="row">
        <i className="bs-ref-ground" style={{ background: toneOf(ground) }} /> {terrainName(language, ground)}
      </th>
      <td className="bs-ref-n">{paid(move[ground])}</td>
      <td className="bs-ref-n">{paid(hillFolkMove[ground])}</td>
      <td className="bs-ref-n">{dragonMove}</td>
      <td>{most === 0 ? '–' : s.roomOf(most, villageCost[ground] ?? 0)}</td>
    </tr>
  )
}

/** What nobody has a tile of stands on the map only. */
const isTile = (unit: UnitName): boolean => FACTION_IDS.some((id) => (FACTIONS[id].tiles[unit]?.count ?? 0) > 0)
const OFF_TILES: readonly UnitName[] = ['undead', 'citadel']

function Units({ language }: BookProps) {
  const s = REFERENCE[language]
  return (
    <>
      <table className="bs-ref-units">
        <thead>
          <tr>
            <th scope="col">{s.unit}</th>
            {FACTION_IDS.map((id) => (
              <th key={id} scope="col" className="bs-ref-n">
                <Crest look={LOOKS[id]} size={22} />
                <span className="sr">{factionName(language, id)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {UNIT_NAMES.filter((unit) => isTile(unit) || OFF_TILES.includes(unit)).map((unit) => (
            <UnitRow key={unit} unit={unit} language={language} />
          ))}
        </tbody>
      </table>
      <p className="soft">{s.unitsNote}</p>
    </>
  )
}

function UnitRow({ unit, language }: Pick<BookProps, 'language'> & { unit: UnitName }) {
  return (
    <tr>
      <th scope="row">
        <span className="bs-ref-unit">
          <Icon name={unit} />
          <span>
            {unitName(language, unit)} {unit !== 'blank' && <small>{bonusText(language, unit)}</small>}
          </span>
        </span>
      </th>
      {FACTION_IDS.map((id) => {
        const tile = FACTIONS[id].tiles[unit]
        const few = unit === 'undead' ? FACTIONS[id].undead : unit === 'citadel' ? FACTIONS[id].citadels : 0
        return (
          <td key={id} className="bs-ref-n">
            {tile === undefined ? (
              few > 0 && <b>{few}</b>
            ) : (
              <>
                <b>{tile.count}</b>
                <small>
                  {tile.cost ?? '–'}/{tile.value}
                </small>
              </>
            )}
          </td>
        )
      })}
    </tr>
  )
}

function Factions(board: BookProps) {
  const { language } = board
  const s = REFERENCE[language]
  const lines = s.factionLines(FACTIONS.chaosHorde.startVp, SCORING.capturedVillage.chaos)
  return (
    <ul className="bs-ref-factions">
      {FACTION_IDS.map((id) => (
        <li key={id}>
          <Crest look={LOOKS[id]} size={22} />
          <span>
            <b>{factionName(language, id)}</b> <small>{s.handLimit(FACTIONS[id].handLimit)}</small>{' '}
            <RuledAll lines={lines[id]} {...board} />
          </span>
        </li>
      ))}
    </ul>
  )
}
