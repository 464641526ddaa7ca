import type { Odds, Reason, Role } from '../../engine/index.ts'
import type { TableInfo } from '../../protocol/http.ts'
import { emptyMirror, type Mirror, type RoleMirror } from '../../protocol/mirror.ts'
import type { CoachTold } from '../local/lesson-told.ts'
import type { ChatLine } from '../../protocol/socket.ts'
import { stepOf, toldAfter } from './director/beats.ts'
import type { TurnEnd } from './since.ts'
import { NOTHING_SHOWN, type Shown } from './director/director.ts'
import type { Pace } from './director/pace.ts'

interface Refused {
  readonly why: 'over' | 'stale' | 'notYours' | 'notOffered' | 'notAllowed'
  readonly reasons: readonly Reason[]
}

/** `mirror` is what is known, `shown` what has been seen of it. */
export interface TableState extends Shown {
  readonly status: 'connecting' | 'ready' | 'lost' | 'failed'
  /** An error code. The server's own words are for logs: they are English. */
  readonly problem: { readonly code: string } | undefined
  readonly table: TableInfo | undefined
  readonly seats: readonly number[]
  readonly roles: readonly Role[]
  /** What was held here and is not any more: the session itself, the seat, a seat that was conceded, or the right to watch. */
  readonly gone: 'session' | 'seat' | 'conceded' | 'watch' | undefined
  readonly mirror: Mirror
  readonly chat: readonly ChatLine[]
  /** The hash of the content pack that a server's table is played with. */
  readonly pack: string | undefined
  readonly watchers: number
  /** Whose eyes look at the table. */
  readonly eyes: Role | undefined
  /** The device has to be passed on to this role first. */
  readonly cover: Role | undefined
  /** An earlier moment that is being looked at. */
  /** Unseen: nobody knows any more how the board looked then, which stays as it was shown before. */
  readonly past: { readonly at: number; readonly mirror: Mirror; readonly isUnseen: boolean } | undefined
  /** Where the last turn of these eyes ended. */
  readonly turnEnd: TurnEnd | undefined
  readonly refused: Refused | undefined
  readonly odds: readonly Odds[]
  /** Bots that take their time just now, and since when. */
  readonly thinking: readonly { readonly role: Role; readonly since: number }[]
  /** In a lesson: what the coach says now. */
  readonly coach: CoachTold | undefined
  /** The same while the others are watched; shown until the show is over. */
  readonly watching: CoachTold | undefined
}

export const START: TableState = {
  ...NOTHING_SHOWN,
  status: 'connecting',
  problem: undefined,
  table: undefined,
  seats: [],
  roles: [],
  gone: undefined,
  mirror: emptyMirror,
  chat: [],
  pack: undefined,
  watchers: 0,
  eyes: undefined,
  cover: undefined,
  past: undefined,
  turnEnd: undefined,
  refused: undefined,
  odds: [],
  thinking: [],
  coach: undefined,
  watching: undefined,
}

/** Who thinks, on the clock of here: how long so far is all that is told. */
export function thinkingNow(bots: readonly { readonly role: Role; readonly for: number }[]): TableState['thinking'] {
  const now = Date.now()
  return bots.map(({ role, for: ms }) => ({ role, since: now - ms }))
}

/**
 * What may be seen here is another matter at once: nothing of a hand stays in sight while the device is passed on, or after the seat
 * is lost or the session has ended, even before anybody knows which. Whoever gave it up has seen it.
 */
export const isUrgent = (state: TableState, before: TableState): boolean =>
  state.cover !== before.cover ||
  (state.eyes !== before.eyes && (state.eyes !== undefined || state.gone !== 'conceded'))

export const ownOf = (state: TableState): RoleMirror | undefined =>
  state.eyes === undefined ? undefined : state.mirror.roles.get(state.eyes)

/** Did somebody answer for a role that is played from here, perhaps on another device? */
export const isAnswered = (old: Mirror, mirror: Mirror): boolean =>
  [...old.roles].some(
    ([role, { question }]) => question !== undefined && mirror.roles.get(role)?.question?.id !== question.id,
  )

/** Where people play live, nobody waits for somebody's slow show. */
export const slowestAt = ({ table, seats }: TableState, isLocal: boolean): Pace =>
  !isLocal &&
  table?.pace === 'live' &&
  table.seats.some(({ seat, holder }) => holder === 'person' && !seats.includes(seat))
    ? 'fast'
    : 'slow'

/** A lesson or a worked example: somebody leads through it. */
export const isTaught = ({ coach }: { readonly coach: object | undefined }): boolean => coach !== undefined

/** How much these eyes have been told in all. */
export const toldIn = (mirror: Mirror, eyes: Role): number => toldAfter(stepOf([], mirror), eyes)

/** Why the last seat is held no more. */
export const lossOf = ({ seats }: TableInfo, own: readonly number[]): 'seat' | 'conceded' =>
  seats.every(({ seat, conceded }) => conceded || !own.includes(seat)) ? 'conceded' : 'seat'
