import type { Spot } from './camera.ts'

/** What wheel, mouse and fingers may do with the map. */
interface Movable {
  zoomBy(factor: number, at: Spot): void
  panBy(dx: number, dy: number): void
}

interface Gesture {
  readonly fingers: Map<number, Spot>
  isPanning: boolean
  start: Spot
}

const THRESHOLD = 5

function spotIn(element: HTMLElement, e: { clientX: number; clientY: number }): Spot {
  const { left, top } = element.getBoundingClientRect()
  return { x: e.clientX - left, y: e.clientY - top }
}

function pinch(map: Movable, other: Spot, before: Spot, now: Spot): void {
  const far = (p: Spot): number => Math.hypot(p.x - other.x, p.y - other.y)
  map.zoomBy(far(now) / Math.max(1, far(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
  map.panBy((now.x - before.x) / 2, (now.y - before.y) / 2)
}

/** True if the map followed the pointer. */
function drag(map: Movable, gesture: Gesture, id: number, now: Spot): boolean {
  const before = gesture.fingers.get(id)!
  const other = [...gesture.fingers].find(([finger]) => finger !== id)?.[1]
  if (other !== undefined) pinch(map, other, before, now)
  else {
    const { start } = gesture
    if (!gesture.isPanning && Math.hypot(now.x - start.x, now.y - start.y) <= THRESHOLD) return false
    gesture.isPanning = true
    map.panBy(now.x - before.x, now.y - before.y)
  }
  gesture.fingers.set(id, now)
  return true
}

/** Wheel zooms, dragging pans, two fingers pinch. A drag that something else has claimed (`data-dragging`) is left alone. */
export function followPointers(element: HTMLElement, map: Movable, moved: () => void): () => void {
  const gesture: Gesture = { fingers: new Map(), isPanning: false, start: { x: 0, y: 0 } }
  const stop = new AbortController()
  const { signal } = stop
  const onWheel = (e: WheelEvent): void => {
    e.preventDefault()
    const speed = (e.deltaMode === 1 ? 0.05 : 0.0016) * (e.ctrlKey ? 3 : 1)
    map.zoomBy(Math.exp(-e.deltaY * speed), spotIn(element, e))
  }
  const onDown = (e: PointerEvent): void => {
    if (e.button > 1) return
    gesture.start = spotIn(element, e)
    gesture.isPanning = false
    gesture.fingers.set(e.pointerId, gesture.start)
  }
  const onMove = (e: PointerEvent): void => {
    if (!gesture.fingers.has(e.pointerId) || element.dataset['dragging'] !== undefined) return
    if (drag(map, gesture, e.pointerId, spotIn(element, e))) moved()
  }
  const onUp = (e: PointerEvent): void => {
    if (gesture.fingers.delete(e.pointerId) && gesture.isPanning) moved()
  }
  element.addEventListener('wheel', onWheel, { passive: false, signal })
  element.addEventListener('pointerdown', onDown, { signal })
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', onUp, { signal })
  window.addEventListener('pointercancel', onUp, { signal })
  return () => stop.abort()
}
