import { useState, type PointerEvent as ReactPointerEvent } from 'react'

/** Where a dragged card is let go: on a space, back in the hand, or nowhere. */
export type Drop = { readonly space: number } | 'hand' | undefined

export interface CardDrag {
  readonly card: number
  /** The space it was taken from, −1: from the hand. */
  readonly from: number
  readonly x: number
  readonly y: number
  readonly over: Drop
}

const THRESHOLD = 7

function dropAt(x: number, y: number): Drop {
  const under = document.elementFromPoint(x, y)
  const space = under?.closest<HTMLElement>('[data-im-space]')?.dataset['imSpace']
  if (space !== undefined) return { space: Number(space) }
  return under?.closest('[data-im-hand]') ? 'hand' : undefined
}

export interface CardDrags {
  readonly drag: CardDrag | undefined
  start(event: ReactPointerEvent, card: number, from: number): void
}

/** Dragging is the same as choosing card and space. Touch drags begin sideways or up; down and along still scrolls. */
export function useCardDrag(drop: (card: number, from: number, to: Drop) => void): CardDrags {
  const [drag, setDrag] = useState<CardDrag>()
  const start = (event: ReactPointerEvent, card: number, from: number): void => {
    if (event.button !== 0) return
    const { clientX, clientY, pointerId } = event
    let isDragging = false
    const onMove = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return
      isDragging ||= Math.hypot(now.clientX - clientX, now.clientY - clientY) > THRESHOLD
      if (!isDragging) return
      const [x, y] = [now.clientX, now.clientY]
      setDrag({ card, from, x, y, over: dropAt(x, y) })
    }
    const onEnd = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', onEnd)
      removeEventListener('pointercancel', onEnd)
      setDrag(undefined)
      if (isDragging && now.type === 'pointerup') drop(card, from, dropAt(now.clientX, now.clientY))
    }
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onEnd)
    addEventListener('pointercancel', onEnd)
  }
  return { drag, start }
}
