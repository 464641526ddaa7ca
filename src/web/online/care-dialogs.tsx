import { useEffect, useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import type { SeatInfo, TableInfo } from '../../protocol/http.ts'
import { useLanguage } from '../app/settings.ts'
import { listed } from '../i18n/format.ts'
import { useT, type Catalogue } from '../i18n/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Problem } from '../ui/problem.tsx'
import { Sure } from '../ui/sure.tsx'
import { InviteDialog, NewLink } from './invite.tsx'
import { isFree } from './own-tools.tsx'
import { seatTitle, sitterName } from './seat-names.ts'
import { WayBackDialog } from './way-back-dialog.tsx'
import { wayOf } from './way-back.ts'

/** What was done just before a link is shown. */
export type News = 'renewed' | 'offered' | 'agreed'
type Proposal = NonNullable<TableInfo['proposal']>

export type Shown =
  | { readonly what: 'invite'; readonly link: string; readonly seat: number; readonly news?: News }
  | { readonly what: 'watch'; readonly link: string; readonly news?: News }
  | { readonly what: 'device'; readonly link: string }
  | { readonly what: 'offer'; readonly seat: number }
  | { readonly what: 'asked'; readonly seat: number; readonly proposal: Proposal }
  | { readonly what: 'way' | 'ending' | 'ended' | 'leaving' | 'renew' }

/** What the dialogs can have done. */
export interface CareActions {
  give(seat: number, to: 'bot' | 'invite', news?: News): Promise<void>
  /** A new link, and the end of the old one: to a seat, or for spectators. */
  renew(seat: number | undefined): Promise<void>
  endDevices(): Promise<void>
  leave(): Promise<void>
}

interface CareProps extends CareActions {
  readonly table: TableInfo
  readonly shown: Shown
  readonly problem: string | undefined
  onClose(): void
}

const seatAt = ({ seats }: TableInfo, at: number): SeatInfo => seats.find(({ seat }) => seat === at)!

export function CareDialog(props: CareProps) {
  const { table, shown, onClose } = props
  const t = useT()
  switch (shown.what) {
    case 'invite':
      return <SeatInvite {...props} {...shown} />
    case 'watch':
      return <WatchLink {...props} {...shown} />
    case 'device':
      return <InviteDialog link={shown.link} title={t.seats.device} text={t.seats.deviceText} onClose={onClose} />
    case 'way':
      return <WayBackDialog id={table.id} onClose={onClose} />
    case 'offer':
      return <OfferDialog {...props} seat={seatAt(table, shown.seat)} />
    case 'asked':
      return <AskedDialog {...props} {...shown} />
    case 'ended':
      return <EndedDialog {...props} />
    default:
      return <SureDialog {...props} what={shown.what} />
  }
}

function newsWords(t: Catalogue, news: News | undefined, seat: string): string | undefined {
  if (news === undefined) return undefined
  return { renewed: t.seats.newLinkDone, offered: t.seats.seatFree(seat), agreed: t.seats.allAgreed }[news]
}

/** An invitation, until somebody has taken it. */
function SeatInvite(props: CareProps & { link: string; seat: number; news?: News }) {
  const { table, link, seat, news, problem, onClose, renew } = props
  const t = useT()
  const one = seatAt(table, seat)
  const number = t.setup.seat(seat + 1)
  const title = t.seats.inviteTo(number)
  // What was just given away may still stand in the table that is known here.
  const [wasFree, setFree] = useState(isFree(one))
  useEffect(() => setFree((was) => was || isFree(one)), [one])
  if (wasFree && !isFree(one))
    return (
      <Dialog title={title} onClose={onClose}>
        <p role="status">{one.holder === 'bot' ? t.seats.takenByBot : t.seats.taken(sitterName(t, one))}</p>
        <div className="dialog-foot">
          <Button look="primary" text={t.app.close} onClick={onClose} />
        </div>
      </Dialog>
    )
  return (
    <InviteDialog
      key={link}
      link={link}
      title={title}
      text={t.seats.inviteText}
      news={newsWords(t, news, number)}
      onClose={onClose}
    >
      <NewLink sure={t.seats.newLinkSure} onRenew={() => void renew(seat)} />
      <Problem text={problem} />
    </InviteDialog>
  )
}

function WatchLink({ link, news, problem, onClose, renew }: CareProps & { link: string; news?: News }) {
  const t = useT()
  return (
    <InviteDialog
      key={link}
      link={link}
      title={t.table.watchLink}
      text={t.seats.watchText}
      news={newsWords(t, news, '')}
      onClose={onClose}
    >
      <NewLink sure={t.seats.newWatchSure} onRenew={() => void renew(undefined)} />
      <Problem text={problem} />
    </InviteDialog>
  )
}

/** Who has a say: neither the host, who asks, nor who sits there. */
const othersOf = ({ seats }: TableInfo, { seat }: SeatInfo): readonly SeatInfo[] =>
  seats.filter((one) => one.holder === 'person' && !one.isHost && one.seat !== seat)

/** What will happen to this very seat, before it does. */
function OfferDialog({ table, seat, problem, onClose, give }: CareProps & { seat: SeatInfo }) {
  const t = useT()
  const language = useLanguage()
  const others = othersOf(table, seat)
  const names = listed(
    language,
    others.map((one) => sitterName(t, one)),
  )
  const isBot = seat.holder === 'bot'
  const asks = !isBot && others.length > 0
  const sentences = isBot
    ? [t.seats.offerBot(t.setup.seat(seat.seat + 1)), others.length > 0 ? t.seats.offerBotAsks(names) : '']
    : [
        t.seats.offerAway(seatTitle(t, seat)),
        ...(asks ? [t.seats.offerAsks(names), t.seats.offerSoon] : [t.seats.offerAlone]),
      ]
  return (
    <Dialog title={t.seats.offer} onClose={onClose}>
      {sentences.map((text) => text !== '' && <p key={text}>{text}</p>)}
      <Problem text={problem} />
      <div className="dialog-foot">
        <Button text={t.app.cancel} onClick={onClose} />
        {!isBot && <Button text={t.table.giveBot} onClick={() => void give(seat.seat, 'bot')} />}
        <Button
          look="primary"
          text={asks ? t.seats.offerAsk : t.seats.offerInvite}
          onClick={() => void give(seat.seat, 'invite')}
        />
      </div>
    </Dialog>
  )
}

/** The others have been asked: what they say, and where it leads. */
function AskedDialog(props: CareProps & { seat: number; proposal: Proposal }) {
  const { table, seat, problem, onClose, give } = props
  const t = useT()
  const language = useLanguage()
  const one = seatAt(table, seat)
  const live = table.proposal?.seat === seat ? table.proposal : undefined
  const [hasBegun, setBegun] = useState(live !== undefined)
  const isAgreed = hasBegun && live === undefined && isFree(one)
  useEffect(() => {
    if (live !== undefined) setBegun(true)
    // Everybody agreed: straight to the link.
    if (isAgreed) void give(seat, 'invite', 'agreed')
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it has come to that
  }, [live, isAgreed])
  const proposal = live ?? props.proposal
  const name = (at: number): string => sitterName(t, seatAt(table, at))
  const waiting = proposal.asked.filter((at) => !proposal.agreed.includes(at))
  const { declined } = proposal
  const said =
    hasBegun && live === undefined
      ? isAgreed
        ? t.seats.allAgreed
        : t.seats.cameBack(seatTitle(t, one))
      : declined === undefined
        ? `${t.seats.asked} ${t.seats.proposalWaits(listed(language, waiting.map(name)))}`
        : t.seats.proposalDeclined(name(declined), seatTitle(t, one))
  return (
    <Dialog title={t.seats.offer} onClose={onClose}>
      <p role="status">{said}</p>
      <Problem text={problem} />
      <div className="dialog-foot">
        <Button text={t.app.close} onClick={onClose} />
        {live?.declined !== undefined && (
          <Button look="primary" text={t.seats.askAgain} onClick={() => void give(seat, 'invite')} />
        )}
      </div>
    </Dialog>
  )
}

function EndedDialog({ table, onClose }: CareProps) {
  const t = useT()
  if (wayOf(table.id) !== undefined)
    return <WayBackDialog id={table.id} lead={t.seats.devicesEnded} onClose={onClose} />
  return (
    <Dialog title={t.seats.endDevices} onClose={onClose}>
      <p role="status">{t.seats.devicesEnded}</p>
      <div className="dialog-foot">
        <Button text={t.app.close} onClick={onClose} />
      </div>
    </Dialog>
  )
}

function SureDialog(props: CareProps & { what: 'ending' | 'leaving' | 'renew' }) {
  const { what, problem, onClose, endDevices, leave, renew } = props
  const t = useT()
  const { title, text, button, act } = {
    ending: { title: t.seats.endDevices, text: t.seats.endDevicesText, button: t.seats.endDevices, act: endDevices },
    leaving: { title: t.seats.leave, text: t.seats.leaveSure, button: t.seats.leave, act: leave },
    renew: {
      title: t.table.watchLink,
      text: t.seats.newWatchSure,
      button: t.seats.newLinkDo,
      act: () => renew(undefined),
    },
  }[what]
  return <Sure {...{ title, text, button, problem }} onYes={() => void act()} onNo={onClose} />
}
