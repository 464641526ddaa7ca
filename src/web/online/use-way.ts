import { useEffect, useState } from 'react'
import { tableBehind } from './api.ts'
import { dropWay, wayOf } from './way-back.ts'

/** The way back that this browser keeps, once it is known to lead somewhere: nobody is sent to a link that is used up. */
export function useWay(
  id: string,
  isWanted: boolean,
): { readonly token: string | undefined; readonly isOver: boolean } {
  const [found, setFound] = useState<{ token: string | undefined; isOver: boolean }>({
    token: undefined,
    isOver: false,
  })
  useEffect(() => {
    const kept = isWanted ? wayOf(id)?.token : undefined
    if (kept === undefined) return undefined
    let isHere = true
    const look = async (): Promise<void> => {
      const behind = await tableBehind(id, kept)
      const isOver = !behind.ok && (behind.code === 'notAllowed' || behind.code === 'unknownTable')
      if (isOver) dropWay(id)
      if (isHere) setFound({ token: isOver ? undefined : kept, isOver })
    }
    void look()
    return () => {
      isHere = false
    }
  }, [id, isWanted])
  return found
}
