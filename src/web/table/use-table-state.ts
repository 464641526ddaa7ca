import { useEffect, useState } from 'react'
import type { TableSession, TableState } from './session.ts'

/**
 * What a session knows, as state of React itself: news that come faster than the page draws are drawn together.
 * `useStore` would draw each at once, and React gives up when effects follow fifty drawings in a row.
 */
export function useTableState(session: TableSession): TableState {
  const [held, hold] = useState({ session, state: session.state })
  useEffect(() => {
    hold({ session, state: session.state })
    return session.store.subscribe((state) => hold({ session, state }))
  }, [session])
  return held.session === session ? held.state : session.state
}
