import type { Spot } from '../../../../boardkit/map/camera.ts'

const SLOP = 5

export interface Hands {
  pan(dx: number, dy: number): void
  zoom(factor: number, at: Spot): void
  tap(event: PointerEvent): void
  hover(event: PointerEvent): void
}

/** Wheel zooms, dragging pans, two fingers pinch, the rest are taps. */
export function listen(element: SVGSVGElement, hands: Hands): () => void {
  const fingers = new Map<number, Spot>()
  let isMoved = false
  const stop = new AbortController()
  const { signal } = stop
  const at = (event: { clientX: number; clientY: number }): Spot => {
    const { left, top } = element.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const down = (event: PointerEvent): void => {
    element.setPointerCapture(event.pointerId)
    isMoved = fingers.size > 0
    fingers.set(event.pointerId, at(event))
  }
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return hands.hover(event)
    const now = at(event)
    if (!isMoved && Math.hypot(now.x - before.x, now.y - before.y) < SLOP) return
    isMoved = true
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other === undefined) hands.pan(now.x - before.x, now.y - before.y)
    else pinch(hands, other, before, now)
    fingers.set(event.pointerId, now)
  }
  const up = (event: PointerEvent): void => {
    if (fingers.delete(event.pointerId) && event.type === 'pointerup' && !isMoved) hands.tap(event)
  }
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    hands.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), at(event))
  }
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  return () => stop.abort()
}

function pinch(hands: Hands, other: Spot, before: Spot, now: Spot): void {
  const far = (finger: Spot): number => Math.hypot(finger.x - other.x, finger.y - other.y)
  hands.zoom(far(now) / Math.max(1, far(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
  hands.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
}
