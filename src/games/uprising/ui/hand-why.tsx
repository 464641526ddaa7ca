import { useEffect, useState } from 'react'
import type { Reason } from '../../../engine/index.ts'
import { Reasons } from '../../../boardkit/papers/reasons.tsx'
import type { BoardProps } from '../../../protocol/board.ts'

/** Why something is not on offer: asked for when somebody looks. */
export function Why({ board, target }: { board: BoardProps; target: string }) {
  const [reasons, setReasons] = useState<readonly Reason[]>()
  const { explain } = board
  useEffect(() => {
    let isHere = true
    void explain(target).then((found) => isHere && setReasons(found))
    return () => {
      isHere = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is asked does not change while somebody looks
  }, [target])
  if (reasons === undefined) return undefined
  return (
    <p className="upp-why" role="status">
      <Reasons board={board} reasons={reasons} />
    </p>
  )
}
