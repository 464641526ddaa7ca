import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { GameEvent } from '../../engine/index.ts'
import type { BoardProps } from '../../protocol/board.ts'
import type { Spot } from './camera.ts'
import './happening-layer.css'

interface Props<Happening> {
  readonly board: Pick<BoardProps, 'events' | 'motion'>
  readonly className: string
  happeningsOf(events: readonly GameEvent[]): readonly Happening[]
  draw(happening: Happening, delay: number): ReactNode
  /** Milliseconds from one to the next. */
  readonly pause?: number
  /** What the drawing depends on besides. */
  readonly layout?: unknown
}

/** The newest events on the map. Nothing waits for it. */
export function HappeningLayer<Happening>(props: Props<Happening>) {
  const { board, className, happeningsOf, draw, pause = 0, layout } = props
  const { events, motion } = board
  return useMemo(
    () => (
      <g aria-hidden="true" className={`bk-happenings ${motion ? '' : 'bk-still'} ${className}`}>
        {happeningsOf(events).map((happening, i) => (
          <g key={i}>{draw(happening, i * pause)}</g>
        ))}
      </g>
    ),
    // oxlint-disable-next-line react/exhaustive-deps -- what has been shown once is not shown again because something else changed
    [events, motion, layout],
  )
}

interface WalkProps {
  readonly points: readonly Spot[]
  readonly motion: boolean
  readonly colour: string
  readonly delay?: number
  readonly duration: number
  readonly hasWay?: boolean
  /** Who goes. */
  readonly children: ReactNode
}

/** At this part of the time the goal is reached; then the walker fades. */
const ARRIVED = 0.75

/** Something goes along its way; the way stays to be seen. */
export function Walk({ points, motion, colour, delay = 0, duration, hasWay = true, children }: WalkProps) {
  const token = useRef<SVGGElement>(null)
  const way = points.map(({ x, y }) => `${x} ${y}`).join('L')
  useEffect(() => {
    if (!motion || points.length < 2 || token.current === null) return
    const frames = points.map(({ x, y }, i) => ({
      transform: `translate(${x}px, ${y}px)`,
      opacity: 1,
      offset: (ARRIVED * i) / (points.length - 1),
    }))
    const walk = token.current.animate([...frames, { ...frames.at(-1)!, opacity: 0, offset: 1 }], {
      duration,
      delay,
      easing: 'ease-out',
      fill: 'both',
    })
    return () => walk.cancel()
    // oxlint-disable-next-line react/exhaustive-deps -- one walk per event
  }, [way])
  return (
    <g>
      {hasWay ? (
        <>
          <path d={`M${way}`} className="bk-way-under" />
          <path d={`M${way}`} className="bk-way" style={{ stroke: colour }} />
        </>
      ) : undefined}
      {motion ? (
        <g ref={token} opacity="0">
          {children}
        </g>
      ) : undefined}
    </g>
  )
}
