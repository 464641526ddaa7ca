import { wayOf } from '../online/way-back.ts'
import { useT } from '../i18n/index.ts'
import type { TableState } from './session.ts'

/** What became of who sat here: signed out, taken up elsewhere, or only forgotten by the browser. */
export function Standing({ state }: { state: TableState }) {
  const t = useT()
  const { gone, seats, table } = state
  const way = table === undefined || gone === 'seat' ? undefined : wayOf(table.id)
  const isPast = table?.state === 'over' || seats.length > 0
  if (isPast || (gone === undefined && way === undefined)) return undefined
  const text = gone === 'session' ? t.seats.signedOut : gone === 'seat' ? t.seats.seatGone : t.seats.wayHere
  return (
    <p className="banner" role="alert">
      {text} {way !== undefined && <WayLink token={way.token} />}
      {gone === 'session' && way === undefined && (
        <a className="button small" href="/account">
          {t.account.signIn}
        </a>
      )}
    </p>
  )
}

/** Leads to this very page: the fragment is read as if it had come by mail. */
export function WayLink({ token }: { token: string }) {
  const t = useT()
  return (
    <a className="button small" href={`#seat=${token}`}>
      {t.seats.wayUse}
    </a>
  )
}

/** Nothing of the table may be seen any more; how to come back to it. */
export function ShutOut({ id, gone }: { id: string; gone: TableState['gone'] }) {
  const t = useT()
  const way = gone === 'seat' ? undefined : wayOf(id)
  return (
    <main className="page narrow" id="main">
      <h1>{gone === 'session' ? t.seats.signedOutTitle : gone === 'seat' ? t.seats.seatGoneTitle : t.table.unknown}</h1>
      {gone === 'session' && <p className="lead">{t.seats.signedOutText}</p>}
      {gone === 'seat' && <p className="lead">{t.seats.seatGone}</p>}
      {gone === undefined && way !== undefined && <p className="lead">{t.seats.wayHere}</p>}
      <p className="link-tools">
        {gone === 'session' && (
          <a className="button primary" href="/account">
            {t.account.signIn}
          </a>
        )}
        {way !== undefined && <WayLink token={way.token} />}
        <a className="button" href="/games">
          {t.nav.games}
        </a>
      </p>
    </main>
  )
}
