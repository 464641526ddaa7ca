import type { ReactNode } from 'react'
import type { StageProps } from '../../../protocol/board.ts'
import { UNIT_NAMES } from '../content/units.ts'
import { BattleTiles, Bonus } from './battle-parts.tsx'
import { countedOf, type BonusLine, type Fought } from './battle-view.ts'
import { factionOf, lookOf } from './cells.ts'
import { Crest } from './crest.tsx'
import type { Chart } from './data.ts'
import { Icon } from './icon.tsx'
import { breakable, factionName, STRINGS, unitName } from './strings.ts'
import { TABLE } from './table-strings.ts'

interface Props {
  readonly board: StageProps
  readonly chart: Chart
  readonly fought: Fought
  readonly children: ReactNode
}

/** A battle that was decided: both totals, tile by tile, and who won what; in brief without the units. */
export function Outcome({ board, chart, fought, children }: Props) {
  const { language, view } = board
  const s = STRINGS[language]
  const { won } = fought
  const called = (role: number): string => factionName(language, factionOf(view, role))
  return (
    <section
      className={`bs-stage ${board.isWhole ? '' : 'bs-brief'}`}
      aria-label={s.battleIn(chart.names[fought.area][language])}
    >
      <header className="bs-stage-head">
        <h2>{s.battleIn(chart.names[fought.area][language])}</h2>
        {children}
      </header>
      <div className="bs-sides">
        {fought.sides.map((side) => (
          <SideOf key={side.role} board={board} side={side} />
        ))}
      </div>
      {won === undefined ? undefined : (
        <p className="bs-verdict" role="status">
          <Crest look={lookOf(view, won.role)} size={22} />{' '}
          {TABLE[language].wonBy(called(won.role), called(won.loser), won.vp)}
        </p>
      )}
    </section>
  )
}

/** What a side had, tile by tile and unit by unit. */
function SideOf({ board, side }: { board: StageProps; side: Fought['sides'][number] }) {
  const { language, view } = board
  const s = STRINGS[language]
  const unit = UNIT_NAMES[side.replacement]
  const faction = factionName(language, factionOf(view, side.role))
  const counted = countedOf(side.value > 0 ? [...side.tiles, side.value] : side.tiles)
  const lines = side.modifiers.map((line): BonusLine => ({
    unit: UNIT_NAMES[line.unit],
    count: line.count,
    each: line.each,
    kinds: line.reasons,
  }))
  return (
    <div className="bs-side" style={{ borderColor: lookOf(view, side.role).ink }}>
      <header>
        <Crest look={lookOf(view, side.role)} size={28} />
        <div>
          <b>{breakable(faction)}</b>
          <span className="soft">
            {side.isAttacker ? s.attacker : s.defender} · {board.nameOf(side.role)}
          </span>
        </div>
        <strong className="bs-side-total" aria-label={`${s.total} ${side.total}`}>
          {side.total}
        </strong>
      </header>
      <BattleTiles tiles={side.tiles} counted={counted} count={side.tiles.length} language={language} motion={false}>
        {side.value > 0 && unit !== undefined ? (
          <span
            className={counted.has(side.tiles.length) ? 'bs-drawn bs-from-hand' : 'bs-drawn bs-from-hand bs-idle'}
            role="img"
            aria-label={s.replacedBy(unitName(language, unit), side.value)}
          >
            <Icon name={unit} />
            {side.value}
          </span>
        ) : undefined}
      </BattleTiles>
      <Bonus lines={lines} language={language} corsairs={faction} isWhole={board.isWhole} />
    </div>
  )
}
