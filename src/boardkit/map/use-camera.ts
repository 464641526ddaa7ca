import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import {
  fitted,
  limited,
  near,
  showing,
  showingAll,
  zoomed,
  type Size,
  type Spot,
  type View,
  type World,
} from './camera.ts'
import { followers, type Follow } from './followers.ts'
import type { Room } from '../../protocol/board.ts'
import { insetsFor, NO_INSETS, type Insets } from './insets.ts'
import { followPointers } from './pointers.ts'

export interface Camera {
  zoomBy(factor: number, at?: Spot): void
  panBy(dx: number, dy: number): void
  /** The whole play. */
  fit(): void
  /** As it was at first: the whole play, on a phone the part that the question is about. */
  home(): void
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
  /** Of the box, as it was told last: to ask the page would make it lay everything out at once. */
  room: Size
  sharp: number
  timer: number
  movedAt: number
}

interface Subject {
  readonly world: RefObject<HTMLDivElement | null>
  /** The part of the drawing that is played on. */
  readonly play: World
  readonly insets: Insets
  /** The least scale at which names can be read, where the whole play need not be seen at first. */
  readonly legible: number
}

/** Moves the world's element directly: a state for every step of a wheel would be too slow. */
function controlsOf(
  { world, play: size, insets, legible }: Subject,
  now: Moving,
  about: { readonly current: readonly Spot[] },
  setSharp: (k: number) => void,
): Camera & { reveal(): void } {
  const { follow, moved } = followers()
  const room = (): Size => now.room
  const go = (view: View, isGentle = false): void => {
    now.view = view
    if (world.current === null) return
    const stretch = now.sharp === 0 ? 1 : view.k / now.sharp
    world.current.style.transition = isGentle ? 'transform var(--slow)' : ''
    world.current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${stretch})`
    moved()
  }
  const goSharp = (view: View): void => {
    go(view)
    setSharp(view.k)
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
    fit: () => goSharp(fitted(room(), size, insets)),
    home: () => goSharp(near(room(), size, insets, legible, about.current)),
    show: (point) => go(showing(now.view, point, room(), size, insets), true),
    reveal() {
      if (about.current.length > 0) go(showingAll(now.view, about.current, room(), size, insets), true)
    },
    project: ({ x, y }) => ({ k: now.view.k, x: x * now.view.k + now.view.x, y: y * now.view.k + now.view.y }),
    wasMoved: () => performance.now() - now.movedAt < AFTER_MOVE,
  }
}

interface Wish {
  readonly room?: Room
  /** The least scale at which names can be read: on a phone the board begins there. */
  readonly legible?: number
  /** Where the question is played: brought into sight once, when it is asked. The same array as long as it is the same question. */
  readonly about?: readonly Spot[]
}

const NOWHERE: readonly Spot[] = []
const AT_FIRST: Moving = {
  view: { x: 0, y: 0, k: 1 },
  room: { width: 1, height: 1 },
  sharp: 0,
  timer: 0,
  movedAt: -Infinity,
}

/** Follows the size of the box and the pointers on it, until it is called off. */
function attend(box: HTMLDivElement, controls: Camera, now: Moving): () => void {
  const watcher = new ResizeObserver(() => {
    now.room = { width: box.clientWidth, height: box.clientHeight }
    controls.home()
  })
  watcher.observe(box)
  const stop = followPointers(box, controls, () => (now.movedAt = performance.now()))
  return () => {
    watcher.disconnect()
    stop()
    window.clearTimeout(now.timer)
  }
}

/**
 * Zoom and pan. While the view moves, the drawn world is only shifted and stretched; when it rests it is drawn anew at its
 * scale, so that it is always sharp and never slow. The second value is that scale; 0 before the box is known. The
 * play is fitted into what the plates of the room leave.
 */
export function useCamera(
  box: RefObject<HTMLDivElement | null>,
  world: RefObject<HTMLDivElement | null>,
  { x = 0, y = 0, width, height }: World,
  { room, legible = 0, about = NOWHERE }: Wish = {},
): [camera: Camera, sharp: number] {
  const now = useRef<Moving>({ ...AT_FIRST })
  const [sharp, setSharp] = useState(0)
  const asked = useRef(about)
  const { top, right, bottom, left } = useMemo(
    () => (room === undefined ? NO_INSETS : insetsFor(room, { width, height })),
    [room, width, height],
  )
  const least = room?.isSmall === true ? legible : 0
  const controls = useMemo(() => {
    const subject = { world, play: { x, y, width, height }, insets: { top, right, bottom, left }, legible: least }
    return controlsOf(subject, now.current, asked, setSharp)
  }, [world, x, y, width, height, top, right, bottom, left, least])
  useEffect(() => {
    now.current.sharp = sharp
    if (sharp > 0) controls.panBy(0, 0)
  }, [sharp, controls])
  useEffect(() => {
    asked.current = about
    if (now.current.sharp > 0) controls.reveal()
  }, [about, controls])
  useEffect(() => attend(box.current!, controls, now.current), [box, controls])
  return [controls, sharp]
}
