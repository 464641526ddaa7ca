import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { fitted, limited, showing, zoomed, type Size, type Spot, type View } from './camera.ts'
import { followers, type Follow } from './followers.ts'
import { NO_INSETS, type Insets } from './insets.ts'
import { followPointers } from './pointers.ts'

export interface Camera {
  zoomBy(factor: number, at?: Spot): void
  panBy(dx: number, dy: number): void
  fit(): void
  /** Brings a point of the world into sight. */
  show(point: Spot): void
  /** Where a point of the world lies in the box now, and how large the world is drawn. */
  project(point: Spot): View
  /** For what has to move with the map. */
  readonly follow: Follow
  /** True just after the map was dragged: such a click means nothing. */
  wasMoved(): boolean
}

const SETTLE = 140
const AFTER_MOVE = 60

interface Moving {
  view: View
  sharp: number
  timer: number
  movedAt: number
}

type Boxes = { readonly box: RefObject<HTMLDivElement | null>; readonly world: RefObject<HTMLDivElement | null> }

/** Moves the world's element directly: a state for every step of a wheel would be too slow. */
function controlsOf(
  { box, world }: Boxes,
  size: Size,
  insets: Insets,
  now: Moving,
  setSharp: (k: number) => void,
): Camera {
  const { follow, moved } = followers()
  const room = (): Size => ({ width: box.current?.clientWidth ?? 1, height: box.current?.clientHeight ?? 1 })
  const go = (view: View): void => {
    now.view = view
    if (world.current === null) return
    const stretch = now.sharp === 0 ? 1 : view.k / now.sharp
    world.current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${stretch})`
    moved()
  }
  return {
    follow,
    zoomBy(factor, at) {
      const { width, height } = room()
      go(zoomed(now.view, factor, at ?? { x: width / 2, y: height / 2 }, room(), size, insets))
      window.clearTimeout(now.timer)
      now.timer = window.setTimeout(() => setSharp(now.view.k), SETTLE)
    },
    panBy: (dx, dy) => go(limited({ ...now.view, x: now.view.x + dx, y: now.view.y + dy }, room(), size, insets)),
    fit() {
      go(fitted(room(), size, insets))
      setSharp(now.view.k)
    },
    show: (point) => go(showing(now.view, point, room(), size, insets)),
    project: ({ x, y }) => ({ k: now.view.k, x: x * now.view.k + now.view.x, y: y * now.view.k + now.view.y }),
    wasMoved: () => performance.now() - now.movedAt < AFTER_MOVE,
  }
}

/**
 * Zoom and pan. While the view moves, the drawn world is only shifted and stretched; when it rests it is drawn anew at its
 * scale, so that it is always sharp and never slow. The second value is that scale; 0 before the box is known. The
 * insets are what plates cover: the world is fitted into what they leave.
 */
export function useCamera(
  box: RefObject<HTMLDivElement | null>,
  world: RefObject<HTMLDivElement | null>,
  width: number,
  height: number,
  { top, right, bottom, left }: Insets = NO_INSETS,
): [camera: Camera, sharp: number] {
  const now = useRef<Moving>({ view: { x: 0, y: 0, k: 1 }, sharp: 0, timer: 0, movedAt: -Infinity })
  const [sharp, setSharp] = useState(0)
  const controls = useMemo(
    () => controlsOf({ box, world }, { width, height }, { top, right, bottom, left }, now.current, setSharp),
    [box, world, width, height, top, right, bottom, left],
  )
  useEffect(() => {
    now.current.sharp = sharp
    if (sharp > 0) controls.panBy(0, 0)
  }, [sharp, controls])
  useEffect(() => {
    const moving = now.current
    const watcher = new ResizeObserver(() => controls.fit())
    watcher.observe(box.current!)
    const stop = followPointers(box.current!, controls, () => (moving.movedAt = performance.now()))
    return () => {
      watcher.disconnect()
      stop()
      window.clearTimeout(moving.timer)
    }
  }, [box, controls])
  return [controls, sharp]
}
