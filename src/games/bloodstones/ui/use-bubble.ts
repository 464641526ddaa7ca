import { useRef, useState } from 'react'
import type { Spot } from '../../../boardkit/map/camera.ts'
import { useExplain } from '../../../boardkit/papers/use-explain.ts'
import type { Reason } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'

/** What is said about an area beside the pointer. */
export interface Bubble {
  /** In the box of the board. */
  readonly at: Spot
  readonly area: number
  /** Why it cannot be chosen; `undefined` while nobody asked. */
  readonly reasons: readonly Reason[] | undefined
}

const HOVER = 650

export function useBubble(board: BoardProps) {
  const [bubble, setBubble] = useState<Bubble>()
  const waiting = useRef(0)
  const ask = useExplain(board)
  const stop = (): void => window.clearTimeout(waiting.current)
  return {
    bubble,
    stop,
    close: () => setBubble(undefined),
    explain(area: number, at: Spot): void {
      if (board.question === undefined) setBubble({ at, area, reasons: undefined })
      else ask(`area:${area}`, (reasons) => setBubble({ at, area, reasons }))
    },
    /** The pointer rests there: after a while the area is described. */
    hint(area: number, at: Spot): void {
      setBubble((shown) => (shown?.reasons === undefined && shown?.area !== area ? undefined : shown))
      waiting.current = window.setTimeout(() => setBubble((shown) => shown ?? { at, area, reasons: undefined }), HOVER)
    },
  }
}
