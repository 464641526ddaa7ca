import { useState } from 'react'
import type { SeatInfo } from '../../protocol/http.ts'
import { giveSeat, invitesOf, keepInvite } from '../online/api.ts'
import { InviteDialog } from '../online/invite.tsx'
import { inviteLink, watchLink } from '../online/tokens.ts'
import { useTable } from './context.tsx'

/** The host looks after seats that are free or silent; spectators are counted. */
export function Seats() {
  const { session, state, t } = useTable()
  const [link, setLink] = useState<{ title: string; text: string; link: string }>()
  const { table } = state
  if (session.isLocal || table === undefined) return undefined
  const isHost = table.seats.some((seat) => seat.isHost && state.seats.includes(seat.seat))
  const kept = invitesOf(table.id)
  const needy = isHost && state.mirror.public.outcome === undefined ? table.seats.filter(isNeedy) : []
  return (
    <div className="seats">
      {needy.map((seat) => (
        <SeatCare
          key={seat.seat}
          id={table.id}
          seat={seat}
          onLink={(own) => setLink({ title: t.table.invite, text: t.table.inviteText, link: own })}
        />
      ))}
      <p className="seats-foot soft">
        {t.table.spectators(state.watchers)}
        {table.watching && kept !== undefined && (
          <button
            type="button"
            className="button quiet small"
            onClick={() => setLink({ title: t.table.watchLink, text: '', link: watchLink(table.id, kept.watchToken) })}
          >
            {t.table.watchLink}
          </button>
        )}
      </p>
      {link !== undefined && <InviteDialog {...link} onClose={() => setLink(undefined)} />}
    </div>
  )
}

const isNeedy = (seat: SeatInfo): boolean => seat.holder === 'invite' || seat.holder === 'open' || !seat.isHere

function SeatCare({ id, seat, onLink }: { id: string; seat: SeatInfo; onLink(link: string): void }) {
  const { t } = useTable()
  const [problem, setProblem] = useState<string>()
  if (seat.holder === 'bot') return undefined
  const give = async (to: 'bot' | 'invite'): Promise<void> => {
    const given = await giveSeat(id, seat.seat, to)
    if (!given.ok) return setProblem(t.errors[given.code])
    setProblem(undefined)
    if (given.value.token === undefined) return undefined
    keepInvite(id, seat.seat, given.value.token)
    return onLink(inviteLink(id, seat.seat, given.value.token))
  }
  return (
    <div className="seat-care">
      <span>
        {t.setup.seat(seat.seat + 1)}: {seat.holder === 'person' ? `${seat.name ?? ''} ${t.table.away}` : t.table.free}
      </span>
      <button type="button" className="button small" onClick={() => void give('bot')}>
        {t.table.giveBot}
      </button>
      <button type="button" className="button small" onClick={() => void give('invite')}>
        {t.table.giveInvite}
      </button>
      {problem !== undefined && <p className="problem">{problem}</p>}
    </div>
  )
}
