import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { useStore } from 'zustand'
import type { TableInfo } from '../../protocol/http.ts'
import { contribute, dropUsedInvites, exportTable, rematch, tableOf, whoAmI } from '../online/api.ts'
import { EnterPage } from '../online/enter.tsx'
import { InviteForm, Room } from '../online/room.tsx'
import { socketLink } from '../online/socket-link.ts'
import { dropToken, readFragment, type Fragment } from '../online/tokens.ts'
import { WayBackDialog } from '../online/way-back-dialog.tsx'
import { dropWay, wayOf } from '../online/way-back.ts'
import type { MenuActions } from './menu.tsx'
import { download } from './save.ts'
import { TableSession, type TableState } from './session.ts'
import { ShutOut } from './standing.tsx'
import { TablePage } from './table-page.tsx'
import { useTrial } from './trial.ts'

/** A table at the server: for its players, for who is invited, and for spectators. */
export default function OnlineTablePage() {
  const { id = '' } = useParams<{ id: string }>()
  return <OnlineTable key={id} id={id} />
}

/** The fragment may also come while the page is open: somebody pastes a link, or uses the way back. */
const HAS_TOKEN = /[#&](seat|watch)=/

function OnlineTable({ id }: { id: string }) {
  // Sitting down changes who we are: a new connection starts from there.
  const [{ fragment, round }, setVisit] = useState(() => ({ fragment: readFragment(id), round: 0 }))
  const start = useCallback((next: Fragment) => setVisit((old) => ({ fragment: next, round: old.round + 1 })), [])
  useEffect(() => {
    const read = (): void => {
      if (HAS_TOKEN.test(location.hash)) start(readFragment(id))
    }
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [id, start])
  const { link } = fragment
  if (link !== undefined) return <EnterPage id={id} link={link} onDone={() => start(dropToken(id, 'link'))} />
  return <Connected key={round} id={id} fragment={fragment} onSat={() => start(dropToken(id, 'invite'))} />
}

function useOnlineSession(id: string, tokens: readonly string[]): TableSession | undefined {
  const [session, setSession] = useState<TableSession>()
  useEffect(() => {
    const ended = async (): Promise<void> => {
      opened.end(false)
      const me = await whoAmI()
      // Whoever signed in meanwhile is somebody again; only who is nobody has to be told.
      if (me.ok && me.value.kind === 'nobody') opened.end(true)
    }
    const opened: TableSession = new TableSession(
      (events) => socketLink({ ...events, again: () => void opened.greet(true), ended: () => void ended() }),
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
  return (
    <>
      <Online id={id} fragment={fragment} onSat={onSat} session={session} />
      <NewWayBack id={id} session={session} />
    </>
  )
}

/** Whoever sat down as a guest is shown the way back, this once. */
function NewWayBack({ id, session }: { id: string; session: TableSession }) {
  const hasSeat = useStore(session.store, (state) => state.seats.length > 0)
  const [isSeen, setSeen] = useState(() => wayOf(id)?.isSeen ?? true)
  if (isSeen || !hasSeat) return undefined
  return <WayBackDialog id={id} onClose={() => setSeen(true)} />
}

interface OnlineProps {
  readonly id: string
  readonly fragment: Fragment
  readonly session: TableSession
  onSat(): void
}

function Online({ id, fragment, session, onSat }: OnlineProps) {
  const state = useStore(session.store)
  const { status, problem, table, seats, gone } = state
  const trial = useTrial(session)
  const actions = useActions(id, fragment, session, trial.begin)
  useEffect(() => {
    if (table !== undefined) dropUsedInvites(table)
    if (table !== undefined && (table.state === 'opening' || table.state === 'open'))
      void contribute(table, seats, fragment.tokens)
  }, [table, seats, fragment])
  useGivenUp(id, state)
  if (status === 'failed' && problem?.code === 'notAllowed')
    return <Stranger id={id} fragment={fragment} onSat={onSat} gone={gone} />
  if (table !== undefined && (table.state === 'open' || table.state === 'opening'))
    return <Room table={table} seats={seats} fragment={fragment} onSat={onSat} />
  const invited = seats.length > 0 ? undefined : table?.seats.find((seat) => seat.seat === fragment.seat)
  if (fragment.invite !== undefined && invited?.holder === 'invite')
    return <InviteForm id={id} fragment={fragment} onSat={onSat} />
  if (trial.trial !== undefined)
    return <TablePage key="trial" session={trial.trial} isTrying actions={actions} endTry={trial.end} />
  const isUsed = fragment.invite !== undefined && invited?.holder === 'person'
  return <TablePage key="real" session={session} actions={actions} isInviteUsed={isUsed} />
}

function useActions(id: string, { tokens }: Fragment, session: TableSession, tryOut: () => void): MenuActions {
  const [, navigate] = useLocation()
  return {
    tryOut,
    rematch: () =>
      void rematch(id).then((made) =>
        made.ok ? navigate(`/table/${made.value.table.id}`) : session.trouble(made.code),
      ),
    save: () =>
      void exportTable(id, tokens).then((file) =>
        file.ok ? download(`${id}.walstatt.json`, fileIn(file.value)) : session.trouble(file.code),
      ),
  }
}

/** Whoever concedes, or whose seat is played elsewhere, has none to come back to. */
function useGivenUp(id: string, { seats, gone, table }: TableState): void {
  const own = useRef(seats)
  useEffect(() => {
    const isGivenUp = table?.seats.some(({ seat, conceded }) => conceded && own.current.includes(seat)) ?? false
    if (seats.length === 0 && (gone === 'seat' || isGivenUp)) dropWay(id)
    if (seats.length > 0) own.current = seats
  }, [id, seats, gone, table])
}

const fileIn = (value: unknown): unknown => (value as { file?: unknown }).file ?? value

/** Somebody who may not watch, but perhaps sit down. */
function Stranger({ id, fragment, onSat, gone }: Omit<OnlineProps, 'session'> & Pick<TableState, 'gone'>) {
  const [table, setTable] = useState<TableInfo>()
  const isInvited = fragment.invite !== undefined && gone === undefined
  useEffect(() => {
    // Whoever is invited sees the table only from their seat.
    if (isInvited) return
    void tableOf(id, fragment.tokens).then((found) => found.ok && setTable(found.value))
  }, [id, fragment, isInvited])
  if (isInvited) return <InviteForm id={id} fragment={fragment} onSat={onSat} />
  if (table !== undefined && table.state === 'open')
    return <Room table={table} seats={[]} fragment={fragment} onSat={onSat} />
  return <ShutOut id={id} gone={gone} />
}
