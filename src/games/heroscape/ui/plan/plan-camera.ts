import type { Frame } from './geometry.ts'

/** On the screen = on the plan × k + (x, y). */
export interface Look {
  readonly k: number
  readonly x: number
  readonly y: number
}

interface Box {
  readonly width: number
  readonly height: number
}

const NEAREST = 7
const EDGE = 40

export function fitted(box: Box, frame: Frame): Look {
  const k = Math.max(0.01, Math.min(box.width / frame.width, box.height / frame.height))
  return {
    k,
    x: (box.width - frame.width * k) / 2 - frame.x * k,
    y: (box.height - frame.height * k) / 2 - frame.y * k,
  }
}

/** The plan cannot be lost. */
export function limited({ k, x, y }: Look, box: Box, frame: Frame): Look {
  const within = (at: number, start: number, size: number, room: number): number => {
    if (size * k <= room) return (room - size * k) / 2 - start * k
    return Math.min(EDGE - start * k, Math.max(room - EDGE - (start + size) * k, at))
  }
  return {
    k,
    x: within(x, frame.x, frame.width, box.width),
    y: within(y, frame.y, frame.height, box.height),
  }
}

/** Zooms so that what lies under a point of the screen stays there. */
export function zoomed(look: Look, factor: number, at: { x: number; y: number }, box: Box, frame: Frame): Look {
  const least = fitted(box, frame).k
  const k = Math.min(least * NEAREST, Math.max(least, look.k * factor))
  const move = k / look.k
  return limited({ k, x: at.x - (at.x - look.x) * move, y: at.y - (at.y - look.y) * move }, box, frame)
}

interface Finger {
  x: number
  y: number
}

const SLOP = 5

export interface Hands {
  pan(dx: number, dy: number): void
  zoom(factor: number, at: Finger): void
  tap(event: PointerEvent): void
  hover(event: PointerEvent): void
}

/** Wheel zooms, dragging pans, two fingers pinch, the rest are taps. */
export function listen(element: SVGSVGElement, hands: Hands): () => void {
  const fingers = new Map<number, Finger>()
  let isMoved = false
  const stop = new AbortController()
  const { signal } = stop
  const at = (event: { clientX: number; clientY: number }): Finger => {
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

function pinch(hands: Hands, other: Finger, before: Finger, now: Finger): void {
  const far = (finger: Finger): number => Math.hypot(finger.x - other.x, finger.y - other.y)
  hands.zoom(far(now) / Math.max(1, far(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
  hands.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
}
