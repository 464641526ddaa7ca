import { useCallback, useEffect, useState } from 'react'
import { packOf, type Reply } from './api.ts'
import { bring } from './bring.ts'

interface Brought {
  readonly hash: string
  readonly reply: Reply<unknown>
}

interface Bringing {
  readonly pack?: unknown
  readonly isBringing: boolean
  /** Why it could not be had. */
  readonly failure?: string
  again(): void
}

/** The content pack that a server's table is played with; nothing is drawn before it is here. */
export function usePack(id: string, hash: string | undefined, tokens: readonly string[]): Bringing {
  const [brought, setBrought] = useState<Brought>()
  const [round, setRound] = useState(0)
  const again = useCallback(() => {
    setBrought(undefined)
    setRound((old) => old + 1)
  }, [])
  useEffect(() => {
    if (hash === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    void bring(() => packOf(id, hash, tokens), {
      isWanted: () => isWanted,
      told: (reply) => setBrought({ hash, reply }),
      pause: (ms) => new Promise((done) => void (timer = setTimeout(done, ms))),
    })
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [id, hash, tokens, round])
  if (hash === undefined) return { isBringing: false, again }
  const reply = brought?.hash === hash ? brought.reply : undefined
  if (reply === undefined) return { isBringing: true, again }
  return reply.ok ? { pack: reply.value, isBringing: false, again } : { isBringing: true, failure: reply.code, again }
}
