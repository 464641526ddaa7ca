import type { OptionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { actionFace } from '../rules/table/faces.ts'
import { unitsIn } from './cells.ts'
import type { Chart } from './data.ts'
import { SCALE } from './geometry.ts'
import type { Offers } from './offers.ts'
import { isFortress } from './pieces.tsx'
import { STRINGS } from './strings.ts'

interface Props {
  readonly board: BoardProps
  readonly chart: Chart
  readonly offers: Offers
  choose(option: OptionView): void
}

/** A click on an army moves all of it; this small handle beside it asks which units go. */
export function SplitHandles({ board, chart, offers, choose }: Props) {
  const s = STRINGS[board.language]
  if (!actionFace.is(board.question)) return undefined
  return (
    <g>
      {[...offers.areas].map(([area, options]) => {
        const option = options.find((one) => offers.deedOf(one).takes === 'army')
        const movable = unitsIn(board.view, area).filter(({ role, unit }) => role === board.role && !isFortress(unit))
        if (option === undefined || movable.reduce((n, { count }) => n + count, 0) < 2) return undefined
        const [x, y] = chart.hearts[area]
        const half = (Math.min(3, unitsIn(board.view, area).length) * 27) / 2
        return (
          <g
            key={area}
            className="bs-split"
            role="button"
            tabIndex={0}
            aria-label={s.splitArmyOf(chart.names[area][board.language])}
            transform={`translate(${x * SCALE - half - 9} ${y * SCALE - 12})`}
            onClick={() => choose(option)}
            onKeyDown={(e) => (e.key === 'Enter' || e.key === ' ') && (e.preventDefault(), choose(option))}
          >
            <title>{s.splitArmy}</title>
            <circle r="14" fill="transparent" />
            <circle r="8.5" className="bs-split-disc" />
            <path d="M-3.6-3.6H-.6V-.6H-3.6ZM.8.8H3.8V3.8H.8ZM.8-3.6H3.8V-.6H.8Z" className="bs-split-sign" />
          </g>
        )
      })}
    </g>
  )
}
