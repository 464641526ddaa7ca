import { useState, type ReactNode } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import type { Role } from '../../engine/index.ts'
import { stopReasonOf } from '../../protocol/stopped.ts'
import { useLanguage } from '../app/settings.ts'
import { errorWords, useT } from '../i18n/index.ts'
import { resume } from '../online/api.ts'
import { Icon } from '../ui/icon.tsx'
import { chronicle } from './chronicle.ts'
import type { MenuActions } from './menu.tsx'
import type { TableState, TableSession } from './session.ts'
import type { Loaded } from './words.ts'

interface StoppedProps {
  readonly session: TableSession
  readonly state: TableState
  readonly actions: MenuActions
  readonly children?: ReactNode
}

/** The server has stopped the match: what happened, what is kept, what can be done. */
export function Stopped({ session, state, actions, children }: StoppedProps) {
  const t = useT()
  const [isTrying, setTrying] = useState(false)
  const { table, seats } = state
  const host = table?.seats.find((seat) => seat.isHost)
  const isHost = host !== undefined && seats.includes(host.seat)
  const goOn = async (): Promise<void> => {
    setTrying(true)
    const done = await resume(table?.id ?? '')
    setTrying(false)
    if (!done.ok) session.trouble(done.code)
  }
  return (
    <section className="prompt stopped" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="prompt-title">
        {t.seats.stopped}
      </h2>
      <p>
        {t.seats.stoppedText} {isHost ? t.seats.stoppedHost : t.seats.stoppedOthers}
      </p>
      <p className="link-tools">
        {isHost && (
          <Button
            look="primary"
            sign={<Icon name="again" />}
            text={t.seats.resume}
            disabled={isTrying}
            onClick={() => void goOn()}
          />
        )}
        {children}
        <Button sign={<Icon name="save" />} text={t.seats.saveView} onClick={actions.save} />
      </p>
      {table?.stopped !== undefined && (
        <details className="soft">
          <summary>{t.seats.stoppedWhy}</summary>
          {t.seats.stoppedReasons[stopReasonOf(table.stopped)]}
        </details>
      )}
    </section>
  )
}

/** Not even the board could be drawn: only the chronicle is there. */
export function StoppedPage({ session, state, actions, loaded }: StoppedProps & { loaded: Loaded }) {
  const t = useT()
  return (
    <main className="page narrow" id="main">
      <title>{`${t.seats.stopped} – Walstatt`}</title>
      <h1 className="sr">{t.seats.stopped}</h1>
      <Stopped session={session} state={state} actions={actions} />
      {state.problem !== undefined && (
        <p className="problem" role="alert">
          {errorWords(t, state.problem.code)}
        </p>
      )}
      <BareChronicle state={state} loaded={loaded} about={t.seats.stoppedBare} />
    </main>
  )
}

/** A game that is over and was played by rules that nobody knows here any more: what happened, and who won. */
export function OlderPage({ state, actions, loaded }: Omit<StoppedProps, 'session'> & { loaded: Loaded }) {
  const t = useT()
  const names = (roles: readonly Role[]): string =>
    roles.map((role) => state.table?.seats.find((seat) => seat.roles.includes(role))?.name ?? `${role + 1}`).join(', ')
  const { outcome } = state.mirror.public
  const places = outcome?.kind === 'ranking' ? outcome.places : outcome?.kind === 'teams' ? [outcome.winners] : []
  return (
    <main className="page narrow" id="main">
      <title>{`${t.table.over} – Walstatt`}</title>
      <section className="prompt stopped" aria-labelledby="prompt-title">
        <h1 id="prompt-title" className="prompt-title">
          {t.table.over}
        </h1>
        <ol>
          {places.map((roles, place) => (
            <li key={place} value={place + 1}>
              {names(roles)}
            </li>
          ))}
        </ol>
        <p className="link-tools">
          <button type="button" className="button" onClick={actions.save}>
            <Icon name="save" /> {t.table.export}
          </button>
        </p>
      </section>
      <BareChronicle state={state} loaded={loaded} about={t.table.events.older} />
    </main>
  )
}

function BareChronicle({ state, loaded, about }: { state: TableState; loaded: Loaded; about: string }) {
  const t = useT()
  const lines = chronicle(state.mirror, state.roles[0], loaded, useLanguage())
  if (lines.length === 0) return undefined
  return (
    <>
      <p className="soft stopped-bare">{about}</p>
      <ol className="log paper bare" aria-label={t.table.log}>
        {lines.map(({ n, text }) => (
          <li key={n}>{text}</li>
        ))}
      </ol>
    </>
  )
}
