import type { ReactNode } from 'react'
import type { Role } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { UnitType } from '../content/content.ts'
import { UNIT_CLASSES, UNIT_RANKS, UNITS_PER_FACTION, type UnitId } from '../content/names.ts'
import { havensOf } from '../rules/map/pieces.ts'
import { lockedAp, unitsLeft } from '../rules/map/reserve.ts'
import { tells } from './about/tells.ts'
import { tableOf } from './cards-table.ts'
import { playerCell, type PlayerCell } from '../rules/table/cells.ts'
import { NONE } from '../rules/table/state.ts'
import { DiceRow } from './dice.tsx'
import './faction-board.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { PriceView, Prices, Resources } from './prices.tsx'
import { STRINGS } from './strings.ts'

/** Action Points as flames: those left burn, those on cards are chained. */
export function ActionPoints({ board, of, player }: { board: BoardProps; of: Role; player: PlayerCell }) {
  const s = STRINGS[board.language]
  const locked = lockedAp(tableOf(board).state, of)
  const label = s.apLeft(player.ap, player.spentAp, locked)
  return (
    <span className="upp-ap" role="img" aria-label={label} {...tells('number:ap')}>
      <Icon name="ap" />
      <b>{player.ap}</b>
      <span className="upp-ap-pips">
        {Array.from({ length: player.ap }, (_, i) => (
          <i key={`a${i}`} className="upp-lit" />
        ))}
        {Array.from({ length: player.spentAp }, (_, i) => (
          <i key={`s${i}`} />
        ))}
        {Array.from({ length: locked }, (_, i) => (
          <i key={`l${i}`} className="upp-locked" />
        ))}
      </span>
    </span>
  )
}

/** What Havens bring: the space for the Havens on the map stands out. */
function ProductionRow({ board, of }: { board: BoardProps; of: Role }) {
  const { language } = board
  const s = STRINGS[language]
  const t = tableOf(board)
  const faction = t.content.factions[t.state.faction[of]]
  if (faction === undefined) return undefined
  const havens = havensOf(t.state, of)
  return (
    <div className="upp-production">
      <h3 {...tells('number:production')}>
        <Icon name="production" /> {s.production}
        <small {...tells('number:haven-price')}>
          {s.havenPrice} <PriceView price={[0, faction.haven, 0]} language={language} />
        </small>
      </h3>
      <ol>
        {faction.production.map((yields, n) => (
          <li
            key={n}
            aria-current={n === havens ? 'true' : undefined}
            className={n < havens ? 'upp-passed' : ''}
            {...tells('number:production')}
          >
            <small>
              <Icon name="haven" label={s.productionOf(n)} /> {n}
            </small>
            <PriceView price={yields} language={language} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The four types of Units of a faction. */
export function unitsOf(board: BoardProps, of: Role): readonly UnitType[] {
  const { content, state } = tableOf(board)
  const first = state.faction[of] * UNITS_PER_FACTION
  return state.faction[of] === NONE ? [] : content.units.slice(first, first + UNITS_PER_FACTION)
}

interface UnitProps {
  readonly board: BoardProps
  readonly of: Role
  readonly type: number
  readonly unit: UnitType
  readonly children?: ReactNode
}

/** A type of Unit: what it is, what it rolls, what it costs, how many are left. */
export function UnitRow({ board, of, type, unit, children }: UnitProps) {
  const { language } = board
  const s = STRINGS[language]
  const t = tableOf(board)
  const left = unitsLeft(t, of, type)
  return (
    <li className={left === 0 ? 'upp-unit-row upp-out' : 'upp-unit-row'} {...tells(`unit:${unit.id as UnitId}`)}>
      <Icon name={unit.id as IconName} className="upp-unit-icon" />
      <span className="upp-unit-name">
        <b>{unit.name[language]}</b>
        <small {...tells(`class:${UNIT_CLASSES[unit.class]}`)}>
          <Icon name={UNIT_CLASSES[unit.class]} />{' '}
          <span {...tells(`rank:${UNIT_RANKS[unit.rank]}`)}>{s.ranks[unit.rank]}</span> · {s.classes[unit.class]}
        </small>
      </span>
      <DiceRow content={t.content} dice={[unit.die]} language={language} className="bk-small" />
      <Prices prices={unit.prices} language={language} />
      <span className="upp-reserve" {...tells('number:reserve')}>
        <b>{left}</b>
        <small>/{unit.count}</small>
        <span className="sr"> {s.reserve}</span>
      </span>
      {children}
    </li>
  )
}

/** The player board as printed, with the pieces on it. */
export function FactionBoard({ board, of }: { board: BoardProps; of: Role }) {
  const s = STRINGS[board.language]
  const player = playerCell.in(board.view.shared, of)
  if (player === undefined || player.faction === NONE) return undefined
  return (
    <div className="upp-faction">
      <div className="upp-purse">
        <ActionPoints board={board} of={of} player={player} />
        <Resources values={player.resources} language={board.language} />
      </div>
      <ProductionRow board={board} of={of} />
      <ul className="upp-units" aria-label={s.units}>
        {unitsOf(board, of).map((unit, type) => (
          <UnitRow key={unit.id} {...{ board, of, type, unit }} />
        ))}
      </ul>
    </div>
  )
}
