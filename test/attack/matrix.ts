import type { ErrorCode } from '../../src/protocol/socket.ts'

/**
 * Every kind of caller there is. `own` sits on seat 0, which everything is tried on, `device` is another device of the same player,
 * `other` sits on seat 1; `host` made the table and holds no seat. `left`, `givenAway` and `conceded` held a seat once; `invited`
 * has the invitation by which `other` sat down; `signedOut` has the cookie of a session of `own` that has ended; `program` has the
 * token by which a program of `own` answers for seat 0: on a socket it may do that, and over HTTP it is nobody.
 */
export const CALLERS = [
  'nobody',
  'guest',
  'spectator',
  'invited',
  'signedOut',
  'left',
  'givenAway',
  'conceded',
  'other',
  'device',
  'host',
  'own',
  'program',
] as const
export type Caller = (typeof CALLERS)[number]

export type Visibility = 'public' | 'link'
export const VISIBILITIES: readonly Visibility[] = ['public', 'link']

/** What becomes of a call: it is done, the rules of the game say no, or it is refused before they are asked. */
export type Expected = 'ok' | 'refused' | ErrorCode
export type Line = Readonly<Record<Caller, Expected>>
export type Lines = Readonly<Record<Visibility, Line>>

/** Without a session. */
const UNKNOWN = ['nobody', 'signedOut', 'program'] as const
/** Who is not the host, has not got the link for watching, and has never played here: who has may see how it ends. */
export const STRANGERS = ['nobody', 'guest', 'invited', 'signedOut', 'program'] as const

export const of = (callers: readonly Caller[], expected: Expected): Partial<Line> =>
  Object.fromEntries(callers.map((caller) => [caller, expected]))

/** The same for everybody but those who are named. */
export const line = (rest: Expected, ...but: readonly Partial<Line>[]): Line =>
  Object.assign({}, of(CALLERS, rest), ...but) as Line

export const both = (rest: Expected, ...but: readonly Partial<Line>[]): Lines => ({
  public: line(rest, ...but),
  link: line(rest, ...but),
})

export const unknown = (expected: Expected): Partial<Line> => of(UNKNOWN, expected)

/** At a table by link strangers are refused before anything else. */
export const seers = (rest: Expected, ...but: readonly Partial<Line>[]): Lines => ({
  public: line(rest, ...but),
  link: line(rest, ...but, of(STRANGERS, 'notAllowed')),
})

/** The private channel that a caller may be shown. */
export const channelOf = (caller: Caller): number | undefined =>
  caller === 'own' || caller === 'device' || caller === 'program' ? 0 : caller === 'other' ? 1 : undefined
