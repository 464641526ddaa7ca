import { useEffect, useMemo, useState } from 'react'
import type { Room } from '../../protocol/board.ts'
import { keptFree, slotsFor, type Coaching, type Slots } from './plates.ts'

interface Window {
  readonly width: number
  readonly height: number
  /** How large one rem is against 16 pixels. */
  readonly scale: number
}

const windowNow = (): Window => ({
  width: document.documentElement.clientWidth,
  height: window.innerHeight,
  scale: parseFloat(getComputedStyle(document.documentElement).fontSize) / 16,
})

/** The window, looked at only when it changes. */
function useWindow(): Window {
  const [now, set] = useState(windowNow)
  useEffect(() => {
    const look = (): void =>
      set((before) => {
        const after = windowNow()
        const isSame = (Object.keys(after) as (keyof Window)[]).every((key) => before[key] === after[key])
        return isSame ? before : after
      })
    look()
    // Text may get another size while the window keeps its own.
    const rem = document.body.appendChild(document.createElement('i'))
    Object.assign(rem.style, { position: 'fixed', visibility: 'hidden', width: '1rem', height: '1rem' })
    const watcher = new ResizeObserver(look)
    watcher.observe(document.documentElement)
    watcher.observe(rem)
    addEventListener('resize', look)
    return () => {
      watcher.disconnect()
      rem.remove()
      removeEventListener('resize', look)
    }
  }, [])
  return now
}

/** The room for the board, and the places of the plates over it. */
export function useRoom(
  players: number,
  hasHand: boolean,
  coaching: Coaching | undefined,
): { readonly room: Room; readonly slots: Slots } {
  const { width, height, scale } = useWindow()
  return useMemo(() => {
    const slots = slotsFor(width, height, { players, scale })
    const { isSmall, stage } = slots
    const room: Room = { width, height, isSmall, plates: keptFree(slots, hasHand, coaching) }
    return { slots, room: isSmall ? room : { ...room, results: stage } }
  }, [width, height, scale, players, hasHand, coaching])
}
