import { useState, type FormEvent } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import type { SeatInfo, TableInfo } from '../../protocol/http.ts'
import { change, useLanguage } from '../app/settings.ts'
import { useOwnName } from '../names/own-name.ts'
import { useT, type Catalogue } from '../i18n/index.ts'
import { nameOfGame } from '../shelf/boxes.ts'
import { refusalWords } from '../newtable/problem-words.ts'
import { Icon } from '../ui/icon.tsx'
import { plainLine } from '../ui/plain.ts'
import { Problem } from '../ui/problem.tsx'
import { sit, tableBehind } from './api.ts'
import { isFree, OwnTools } from './own-tools.tsx'
import { useSeatCare, type SeatCare } from './seat-care.tsx'
import { botLevel, sitterName } from './seat-names.ts'
import { RoomLink } from './room-link.tsx'
import { TableFacts } from './table-facts.tsx'
import { WayNote } from './way-note.tsx'
import type { TableSession } from '../table/session.ts'
import { TalkOf } from '../table/talk.tsx'
import { useTableState } from '../table/use-table-state.ts'
import type { Fragment } from './tokens.ts'
import './online.css'

interface RoomProps {
  readonly table: TableInfo
  readonly seats: readonly number[]
  readonly fragment: Fragment
  /** Where one is heard, one may talk. */
  readonly session?: TableSession
  onSat(): void
}

/** A table before its start, or before one has sat down: which game, who is there, who is still missing, how to get them. */
export function Room({ table, seats, fragment, session, onSat }: RoomProps) {
  const t = useT()
  const isHost = table.seats.some((seat) => seat.isHost && seats.includes(seat.seat))
  const name = nameOfGame(table.game, useLanguage())
  const care = useSeatCare(table, seats)
  const host = table.seats.find((seat) => seat.isHost)
  const isInvited = fragment.invite !== undefined && seats.length === 0
  const invited = isInvited ? table.seats.find((one) => one.seat === fragment.seat) : undefined
  const used = invited === undefined || isFree(invited) ? undefined : t.seats.inviteTaken(sitterName(t, invited))
  const called = table.title === '' ? name : table.title
  const isAsked = isInvited && used === undefined && host !== undefined
  const title = isAsked ? t.rooms.invites(sitterName(t, host), called) : called
  return (
    <main className="page waiting-room" id="main">
      <title>{`${title} – Walstatt`}</title>
      <h1>{title}</h1>
      <div className="room-side">
        <TableFacts table={table} />
      </div>
      <div className="room-main">
        {invited?.holder === 'invite' && (
          <section className="paper sit-here" aria-label={t.table.sit}>
            <SitForm id={table.id} seat={invited.seat} token={fragment.invite!} onSat={onSat} />
          </section>
        )}
        <RoomLead table={table} />
        <Problem text={care.problem ?? used} />
        {isHost && <RoomLink table={table} />}
        <ul className="room">
          {table.seats.map((seat) => (
            <Seat
              key={seat.seat}
              id={table.id}
              seat={seat}
              isHost={isHost}
              isMine={seats.includes(seat.seat)}
              mayAlsoSit={seats.length === 0 && invited === undefined}
              care={care}
              onSat={onSat}
            />
          ))}
        </ul>
        {session !== undefined && seats.length > 0 && <RoomTalk session={session} />}
        {seats.length > 0 && <WayNote id={table.id} />}
        {seats.length > 0 && <RoomTools table={table} isHost={isHost} care={care} />}
      </div>
      {care.dialog}
    </main>
  )
}

/** Whoever waits can be talked to already. */
function RoomTalk({ session }: { session: TableSession }) {
  const t = useT()
  const state = useTableState(session)
  return (
    <section className="paper room-talk" aria-labelledby="room-talk">
      <h2 id="room-talk">{t.table.chat}</h2>
      <TalkOf state={state} session={session} />
    </section>
  )
}

function RoomLead({ table }: { table: TableInfo }) {
  const t = useT()
  const free = table.seats.filter(isFree).length
  const isWaiting = table.state === 'open' || table.state === 'opening'
  const standing = !isWaiting ? t.seats.underWay : free === 0 ? t.table.connecting : t.lobby.waitingForPlayers(free)
  return (
    <p className="lead" role="status">
      {standing}
    </p>
  )
}

/** What can be done about the table and the own seat before the game begins. */
function RoomTools({ table, isHost, care }: { table: TableInfo; isHost: boolean; care: SeatCare }) {
  const t = useT()
  return (
    <OwnTools care={care}>
      {isHost && table.watching && (
        <Button look="small" sign={<Icon name="eye" />} text={t.table.watchLink} onClick={care.watch} />
      )}
      {!isHost && table.state === 'open' && <Button look="small" text={t.seats.leave} onClick={care.leave} />}
    </OwnTools>
  )
}

interface SeatProps {
  readonly id: string
  readonly seat: SeatInfo
  readonly isHost: boolean
  readonly isMine: boolean
  /** Whoever sits already, or is expected elsewhere, is not asked to. */
  readonly mayAlsoSit: boolean
  readonly care: SeatCare
  onSat(): void
}

function whoSits(t: Catalogue, seat: SeatInfo): string {
  return seat.holder === 'person' || seat.holder === 'bot' ? sitterName(t, seat) : t.setup.holders[seat.holder]
}

function Seat({ id, seat, isHost, isMine, mayAlsoSit, care, onSat }: SeatProps) {
  const t = useT()
  const [isSitting, setSitting] = useState(false)
  const number = t.setup.seat(seat.seat + 1)
  const who = whoSits(t, seat)
  return (
    <li className="paper room-seat">
      <span className={seat.isHere ? 'dot here' : 'dot'} aria-hidden="true" />
      <span className="room-who">
        {who !== number && <span className="soft">{number} </span>}
        <strong>{who}</strong>
        {isMine && ` (${t.table.you})`}
        {seat.holder === 'bot' && <span className="soft"> {botLevel(t, seat)}</span>}
        {seat.holder === 'person' && <span className="soft"> · {seat.isHere ? t.table.here : t.table.away}</span>}
      </span>
      {isHost && isFree(seat) && <HostTools seat={seat} number={number} care={care} />}
      {seat.holder === 'open' && mayAlsoSit && !isSitting && (
        <Button look="small primary" text={t.table.sit} onClick={() => setSitting(true)} />
      )}
      {isSitting && mayAlsoSit && <SitForm id={id} seat={seat.seat} onSat={onSat} />}
    </li>
  )
}

function HostTools({ seat, number, care }: { seat: SeatInfo; number: string; care: SeatCare }) {
  const t = useT()
  const isCopied = care.copied === seat.seat
  const label = t.seats.copyLink(number)
  return (
    <span className="room-tools">
      <Button look="small" sign={<Icon name="link" />} text={t.table.invite} onClick={() => care.invite(seat.seat)} />
      {seat.holder === 'invite' && (
        <Button
          look="small"
          sign={<Icon name={isCopied ? 'check' : 'copy'} />}
          title={label}
          aria-label={isCopied ? `${label}: ${t.app.copied}` : label}
          onClick={() => care.copy(seat.seat)}
        />
      )}
      <Button look="small" text={t.table.giveBot} onClick={() => care.toBot(seat.seat)} />
      <span className="sr" role="status">
        {isCopied ? t.app.copied : ''}
      </span>
    </span>
  )
}

/** An invitation that leads nowhere any more, to a table of which nothing may be seen. */
export function InviteUsed() {
  const t = useT()
  return (
    <main className="page narrow" id="main">
      <title>{`${t.seats.invitation} – Walstatt`}</title>
      <h1>{t.seats.invitation}</h1>
      <Problem text={t.seats.inviteUsed} />
      <a className="button" href="/games">
        {t.nav.games}
      </a>
    </main>
  )
}

/** Why somebody may not sit down: the invitation is used up, or this very person may not. */
async function whyNot(t: Catalogue, id: string, seat: number, token: string | undefined): Promise<string> {
  const behind = token === undefined ? undefined : await tableBehind(id, token)
  const isFreeStill = behind?.ok === true && behind.value.seats.some((one) => one.seat === seat && isFree(one))
  return isFreeStill && behind.value.visibility === 'link' ? t.seats.knowsAnother : t.seats.inviteUsed
}

function SitForm(props: { id: string; seat: number; token?: string; onSat(): void }) {
  const { id, seat, token, onSat } = props
  const t = useT()
  const name = useOwnName()
  const [problem, setProblem] = useState<string>()
  const [isOver, setOver] = useState(false)
  const [isSent, setSent] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setSent(true)
    const sat = await sit(id, seat, name, token)
    setSent(false)
    if (sat.ok) return onSat()
    setOver(sat.code === 'notAllowed')
    const isRefused = sat.code === 'notAllowed'
    return setProblem(isRefused ? await whyNot(t, id, seat, token) : refusalWords(t, 'sit', sat.code))
  }
  if (isOver)
    return (
      <>
        <Problem text={problem} />
        <a className="button" href="/games">
          {t.nav.games}
        </a>
      </>
    )
  return (
    <form className="sit-form" onSubmit={(event) => void submit(event)}>
      <label htmlFor={`name-${seat}`}>{t.settings.name}</label>
      <input
        id={`name-${seat}`}
        className="input"
        defaultValue={name}
        maxLength={40}
        onChange={(event) => change({ name: plainLine(event.target.value) })}
      />
      <Button type="submit" look="primary" text={t.table.sit} disabled={isSent} />
      <Problem text={problem} />
    </form>
  )
}
