import { useState } from 'react'
import { listed } from '../i18n/format.ts'
import { agreeTo } from '../online/api.ts'
import { useTable } from './context.tsx'

/** A seat is to be offered anew: everybody sees it, and who is asked says yes or no. */
export function Proposal() {
  const { state, t, session, nameOf, lang } = useTable()
  const [isSent, setSent] = useState(false)
  const { table, seats } = state
  const proposal = table?.proposal
  if (table === undefined || proposal === undefined) return undefined
  const nameAt = (at: number): string => nameOf(table.seats.find(({ seat }) => seat === at)?.roles[0] ?? 0)
  const asked = proposal.asked.filter((seat) => !proposal.agreed.includes(seat))
  const own = asked.filter((seat) => seats.includes(seat))
  const answer = async (yes: boolean): Promise<void> => {
    setSent(true)
    const done = await agreeTo(table.id, proposal.seat, yes)
    setSent(false)
    if (!done.ok) session.trouble(done.code)
  }
  return (
    <div className="request" role={own.length > 0 ? 'alertdialog' : 'status'} aria-label={t.seats.offer}>
      <p>
        {t.seats.proposal(nameAt(proposal.seat))}
        {own.length === 0 && asked.length > 0 && ` ${t.seats.proposalWaits(listed(lang, asked.map(nameAt)))}`}
      </p>
      {own.length > 0 && (
        <>
          <button type="button" className="button small primary" disabled={isSent} onClick={() => void answer(true)}>
            {t.table.agree}
          </button>
          <button type="button" className="button small" disabled={isSent} onClick={() => void answer(false)}>
            {t.table.decline}
          </button>
        </>
      )}
    </div>
  )
}
