import { useState, type FormEvent } from 'react'
import type { SeatInfo, TableInfo } from '../../protocol/http.ts'
import { change, useLang, useSettings } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { nameOfGame } from '../shelf/boxes.ts'
import { Icon } from '../ui/icon.tsx'
import { giveSeat, invitesOf, keepInvite, sit } from './api.ts'
import { InviteDialog } from './invite.tsx'
import { inviteLink, type Fragment } from './tokens.ts'
import './online.css'

interface RoomProps {
  readonly table: TableInfo
  readonly seats: readonly number[]
  readonly fragment: Fragment
  onSat(): void
}

/** A table before its start: who is there, who is still missing, how to get them. */
export function Room({ table, seats, fragment, onSat }: RoomProps) {
  const t = useT()
  const isHost = table.seats.some((seat) => seat.isHost && seats.includes(seat.seat))
  const free = table.seats.filter(isFree).length
  const name = nameOfGame(table.game, useLang())
  return (
    <main className="page narrow" id="main">
      <title>{`${name} – Walstatt`}</title>
      <h1>{table.title === '' ? name : table.title}</h1>
      <p className="lead" role="status">
        {free === 0 ? t.table.connecting : t.lobby.waitingForPlayers(free)}
      </p>
      <ul className="room">
        {table.seats.map((seat) => (
          <Seat
            key={seat.seat}
            table={table}
            seat={seat}
            isHost={isHost}
            isMine={seats.includes(seat.seat)}
            onSat={onSat}
          />
        ))}
      </ul>
      {fragment.invite !== undefined &&
        table.seats.some((one) => one.seat === fragment.seat && one.holder === 'invite') && (
          <SitForm id={table.id} seat={fragment.seat ?? 0} token={fragment.invite} onSat={onSat} />
        )}
    </main>
  )
}

const isFree = (seat: SeatInfo): boolean => seat.holder === 'invite' || seat.holder === 'open'

function Seat(props: { table: TableInfo; seat: SeatInfo; isHost: boolean; isMine: boolean; onSat(): void }) {
  const { table, seat, isHost, isMine, onSat } = props
  const t = useT()
  const [link, setLink] = useState<string>()
  const [isSitting, setSitting] = useState(false)
  const invite = async (): Promise<void> => {
    const kept = invitesOf(table.id)?.invites.find((one) => one.seat === seat.seat)
    if (kept !== undefined) return setLink(inviteLink(table.id, seat.seat, kept.token))
    const given = await giveSeat(table.id, seat.seat, 'invite')
    if (!given.ok || given.value.token === undefined) return undefined
    keepInvite(table.id, seat.seat, given.value.token)
    return setLink(inviteLink(table.id, seat.seat, given.value.token))
  }
  const who =
    seat.holder === 'bot'
      ? t.setup.botName(t.setup.bots[seat.bot as 'greedy'] ?? '')
      : seat.holder === 'person'
        ? (seat.name ?? '')
        : t.setup.holders[seat.holder]
  return (
    <li className="paper room-seat">
      <span className={seat.isHere ? 'dot here' : 'dot'} aria-hidden="true" />
      <span className="room-who">
        <span className="soft">{t.setup.seat(seat.seat + 1)}</span> <strong>{who}</strong>
        {isMine && ` (${t.table.you})`}
      </span>
      {isHost && isFree(seat) && (
        <>
          <button type="button" className="button small" onClick={() => void invite()}>
            <Icon name="link" /> {t.table.invite}
          </button>
          <button type="button" className="button small" onClick={() => void giveSeat(table.id, seat.seat, 'bot')}>
            {t.table.giveBot}
          </button>
        </>
      )}
      {seat.holder === 'open' && !isSitting && (
        <button type="button" className="button small primary" onClick={() => setSitting(true)}>
          {t.table.sit}
        </button>
      )}
      {isSitting && <SitForm id={table.id} seat={seat.seat} onSat={onSat} />}
      {link !== undefined && (
        <InviteDialog link={link} title={t.table.invite} text={t.table.inviteText} onClose={() => setLink(undefined)} />
      )}
    </li>
  )
}

/** An invitation, before anything of the table is known. */
export function InviteForm({ id, fragment, onSat }: { id: string; fragment: Fragment; onSat(): void }) {
  const t = useT()
  return (
    <main className="page narrow" id="main">
      <h1>{t.table.invite}</h1>
      <SitForm id={id} seat={fragment.seat ?? 0} token={fragment.invite ?? ''} onSat={onSat} />
    </main>
  )
}

function SitForm(props: { id: string; seat: number; token?: string; onSat(): void }) {
  const { id, seat, token, onSat } = props
  const t = useT()
  const name = useSettings((settings) => settings.name)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const sat = await sit(id, seat, name.trim() === '' ? t.setup.seat(seat + 1) : name.trim(), token)
    if (sat.ok) onSat()
    else setProblem(t.errors[sat.code])
  }
  return (
    <form className="sit-form" onSubmit={(event) => void submit(event)}>
      <label htmlFor={`name-${seat}`}>{t.settings.name}</label>
      <input
        id={`name-${seat}`}
        className="input"
        value={name}
        maxLength={40}
        onChange={(event) => change({ name: event.target.value })}
      />
      <button type="submit" className="button primary">
        {t.table.sit}
      </button>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
