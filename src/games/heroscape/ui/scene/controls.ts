/** Pointer, wheel and keys on the canvas, told as gestures; what they mean is for the camera. */

export interface Gestures {
  /** One finger or the main button; in pixels. */
  drag(dx: number, dy: number): void
  /** Another button, or with Shift. */
  swing(dx: number, dy: number): void
  /** Two fingers. */
  pan(dx: number, dy: number): void
  /** Above 1 nearer; about a point of the canvas in pixels. */
  pinch(factor: number, x: number, y: number): void
  twist(angle: number): void
  tap(event: PointerEvent): void
  hover(event: PointerEvent): void
  key(name: string): boolean
  /** A gesture begins or ends. */
  held(isHeld: boolean): void
}

/** A finger trembles more than a mouse. */
const SLOP = { mouse: 5, touch: 10 }

interface Finger {
  x: number
  y: number
}

export function listen(canvas: HTMLCanvasElement, gestures: Gestures): () => void {
  const hands = new Hands(canvas, gestures)
  const stop = new AbortController()
  const options = { signal: stop.signal }
  canvas.addEventListener('pointerdown', (event) => hands.down(event), options)
  canvas.addEventListener('pointermove', (event) => hands.move(event), options)
  canvas.addEventListener('pointerup', (event) => hands.up(event, true), options)
  canvas.addEventListener('pointercancel', (event) => hands.up(event, false), options)
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), options)
  canvas.addEventListener('wheel', (event) => hands.wheel(event), { ...options, passive: false })
  canvas.addEventListener(
    'keydown',
    (event) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && gestures.key(event.key)) event.preventDefault()
    },
    options,
  )
  canvas.style.touchAction = 'none'
  return () => stop.abort()
}

class Hands {
  private readonly canvas: HTMLCanvasElement
  private readonly gestures: Gestures
  private readonly fingers = new Map<number, Finger>()
  private isMoved = false
  private isSwinging = false

  constructor(canvas: HTMLCanvasElement, gestures: Gestures) {
    this.canvas = canvas
    this.gestures = gestures
  }

  down(event: PointerEvent): void {
    this.canvas.setPointerCapture(event.pointerId)
    if (this.fingers.size === 0) this.isMoved = false
    else this.isMoved = true
    this.isSwinging = event.button !== 0 || event.shiftKey
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    this.gestures.held(true)
  }

  move(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId)
    if (finger === undefined) {
      this.gestures.hover(event)
      return
    }
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y]
    const slop = event.pointerType === 'mouse' ? SLOP.mouse : SLOP.touch
    if (!this.isMoved && Math.hypot(dx, dy) < slop) return
    this.isMoved = true
    if (this.fingers.size > 1) this.twoFingers(event, finger)
    else if (this.isSwinging) this.gestures.swing(dx, dy)
    else this.gestures.drag(dx, dy)
    finger.x = event.clientX
    finger.y = event.clientY
  }

  private twoFingers(event: PointerEvent, finger: Finger): void {
    const other = [...this.fingers.values()].find((one) => one !== finger)
    if (other === undefined) return
    const before = { x: finger.x - other.x, y: finger.y - other.y }
    const after = { x: event.clientX - other.x, y: event.clientY - other.y }
    const { left, top } = this.canvas.getBoundingClientRect()
    this.gestures.pan((event.clientX - finger.x) / 2, (event.clientY - finger.y) / 2)
    const factor = Math.hypot(after.x, after.y) / Math.max(1, Math.hypot(before.x, before.y))
    this.gestures.pinch(factor, (event.clientX + other.x) / 2 - left, (event.clientY + other.y) / 2 - top)
    const turn = Math.atan2(after.y, after.x) - Math.atan2(before.y, before.x)
    this.gestures.twist(Math.atan2(Math.sin(turn), Math.cos(turn)))
  }

  up(event: PointerEvent, isTap: boolean): void {
    if (!this.fingers.delete(event.pointerId)) return
    if (this.fingers.size > 0) return
    this.gestures.held(false)
    if (isTap && !this.isMoved && event.button === 0) this.gestures.tap(event)
  }

  wheel(event: WheelEvent): void {
    event.preventDefault()
    const { left, top } = this.canvas.getBoundingClientRect()
    const lines = event.deltaMode === 1 ? 30 : 1
    const factor = Math.exp(-Math.max(-240, Math.min(240, event.deltaY * lines)) * 0.0016)
    this.gestures.pinch(factor, event.clientX - left, event.clientY - top)
  }
}
