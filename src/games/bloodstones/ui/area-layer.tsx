import { memo, useMemo, type KeyboardEvent } from 'react'
import { Glow, SpacePath, spacesClass, type SpaceHandlers } from '../../../boardkit/map/spaces.tsx'
import { sameBut } from '../../../boardkit/same-but.ts'
import { useSteady } from '../../../boardkit/use-steady.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { areaLabel } from './area-info.tsx'
import { roleCell, unitsCell, villagesCell } from '../rules/table/cells.ts'
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
  const { board, chart, places, chosen, armed, pointed, focus, on } = props
  const { key } = useSteady({ key: (area: number, e: KeyboardEvent<SVGPathElement>) => onKey(props, area, e) })
  const handlers = useMemo(() => ({ ...on, key }), [on, key])
  const { shared } = board.view
  const names = roleCell
    .all(shared)
    .map((_, role) => board.nameOf(role))
    .join()
  const lines = useMemo(() => chart.polys.map((list) => list.map((p) => outlineOf(chart, p)).join('')), [chart])
  return (
    <g className={spacesClass('bs-areas', places.size)} clipPath="url(#bs-live-sheet)">
      {lines.map((line, area) => (
        <Area
          key={area}
          {...{ board, chart, area, line, names }}
          language={board.language}
          units={unitsCell.in(shared, area)}
          villages={villagesCell.in(shared, area)}
          place={places.get(area)}
          isReached={area === focus}
          on={handlers}
        />
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

interface AreaProps {
  readonly board: BoardProps
  readonly chart: Chart
  readonly area: number
  readonly line: string
  readonly place: Place | undefined
  readonly isReached: boolean
  readonly on: SpaceHandlers
  /** What is read of the board. */
  readonly language: BoardProps['language']
  readonly names: string
  readonly units: unknown
  readonly villages: unknown
}

const Area = memo(
  ({ board, chart, area, line, place, isReached, on }: AreaProps) => (
    <SpacePath
      space={area}
      name="data-bs-area"
      line={line}
      className="bs-area"
      about={`area:${area}`}
      more={[...new Set(unitsIn(board.view, area).map(({ unit }) => `unit:${unit}`))]}
      isLit={place !== undefined}
      isReached={isReached}
      label={`${areaLabel(board, chart, area)}${offerWords(board, place)}`}
      on={on}
    />
  ),
  sameBut('board'),
)

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
