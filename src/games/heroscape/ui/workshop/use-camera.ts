import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Hex, Point } from '../../../../kit/hex.ts'
import { filling, frameAround, showing, zoomed } from './geometry.ts'
import type { Frame } from './geometry.ts'

export interface Camera {
  readonly frame: Frame
  /** The point of the plan under a point of the window. */
  toPlan(at: { readonly clientX: number; readonly clientY: number }): Point
  pan(dx: number, dy: number): void
  zoom(factor: number, about?: Point): void
  fit(): void
  show(hex: Hex): void
}

const MARGIN = 2.5

/** What part of the plan is seen. */
export function useCamera(ref: RefObject<SVGSVGElement | null>, cells: readonly Hex[]): Camera {
  const [aspect, setAspect] = useState(1.5)
  const [frame, setFrame] = useState(() => frameAround(cells, MARGIN))
  useEffect(() => {
    const svg = ref.current!
    const watch = new ResizeObserver(
      ([
        {
          contentRect: { width, height },
        },
      ]) => {
        if (width > 0 && height > 0) setAspect(width / height)
      },
    )
    watch.observe(svg)
    return () => watch.disconnect()
  }, [ref])
  const now = filling(frame, aspect)
  const latest = useRef(now)
  latest.current = now
  const scale = (): number => latest.current.width / Math.max(1, ref.current?.clientWidth ?? 1)
  return {
    frame: now,
    toPlan({ clientX, clientY }) {
      const { left, top } = ref.current!.getBoundingClientRect()
      const { x, y } = latest.current
      return { x: x + (clientX - left) * scale(), y: y + (clientY - top) * scale() }
    },
    pan(dx, dy) {
      const { x, y } = latest.current
      setFrame({ ...latest.current, x: x - dx * scale(), y: y - dy * scale() })
    },
    zoom(factor, about) {
      const { x, y, width, height } = latest.current
      setFrame(zoomed(latest.current, factor, about ?? { x: x + width / 2, y: y + height / 2 }))
    },
    fit: () => setFrame(frameAround(cells, MARGIN)),
    show: (hex) => setFrame(showing(latest.current, hex)),
  }
}
