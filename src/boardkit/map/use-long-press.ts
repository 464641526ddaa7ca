import { useMemo, useRef, type PointerEvent } from 'react'

const LONG = 480
const SLOP = 9

/** A finger that stays where it is explains; the tap at its end means nothing then. */
export function useLongPress(explain: (clientX: number, clientY: number) => void) {
  const now = useRef({ timer: 0, x: 0, y: 0, isLong: false })
  const latest = useRef(explain)
  latest.current = explain
  return useMemo(() => {
    const stop = (): void => window.clearTimeout(now.current.timer)
    return {
      /** True once for the tap that ends a long press. */
      wasLong(): boolean {
        const { isLong } = now.current
        now.current.isLong = false
        return isLong
      },
      handlers: {
        onPointerDownCapture({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
          stop()
          now.current.isLong = false
          if (pointerType === 'mouse') return
          const timer = window.setTimeout(() => {
            now.current.isLong = true
            latest.current(x, y)
          }, LONG)
          now.current = { timer, x, y, isLong: false }
        },
        onPointerMoveCapture({ clientX, clientY }: PointerEvent): void {
          if (Math.hypot(clientX - now.current.x, clientY - now.current.y) > SLOP) stop()
        },
        onPointerUpCapture: stop,
        onPointerCancelCapture: stop,
      },
    }
  }, [])
}
