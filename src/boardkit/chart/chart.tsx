import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import type { Language, PointsMark, PointsOverTime } from '../../protocol/board.ts'
import { Button } from '../papers/button.tsx'
import { WORDS } from '../words.ts'
import { DASHES, Key, Shape } from './line-marks.tsx'
import { allValues, legible, nearest, pathOf, rowsOf, spread, stopsOf, ticksFor, valueAt } from './series.ts'
import './chart.css'

interface Props {
  readonly over: PointsOverTime
  readonly language: Language
  /** A moment that others look at, such as a review. */
  readonly at?: number | undefined
  /** Leads to a moment of the game. */
  onStep?(step: number): void
}

const EDGE = { top: 14, right: 38, bottom: 26, left: 38 }
const HEIGHT = 220
/** Between two words of the axis below. */
const ROOM = { long: 88, short: 26 }

/** Lines that rise as a game goes on; what they say is read at a cursor, by pointer or keys, and as a table. */
export function Chart({ over, language, at, onStep }: Props) {
  const stops = stopsOf(over)
  const [held, hold] = useState<number>()
  const { box, width } = useWidth()
  const id = useId()
  const words = WORDS[language]
  if (stops.length === 0) return undefined
  const cursor = nearest(stops, held ?? at ?? stops.at(-1)!)
  return (
    <figure className="bk-chart" aria-labelledby={id}>
      <figcaption id={id}>{over.title}</figcaption>
      <Legend over={over} cursor={cursor} />
      <div className="bk-chart-box" ref={box}>
        {width > 0 && (
          <Cursor stops={stops} {...{ cursor, hold, onStep, over, width }} label={over.title}>
            <Drawing over={over} stops={stops} cursor={cursor} width={width} />
          </Cursor>
        )}
      </div>
      <p className="bk-chart-moment">
        <span aria-hidden="true">{cursor === stops.at(-1) ? words.chartEnd : markAt(over, cursor)?.label}</span>
        {onStep !== undefined && <Button look="small quiet" text={words.chartShow} onClick={() => onStep(cursor)} />}
      </p>
      <Ears over={over} end={words.chartEnd} />
    </figure>
  )
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    // It tells the first width, too, once the page is laid out anyway.
    const watcher = new ResizeObserver(([{ contentRect }]) => setWidth(Math.round(contentRect.width)))
    watcher.observe(box.current!)
    return () => watcher.disconnect()
  }, [])
  return { box, width }
}

const markAt = ({ marks }: PointsOverTime, step: number): PointsMark | undefined =>
  marks.findLast((mark) => mark.step <= step)

/** Who each line is, and what it says at the cursor. */
const Legend = ({ over, cursor }: { over: PointsOverTime; cursor: number }) => (
  <ul className="bk-chart-legend">
    {over.sides.map(({ id, name, colour, points }, i) => (
      <li key={id}>
        <Key at={i} colour={colour} />
        <span>{name}</span>
        <b>{valueAt(points, cursor) ?? '–'}</b>
      </li>
    ))}
  </ul>
)

interface CursorProps {
  readonly over: PointsOverTime
  readonly stops: readonly number[]
  readonly cursor: number
  readonly width: number
  readonly label: string
  readonly children: ReactNode
  hold(step: number): void
  readonly onStep: Props['onStep']
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

function Cursor({ over, stops, cursor, width, label, children, hold, onStep }: CursorProps) {
  const at = stops.indexOf(cursor)
  const scale = scaleX(stops, width)
  const point = ({ clientX, currentTarget }: PointerEvent): void =>
    hold(nearest(stops, scale.step(clientX - currentTarget.getBoundingClientRect().left)))
  const press = (event: KeyboardEvent): void => {
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? stops.length - 1 : at + (STEPS[event.key] ?? Number.NaN)
    if (event.key === 'Enter') onStep?.(cursor)
    if (Number.isNaN(to)) return
    event.preventDefault()
    event.stopPropagation()
    hold(stops[Math.min(stops.length - 1, Math.max(0, to))])
  }
  const values = over.sides.map(({ name, points }) => `${name} ${valueAt(points, cursor) ?? '–'}`).join(', ')
  return (
    <div
      className="bk-chart-cursor"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={stops.length - 1}
      aria-valuenow={at}
      aria-valuetext={[markAt(over, cursor)?.label, values].filter(Boolean).join(': ')}
      onKeyDown={press}
      onPointerMove={point}
      onPointerDown={point}
    >
      {children}
    </div>
  )
}

function scaleX(stops: readonly number[], width: number) {
  const first = stops[0]
  const length = Math.max(1, stops.at(-1)! - first)
  const inner = width - EDGE.left - EDGE.right
  return {
    x: (step: number): number => EDGE.left + ((step - first) / length) * inner,
    step: (x: number): number => first + ((x - EDGE.left) / inner) * length,
  }
}

interface DrawingProps {
  readonly over: PointsOverTime
  readonly stops: readonly number[]
  readonly cursor: number
  readonly width: number
}

function Drawing({ over, stops, cursor, width }: DrawingProps) {
  const { x } = scaleX(stops, width)
  const ticks = ticksFor(allValues(over.sides), 4)
  const [low, high] = [ticks[0], ticks.at(-1)!]
  const inner = HEIGHT - EDGE.top - EDGE.bottom
  const y = (value: number): number => EDGE.top + inner - ((value - low) / (high - low)) * inner
  const end = stops.at(-1)!
  const ends = over.sides.map(({ points }) => y(valueAt(points, end) ?? 0))
  const labels = spread(ends, 14, HEIGHT - EDGE.bottom)
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick} className="bk-chart-tick">
          <path d={`M${EDGE.left} ${y(tick)}H${width - EDGE.right}`} />
          <text x={EDGE.left - 6} y={y(tick)} dy="0.35em">
            {tick}
          </text>
        </g>
      ))}
      <Marks over={over} x={x} width={width} />
      <path className="bk-chart-now" d={`M${x(cursor)} ${EDGE.top - 6}V${HEIGHT - EDGE.bottom}`} />
      {over.sides.map(({ id, colour, points }, i) => (
        <g key={id} className="bk-chart-line" color={colour} data-side={id}>
          <path className="bk-chart-case" d={pathOf(points, end, x, y)} strokeDasharray={DASHES[i % DASHES.length]} />
          <path d={pathOf(points, end, x, y)} strokeDasharray={DASHES[i % DASHES.length]} />
          <Shape at={i} x={x(end)} y={ends[i]} />
          {cursor !== end && valueAt(points, cursor) !== undefined && (
            <Shape at={i} x={x(cursor)} y={y(valueAt(points, cursor)!)} />
          )}
          <text className="bk-chart-end" x={x(end) + 10} y={labels[i]} dy="0.35em">
            {valueAt(points, end) ?? ''}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Where rounds or the like begin: a line for each, in words as long as there is room. */
function Marks({ over, x, width }: { over: PointsOverTime; x(step: number): number; width: number }) {
  const across = (mark: PointsMark): number => x(mark.step)
  const isLong = legible(over.marks, across, ROOM.long).length === over.marks.length
  const shown = isLong ? over.marks : legible(over.marks, across, ROOM.short)
  return over.marks.map((mark) => (
    <g key={mark.step} className="bk-chart-mark">
      <path d={`M${across(mark)} ${EDGE.top}V${HEIGHT - EDGE.bottom + 5}`} />
      {shown.includes(mark) && across(mark) + ROOM[isLong ? 'long' : 'short'] <= width && (
        <text x={across(mark) + 3} y={HEIGHT - 6}>
          {isLong ? mark.label : mark.short}
        </text>
      )}
    </g>
  ))
}

const Ears = ({ over, end }: { over: PointsOverTime; end: string }) => (
  <table className="sr">
    <caption>{over.title}</caption>
    <thead>
      <tr>
        <td />
        {over.sides.map(({ id, name }) => (
          <th key={id} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rowsOf(over, end).map(({ label, values }, i) => (
        <tr key={i}>
          <th scope="row">{label}</th>
          {values.map((value, side) => (
            <td key={over.sides[side].id}>{value ?? '–'}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
