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

/** The bubble goes with the pointer. */
export function useBubble(board: BoardProps, followMap: Follow) {
  const [bubble, setBubble] = useState<Bubble>()
  const waiting = useRef(0)
  const spot = useRef<Spot>({ x: 0, y: 0 })
  const { follow, moved } = useMemo(followers, [])
  const ask = useExplain(board)
  const stop = (): void => window.clearTimeout(waiting.current)
  const show = (next: Bubble, at: Spot): void => {
    stop()
    spot.current = at
    setBubble(next)
    moved()
  }
  const both: Follow = (moves) => {
    const stops = [follow(moves), followMap(moves)]
    return () => stops.forEach((end) => end())
  }
  return {
    bubble,
    spot,
    follow: both,
    stop,
    close: (): void => {
      stop()
      setBubble(undefined)
    },
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
      spot.current = at
      moved()
      setBubble((shown) => (shown === undefined || shown.area === area ? shown : undefined))
      waiting.current = window.setTimeout(() => setBubble((shown) => shown ?? { area, reasons: undefined }), HOVER)
    },
  }
}
