import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { LIGHT, SHADOW, worldOf } from '../../content/names.ts'
import type { Sight } from './layout.ts'

interface Room {
  readonly width: number
  readonly height: number
}

export interface Seeing {
  readonly sight: Sight
  /** There is room for one world only. */
  readonly isNarrow: boolean
  readonly room: Room
  show(sight: Sight): void
}

const ONE_WORLD = 700
const TALL = 1.05

/** Which worlds are shown. Where there is room for one only, the board turns to the world that is asked about. */
export function useSight(box: RefObject<HTMLElement | null>, lit: ReadonlySet<number>): Seeing {
  const [room, setRoom] = useState<Room>({ width: 1200, height: 640 })
  const [world, setWorld] = useState<0 | 1>(LIGHT)
  const [wished, setWished] = useState<Sight>('both')
  // Before anything is painted: two worlds must not flash up where there is room for one.
  useLayoutEffect(() => {
    const element = box.current!
    const measure = (): void => setRoom({ width: element.clientWidth, height: element.clientHeight })
    const watcher = new ResizeObserver(measure)
    measure()
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [box])
  useEffect(() => {
    const worlds = new Set([...lit].map(worldOf))
    if (worlds.size === 1) setWorld(worlds.has(SHADOW) ? SHADOW : LIGHT)
  }, [lit])
  const isNarrow = room.width < ONE_WORLD || room.width < room.height * TALL
  return {
    room,
    sight: isNarrow ? world : wished,
    isNarrow,
    show: (sight) => {
      if (sight !== 'both') setWorld(sight)
      setWished(sight)
    },
  }
}
