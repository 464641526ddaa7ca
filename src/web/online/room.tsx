import { useState, type FormEvent } from 'react'
import type { SeatInfo, TableInfo } from '../../protocol/http.ts'
import { change, useLang, useSettings } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { nameOfGame } from '../shelf/boxes.ts'
import { refusalWords, type Refusal } from '../newtable/problem-words.ts'
import { Icon } from '../ui/icon.tsx'
import { plainLine } from '../ui/plain.ts'
import { sit } from './api.ts'
import { isFree, OwnTools } from './own-tools.tsx'
import { Problem, useSeatCare, type SeatCare } from './seat-care.tsx'
import type { Fragment } from './tokens.ts'
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
  const care = useSeatCare(table, seats)
  const invited =
    fragment.invite === undefined || seats.length > 0
      ? undefined
      : table.seats.find((one) => one.seat === fragment.seat)
  return (
    <main className="page narrow" id="main">
      <title>{`${name} – Walstatt`}</title>
      <h1>{table.title === '' ? name : table.title}</h1>
      <p className="lead" role="status">
        {free === 0 ? t.table.connecting : t.lobby.waitingForPlayers(free)}
      </p>
      <Problem text={care.problem ?? (invited?.holder === 'person' ? t.seats.inviteUsed : undefined)} />
      <ul className="room">
        {table.seats.map((seat) => (
          <Seat
            key={seat.seat}
            id={table.id}
            seat={seat}
            isHost={isHost}
            isMine={seats.includes(seat.seat)}
            care={care}
            onSat={onSat}
          />
        ))}
      </ul>
      {seats.length > 0 && <OwnTools care={care} />}
      {invited?.holder === 'invite' && (
        <SitForm id={table.id} seat={invited.seat} token={fragment.invite!} onSat={onSat} />
      )}
      {care.dialog}
    </main>
  )
}

interface SeatProps {
  readonly id: string
  readonly seat: SeatInfo
  readonly isHost: boolean
  readonly isMine: boolean
  readonly care: SeatCare
  onSat(): void
}

function Seat({ id, seat, isHost, isMine, care, onSat }: SeatProps) {
  const t = useT()
  const [isSitting, setSitting] = useState(false)
  const number = t.setup.seat(seat.seat + 1)
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
        {who !== number && <span className="soft">{number} </span>}
        <strong>{who}</strong>
        {isMine && ` (${t.table.you})`}
      </span>
      {isHost && isFree(seat) && (
        <>
          <button type="button" className="button small" onClick={() => care.invite(seat.seat)}>
            <Icon name="link" /> {t.table.invite}
          </button>
          <button type="button" className="button small" onClick={() => care.toBot(seat.seat)}>
            {t.table.giveBot}
          </button>
        </>
      )}
      {seat.holder === 'open' && !isSitting && (
        <button type="button" className="button small primary" onClick={() => setSitting(true)}>
          {t.table.sit}
        </button>
      )}
      {isSitting && <SitForm id={id} seat={seat.seat} onSat={onSat} />}
    </li>
  )
}

/** An invitation, before anything of the table is known. */
export function InviteForm({ id, fragment, onSat }: { id: string; fragment: Fragment; onSat(): void }) {
  const t = useT()
  return (
    <main className="page narrow" id="main">
      <h1>{t.seats.invitation}</h1>
      <SitForm id={id} seat={fragment.seat ?? 0} token={fragment.invite ?? ''} onSat={onSat} />
    </main>
  )
}

function SitForm(props: { id: string; seat: number; token?: string; onSat(): void }) {
  const { id, seat, token, onSat } = props
  const t = useT()
  const name = useSettings((settings) => settings.name)
  const [refusal, setRefusal] = useState<Refusal>()
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const sat = await sit(id, seat, name.trim() === '' ? t.setup.seat(seat + 1) : name.trim(), token)
    if (sat.ok) onSat()
    else setRefusal(sat.code)
  }
  const problem = refusal === undefined ? undefined : refusalWords(t, 'sit', refusal)
  if (refusal === 'notAllowed')
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
        value={name}
        maxLength={40}
        onChange={(event) => change({ name: plainLine(event.target.value) })}
      />
      <button type="submit" className="button primary">
        {t.table.sit}
      </button>
      <Problem text={problem} />
    </form>
  )
}
