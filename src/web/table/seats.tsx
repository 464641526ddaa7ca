import { useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import type { SeatInfo } from '../../protocol/http.ts'
import { isFree, OwnTools } from '../online/own-tools.tsx'
import { useSeatCare, type SeatCare } from '../online/seat-care.tsx'
import { BotFace } from '../names/bot-face.tsx'
import { personaAt } from '../names/with-names.ts'
import { botLevel } from '../online/seat-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Problem } from '../ui/problem.tsx'
import { marked } from './about/own.ts'
import { useTable } from './context.tsx'

/** Spectators are counted; the host sees which seats are free or silent. Everything else is in the dialog. */
export function Seats() {
  const { session, state, t } = useTable()
  const [isOpen, setOpen] = useState(false)
  const { table } = state
  if (session.isLocal || table === undefined) return undefined
  const isHost = table.seats.some((seat) => seat.isHost && state.seats.includes(seat.seat))
  const needy = isHost && table.state === 'running' ? table.seats.filter(isNeedy) : []
  return (
    <div className="seats">
      {needy.map((seat) => (
        <p key={seat.seat} className="seat-care">
          {t.setup.seat(seat.seat + 1)}:{' '}
          {seat.holder === 'person' ? `${seat.name ?? ''} ${t.table.away}` : t.table.free}
        </p>
      ))}
      <p className="seats-foot soft">
        {t.table.spectators(state.watchers)}
        <Button look="quiet small" text={t.seats.title} onClick={() => setOpen(true)} {...marked('seats')} />
      </p>
      {isOpen && <SeatsDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

const isNeedy = (seat: SeatInfo): boolean => isFree(seat) || (seat.holder === 'person' && !seat.isHere)

/** Who sits where, and everything that can be done about it. What it opens takes its place. */
export function SeatsDialog({ onClose }: { onClose(): void }) {
  const { state, t } = useTable()
  const table = state.table!
  const care = useSeatCare(table, state.seats)
  const isHost = table.seats.some((seat) => seat.isHost && state.seats.includes(seat.seat))
  const isPlayed = table.state === 'running' || table.state === 'stopped'
  if (care.dialog !== undefined) return care.dialog
  return (
    <Dialog title={t.seats.title} onClose={onClose}>
      <Problem text={care.problem} />
      <ul className="seat-list">
        {table.seats.map((seat) => (
          <SeatLine key={seat.seat} seat={seat} care={care} isCared={isHost && table.state === 'running'} />
        ))}
      </ul>
      {state.seats.length > 0 && isPlayed && <OwnTools care={care} />}
      {isHost && table.watching && (
        <p className="seat-watch">
          <Icon name="eye" /> <span>{t.table.spectators(state.watchers)}</span>
          <Button look="small" text={t.table.watchLink} onClick={care.watch} {...marked('watchLink')} />
        </p>
      )}
    </Dialog>
  )
}

function SeatLine({ seat, care, isCared }: { seat: SeatInfo; care: SeatCare; isCared: boolean }) {
  const { t, state, words, nameOf } = useTable()
  const isMine = state.seats.includes(seat.seat)
  const [role = 0] = seat.roles
  const persona = personaAt(state.table!, seat.seat)
  // Who conceded wanted a bot to play to the end.
  const isBot = seat.holder === 'bot' && !seat.conceded
  const isAway = seat.holder === 'person' && !seat.isHere && !isMine
  const { here, away } = t.table
  const standing = {
    person: isMine ? '' : seat.isHere ? here : away,
    bot: seat.conceded ? `(${t.table.conceded})` : botLevel(t, seat),
    invite: t.seats.free,
    open: t.seats.open,
  }
  return (
    <li>
      <span className={seat.isHere ? 'dot here' : 'dot'} aria-hidden="true" />
      <span className="seat-who">
        {persona !== undefined && (
          <span {...marked('bot', seat.seat)}>
            <BotFace face={persona.face} />
          </span>
        )}{' '}
        <strong>{isFree(seat) ? t.setup.seat(seat.seat + 1) : nameOf(role)}</strong>
        {isMine && ` (${t.table.you})`} {standing[seat.holder]}
        <small className="soft">{seat.roles.map(words.player).join(', ')}</small>
      </span>
      {isCared && isFree(seat) && (
        <>
          <Button
            look="small"
            sign={<Icon name="link" />}
            text={t.table.invite}
            onClick={() => care.invite(seat.seat)}
            {...marked('invite')}
          />
          <Button look="small" text={t.table.giveBot} onClick={() => care.toBot(seat.seat)} {...marked('toBot')} />
        </>
      )}
      {isCared && (isAway || isBot) && (
        <Button look="small" text={t.seats.offer} onClick={() => care.offer(seat.seat)} {...marked('offerSeat')} />
      )}
    </li>
  )
}
