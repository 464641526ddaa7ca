import { useEffect, type ReactNode } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Reasons } from '../../boardkit/papers/reasons.tsx'
import { RuleLink, useTable } from './context.tsx'
import { verdictOf } from './verdict.ts'
import { Options } from './options.tsx'
import { capital } from '../../games/texts.ts'
import { promptText, waitingText } from './waiting.ts'
import { FreeSeats, Proposal } from './proposal.tsx'

/** What is asked, by which rule, and every answer to it. */
export function Prompt({ all, between, rematch }: { all: boolean; between?: ReactNode; rematch(): void }) {
  const { question, state } = useTable()
  if (state.mirror.public.outcome !== undefined && state.past === undefined) return <OverPrompt rematch={rematch} />
  return (
    <section className="prompt" aria-labelledby="prompt-title" data-question={question?.id}>
      <Proposal />
      <FreeSeats />
      <UndoRequest />
      {question === undefined ? <Waiting /> : <Question all={all} between={between} />}
      {question === undefined && between}
      <Offers />
      <Refusal />
    </section>
  )
}

function Question({ all, between }: { all: boolean; between: ReactNode }) {
  const { question, words, t, state } = useTable()
  if (question === undefined) return undefined
  return (
    <>
      <h2 id="prompt-title" className="prompt-title">
        <span className="sr">{t.table.yourTurn}: </span>
        {promptText(words, question, state.eyes, state.roles)} <RuleLink id={question.rule} />
      </h2>
      {between}
      <Options question={question} all={all} />
    </>
  )
}

function Waiting() {
  const { state, t, words, nameOf, language } = useTable()
  if (state.past !== undefined) return <Past {...state.past} />
  return (
    <>
      <h2 id="prompt-title" className="prompt-title soft">
        {waitingText({ t, language, words, nameOf }, state.mirror.public.waiting)}
      </h2>
      {state.roles.length === 0 && <p className="soft">{t.table.watching}</p>}
    </>
  )
}

/** What had just happened at the moment that is shown. */
function Past({ at, isUnseen }: { at: number; isUnseen: boolean }) {
  const { t, words, session } = useTable()
  const event = at === 0 ? undefined : session.events[at - 1]?.event
  return (
    <>
      <h2 id="prompt-title" className="prompt-title soft">
        {t.table.past}
      </h2>
      {event !== undefined && <p>{words.event(event)}</p>}
      {isUnseen && <p className="soft">{t.table.unseen}</p>}
    </>
  )
}

/** The last answer is gone: whoever used the keys goes on from here. */
function takeFocus(title: HTMLHeadingElement | null): void {
  if (document.activeElement === document.body) title?.focus({ preventScroll: true })
}

function OverPrompt({ rematch }: { rematch(): void }) {
  const table = useTable()
  const { t, state, session, isTrying } = table
  return (
    <section className="prompt" aria-labelledby="prompt-title" data-over="true">
      <h2 id="prompt-title" className="prompt-title" tabIndex={-1} ref={takeFocus}>
        {t.table.over}: {verdictOf(table)}
      </h2>
      {(session.isLocal || state.roles.length > 0) && !isTrying && (
        <Button look="primary" sign={<Icon name="again" />} text={t.table.rematch} onClick={rematch} />
      )}
    </section>
  )
}

/** Things that may be done at any time besides the question. */
function Offers() {
  const { state, t, words, session } = useTable()
  const offers = state.eyes === undefined ? [] : (state.mirror.roles.get(state.eyes)?.offers ?? [])
  if (offers.length === 0 || state.past !== undefined) return undefined
  return (
    <div className="offers" role="group" aria-label={t.table.offers}>
      <p className="soft">{t.table.offers}</p>
      {offers.map((offer) => (
        <Button
          key={offer.key}
          look="small"
          text={words.say(offer.label)}
          onClick={() => void session.offer(offer.key)}
        />
      ))}
    </div>
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
          <Button look="small primary" text={t.table.agree} onClick={() => void session.consent(true)} />
          <Button look="small" text={t.table.decline} onClick={() => void session.consent(false)} />
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
      <Button look="quiet icon" sign={<Icon name="close" />} aria-label={t.app.close} onClick={session.forgive} />
    </div>
  )
}
