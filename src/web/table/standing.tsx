import { useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import type { Fragment } from '../online/tokens.ts'
import { sitterName } from '../online/seat-names.ts'
import { useWay } from '../online/use-way.ts'
import { heldAt } from '../online/way-back.ts'
import { useT, type Catalogue } from '../i18n/index.ts'
import { Icon } from '../ui/icon.tsx'
import { marked } from './about/own.ts'
import type { TableState } from './session.ts'
import { standingOf, type StandingOf } from './standing-of.ts'

function sentence(t: Catalogue, standing: StandingOf, { table }: TableState, isWay: boolean): string {
  if (standing.kind === 'taken') {
    const seat = table!.seats.find((one) => one.seat === standing.seat)!
    return `${t.seats.seatTaken(sitterName(t, seat))} ${t.seats.mayWatch}`
  }
  return {
    signedOut: t.seats.signedOut,
    conceded: t.seats.conceded,
    toBot: `${t.seats.seatToBot} ${t.seats.mayWatch}`,
    offered: `${t.seats.seatOffered} ${t.seats.mayWatch}`,
    elsewhere: t.seats.seatGone,
    forgotten: isWay ? t.seats.wayHere : t.seats.seatGone,
  }[standing.kind]
}

/** What became of who sat here: signed out, conceded, replaced, or only forgotten by the browser. */
export function Standing({ state }: { state: TableState }) {
  const t = useT()
  const { table } = state
  const standing = table === undefined ? undefined : standingOf(table, state, heldAt(table.id))
  const leadsBack = standing?.kind === 'forgotten' || standing?.kind === 'signedOut'
  const { token } = useWay(table?.id ?? '', leadsBack)
  const [isPutAway, putAway] = useState(false)
  if (standing === undefined || (isPutAway && standing.kind === 'conceded')) return undefined
  return (
    <p className="banner plate" role="status">
      {sentence(t, standing, state, token !== undefined)} {token !== undefined && <WayLink token={token} />}
      {standing.kind === 'conceded' && (
        <Button
          look="small quiet"
          sign={<Icon name="close" />}
          label={t.app.close}
          onClick={() => putAway(true)}
          {...marked('close')}
        />
      )}
      {standing.kind === 'signedOut' && token === undefined && (
        <a className="button small" href="/account">
          {t.account.signIn}
        </a>
      )}
    </p>
  )
}

/** Leads to this very page: the fragment is read as if it had come by mail. */
function WayLink({ token }: { token: string }) {
  const t = useT()
  return (
    <a className="button small" href={`#seat=${token}`}>
      {t.seats.wayUse}
    </a>
  )
}

interface ShutOutProps {
  readonly id: string
  readonly gone: TableState['gone']
  readonly fragment: Fragment
}

/** Nothing of the table may be seen any more: why, as far as it is known here, and how to come back to it. */
export function ShutOut({ id, gone, fragment }: ShutOutProps) {
  const t = useT()
  const way = useWay(id, gone === undefined || gone === 'session')
  const hasHeld = way.isOver || heldAt(id).length > 0
  const watched = fragment.tokens.length > 0 ? 'watch' : undefined
  const why = gone ?? (way.token !== undefined ? 'forgotten' : hasHeld ? 'seat' : watched) ?? 'unknown'
  const [title, text] = {
    session: [t.seats.signedOutTitle, t.seats.signedOutText],
    conceded: [t.seats.concededTitle, t.seats.concededText],
    seat: [t.seats.seatGoneTitle, way.isOver ? `${t.seats.seatGone} ${t.seats.wayOver}` : t.seats.seatGone],
    watch: [t.seats.watchGoneTitle, t.seats.watchGone],
    forgotten: [t.seats.enterTitle, t.seats.wayHere],
    unknown: [t.table.unknown, ''],
  }[why]
  return (
    <main className="page narrow" id="main">
      <title>{`${title} – Walstatt`}</title>
      <h1>{title}</h1>
      {text !== '' && <p className="lead">{text}</p>}
      <p className="link-tools">
        {gone === 'session' && (
          <a className="button primary" href="/account">
            {t.account.signIn}
          </a>
        )}
        {way.token !== undefined && (
          <a className={gone === undefined ? 'button primary' : 'button'} href={`#seat=${way.token}`}>
            {t.seats.wayUse}
          </a>
        )}
        <a className="button" href="/games">
          {t.nav.games}
        </a>
      </p>
    </main>
  )
}
