import { useRef, type PointerEvent } from 'react'
import type { Camera } from './use-camera.ts'

const FAR = 6

interface Handlers {
  /** Dragging draws instead of moving the plan. */
  readonly isPainting: boolean
  hover(event: PointerEvent): void
  /** `isStart`: the stroke begins here; otherwise it comes from the last hex. */
  paint(event: PointerEvent, isStart: boolean): void
  tap(event: PointerEvent): void
}

interface Finger {
  readonly x: number
  readonly y: number
}

interface Gesture {
  readonly fingers: Map<number, Finger>
  kind: 'none' | 'press' | 'pan' | 'paint' | 'pinch'
  start: Finger
}

const fingerOf = ({ clientX, clientY }: PointerEvent): Finger => ({ x: clientX, y: clientY })

function pinch({ fingers }: Gesture, event: PointerEvent, camera: Camera): void {
  const spread = (): { length: number; x: number; y: number } => {
    const [a, b] = [...fingers.values()]
    return { length: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  const before = spread()
  fingers.set(event.pointerId, fingerOf(event))
  const after = spread()
  const about = camera.toPlan({ clientX: after.x, clientY: after.y })
  if (Math.abs(after.length - before.length) > 0.5) camera.zoom(after.length / Math.max(1, before.length), about)
  else camera.pan(after.x - before.x, after.y - before.y)
}

function drag(gesture: Gesture, event: PointerEvent, camera: Camera, handlers: Handlers): void {
  const { fingers, start } = gesture
  const finger = fingers.get(event.pointerId) ?? start
  const now = fingerOf(event)
  if (gesture.kind === 'press' && Math.hypot(now.x - start.x, now.y - start.y) > FAR) gesture.kind = 'pan'
  if (gesture.kind === 'paint') handlers.paint(event, false)
  if (gesture.kind !== 'pan') return
  camera.pan(now.x - finger.x, now.y - finger.y)
  fingers.set(event.pointerId, now)
}

/** Taps, strokes, dragging and pinching on the plan. */
export function usePointers(camera: Camera, handlers: Handlers) {
  const ref = useRef<Gesture>({ fingers: new Map(), kind: 'none', start: { x: 0, y: 0 } })
  const gesture = ref.current
  const { fingers } = gesture
  const end = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return
    if (gesture.kind === 'press' && event.type === 'pointerup') handlers.tap(event)
    if (fingers.size === 0) gesture.kind = 'none'
  }
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.set(event.pointerId, fingerOf(event))
      gesture.start = fingerOf(event)
      if (fingers.size > 1) gesture.kind = 'pinch'
      else if (event.button !== 0) gesture.kind = 'pan'
      else gesture.kind = handlers.isPainting ? 'paint' : 'press'
      if (gesture.kind === 'paint') handlers.paint(event, true)
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (!fingers.has(event.pointerId)) handlers.hover(event)
      else if (gesture.kind === 'pinch' && fingers.size === 2) pinch(gesture, event, camera)
      else drag(gesture, event, camera, handlers)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
