import { useSyncExternalStore } from 'react'
import type { UnitName } from '../content/units.ts'
import type { Look } from './factions.ts'

/*
 * Dragging something to an area is the same as choosing it and then choosing the area: the start of a drag answers the
 * question, so that the areas on offer light up on the way, and the end is a click on the area under the pointer. Hand and
 * board are drawn far apart, so the drag lives here.
 */

export interface Drag {
  readonly unit: UnitName
  readonly look: Look
  readonly x: number
  readonly y: number
}

let current: Drag | undefined
let drop: ((area: number, x: number, y: number) => void) | undefined
const listeners = new Set<() => void>()

function set(drag: Drag | undefined): void {
  current = drag
  for (const listener of listeners) listener()
}

/** The board says what a drop means. */
export function onDrop(handler: (area: number, x: number, y: number) => void): () => void {
  drop = handler
  return () => {
    if (drop === handler) drop = undefined
  }
}

export const useDrag = (): Drag | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
    () => undefined,
  )

export const areaAt = (x: number, y: number): number | undefined => {
  const under = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-bs-area]')
  return under === null || under === undefined ? undefined : Number(under.dataset['bsArea'])
}

const THRESHOLD = 8

/** Watches a pressed pointer: `begin` when it really drags; the drop goes to the board. */
export function watchDrag(
  e: { clientX: number; clientY: number; pointerId: number },
  what: { unit: UnitName; look: Look },
  begin: () => void,
): void {
  const { clientX, clientY, pointerId } = e
  let isDragging = false
  const onMove = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return
    if (!isDragging && Math.hypot(now.clientX - clientX, now.clientY - clientY) < THRESHOLD) return
    if (!isDragging) begin()
    isDragging = true
    set({ ...what, x: now.clientX, y: now.clientY })
  }
  const onEnd = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onEnd)
    window.removeEventListener('pointercancel', onEnd)
    if (!isDragging) return
    set(undefined)
    const area = now.type === 'pointerup' ? areaAt(now.clientX, now.clientY) : undefined
    if (area !== undefined) drop?.(area, now.clientX, now.clientY)
  }
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onEnd)
  window.addEventListener('pointercancel', onEnd)
}
