import { useEffect, useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import type { SeatInfo, TableInfo } from '../../protocol/http.ts'
import { listed } from '../i18n/format.ts'
import { agreeTo, giveSeat } from '../online/api.ts'
import { isFree } from '../online/own-tools.tsx'
import { useSeatCare } from '../online/seat-care.tsx'
import { seatTitle, sitterName } from '../online/seat-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Problem } from '../ui/problem.tsx'
import { marked, type OwnThing } from './about/own.ts'
import { useTable } from './context.tsx'

const isHostOf = ({ seats }: TableInfo, own: readonly number[]): boolean =>
  seats.some(({ seat, isHost }) => isHost && own.includes(seat))

/** A seat is to be offered anew: everybody sees it, who is asked says yes or no, and the host hears of a no. */
export function Proposal() {
  const { state, t, session, language } = useTable()
  const [isSent, setSent] = useState(false)
  const [read, setRead] = useState('')
  const { table, seats } = state
  const proposal = table?.proposal
  if (table === undefined || proposal === undefined) return undefined
  const seatAt = (at: number): SeatInfo => table.seats.find(({ seat }) => seat === at)!
  const name = (at: number): string => sitterName(t, seatAt(at))
  const title = seatTitle(t, seatAt(proposal.seat))
  const waiting = proposal.asked.filter((seat) => !proposal.agreed.includes(seat))
  const isOpen = proposal.declined === undefined
  const isAsked = isOpen && waiting.some((seat) => seats.includes(seat))
  const act = async (asked: Promise<{ ok: true } | { ok: false; code: string }>): Promise<void> => {
    setSent(true)
    const done = await asked
    setSent(false)
    if (!done.ok) session.trouble(done.code)
  }
  const host = table.seats.find(({ isHost }) => isHost)
  const key = JSON.stringify(proposal)
  if (!isOpen && read === key) return undefined
  return (
    <div
      className={isOpen ? 'request' : 'request read'}
      role={isAsked ? 'alertdialog' : 'status'}
      aria-label={t.seats.offer}
    >
      <p>
        {!isOpen
          ? t.seats.proposalDeclined(name(proposal.declined!), title)
          : isAsked
            ? `${t.seats.proposalBy(host === undefined ? '' : sitterName(t, host), title)} ${t.seats.proposalMeans}`
            : `${t.seats.proposal(title)} ${t.seats.proposalWaits(listed(language, waiting.map(name)))}`}
      </p>
      {isAsked && (
        <>
          <Act
            className="primary"
            about="agree"
            isSent={isSent}
            act={() => act(agreeTo(table.id, proposal.seat, true))}
          >
            {t.table.agree}
          </Act>
          <Act about="decline" isSent={isSent} act={() => act(agreeTo(table.id, proposal.seat, false))}>
            {t.table.decline}
          </Act>
        </>
      )}
      {!isOpen && isHostOf(table, seats) && (
        <Act about="offerSeat" isSent={isSent} act={() => act(giveSeat(table.id, proposal.seat, 'invite'))}>
          {t.seats.askAgain}
        </Act>
      )}
      {!isOpen && <PutAway done={() => setRead(key)} />}
    </div>
  )
}

function PutAway({ done }: { done(): void }) {
  const { t } = useTable()
  return (
    <Button
      look="quiet icon"
      sign={<Icon name="close" />}
      aria-label={t.app.close}
      onClick={done}
      {...marked('close')}
    />
  )
}

interface ActProps {
  readonly className?: string
  readonly about: OwnThing
  readonly isSent: boolean
  readonly children: string
  act(): Promise<void>
}

function Act({ className = '', about, isSent, act, children }: ActProps) {
  return (
    <button
      type="button"
      className={`button small ${className}`}
      disabled={isSent}
      onClick={() => void act()}
      {...marked(about)}
    >
      {children}
    </button>
  )
}

/** A running game waits where nobody sits: the host is led to the link, at once if the others have just agreed to it. */
export function FreeSeats() {
  const { state, session } = useTable()
  const { table, seats } = state
  if (session.isLocal || table?.state !== 'running' || !isHostOf(table, seats)) return undefined
  return <Vacant table={table} own={seats} />
}

function Vacant({ table, own }: { table: TableInfo; own: readonly number[] }) {
  const { t } = useTable()
  const care = useSeatCare(table, own)
  const [proposed, setProposed] = useState<number>()
  const asked = table.proposal?.seat
  useEffect(() => {
    if (asked !== undefined) setProposed(asked)
  }, [asked])
  return (
    <>
      {table.seats.filter(isFree).map(({ seat }) => (
        <div key={seat} className="request vacant" role="status">
          <p>
            {seat === proposed && `${t.seats.allAgreed} `}
            {t.seats.seatFree(t.setup.seat(seat + 1))}
          </p>
          <Button
            look="small primary"
            sign={<Icon name="link" />}
            text={t.seats.inviteSomebody}
            onClick={() => care.invite(seat)}
            {...marked('invite')}
          />
          <Button look="small" text={t.table.giveBot} onClick={() => care.toBot(seat)} {...marked('toBot')} />
        </div>
      ))}
      <Problem text={care.problem} />
      {care.dialog}
    </>
  )
}
