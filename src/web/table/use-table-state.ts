import { startTransition, useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../app/settings.ts'
import { withNames } from '../names/with-names.ts'
import type { TableSession, TableState } from './session.ts'
import { isUrgent } from './table-state.ts'

/**
 * What a session knows, as state of React itself: news that come faster than the page draws are drawn together.
 * `useStore` would draw each at once, and React gives up when effects follow fifty drawings in a row.
 */
export function useTableState(session: TableSession): TableState {
  const [held, hold] = useState({ session, state: session.state })
  useEffect(() => {
    hold({ session, state: session.state })
    return session.store.subscribe((state, before) => {
      const take = (): void => hold({ session, state })
      if (isUrgent(state, before)) take()
      else startTransition(take)
    })
  }, [session])
  const state = held.session === session ? held.state : session.state
  const language = useLanguage()
  const { table } = state
  // oxlint-disable-next-line react/exhaustive-deps -- who has no name is called otherwise in another language
  const named = useMemo(() => (table === undefined ? undefined : withNames(table)), [table, language])
  return useMemo(() => ({ ...state, table: named }), [state, named])
}
