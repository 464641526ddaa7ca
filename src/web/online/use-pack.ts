import { useEffect, useState } from 'react'
import { packOf } from './api.ts'

/** Milliseconds after which a pack that could not be had is asked for again. */
const AGAIN = 3000

interface Brought {
  readonly hash: string
  readonly pack: unknown
}

/** The content pack that a server's table is played with; nothing is drawn before it is here. */
export function usePack(
  id: string,
  hash: string | undefined,
  tokens: readonly string[],
): { readonly pack?: unknown; readonly isBringing: boolean } {
  const [brought, setBrought] = useState<Brought>()
  useEffect(() => {
    if (hash === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const bring = async (): Promise<void> => {
      const reply = await packOf(id, hash, tokens)
      if (!isWanted) return
      if (reply.ok) setBrought({ hash, pack: reply.value })
      else timer = setTimeout(() => void bring(), AGAIN)
    }
    void bring()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [id, hash, tokens])
  if (hash === undefined) return { isBringing: false }
  return brought?.hash === hash ? { pack: brought.pack, isBringing: false } : { isBringing: true }
}
