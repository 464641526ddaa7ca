import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Language } from '../../protocol/board.ts'
import type { Spot } from '../map/camera.ts'
import type { Follow } from '../map/followers.ts'
import { NO_INSETS, type Insets } from '../map/insets.ts'
import { WORDS } from '../words.ts'
import { beside } from './beside.ts'
import './paper.css'

/** A spot in the box of the board, and how much room beside it stays free. */
export interface Anchor extends Spot {
  readonly aside?: number
}

const ASIDE = 34

/** Lays a paper beside a spot, inside of what is free of the board; without a spot, in the middle. */
function lay(paper: HTMLElement, at: Anchor | undefined, { top, right, bottom, left }: Insets): void {
  const { offsetWidth: width, offsetHeight: height, parentElement } = paper
  const free = { left, top, right: parentElement!.clientWidth - right, bottom: parentElement!.clientHeight - bottom }
  const { x, y } =
    at === undefined
      ? { x: (left + free.right - width) / 2, y: (top + free.bottom - height) / 2 }
      : beside({ width, height }, at, at.aside ?? ASIDE, free)
  const transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  if (paper.style.transform !== transform) paper.style.transform = transform
}

export interface PaperProps {
  /** Asked whenever the map has moved. */
  at(): Anchor | undefined
  readonly follow: Follow
  readonly language: Language
  readonly label: string
  readonly className?: string | undefined
  readonly insets?: Insets | undefined
  readonly close?: (() => void) | undefined
  readonly children: ReactNode
}

/** A small paper that keeps beside a place of the board, wherever the map is moved. */
export function Paper({
  at,
  follow,
  language,
  label,
  className = '',
  insets = NO_INSETS,
  close,
  children,
}: PaperProps) {
  const paper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const layNow = (): void => lay(paper.current!, at(), insets)
    const watcher = new ResizeObserver(layNow)
    layNow()
    watcher.observe(paper.current!)
    watcher.observe(paper.current!.parentElement!)
    const stop = follow(layNow)
    return () => {
      watcher.disconnect()
      stop()
    }
  })
  return (
    <div ref={paper} className={`bk-paper ${className}`} role="group" aria-label={label}>
      {close === undefined ? undefined : <CloseButton language={language} close={close} />}
      {children}
    </div>
  )
}

export const CloseButton = ({ language, close }: { language: Language; close(): void }) => (
  <button type="button" className="bk-close" aria-label={WORDS[language].close} onClick={close}>
    ×
  </button>
)

interface DockedProps {
  readonly side: 'left' | 'right'
  readonly end?: 'top' | 'bottom'
  readonly className?: string
  readonly label?: string
  /** What is not free of the box: it keeps to the rest. */
  readonly insets?: Insets
  readonly children: ReactNode
}

const OFF = 10

/** A paper in the corner that does not hide what it is about. It takes no pointer. */
export const Docked = ({ side, end = 'bottom', className = '', label, insets, children }: DockedProps) => (
  <div
    style={insets === undefined ? undefined : { [side]: insets[side] + OFF, [end]: insets[end] + OFF }}
    className={`bk-docked ${className}`}
    data-side={side}
    data-end={end}
    {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}
  >
    {children}
  </div>
)
