import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { TableInfo } from '../../protocol/http.ts'
import { useT } from '../i18n/index.ts'
import { refusalWords } from '../newtable/problem-words.ts'
import { copyText } from '../ui/copy.ts'
import * as api from './api.ts'
import { CareDialog, type CareActions, type News, type Shown } from './care-dialogs.tsx'
import { invitesOf, keepInvite, keepInvites } from './invites.ts'
import { inviteLink, seatLink, watchLink } from './tokens.ts'
import { dropWay, forgetSeat, keepWay, wayOf } from './way-back.ts'

/** What can be done about seats and the links to them, and the dialog that is open for it. */
export interface SeatCare {
  readonly problem: string | undefined
  readonly dialog: ReactNode
  /** Whether this browser keeps a guest's way back. */
  readonly hasWay: boolean
  /** The seat whose link has just been copied. */
  readonly copied: number | undefined
  invite(seat: number): void
  copy(seat: number): void
  toBot(seat: number): void
  offer(seat: number): void
  watch(): void
  device(): void
  endDevices(): void
  way(): void
  leave(): void
}

type Show = (shown: Shown | undefined) => void
type Fail = (reply: { code: Parameters<typeof refusalWords>[2] }, doing: 'own' | 'give') => void

function showInvite(id: string, show: Show, seat: number, token: string, news?: News): void {
  keepInvite(id, seat, token)
  show({ what: 'invite', seat, link: inviteLink(id, seat, token), ...(news === undefined ? {} : { news }) })
}

/** Whether somebody or something had to get up for it. */
const isPlayed = ({ state, seats }: TableInfo, at: number): boolean =>
  state === 'running' && seats.some(({ seat, holder }) => seat === at && (holder === 'person' || holder === 'bot'))

function hostActions(table: TableInfo, show: Show, fail: Fail): Pick<CareActions, 'give' | 'renew'> {
  const { id } = table
  return {
    async give(seat, to, news = isPlayed(table, seat) ? 'offered' : undefined) {
      const given = await api.giveSeat(id, seat, to)
      if (!given.ok) return fail(given, 'give')
      const { token, table: after } = given.value
      if (token !== undefined) return showInvite(id, show, seat, token, news)
      // Without a token the others have to agree first.
      return show(after.proposal?.seat === seat ? { what: 'asked', seat, proposal: after.proposal } : undefined)
    },
    async renew(seat) {
      const made = seat === undefined ? await api.newWatchLink(id) : await api.revokeSeat(id, seat)
      if (!made.ok) return fail(made, 'give')
      const { token } = made.value
      if (token === undefined) return undefined
      if (seat !== undefined) return showInvite(id, show, seat, token, 'renewed')
      keepInvites(id, { watchToken: token })
      return show({ what: 'watch', link: watchLink(id, token), news: 'renewed' })
    },
  }
}

function ownActions(id: string, seats: readonly number[], show: Show, fail: Fail, go: (to: string) => void) {
  return {
    async device(): Promise<void> {
      const made = await api.newDeviceLink(id)
      return made.ok ? show({ what: 'device', link: seatLink(id, made.value.token) }) : fail(made, 'own')
    },
    async endDevices(): Promise<void> {
      dropWay(id)
      for (const seat of seats) {
        const ended = await api.revokeSeat(id, seat)
        if (!ended.ok) return fail(ended, 'own')
        keepWay(id, ended.value.recovery)
      }
      return show({ what: 'ended' })
    },
    async leave(): Promise<void> {
      for (const seat of seats) {
        const left = await api.leaveSeat(id, seat)
        if (!left.ok) return fail(left, 'own')
      }
      forgetSeat(id)
      return go('/games')
    },
  }
}

export function useSeatCare(table: TableInfo, seats: readonly number[]): SeatCare {
  const t = useT()
  const { id } = table
  const [shown, show] = useState<Shown>()
  const [problem, setProblem] = useState<string>()
  const [copied, setCopied] = useState<number>()
  const [, navigate] = useLocation()
  const fail: Fail = ({ code }, doing) => {
    // Whoever came by the way back sits there now, and it is used up.
    if (doing === 'own' && code === 'notYourSeat') dropWay(id)
    setProblem(refusalWords(t, doing, code))
  }
  const host = hostActions(table, show, fail)
  const own = ownActions(id, seats, show, fail, navigate)
  const begin =
    <T extends unknown[]>(action: (...args: T) => unknown) =>
    (...args: T): void => {
      setProblem(undefined)
      action(...args)
    }
  const tokenFor = (seat: number): string | undefined => invitesOf(id).invites.find((one) => one.seat === seat)?.token
  const invite = (seat: number): unknown => {
    const token = tokenFor(seat)
    return token === undefined ? host.give(seat, 'invite') : showInvite(id, show, seat, token)
  }
  const copy = async (seat: number): Promise<unknown> => {
    const token = tokenFor(seat)
    if (token === undefined || !(await copyText(inviteLink(id, seat, token)))) return invite(seat)
    return setCopied(seat)
  }
  const watch = (): void => {
    const token = invitesOf(id).watchToken
    show(token === '' ? { what: 'renew' } : { what: 'watch', link: watchLink(id, token) })
  }
  const close = (): void => show(undefined)
  const props = { table, problem, onClose: close, ...host, ...own }
  return {
    problem,
    dialog: shown === undefined ? undefined : <CareDialog {...props} shown={shown} />,
    hasWay: wayOf(id) !== undefined,
    copied,
    invite: begin(invite),
    copy: begin(copy),
    toBot: begin((seat: number) => host.give(seat, 'bot')),
    offer: begin((seat: number) => show({ what: 'offer', seat })),
    watch: begin(watch),
    device: begin(own.device),
    endDevices: begin(() => show({ what: 'ending' })),
    way: begin(() => show({ what: 'way' })),
    leave: begin(() => show({ what: 'leaving' })),
  }
}
