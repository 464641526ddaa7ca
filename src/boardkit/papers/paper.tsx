import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Language, Room } from '../../protocol/board.ts'
import type { Spot } from '../map/camera.ts'
import { cornerFor } from '../map/corner.ts'
import type { Follow } from '../map/followers.ts'
import { NO_INSETS, type Insets } from '../map/insets.ts'
import { WORDS } from '../words.ts'
import { about } from './about.ts'
import { beside } from './beside.ts'
import './paper.css'

/** A spot in the box of the board, and how much room beside it stays free. */
export interface Anchor extends Spot {
  readonly aside?: number
}

const ASIDE = 34
/** So much of a paper is in sight even where plates leave less; the rest is scrolled. */
const LEAST = 220

/** Lays a paper beside a spot, inside of what is free of the board; without a spot, in the middle. */
function lay(paper: HTMLElement, at: Anchor | undefined, { top, right, bottom, left }: Insets): void {
  const { parentElement } = paper
  const end = parentElement!.clientHeight - bottom
  const free = {
    left,
    top: Math.max(0, Math.min(top, end - LEAST)),
    right: parentElement!.clientWidth - right,
    bottom: end,
  }
  const most = `${Math.round(end - free.top) - 12}px`
  if (paper.style.maxHeight !== most) paper.style.maxHeight = most
  const { offsetWidth: width, offsetHeight: height } = paper
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
  <button
    type="button"
    className="bk-close"
    aria-label={WORDS[language].close}
    onClick={close}
    {...about('table.close')}
  >
    ×
  </button>
)

interface DockedProps {
  /** Without, it lies in the corner of the board itself, whatever plates are there. */
  readonly room?: Room
  readonly side: 'left' | 'right'
  readonly end?: 'top' | 'bottom'
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

/** A paper in the corner that does not hide what it is about. It takes no pointer. */
export function Docked({ room, side, end = 'bottom', className = '', label, children }: DockedProps) {
  const paper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (room === undefined) return undefined
    const { current } = paper
    const lie = (): void => {
      const { offsetWidth: width, offsetHeight: height } = current!
      const { left, top } = cornerFor(room, { width, height }, { side, end })
      current!.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
    }
    const watcher = new ResizeObserver(lie)
    lie()
    watcher.observe(current!)
    return () => watcher.disconnect()
  }, [room, side, end])
  return (
    <div
      ref={paper}
      className={`bk-docked ${room === undefined ? '' : 'bk-free'} ${className}`}
      data-side={side}
      data-end={end}
      {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  )
}
