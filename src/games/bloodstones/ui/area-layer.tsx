import { memo, useMemo, type KeyboardEvent, type PointerEvent } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { areaLabel } from './area-info.tsx'
import type { Chart } from './data.ts'
import { outlineOf, rimLine } from './geometry.ts'
import { costOf, type Offers } from './offers.ts'
import { STRINGS } from './strings.ts'

export interface AreaLayerProps {
  readonly board: BoardProps
  readonly chart: Chart
  readonly offers: Offers
  /** The area whose army is on its way. */
  readonly chosen: number | undefined
  /** The area that Tab leads to. */
  readonly focus: number
  press(area: number, e: PointerEvent<SVGPathElement>): void
  click(area: number, e: { clientX: number; clientY: number }): void
  hover(area: number | undefined, e: PointerEvent<SVGPathElement>): void
  focused(area: number): void
}

/** The area next in the direction of an arrow key. */
export function nextArea(chart: Chart, from: number, key: string, among: readonly number[]): number | undefined {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key]
  if (way === undefined) return undefined
  const [x, y] = chart.hearts[from]
  let best: number | undefined
  let least = Infinity
  for (const area of among) {
    const [dx, dy] = [chart.hearts[area][0] - x, chart.hearts[area][1] - y]
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    if (area === from || ahead <= 0.1) continue
    const far = ahead + aside * 2
    if (far < least) [best, least] = [area, far]
  }
  return best
}

export const AreaLayer = memo(function AreaLayer(props: AreaLayerProps) {
  const { board, chart, offers, focus, chosen } = props
  const lines = useMemo(() => chart.polys.map((list) => list.map((p) => outlineOf(chart, p)).join('')), [chart])
  const s = STRINGS[board.lang]
  const onKey = (area: number, e: KeyboardEvent<SVGPathElement>): void => {
    if (e.key === 'Enter' || e.key === ' ') {
      const { left, top, width, height } = e.currentTarget.getBoundingClientRect()
      props.click(area, { clientX: left + width / 2, clientY: top + height / 2 })
      return e.preventDefault()
    }
    const among = offers.areas.size > 0 && !e.shiftKey ? [...offers.areas.keys()] : chart.hearts.map((_, i) => i)
    const next = nextArea(chart, area, e.key, among)
    if (next === undefined) return
    e.preventDefault()
    e.stopPropagation()
    props.focused(next)
    e.currentTarget.ownerSVGElement
      ?.querySelector<SVGElement>(`[data-bs-area="${next}"]`)
      ?.focus({ preventScroll: true })
  }
  return (
    <g className={offers.areas.size > 12 ? 'bs-areas bs-many' : 'bs-areas'} clipPath="url(#bs-live-sheet)">
      {lines.map((line, area) => {
        const options = offers.areas.get(area)
        const cost = options === undefined ? undefined : costOf(options[0])
        const label = areaLabel(board, chart, area)
        const offer =
          options === undefined ? '' : `. ${s.offered}: ${options.map((o) => board.say(o.label)).join('; ')}`
        return (
          <path
            key={area}
            d={line}
            data-bs-area={area}
            className={options === undefined ? 'bs-area' : 'bs-area bs-offer'}
            role="button"
            tabIndex={area === focus ? 0 : -1}
            aria-label={`${label}${offer}${cost === undefined ? '' : `. ${s.costs(cost)}`}`}
            onPointerDown={(e) => props.press(area, e)}
            onPointerMove={(e) => props.hover(area, e)}
            onPointerLeave={(e) => props.hover(undefined, e)}
            onClick={(e) => props.click(area, e)}
            onKeyDown={(e) => onKey(area, e)}
            onFocus={() => props.focused(area)}
          />
        )
      })}
      {chosen === undefined ? undefined : <path d={lines[chosen]} className="bs-chosen" />}
      <g className="bs-glow" aria-hidden="true">
        {[...offers.areas.keys()].map((area) => (
          <g key={area}>
            <path d={rimLine(chart, area)} className="bs-glow-wide" />
            <path d={rimLine(chart, area)} className="bs-glow-thin" />
          </g>
        ))}
      </g>
    </g>
  )
})
