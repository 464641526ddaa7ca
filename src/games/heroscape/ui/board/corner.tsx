import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { quietest, type Corner as At } from '../../../../boardkit/map/corner.ts'
import type { Room } from '../../../../protocol/board.ts'

const WIDE: readonly At[] = [
  { side: 'right', end: 'top' },
  { side: 'right', end: 'bottom' },
  { side: 'left', end: 'bottom' },
  { side: 'left', end: 'top' },
]
const SMALL: readonly At[] = [
  { side: 'left', end: 'bottom' },
  { side: 'left', end: 'top' },
]

interface Point {
  readonly x: number
  readonly y: number
}

interface Props {
  readonly room: Room
  /** What it speaks of, on the board: it lies in a corner where it hides none of that. */
  points(): readonly (Point | undefined)[]
  readonly className: string
  readonly label?: string
  readonly children: ReactNode
}

/** A paper in a corner that the plates leave free. */
export function Corner({ room, points, className, label, children }: Props) {
  const paper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = paper.current!
    const lay = (): void => {
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const seen = points().filter((point) => point !== undefined)
      const box = quietest(room, size, room.isSmall ? SMALL : WIDE, seen)
      const [left, top] = box === undefined ? [8, 8] : [box.left, box.top]
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
    }
    lay()
    const watcher = new ResizeObserver(lay)
    watcher.observe(element)
    return () => watcher.disconnect()
  })
  return (
    <div
      ref={paper}
      className={`hs-corner ${className}`}
      {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  )
}
