import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { useStore } from 'zustand'
import type { TableInfo } from '../../protocol/http.ts'
import { useT } from '../i18n/index.ts'
import { contribute, exportTable, rematch, tableOf } from '../online/api.ts'
import { InviteForm, Room } from '../online/room.tsx'
import { socketLink } from '../online/socket-link.ts'
import { readFragment, type Fragment } from '../online/tokens.ts'
import { download } from './save.ts'
import { TableSession } from './session.ts'
import { TablePage } from './table-page.tsx'
import { useTrial } from './trial.ts'

/** A table at the server: for its players, for who is invited, and for spectators. */
export default function OnlineTablePage() {
  const { id = '' } = useParams<{ id: string }>()
  const [fragment] = useState(() => readFragment(id))
  // Sitting down changes who we are: a new connection starts from there.
  const [round, setRound] = useState(0)
  return <Connected key={`${id}.${round}`} id={id} fragment={fragment} onSat={() => setRound(round + 1)} />
}

function useOnlineSession(id: string, tokens: readonly string[]): TableSession | undefined {
  const [session, setSession] = useState<TableSession>()
  useEffect(() => {
    const opened: TableSession = new TableSession(
      (events) => socketLink({ ...events, again: () => void opened.greet(true) }),
      { table: id, ...(tokens.length === 0 ? {} : { tokens: [...tokens] }) },
    )
    setSession(opened)
    void opened.greet()
    return () => opened.close()
  }, [id, tokens])
  return session
}

function Connected({ id, fragment, onSat }: { id: string; fragment: Fragment; onSat(): void }) {
  const session = useOnlineSession(id, fragment.tokens)
  if (session === undefined) return undefined
  return <Online id={id} fragment={fragment} onSat={onSat} session={session} />
}

interface OnlineProps {
  readonly id: string
  readonly fragment: Fragment
  readonly session: TableSession
  onSat(): void
}

function Online({ id, fragment, session, onSat }: OnlineProps) {
  const t = useT()
  const [, navigate] = useLocation()
  const { status, problem, table, seats } = useStore(session.store)
  const trial = useTrial(session)
  useEffect(() => {
    if (table !== undefined && (table.state === 'opening' || table.state === 'open'))
      void contribute(table, seats, fragment.tokens)
  }, [table, seats, fragment])
  if (status === 'failed' && problem?.code === 'notAllowed')
    return <Stranger id={id} fragment={fragment} onSat={onSat} />
  if (table !== undefined && (table.state === 'open' || table.state === 'opening'))
    return <Room table={table} seats={seats} fragment={fragment} onSat={onSat} />
  const invited = table?.seats.find((seat) => seat.seat === fragment.seat)
  if (table !== undefined && fragment.invite !== undefined && invited?.holder === 'invite')
    return <InviteForm id={id} fragment={fragment} onSat={onSat} />
  if (table?.state === 'stopped')
    return (
      <main className="page narrow" id="main">
        <h1>{t.errors.stopped}</h1>
      </main>
    )
  const actions = {
    tryOut: trial.begin,
    rematch: () =>
      void rematch(id).then((made) =>
        made.ok ? navigate(`/table/${made.value.table.id}`) : session.trouble(made.code),
      ),
    save: () =>
      void exportTable(id, fragment.tokens).then((file) =>
        file.ok ? download(`${id}.walstatt.json`, fileIn(file.value)) : session.trouble(file.code),
      ),
  }
  if (trial.trial !== undefined)
    return <TablePage key="trial" session={trial.trial} isTrying actions={actions} endTry={trial.end} />
  return <TablePage key="real" session={session} actions={actions} />
}

const fileIn = (value: unknown): unknown => (value as { file?: unknown }).file ?? value

/** Somebody who may not watch, but perhaps sit down. */
function Stranger({ id, fragment, onSat }: Omit<OnlineProps, 'session'>) {
  const t = useT()
  const [table, setTable] = useState<TableInfo>()
  useEffect(() => {
    // Whoever is invited sees the table only from their seat.
    if (fragment.invite !== undefined) return
    void tableOf(id, fragment.tokens).then((found) => found.ok && setTable(found.value))
  }, [id, fragment])
  if (fragment.invite !== undefined) return <InviteForm id={id} fragment={fragment} onSat={onSat} />
  if (table !== undefined && table.state === 'open')
    return <Room table={table} seats={[]} fragment={fragment} onSat={onSat} />
  return (
    <main className="page narrow" id="main">
      <h1>{t.table.unknown}</h1>
    </main>
  )
}
