import { useEffect, useRef, useState } from 'react'
import type { Reviewed } from '../../local/thinking/task.ts'
import { Dropped, Thinker } from '../../local/thinking/thinker.ts'
import { useTable } from '../context.tsx'
import type { MenuActions } from '../menu.tsx'

/** How far an analysis is, or what came of it. */
export type ReviewState =
  | { readonly is: 'running'; readonly part: number }
  | { readonly is: 'failed' | 'none' }
  | { readonly is: 'done'; readonly review: Reviewed }

export interface Reviewing {
  readonly state: ReviewState | undefined
  /** Where it can be begun. */
  begin?(): void
  cancel(): void
}

/** Analyses the game that is over here, in a worker of its own; it goes on while one looks around, and ends with the table. */
export function useReview({ file }: MenuActions): Reviewing {
  const { state: table, isTrying } = useTable()
  const [state, setState] = useState<ReviewState>()
  const thinker = useRef<Thinker | undefined>(undefined)
  const stop = (): void => {
    thinker.current?.stop()
    thinker.current = undefined
  }
  useEffect(() => stop, [])
  const { eyes } = table
  const { game, roles, options } = table.table!
  const think = async (whole: () => Promise<unknown>): Promise<void> => {
    stop()
    const own = new Thinker({ game, roles, options: options as never })
    thinker.current = own
    setState({ is: 'running', part: 0 })
    const task = { type: 'review', file: await whole(), eyes } as const
    if (thinker.current !== own) return
    const thought = await own.think(task, (part) => setState({ is: 'running', part }))
    const found = thought.type === 'review' ? thought.found : undefined
    setState(found === undefined ? { is: 'none' } : { is: 'done', review: found })
    stop()
  }
  const begin = (whole: () => Promise<unknown>): void =>
    void think(whole).catch((error: unknown) => {
      if (!(error instanceof Dropped)) setState({ is: 'failed' })
    })
  const cancel = (): void => {
    stop()
    setState(undefined)
  }
  return { state, cancel, ...(file === undefined || isTrying ? {} : { begin: () => begin(file) }) }
}
