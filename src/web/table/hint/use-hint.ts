import { useEffect, useState } from 'react'
import { useTable } from '../context.tsx'
import { mayBeHinted } from '../newhere/alone.ts'
import { isTaught } from '../table-state.ts'
import { thinkHint, type Hinted } from './think-hint.ts'

export interface HintPlace {
  /** In games against bots only. */
  readonly isAllowed: boolean
  readonly isOpen: boolean
  readonly found: Hinted | undefined
  /** When the thinking began. */
  readonly since: number
  toggle(): void
  close(): void
}

/** Whether a hint is wanted, and what it is; with the next question it is gone. */
export function useHint(): HintPlace {
  const { session, state, question } = useTable()
  const [asked, ask] = useState<{ readonly question: string; readonly since: number }>()
  const [found, setFound] = useState<Hinted>()
  const id = question?.id
  const isAllowed = mayBeHinted(session) && !isTaught(state)
  const wanted = isAllowed && asked !== undefined && asked.question === id ? asked : undefined
  useEffect(() => {
    if (wanted === undefined) return undefined
    setFound(undefined)
    let isWanted = true
    const thought = thinkHint(session)
    const hear = async (): Promise<void> => {
      const hinted = await thought.found
      if (isWanted) setFound(hinted)
    }
    void hear()
    return () => {
      isWanted = false
      thought.stop()
    }
  }, [session, wanted])
  const close = (): void => ask(undefined)
  const open = (): void => {
    if (isAllowed && id !== undefined) ask({ question: id, since: Date.now() })
  }
  return {
    isAllowed,
    isOpen: wanted !== undefined,
    found,
    since: wanted?.since ?? 0,
    toggle: () => (wanted === undefined ? open() : close()),
    close,
  }
}
