import { startTransition, useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../app/settings.ts'
import { withNames } from '../names/with-names.ts'
import type { TableSession, TableState } from './session.ts'

/** What may be seen here is another matter at once: nothing of a hand stays in sight while the device is passed on, or after the seat is lost. Whoever gave it up has seen it. */
const isUrgent = (state: TableState, before: TableState): boolean =>
  state.cover !== before.cover ||
  (state.eyes !== before.eyes && (state.eyes !== undefined || state.gone === 'session' || state.gone === 'seat'))

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
