/** What wheel, mouse and fingers may do with the map. */
interface Movable {
  zoomBy(factor: number, at: { x: number; y: number }): void
  panBy(dx: number, dy: number): void
}

const THRESHOLD = 5

/** Wheel zooms, dragging pans, two fingers pinch. A drag that something else has claimed (`data-dragging`) is left alone. */
export function followPointers(element: HTMLElement, map: Movable, moved: () => void): () => void {
  const fingers = new Map<number, { x: number; y: number }>()
  let isPanning = false
  let start = { x: 0, y: 0 }

  const inBox = (e: { clientX: number; clientY: number }): { x: number; y: number } => {
    const { left, top } = element.getBoundingClientRect()
    return { x: e.clientX - left, y: e.clientY - top }
  }
  const onWheel = (e: WheelEvent): void => {
    e.preventDefault()
    map.zoomBy(Math.exp(-e.deltaY * (e.deltaMode === 1 ? 0.05 : 0.0016) * (e.ctrlKey ? 3 : 1)), inBox(e))
  }
  const onDown = (e: PointerEvent): void => {
    if (e.button !== 0 && e.pointerType === 'mouse' && e.button !== 1) return
    fingers.set(e.pointerId, inBox(e))
    start = inBox(e)
    isPanning = false
  }
  const onMove = (e: PointerEvent): void => {
    const before = fingers.get(e.pointerId)
    if (before === undefined || element.dataset['dragging'] !== undefined) return
    const now = inBox(e)
    if (fingers.size === 2) pinch(e.pointerId, before, now)
    else if (isPanning || Math.hypot(now.x - start.x, now.y - start.y) > THRESHOLD) {
      isPanning = true
      map.panBy(now.x - before.x, now.y - before.y)
      moved()
    } else return
    fingers.set(e.pointerId, now)
  }
  const pinch = (id: number, before: { x: number; y: number }, now: { x: number; y: number }): void => {
    const [, other] = [...fingers].find(([finger]) => finger !== id)!
    const far = (p: { x: number; y: number }): number => Math.hypot(p.x - other.x, p.y - other.y)
    map.zoomBy(far(now) / Math.max(1, far(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    map.panBy((now.x - before.x) / 2, (now.y - before.y) / 2)
    moved()
  }
  const onUp = (e: PointerEvent): void => {
    if (isPanning) moved()
    fingers.delete(e.pointerId)
  }
  element.addEventListener('wheel', onWheel, { passive: false })
  element.addEventListener('pointerdown', onDown)
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', onUp)
  return () => {
    element.removeEventListener('wheel', onWheel)
    element.removeEventListener('pointerdown', onDown)
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', onUp)
  }
}
