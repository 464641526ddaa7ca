import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { followPointers } from './pointers.ts'

/** Where the world lies in its box: screen = world × k + (x, y). */
interface View {
  x: number
  y: number
  k: number
}

export interface Camera {
  /** The scale at which the world is drawn sharp. */
  readonly sharp: number
  zoomBy(factor: number, at?: { x: number; y: number }): void
  panBy(dx: number, dy: number): void
  fit(): void
  /** Brings a point of the world into sight. */
  show(x: number, y: number): void
  /** True while and just after the map was dragged: such a click means nothing. */
  wasMoved(): boolean
}

const MOST = 6
const SETTLE = 140

/**
 * Zoom and pan. While the view moves, the drawn world is only shifted and stretched; when it rests it is drawn anew at its
 * scale, so that it is always sharp and never slow.
 */
export function useCamera(
  box: RefObject<HTMLDivElement | null>,
  world: RefObject<HTMLDivElement | null>,
  width: number,
  height: number,
): Camera {
  const view = useRef<View>({ x: 0, y: 0, k: 0 })
  const [sharp, setSharp] = useState(0)
  const sharpNow = useRef(0)
  const timer = useRef(0)
  const moved = useRef(0)

  const apply = useCallback((): void => {
    const { x, y, k } = view.current
    if (world.current === null || k === 0) return
    const stretch = sharpNow.current === 0 ? 1 : k / sharpNow.current
    world.current.style.transform = `translate(${x}px, ${y}px) scale(${stretch})`
  }, [world])

  const settle = useCallback((): void => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setSharp(view.current.k), SETTLE)
  }, [])

  const fitted = useCallback((): View => {
    const { clientWidth: w, clientHeight: h } = box.current!
    const k = Math.min(w / width, h / height)
    return { k, x: (w - width * k) / 2, y: (h - height * k) / 2 }
  }, [box, width, height])

  const limit = useCallback((): void => {
    const { clientWidth: w, clientHeight: h } = box.current!
    const { k } = view.current
    const within = (at: number, room: number, size: number): number =>
      size <= room ? (room - size) / 2 : Math.min(40, Math.max(room - size - 40, at))
    view.current.x = within(view.current.x, w, width * k)
    view.current.y = within(view.current.y, h, height * k)
  }, [box, width, height])

  const camera = useMemo(() => {
    const zoomBy = (factor: number, at?: { x: number; y: number }): void => {
      const from = view.current
      const least = fitted().k
      const k = Math.min(least * MOST, Math.max(least, from.k * factor))
      const p = at ?? { x: box.current!.clientWidth / 2, y: box.current!.clientHeight / 2 }
      view.current = { k, x: p.x - ((p.x - from.x) / from.k) * k, y: p.y - ((p.y - from.y) / from.k) * k }
      limit()
      apply()
      settle()
    }
    const panBy = (dx: number, dy: number): void => {
      view.current.x += dx
      view.current.y += dy
      limit()
      apply()
    }
    const fit = (): void => {
      view.current = fitted()
      apply()
      setSharp(view.current.k)
    }
    const show = (x: number, y: number): void => {
      const { clientWidth: w, clientHeight: h } = box.current!
      const at = { x: x * view.current.k + view.current.x, y: y * view.current.k + view.current.y }
      const off = (p: number, room: number): number => (p < 60 ? 60 - p : p > room - 60 ? room - 60 - p : 0)
      panBy(off(at.x, w), off(at.y, h))
    }
    return { zoomBy, panBy, fit, show, wasMoved: () => performance.now() - moved.current < 60 }
  }, [apply, box, fitted, limit, settle])

  useEffect(() => {
    sharpNow.current = sharp
    apply()
  }, [sharp, apply])

  useEffect(() => {
    const element = box.current!
    const watcher = new ResizeObserver(() => camera.fit())
    watcher.observe(element)
    const stop = followPointers(element, camera, () => (moved.current = performance.now()))
    return () => {
      watcher.disconnect()
      stop()
      window.clearTimeout(timer.current)
    }
  }, [box, camera])

  return useMemo(() => ({ ...camera, sharp }), [camera, sharp])
}
