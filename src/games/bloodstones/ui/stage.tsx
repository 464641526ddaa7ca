import { useEffect, useMemo, useState } from 'react'
import { OddsList } from '../../../boardkit/papers/odds.tsx'
import { Pager } from '../../../boardkit/papers/pager.tsx'
import type { BoardProps, Language, StageProps } from '../../../protocol/board.ts'
import type { UnitName } from '../content/units.ts'
import { battleCell, battleTilesCell, replacementCell, roleCell } from '../rules/table/cells.ts'
import type { BattleShown, BattleSide } from '../rules/table/cells.ts'
import { bestThree, bonusLines, bonusSum, countedOf, foughtIn, isDecided, type BonusLine } from './battle-view.ts'
import { explained } from './about.ts'
import { BattleTiles, Bonus } from './battle-parts.tsx'
import { factionOf, lookOf, ownOf, unitsIn } from './cells.ts'
import { Crest } from './crest.tsx'
import { chartIn, type Chart } from './data.ts'
import { Icon } from './icon.tsx'
import { Outcome } from './battle-outcome.tsx'
import { FACTIONS } from './printed.ts'
import { breakable, factionName, STRINGS, terrainName, unitName } from './strings.ts'
import { TABLE } from './table-strings.ts'
import './stage.css'

const SHADES = ['bk-win', 'bk-tie', 'bk-lose']

const Chances = ({ board }: { board: BoardProps }) => (
  <OddsList
    board={board}
    title={STRINGS[board.language].odds}
    odds={board.odds}
    shadeOf={(_, at) => SHADES[at] ?? 'bk-tie'}
  />
)

/** How the newest battle ended; nothing while one is fought. */
export function resultLine(board: BoardProps): string | undefined {
  const { view, told, language } = board
  const chart = chartIn(board)
  const fought = foughtIn(told, roleCell.all(view.shared).length).at(-1)
  const isUnderWay = battleCell.in(view.shared) !== undefined && !isDecided(told)
  if (isUnderWay || chart === undefined || fought === undefined) return undefined
  const title = STRINGS[language].battleIn(chart.names[fought.area][language])
  const called = (role: number): string => factionName(language, factionOf(view, role))
  const { won } = fought
  return won === undefined ? title : `${title}: ${TABLE[language].wonBy(called(won.role), called(won.loser), won.vp)}`
}

/** The battle beside the board: both sides, their bonus explained, tiles drawn, replaced and shown; then the results so far. */
export function Stage(board: StageProps) {
  const battle = battleCell.in(board.view.shared)
  const chart = chartIn(board)
  if (chart === undefined) return undefined
  if (battle === undefined || isDecided(board.told)) return <Results board={board} chart={chart} />
  return <Battle {...{ board, chart, battle }} />
}

/** The battles of this round of turns, the newest first in sight. */
function Results({ board, chart }: { board: StageProps; chart: Chart }) {
  const s = TABLE[board.language]
  const { told, view } = board
  const battles = useMemo(() => foughtIn(told, roleCell.all(view.shared).length), [told, view])
  const [back, setBack] = useState(0)
  const newest = battles.at(-1)?.n
  useEffect(() => setBack(0), [newest])
  const at = Math.max(0, battles.length - 1 - (board.isWhole ? back : 0))
  const fought = battles[at]
  if (fought === undefined) return undefined
  return (
    <Outcome key={fought.n} board={board} chart={chart} fought={fought}>
      {board.isWhole ? <Pager at={at} of={battles.length} words={s} go={(step) => setBack(back + step)} /> : undefined}
    </Outcome>
  )
}

function Battle({ board, chart, battle }: { board: StageProps; chart: Chart; battle: BattleShown }) {
  const s = STRINGS[board.language]
  const hasGuard = unitsIn(board.view, battle.area).some(
    ({ role, unit }) => role === battle.sides[1].role && unit === 'shieldGuard',
  )
  return (
    <section
      className={`bs-stage ${board.isWhole ? '' : 'bs-brief'}`}
      aria-label={s.battleIn(chart.names[battle.area][board.language])}
    >
      <h2>
        {s.battleIn(chart.names[battle.area][board.language])}{' '}
        <small>
          {terrainName(board.language, chart.terrain[battle.area])}
          {battle.ties > 0 ? ` · ${s.tieRounds(battle.ties)}` : ''}
        </small>
      </h2>
      <div className="bs-sides">
        <Side board={board} chart={chart} battle={battle} index={0} />
        <Side board={board} chart={chart} battle={battle} index={1} />
      </div>
      {hasGuard && board.isWhole ? <p className="soft">{s.guardTie}</p> : undefined}
      {board.isWhole ? <Chances board={board} /> : undefined}
    </section>
  )
}

interface SideProps {
  readonly board: StageProps
  readonly chart: Chart
  readonly battle: BattleShown
  readonly index: 0 | 1
}

/** The tiles of a side as far as this client may see them. */
function seenTiles(board: BoardProps, side: BattleSide): readonly number[] | undefined {
  if (typeof side.tiles !== 'number') return side.tiles
  return side.role === board.role ? battleTilesCell.in(ownOf(board.view, board.role)) : undefined
}

/** The unit from the hand that takes part, as far as this client may see it. */
function seenReplacement({ view, role }: BoardProps, side: BattleSide): UnitName | undefined {
  if (side.replacement !== '') return side.replacement
  return side.role === role ? replacementCell.in(ownOf(view, role)) : undefined
}

/** What the units of a side bring it there. */
function linesOf({ board: { view }, chart, battle, index }: SideProps): BonusLine[] {
  const all = unitsIn(view, battle.area)
  const of = (side: BattleSide) => all.filter(({ role }) => role === side.role)
  const [own, other] = [battle.sides[index], battle.sides[1 - index]]
  const isCorsairs = factionOf(view, own.role) === 'corsairs'
  return bonusLines(of(own), of(other), chart.terrain[battle.area], index === 0, isCorsairs)
}

function Side({ board, chart, battle, index }: SideProps) {
  const side = battle.sides[index]
  const { language, view } = board
  const s = STRINGS[language]
  const faction = factionOf(view, side.role)
  const lines = linesOf({ board, chart, battle, index })
  const tiles = seenTiles(board, side)
  const count = typeof side.tiles === 'number' ? side.tiles : side.tiles.length
  const replacement = seenReplacement(board, side)
  const value = replacement === undefined || faction === '' ? 0 : (FACTIONS[faction].tiles[replacement]?.value ?? 0)
  const all = value > 0 ? [...(tiles ?? []), value] : tiles
  const sum = tiles === undefined || all === undefined ? undefined : bestThree(all)
  const counted = tiles === undefined || all === undefined ? undefined : countedOf(all)
  const bonus = bonusSum(lines)
  return (
    <div className="bs-side" style={{ borderColor: lookOf(view, side.role).ink }}>
      <header>
        <Crest look={lookOf(view, side.role)} size={28} />
        <div>
          <b>{breakable(factionName(language, faction))}</b>
          <span className="soft">
            {index === 0 ? s.attacker : s.defender} · {board.nameOf(side.role)}
          </span>
        </div>
        <strong
          className="bs-side-total"
          {...explained('number:total')}
          aria-label={`${s.total} ${sum === undefined ? '?' : sum + bonus}`}
        >
          {count === 0 ? `+${bonus}` : sum === undefined ? '?' : sum + bonus}
        </strong>
      </header>
      {count > 0 ? (
        <BattleTiles
          key={`${battle.ties}:${tiles === undefined}`}
          tiles={tiles}
          counted={counted}
          count={count}
          language={language}
          motion={board.motion}
        >
          <Replacement
            unit={value > 0 ? replacement : undefined}
            value={value}
            isHidden={side.replaced}
            isIdle={counted?.has(count) === false}
            language={language}
          />
        </BattleTiles>
      ) : undefined}
      {count > 0 && board.isWhole ? <Decided side={side} language={language} /> : undefined}
      {board.isWhole || (count > 0 && sum !== undefined) ? (
        <Bonus lines={lines} language={language} corsairs={factionName(language, faction)} isWhole={board.isWhole} />
      ) : undefined}
    </div>
  )
}

function Decided({ side, language }: { side: BattleSide; language: Language }) {
  const s = STRINGS[language]
  return (
    <p className="soft bs-decided">{side.decided ? (side.replaced ? s.replacedHidden : s.decidedKeep) : s.thinking}</p>
  )
}

/** The tile from the hand that takes the place of a drawn one; of others' it is known only that there is one. */
function Replacement(props: {
  unit: UnitName | undefined
  value: number
  isHidden: boolean
  /** Three others are higher. */
  isIdle: boolean
  language: Language
}) {
  const { unit, value, isHidden, isIdle, language } = props
  const s = STRINGS[language]
  if (unit !== undefined)
    return (
      <span
        className={isIdle ? 'bs-drawn bs-from-hand bs-idle' : 'bs-drawn bs-from-hand'}
        role="img"
        aria-label={s.replacedBy(unitName(language, unit), value)}
        {...explained('tile:replacement')}
      >
        <Icon name={unit} />
        {value}
      </span>
    )
  if (!isHidden) return undefined
  return (
    <span
      className="bs-drawn bs-hidden bs-from-hand"
      role="img"
      aria-label={s.replacedHidden}
      {...explained('tile:replacement')}
    >
      ?
    </span>
  )
}
