import { useState, type ReactNode } from 'react'
import type { TableInfo } from '../../protocol/http.ts'
import { useT } from '../i18n/index.ts'
import { refusalWords } from '../newtable/problem-words.ts'
import { Dialog } from '../ui/dialog.tsx'
import * as api from './api.ts'
import { InviteDialog } from './invite.tsx'
import { inviteLink, seatLink, watchLink } from './tokens.ts'
import { dropWay, keepWay, wayOf } from './way-back.ts'
import { WayBackDialog } from './way-back-dialog.tsx'

type Shown =
  | { readonly what: 'invite' | 'watch' | 'device'; readonly link: string; readonly seat?: number }
  | { readonly what: 'way' }
  | { readonly what: 'ending' }
  | { readonly what: 'ended' }
  | { readonly what: 'offer'; readonly seat: number }

/** What can be done about seats and the links to them, and the dialog that is open for it. */
export interface SeatCare {
  readonly problem: string | undefined
  readonly dialog: ReactNode
  /** Whether this browser keeps a guest's way back. */
  readonly hasWay: boolean
  invite(seat: number): void
  toBot(seat: number): void
  offer(seat: number): void
  watch(): void
  device(): void
  endDevices(): void
  way(): void
}

export function useSeatCare(table: TableInfo, seats: readonly number[]): SeatCare {
  const t = useT()
  const { id } = table
  const [shown, show] = useState<Shown>()
  const [problem, setProblem] = useState<string>()
  const failed = ({ code }: { code: keyof typeof t.errors }, doing: 'own' | 'give'): void => {
    // Whoever came by the way back sits there now, and it is used up.
    if (doing === 'own' && code === 'notYourSeat') dropWay(id)
    setProblem(refusalWords(t, doing, code))
  }
  const showInvite = (seat: number, token: string): void => {
    api.keepInvite(id, seat, token)
    show({ what: 'invite', seat, link: inviteLink(id, seat, token) })
  }
  const give = async (seat: number, to: 'bot' | 'invite'): Promise<void> => {
    const given = await api.giveSeat(id, seat, to)
    if (!given.ok) return failed(given, 'give')
    // Without a token the others have to agree first; the table says so.
    return given.value.token === undefined ? show(undefined) : showInvite(seat, given.value.token)
  }
  const renew = async (seat: number | undefined): Promise<void> => {
    const made = seat === undefined ? await api.newWatchLink(id) : await api.revokeSeat(id, seat)
    if (!made.ok) return failed(made, 'give')
    if (made.value.token === undefined) return undefined
    if (seat !== undefined) return showInvite(seat, made.value.token)
    api.keepWatch(id, made.value.token)
    return show({ what: 'watch', link: watchLink(id, made.value.token) })
  }
  const device = async (): Promise<void> => {
    const made = await api.newDeviceLink(id)
    return made.ok ? show({ what: 'device', link: seatLink(id, made.value.token) }) : failed(made, 'own')
  }
  const endDevices = async (): Promise<void> => {
    dropWay(id)
    for (const seat of seats) {
      const ended = await api.revokeSeat(id, seat)
      if (!ended.ok) return failed(ended, 'own')
      keepWay(id, ended.value.recovery)
    }
    return show({ what: 'ended' })
  }
  const begin = (action: () => unknown) => (): void => {
    setProblem(undefined)
    action()
  }
  const props = { table, shown, problem, onClose: () => show(undefined), give, renew, endDevices }
  return {
    problem,
    dialog: shown === undefined ? undefined : <CareDialog {...props} shown={shown} />,
    hasWay: wayOf(id) !== undefined,
    invite: (seat) => {
      const kept = api.invitesOf(id)?.invites.find((one) => one.seat === seat)
      begin(() => (kept === undefined ? give(seat, 'invite') : showInvite(seat, kept.token)))()
    },
    toBot: (seat) => begin(() => give(seat, 'bot'))(),
    offer: (seat) => begin(() => show({ what: 'offer', seat }))(),
    watch: () => {
      const token = api.invitesOf(id)?.watchToken ?? ''
      begin(() => (token === '' ? renew(undefined) : show({ what: 'watch', link: watchLink(id, token) })))()
    },
    device: begin(device),
    endDevices: begin(() => show({ what: 'ending' })),
    way: begin(() => show({ what: 'way' })),
  }
}

interface CareProps {
  readonly table: TableInfo
  readonly shown: Shown
  readonly problem: string | undefined
  onClose(): void
  give(seat: number, to: 'bot' | 'invite'): Promise<void>
  renew(seat: number | undefined): Promise<void>
  endDevices(): Promise<void>
}

function CareDialog(props: CareProps) {
  const { table, shown, problem, onClose, renew } = props
  const t = useT()
  if (shown.what === 'way') return <WayBackDialog id={table.id} onClose={onClose} />
  if (shown.what === 'offer') return <OfferDialog {...props} seat={shown.seat} />
  if (shown.what === 'ended' && wayOf(table.id) !== undefined)
    return <WayBackDialog id={table.id} lead={t.seats.devicesEnded} onClose={onClose} />
  if (shown.what === 'ending' || shown.what === 'ended') return <EndDialog {...props} />
  const [title, text] = {
    invite: [t.table.invite, t.table.inviteText],
    watch: [t.table.watchLink, t.seats.watchText],
    device: [t.seats.device, t.seats.deviceText],
  }[shown.what]
  return (
    <InviteDialog key={shown.link} link={shown.link} title={title} text={text} onClose={onClose}>
      {shown.what !== 'device' && (
        <button type="button" className="button quiet" onClick={() => void renew(shown.seat)}>
          {t.seats.newLink}
        </button>
      )}
      <Problem text={problem} />
    </InviteDialog>
  )
}

/** Somebody is away: what happens to the seat, before it does. */
function OfferDialog({ table, seat, problem, onClose, give }: CareProps & { seat: number }) {
  const t = useT()
  const name = table.seats.find((one) => one.seat === seat)?.name ?? ''
  return (
    <Dialog title={t.seats.offer} onClose={onClose}>
      <p>{t.seats.offerText(name)}</p>
      <p>{t.seats.offerMeans}</p>
      <Problem text={problem} />
      <div className="dialog-foot">
        <button type="button" className="button" onClick={onClose}>
          {t.app.cancel}
        </button>
        <button type="button" className="button" onClick={() => void give(seat, 'bot')}>
          {t.table.giveBot}
        </button>
        <button type="button" className="button primary" onClick={() => void give(seat, 'invite')}>
          {t.seats.offerInvite}
        </button>
      </div>
    </Dialog>
  )
}

function EndDialog({ shown, problem, onClose, endDevices }: CareProps) {
  const t = useT()
  const isDone = shown.what === 'ended'
  return (
    <Dialog title={t.seats.endDevices} onClose={onClose}>
      <p role="status">{isDone ? t.seats.devicesEnded : t.seats.endDevicesText}</p>
      <Problem text={problem} />
      <div className="dialog-foot">
        <button type="button" className="button" onClick={onClose}>
          {isDone ? t.app.close : t.app.cancel}
        </button>
        {!isDone && (
          <button type="button" className="button primary" onClick={() => void endDevices()}>
            {t.seats.endDevices}
          </button>
        )}
      </div>
    </Dialog>
  )
}

export function Problem({ text }: { text: string | undefined }) {
  return text === undefined ? undefined : (
    <p className="problem" role="alert">
      {text}
    </p>
  )
}
