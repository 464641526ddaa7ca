import { useEffect } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Reasons } from '../../boardkit/papers/reasons.tsx'
import { marked } from './about/own.ts'
import { useTable } from './context.tsx'
import { capital } from '../../games/texts.ts'
import { FreeSeats, Proposal } from './proposal.tsx'

/** What others ask for, and why something did not happen: over the ribbon, until it is answered or read. */
export function Requests() {
  return (
    <>
      <Proposal />
      <FreeSeats />
      <UndoRequest />
      <Refusal />
    </>
  )
}

function UndoRequest() {
  const { state, t, words, session } = useTable()
  const { request } = state.mirror.public
  if (request === undefined || state.eyes === undefined) return undefined
  const canAnswer = !request.agreed.includes(state.eyes)
  return (
    <div className="request" role="alertdialog" aria-label={t.table.askUndo}>
      <p>{capital(t.table.undoAsked(words.called(request.by)))}</p>
      {canAnswer && (
        <>
          <Button
            look="small primary"
            text={t.table.agree}
            onClick={() => void session.consent(true)}
            {...marked('agree')}
          />
          <Button
            look="small"
            text={t.table.decline}
            onClick={() => void session.consent(false)}
            {...marked('decline')}
          />
        </>
      )}
    </div>
  )
}

/** Milliseconds to read that the table had moved on. */
const STALE_TIME = 7000

/** Why something did not happen: never silently. */
function Refusal() {
  const { state, t, board, session } = useTable()
  const { refused } = state
  useEffect(() => {
    // The table shows by itself how it stands: nobody has to put this away.
    if (refused?.why !== 'stale') return undefined
    const timer = setTimeout(session.forgive, STALE_TIME)
    return () => clearTimeout(timer)
  }, [refused, session])
  if (refused === undefined) return undefined
  return (
    <div className="refusal" role="alert">
      <p>
        <strong>{t.table.refused[refused.why]}</strong>
        {refused.reasons.length === 0 ? undefined : (
          <>
            {' '}
            <Reasons board={board} reasons={refused.reasons} />
          </>
        )}
      </p>
      <Button
        look="quiet icon"
        sign={<Icon name="close" />}
        aria-label={t.app.close}
        onClick={session.forgive}
        {...marked('close')}
      />
    </div>
  )
}
