import { useState, type PointerEvent as ReactPointerEvent } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { markedMarker } from './about/mark.ts'
import { cardName } from './army.ts'
import { planOf, type Seen } from './seen.ts'
import { markerAsked } from './offers.ts'
import { Marker } from './pegs.tsx'
import { markerSign, STRINGS } from './strings.ts'
import './marker-tray.css'

export interface MarkerDrag {
  readonly at: { readonly x: number; readonly y: number } | undefined
  /** The card under the pointer. */
  readonly over: number | undefined
  start(event: ReactPointerEvent): void
}

const THRESHOLD = 6

function cardAt(x: number, y: number): number | undefined {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-hs-card]')
  return under === null || under === undefined ? undefined : Number(under.dataset['hsCard'])
}

/** Dragging the marker onto a card is the same as choosing the card. */
export function useMarkerDrag(drop: (card: number) => void): MarkerDrag {
  const [state, setState] = useState<{ x: number; y: number; over: number | undefined }>()
  const start = (event: ReactPointerEvent): void => {
    if (event.button !== 0) return
    event.preventDefault()
    const { clientX, clientY, pointerId } = event
    let isDragging = false
    const onMove = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return
      isDragging ||= Math.hypot(now.clientX - clientX, now.clientY - clientY) > THRESHOLD
      if (isDragging) setState({ x: now.clientX, y: now.clientY, over: cardAt(now.clientX, now.clientY) })
    }
    const onEnd = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', onEnd)
      removeEventListener('pointercancel', onEnd)
      setState(undefined)
      const card = isDragging && now.type === 'pointerup' ? cardAt(now.clientX, now.clientY) : undefined
      if (card !== undefined) drop(card)
    }
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onEnd)
    addEventListener('pointercancel', onEnd)
  }
  return { at: state, over: state?.over, start }
}

/** The four order markers: which lie where, and which comes now. */
export function MarkerTray({ board, seen, drag }: { board: BoardProps; seen: Seen; drag: MarkerDrag }) {
  const { language } = board
  const s = STRINGS[language]
  const now = markerAsked(board.question)
  const plan = planOf(seen)
  return (
    <div className="hs-tray">
      <ol aria-label={s.markers}>
        {[0, 1, 2, 3].map((marker) => {
          const on = plan[marker] ?? -1
          return (
            <li
              key={marker}
              className={marker === now ? 'hs-now' : ''}
              aria-current={marker === now ? 'step' : undefined}
              {...markedMarker(marker)}
              {...(marker === now ? { onPointerDown: drag.start } : {})}
            >
              <Marker marker={marker} language={language} isDim={on >= 0} />
              {on < 0 ? undefined : (
                <span className="sr">{s.markerOn(markerSign(marker), cardName(seen, on, language))}</span>
              )}
            </li>
          )
        })}
      </ol>
      <p>
        <b>{s.nowMarker(markerSign(now))}.</b> <span className="soft">{now === 3 ? s.markerX : s.markerHelp}</span>
      </p>
      {drag.at === undefined ? undefined : (
        <span className="hs-ghost" style={{ left: drag.at.x, top: drag.at.y }}>
          <Marker marker={now} language={language} />
        </span>
      )}
    </div>
  )
}
