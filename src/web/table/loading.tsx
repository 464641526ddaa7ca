import { useT } from '../i18n/index.ts'
import { LayingOut, useStoredGame } from '../shelf/laying-out.tsx'
import type { TableSession, TableState } from './session.ts'

/** Until everything of a table is there. */
export function Loading({ session, state }: { session: TableSession; state: TableState }) {
  const t = useT()
  const { isLocal } = session
  const stored = useStoredGame(isLocal ? location.pathname.split('/').at(-1) : undefined)
  const game = state.table?.game ?? stored
  const isUnknown = game === undefined && !isLocal
  const said = state.status === 'lost' ? t.table.lost : isUnknown ? t.table.connecting : undefined
  return <LayingOut game={game} said={said} />
}
