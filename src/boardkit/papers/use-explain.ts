import { useCallback, useRef } from 'react'
import type { Reason } from '../../engine/index.ts'
import type { BoardProps } from '../../protocol/board.ts'

/** Shows reasons; `undefined` while they are looked up. */
type Show = (reasons: readonly Reason[] | undefined) => void

/** Asks why something is not on offer. Only what was asked last is shown. */
export function useExplain({ explain }: Pick<BoardProps, 'explain'>): (key: string, show: Show) => void {
  const asked = useRef(0)
  return useCallback(
    (key, show) => {
      const mine = ++asked.current
      show(undefined)
      void explain(key).then((reasons) => (asked.current === mine ? show(reasons) : undefined))
    },
    [explain],
  )
}
