import { useEffect, useRef, useState, type ReactNode } from 'react'
import { StrokeIcon } from '../../../boardkit/drawing/stroke-icon.tsx'
import { tells } from './about/tells.ts'

type Side = 'before' | 'after'
const NONE: readonly Side[] = []

/** At which ends of a row there is more than can be seen; a pixel may be lost in rounding. */
export const moreBeside = ({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): readonly Side[] => {
  const sides: readonly Side[] = ['before', 'after']
  return sides.filter((side) => (side === 'before' ? scrollLeft > 1 : scrollLeft + clientWidth < scrollWidth - 1))
}

const rowIn = (box: HTMLElement | null): HTMLElement | undefined =>
  box?.querySelector<HTMLElement>('[data-row]') ?? undefined

interface Props {
  /** Only where there may be too little room: it has to be measured. */
  readonly isOn: boolean
  readonly className: string
  readonly words: Readonly<Record<Side, string>>
  readonly children: ReactNode
}

/** A row that scrolls sideways says at its ends that there is more, by buttons that bring it. */
export function Edges({ isOn, className, words, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [sides, setSides] = useState(NONE)
  const look = (): void => {
    const row = rowIn(box.current)
    const found = !isOn || row === undefined ? NONE : moreBeside(row)
    setSides((old) => (old.join() === found.join() ? old : found))
  }
  // oxlint-disable-next-line react/exhaustive-deps -- after everything that is drawn
  useEffect(look)
  const bring = (side: Side): void => {
    const row = rowIn(box.current)
    row?.scrollBy({ left: (side === 'before' ? -1 : 1) * row.clientWidth * 0.7 })
  }
  return (
    <div ref={box} className={className} onScrollCapture={look}>
      {children}
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          className={`upp-edge upp-edge-${side}`}
          tabIndex={-1}
          aria-label={words[side]}
          {...tells('button:edge')}
          onClick={() => bring(side)}
        >
          <StrokeIcon path={side === 'before' ? 'M15 6l-6 6 6 6' : 'M9 6l6 6-6 6'} />
        </button>
      ))}
    </div>
  )
}
