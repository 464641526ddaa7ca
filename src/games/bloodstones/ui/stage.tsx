import type { BoardProps } from '../../../protocol/board.ts'
import { bestThree, bonusLines, bonusSum, foughtIn } from './battle-view.ts'
import { BattleTiles, Bonus } from './battle-parts.tsx'
import {
  battleOf,
  lookOf,
  mapIdOf,
  ownBattleTiles,
  ownReplacement,
  roleCell,
  unitsIn,
  type BattleCell,
  type SideCell,
} from './cells.ts'
import { Crest } from './crest.tsx'
import { chartFor, FACTIONS, type Chart } from './data.ts'
import { Icon } from './icon.tsx'
import { Outcome } from './battle-outcome.tsx'
import { OddsBars } from './odds-bars.tsx'
import { factionName, STRINGS, terrainName, unitName } from './strings.ts'
import './stage.css'

/** The battle beside the board: both sides, their bonus explained, tiles drawn, replaced and shown one by one. */
export function Stage(board: BoardProps) {
  const battle = battleOf(board.view)
  const chart = chartFor(mapIdOf(board.view))
  if (chart === undefined) return undefined
  const fought = foughtIn(board.events)
  if (battle === undefined)
    return (
      <>
        {fought === undefined ? undefined : <Outcome board={board} chart={chart} fought={fought} />}
        <OddsBars board={board} />
      </>
    )
  const s = STRINGS[board.lang]
  return (
    <section className="bs-stage" aria-label={s.battleIn(chart.names[battle.area][board.lang])}>
      <h3>
        {s.battleIn(chart.names[battle.area][board.lang])}{' '}
        <small>
          {terrainName(board.lang, chart.terrain[battle.area])}
          {battle.ties > 0 ? ` · ${s.tieRounds(battle.ties)}` : ''}
        </small>
      </h3>
      <div className="bs-sides">
        <Side board={board} chart={chart} battle={battle} index={0} />
        <span className="bs-versus" aria-hidden="true">
          <Icon name="fight" />
        </span>
        <Side board={board} chart={chart} battle={battle} index={1} />
      </div>
      {unitsIn(board.view, battle.area).some(
        ({ role, unit }) => role === battle.sides[1].role && unit === 'shieldGuard',
      ) ? (
        <p className="bs-soft">{s.guardTie}</p>
      ) : undefined}
      <OddsBars board={board} />
    </section>
  )
}

interface SideProps {
  readonly board: BoardProps
  readonly chart: Chart
  readonly battle: BattleCell
  readonly index: 0 | 1
}

/** The tiles of a side as far as this client may see them. */
function seenTiles(board: BoardProps, side: SideCell): readonly number[] | undefined {
  if (typeof side.tiles !== 'number') return side.tiles
  return side.role === board.role ? ownBattleTiles(board.view, board.role) : undefined
}

function Side({ board, chart, battle, index }: SideProps) {
  const side = battle.sides[index]
  const { lang, view } = board
  const s = STRINGS[lang]
  const all = unitsIn(view, battle.area)
  const faction = roleCell(view, side.role)?.faction ?? ''
  const own = all.filter(({ role }) => role === side.role)
  const lines = bonusLines(
    own,
    all.filter(({ role }) => role === battle.sides[1 - index].role),
    chart.terrain[battle.area],
    index === 0,
    faction === 'corsairs',
  )
  const tiles = seenTiles(board, side)
  const count = typeof side.tiles === 'number' ? side.tiles : side.tiles.length
  const replacement =
    side.replacement !== '' ? side.replacement : side.role === board.role ? ownReplacement(view, board.role) : undefined
  const value = replacement === undefined || faction === '' ? 0 : (FACTIONS[faction].tiles[replacement]?.value ?? 0)
  const sum = tiles === undefined ? undefined : bestThree(value > 0 ? [...tiles, value] : tiles)
  const bonus = bonusSum(lines)
  return (
    <div className="bs-side" style={{ borderColor: lookOf(view, side.role).ink }}>
      <header>
        <Crest look={lookOf(view, side.role)} size={34} />
        <div>
          <b>{board.nameOf(side.role)}</b>
          <span className="bs-soft">
            {index === 0 ? s.attacker : s.defender} · {factionName(lang, faction)}
          </span>
        </div>
        <strong className="bs-side-total" aria-label={`${s.total} ${sum === undefined ? '?' : sum + bonus}`}>
          {count === 0 ? `+${bonus}` : sum === undefined ? '?' : sum + bonus}
        </strong>
      </header>
      {count > 0 ? (
        <BattleTiles
          key={`${battle.ties}:${tiles === undefined}`}
          tiles={tiles}
          count={count}
          lang={lang}
          motion={board.motion}
        >
          {value > 0 && replacement !== undefined ? (
            <span
              className="bs-drawn bs-from-hand"
              role="img"
              aria-label={s.replacedBy(unitName(lang, replacement), value)}
              title={s.replacedBy(unitName(lang, replacement), value)}
            >
              <Icon name={replacement} />
              {value}
            </span>
          ) : side.replaced ? (
            <span
              className="bs-drawn bs-hidden bs-from-hand"
              role="img"
              aria-label={s.replacedHidden}
              title={s.replacedHidden}
            >
              ?
            </span>
          ) : undefined}
        </BattleTiles>
      ) : undefined}
      {count > 0 ? (
        <p className="bs-soft bs-decided">
          {side.decided ? (side.replaced ? s.replacedHidden : s.decidedKeep) : s.thinking}
        </p>
      ) : undefined}
      <Bonus lines={lines} lang={lang} corsairs={factionName(lang, faction)} />
    </div>
  )
}
