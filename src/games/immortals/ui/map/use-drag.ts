import { useCallback, useRef, useState, type PointerEvent, type RefObject } from 'react'

/** A way that is being dragged: from a land to the pointer. */
export interface Drag {
  readonly from: number
  readonly x: number
  readonly y: number
}

const THRESHOLD = 8

export const landAt = (x: number, y: number): number | undefined => {
  const under = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-im-land]')
  return under === null || under === undefined ? undefined : Number(under.dataset['imLand'])
}

/**
 * Dragging from a land to another is the same as choosing both. While it lasts the map stands still (`data-dragging`).
 */
export function useDrag(
  box: RefObject<HTMLElement | null>,
  isOrigin: (land: number) => boolean,
  begin: (land: number) => void,
  drop: (from: number, land: number) => void,
): [drag: Drag | undefined, press: (land: number, e: PointerEvent) => void] {
  const [drag, setDrag] = useState<Drag>()
  const latest = useRef({ isOrigin, begin, drop })
  latest.current = { isOrigin, begin, drop }
  const press = useCallback(
    (from: number, { button, clientX, clientY, pointerId }: PointerEvent) => {
      if (button !== 0 || !latest.current.isOrigin(from) || box.current === null) return
      const element = box.current
      const stop = new AbortController()
      let isDragging = false
      element.dataset['dragging'] = ''
      const onMove = (e: globalThis.PointerEvent): void => {
        if (e.pointerId !== pointerId) return
        if (!isDragging && Math.hypot(e.clientX - clientX, e.clientY - clientY) < THRESHOLD) return
        if (!isDragging) latest.current.begin(from)
        isDragging = true
        const { left, top } = element.getBoundingClientRect()
        setDrag({ from, x: e.clientX - left, y: e.clientY - top })
      }
      const onEnd = (e: globalThis.PointerEvent): void => {
        if (e.pointerId !== pointerId) return
        stop.abort()
        delete element.dataset['dragging']
        setDrag(undefined)
        const land = isDragging && e.type === 'pointerup' ? landAt(e.clientX, e.clientY) : undefined
        if (land !== undefined) latest.current.drop(from, land)
      }
      window.addEventListener('pointermove', onMove, { signal: stop.signal })
      window.addEventListener('pointerup', onEnd, { signal: stop.signal })
      window.addEventListener('pointercancel', onEnd, { signal: stop.signal })
    },
    [box],
  )
  return [drag, press]
}
