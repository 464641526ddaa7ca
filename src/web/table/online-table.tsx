import { useCallback, useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { useStore } from 'zustand'
import { Button } from '../../boardkit/papers/button.tsx'
import type { TableInfo } from '../../protocol/http.ts'
import { errorWords, useT } from '../i18n/index.ts'
import { contribute, exportTable, rematch, tableOf, whoAmI, type Reply } from '../online/api.ts'
import { EnterPage } from '../online/enter.tsx'
import { dropUsedInvites } from '../online/invites.ts'
import { InviteUsed, Room } from '../online/room.tsx'
import { socketLink } from '../online/socket-link.ts'
import { dropToken, readFragment, type Fragment } from '../online/tokens.ts'
import { WayBackDialog } from '../online/way-back-dialog.tsx'
import { usePack } from '../online/use-pack.ts'
import { dropWay, keepHeld, sawWay, wayOf } from '../online/way-back.ts'
import { LayingOut } from '../shelf/laying-out.tsx'
import { Icon } from '../ui/icon.tsx'
import type { MenuActions } from './menu.tsx'
import { download } from './save.ts'
import { TableSession, type TableState } from './session.ts'
import { useTableState } from './use-table-state.ts'
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
  if (link !== undefined)
    return (
      <EnterPage key={link} id={id} link={link} tokens={fragment.tokens} onDone={() => start(dropToken(id, 'link'))} />
    )
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
  if (session === undefined) return <Looking />
  return <Online id={id} fragment={fragment} onSat={onSat} session={session} />
}

/** Whether other people are at this table, or may come. */
const hasOthers = ({ table, seats }: TableState): boolean =>
  table?.seats.some(({ seat, holder }) => holder !== 'bot' && !seats.includes(seat)) ?? false

/** Whether the table still waits for somebody: then the room itself shows the way back. */
const isWaiting = ({ table }: TableState): boolean => table?.state === 'open' || table?.state === 'opening'

/** Whoever has just sat down as a guest is told of the way back, this once, in a line that covers no question. Alone against bots nobody is bothered with it. */
function NewWayBack({ id, session }: { id: string; session: TableSession }) {
  const hasSeat = useStore(session.store, (state) => state.seats.length > 0)
  const t = useT()
  const [isShown, setShown] = useState(false)
  const [isOpen, open] = useState(false)
  useEffect(() => {
    if (!hasSeat || isWaiting(session.state)) return
    if (wayOf(id)?.isSeen === false && hasOthers(session.state)) setShown(true)
  }, [id, hasSeat, session])
  if (!isShown) return undefined
  const done = (): void => {
    sawWay(id)
    setShown(false)
  }
  return (
    <>
      <p className="banner plate" role="status">
        {t.seats.wayNew} <Button look="small" text={t.seats.way} onClick={() => open(true)} />{' '}
        <Button look="small quiet" sign={<Icon name="close" />} label={t.app.close} onClick={done} />
      </p>
      {isOpen && <WayBackDialog id={id} onClose={() => setShown(false)} />}
    </>
  )
}

interface OnlineProps {
  readonly id: string
  readonly fragment: Fragment
  readonly session: TableSession
  onSat(): void
}

function Online({ id, fragment, session, onSat }: OnlineProps) {
  const state = useTableState(session)
  const { status, problem, table, seats, gone } = state
  const trial = useTrial(session)
  const actions = useActions(id, fragment, session, trial.begin)
  useEffect(() => {
    if (table !== undefined) dropUsedInvites(table)
    if (table !== undefined && (table.state === 'opening' || table.state === 'open'))
      void contribute(table, seats, fragment.tokens)
  }, [table, seats, fragment])
  useHeld(id, state)
  const pack = usePack(id, state.pack, fragment.tokens)
  if (status === 'failed' && problem?.code === 'notAllowed')
    return <Stranger id={id} fragment={fragment} onSat={onSat} gone={gone} />
  if (table !== undefined && (table.state === 'open' || table.state === 'opening'))
    return <Room table={table} seats={seats} fragment={fragment} session={session} onSat={onSat} />
  const invited = seats.length > 0 ? undefined : table?.seats.find((seat) => seat.seat === fragment.seat)
  if (fragment.invite !== undefined && invited?.holder === 'invite')
    return <Room table={table!} seats={seats} fragment={fragment} onSat={onSat} />
  if (trial.trial !== undefined)
    return <TablePage key="trial" {...trial.trial} isTrying actions={actions} endTry={trial.end} />
  const used = fragment.invite === undefined || invited?.holder !== 'person' ? undefined : invited
  return (
    <TablePage
      key="real"
      session={session}
      {...pack}
      actions={actions}
      usedInvite={used}
      notice={<NewWayBack id={id} session={session} />}
    />
  )
}

function useActions(id: string, { tokens }: Fragment, session: TableSession, tryOut: () => void): MenuActions {
  const [, navigate] = useLocation()
  return {
    tryOut,
    file: () => exportTable(id, tokens).then((file) => (file.ok ? fileIn(file.value) : undefined)),
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

/** Remembers which seat is held here, and forgets the way back to one that is not held any more. */
function useHeld(id: string, { seats, gone, table }: TableState): void {
  useEffect(() => {
    if (gone === 'seat' || gone === 'conceded') dropWay(id)
    if (table === undefined || seats.length === 0) return
    const own = table.seats.filter(({ seat }) => seats.includes(seat))
    keepHeld(
      id,
      own.map(({ seat, name = '' }) => ({ seat, name })),
    )
  }, [id, seats, gone, table])
}

const fileIn = (value: unknown): unknown => (value as { file?: unknown }).file ?? value

/** Milliseconds after which a table is looked at again by who may not be told of its changes. */
const LOOK_AGAIN = 5000

/** Somebody who may not watch, but perhaps sit down: sees as much as is shown to who is expected. */
function Stranger({ id, fragment, onSat, gone }: Omit<OnlineProps, 'session'> & Pick<TableState, 'gone'>) {
  const [found, setFound] = useState<Reply<TableInfo>>()
  const { invite } = fragment
  const isInvited = invite !== undefined && gone === undefined
  useEffect(() => {
    let isWanted = true
    const look = async (): Promise<void> => {
      const reply = await tableOf(id, isInvited ? [...fragment.tokens, invite] : fragment.tokens)
      if (isWanted) setFound(reply)
    }
    void look()
    const timer = isInvited ? setInterval(() => void look(), LOOK_AGAIN) : undefined
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [id, fragment, isInvited, invite])
  if (found === undefined) return <Looking />
  if (found.ok && (isInvited || found.value.state === 'open'))
    return <Room table={found.value} seats={[]} fragment={fragment} onSat={onSat} />
  if (!found.ok && found.code !== 'notAllowed' && found.code !== 'unknownTable') return <Looking problem={found.code} />
  return isInvited ? <InviteUsed /> : <ShutOut id={id} gone={gone} fragment={fragment} />
}

function Looking({ problem }: { problem?: string }) {
  const t = useT()
  if (problem === undefined) return <LayingOut game={undefined} said={t.table.connecting} />
  return (
    <main className="page narrow" id="main">
      <p className="soft" role="status">
        {errorWords(t, problem)}
      </p>
    </main>
  )
}
