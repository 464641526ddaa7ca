import { useMemo, useRef, useState } from 'react'
import type { Spot } from '../../../boardkit/map/camera.ts'
import { followers, type Follow } from '../../../boardkit/map/followers.ts'
import { useExplain } from '../../../boardkit/papers/use-explain.ts'
import type { Reason } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'

/** What is said about an area beside the pointer. */
export interface Bubble {
  readonly area: number
  /** Why it cannot be chosen; `undefined` while nobody asked. */
  readonly reasons: readonly Reason[] | undefined
  /** Said besides. */
  readonly note?: string
}

const HOVER = 650

/** Where the pointer is, and who goes with it and with the map. */
function useSpot(followMap: Follow) {
  const spot = useRef<Spot>({ x: 0, y: 0 })
  const { follow, moved } = useMemo(followers, [])
  return {
    spot,
    move(at: Spot): void {
      spot.current = at
      moved()
    },
    follow: ((moves) => {
      const stops = [follow(moves), followMap(moves)]
      return () => stops.forEach((end) => end())
    }) satisfies Follow,
  }
}

/** The bubble goes with the pointer. */
export function useBubble(board: BoardProps, followMap: Follow) {
  const [bubble, setBubble] = useState<Bubble>()
  const waiting = useRef(0)
  const { spot, move, follow } = useSpot(followMap)
  const ask = useExplain(board)
  const stop = (): void => window.clearTimeout(waiting.current)
  const show = (next: Bubble | undefined, at?: Spot): void => {
    stop()
    if (at !== undefined) move(at)
    setBubble(next)
  }
  return {
    bubble,
    spot,
    follow,
    stop,
    close: (): void => show(undefined),
    say: (area: number, at: Spot, note: string): void => show({ area, reasons: undefined, note }, at),
    explain(area: number, at: Spot): void {
      if (board.question === undefined) show({ area, reasons: undefined }, at)
      else ask(`area:${area}`, (reasons) => show({ area, reasons }, at))
    },
    /** The pointer is gone; what was asked for stays to be read. */
    leave(): void {
      stop()
      setBubble((shown) => (shown?.reasons === undefined && shown?.note === undefined ? undefined : shown))
    },
    /** The pointer rests there: after a while the area is described. */
    hint(area: number, at: Spot): void {
      stop()
      move(at)
      setBubble((shown) => (shown?.area === area ? shown : undefined))
      waiting.current = window.setTimeout(() => setBubble((shown) => shown ?? { area, reasons: undefined }), HOVER)
    },
  }
}
