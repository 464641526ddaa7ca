import { memo, useMemo, type KeyboardEvent } from 'react'
import { Glow, SpacePath, spacesClass, type SpaceHandlers } from '../../../boardkit/map/spaces.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { areaLabel } from './area-info.tsx'
import { unitsIn } from './cells.ts'
import type { Chart } from './data.ts'
import { outlineOf, rimLine } from './geometry.ts'
import type { Place } from './places.ts'
import { STRINGS } from './strings.ts'

interface AreaLayerProps {
  readonly board: BoardProps
  readonly chart: Chart
  readonly places: ReadonlyMap<number, Place>
  /** The area whose army is on its way, or that the question is about. */
  readonly chosen: number | undefined
  /** Where it would go, or what has been tapped once. */
  readonly armed: number | undefined
  /** What the table points at. */
  readonly pointed: ReadonlySet<number>
  /** The area that Tab leads to. */
  readonly focus: number
  readonly on: Pick<SpaceHandlers, 'click' | 'focus' | 'point' | 'press'>
}

/** The area next in the direction of an arrow key. */
function nextArea(chart: Chart, from: number, key: string, among: readonly number[]): number | undefined {
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
  const { chart, places, chosen, armed, pointed } = props
  const lines = useMemo(() => chart.polys.map((list) => list.map((p) => outlineOf(chart, p)).join('')), [chart])
  return (
    <g className={spacesClass('bs-areas', places.size)} clipPath="url(#bs-live-sheet)">
      {lines.map((line, area) => (
        <Area key={area} {...props} area={area} line={line} />
      ))}
      {[chosen, armed].map((area) =>
        area === undefined ? undefined : <path key={area} d={lines[area]} className="bk-chosen" />,
      )}
      {[...pointed].map((area) => (
        <path key={area} d={lines[area]} className="bs-pointed" />
      ))}
      {[...places.keys()].map((area) => (
        <Glow key={area} line={rimLine(chart, area)} />
      ))}
    </g>
  )
})

function Area(props: AreaLayerProps & { area: number; line: string }) {
  const { board, chart, places, focus, on, area, line } = props
  const place = places.get(area)
  return (
    <SpacePath
      space={area}
      name="data-bs-area"
      line={line}
      className="bs-area"
      about={`area:${area}`}
      more={[...new Set(unitsIn(board.view, area).map(({ unit }) => `unit:${unit}`))]}
      isLit={place !== undefined}
      isReached={area === focus}
      label={`${areaLabel(board, chart, area)}${offerWords(board, place)}`}
      on={{ ...on, key: (at, e) => onKey(props, at, e) }}
    />
  )
}

function offerWords(board: BoardProps, place: Place | undefined): string {
  if (place === undefined) return ''
  const s = STRINGS[board.language]
  const words = `. ${s.offered}: ${place.words}`
  return place.cost === undefined ? words : `${words}. ${s.costs(place.cost)}`
}

function onKey({ chart, places, on }: AreaLayerProps, area: number, e: KeyboardEvent<SVGPathElement>): void {
  if (e.key === 'Enter' || e.key === ' ') {
    const { left, top, width, height } = e.currentTarget.getBoundingClientRect()
    on.click(area, { clientX: left + width / 2, clientY: top + height / 2 })
    return e.preventDefault()
  }
  const among = places.size > 0 && !e.shiftKey ? [...places.keys()] : chart.hearts.map((_, i) => i)
  const next = nextArea(chart, area, e.key, among)
  if (next === undefined) return
  e.preventDefault()
  e.stopPropagation()
  on.focus(next)
  e.currentTarget.ownerSVGElement?.querySelector<SVGElement>(`[data-bs-area="${next}"]`)?.focus({ preventScroll: true })
}
