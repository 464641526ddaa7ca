import { EVERYONE, fastSource, type GameState, includes } from '../../src/engine/index.ts'
import { Channels, type Told } from '../../src/host/channels.ts'
import { exportFor } from '../../src/host/export.ts'
import { finish, History } from '../../src/host/history.ts'
import type { Acted, Action, Host, Update } from '../../src/host/host.ts'
import { worldFor } from '../../src/bots/world.ts'
import type { Channel, Part } from '../../src/protocol/views.ts'
import type { Audience } from './twins.ts'

/** Everything that an audience got, by what it is, as the text that is sent. */
export type Heard = ReadonlyMap<string, string>

export const channelsOf = (audience: Audience): Channel[] =>
  audience === undefined ? ['public'] : ['public', audience]

/** The parts of an update that reach the audience, in order: no part, no message. */
export const partsFor = (audience: Audience, { parts }: Update): readonly Part[] =>
  parts.filter(({ channel }) => channelsOf(audience).includes(channel))

export const isFor = (audience: Audience, { to }: Told): boolean =>
  to === EVERYONE || (audience !== undefined && includes(to, audience))

/** `undefined` is a text too: of an absent world, an absent moment. */
const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** What the audience is shown now, on joining, in an export and when it looks back. */
function shown<S extends GameState, C>(host: Host<S, C>, audience: Audience, heard: Map<string, string>): void {
  const fresh = new Channels(host.match, host)
  for (const channel of channelsOf(audience)) heard.set(`whole ${channel}`, text(fresh.whole(channel)))
  if (!host.isOver) heard.set('export', text(exportFor(host, audience === undefined ? [] : [audience])))
}

function lookedBack<S extends GameState, C>(host: Host<S, C>, audience: Audience, heard: Map<string, string>): void {
  const history = new History(host)
  const moments = host.told.filter((told) => isFor(audience, told)).length
  for (let n = 0; n <= moments + 1; n++) heard.set(`history ${n}`, text(finish(history.at(audience, n))))
}

/** What a role is told when it asks: the world to try things out in, chances, reasons. */
function answered<S extends GameState, C>(
  host: Host<S, C>,
  role: number,
  intents: readonly string[],
  heard: Map<string, string>,
): void {
  heard.set('try-out', text(worldFor(host.match, role, fastSource('try-out'))))
  heard.set('odds', text(host.odds(role)))
  for (const key of intents) heard.set(`explain ${key}`, text(host.explain(role, key)))
}

/** Ids of questions that somebody might guess: own ones, others', earlier and later ones. */
function guesses<S extends GameState, C>({ match }: Host<S, C>): string[] {
  const { checkpoint } = match.state
  const ids: string[] = ['', '0.0.0', 'nonsense']
  for (let role = 0; role < match.roles; role++)
    for (const n of [0, 1, 2, 3]) ids.push(`${checkpoint}.${role}.${n}`, `${checkpoint + 1}.${role}.${n}`)
  return ids
}

/** What is refused, and how. `guessed` comes from the first world; nothing of it may be taken in either. */
function refused<S extends GameState, C>(
  host: Host<S, C>,
  role: number,
  intents: readonly string[],
  guessed: readonly string[],
  heard: Map<string, string>,
): void {
  const tries: Action[] = guessed.map((question) => ({ type: 'answer', question, option: 'nonsense' }))
  const own = host.match.asked(role)
  const question = own === undefined ? '' : host.match.idOf(own)
  for (const option of intents)
    if (own === undefined || !keysOf(host, role).includes(option)) tries.push({ type: 'answer', question, option })
  tries.push({ type: 'offer', key: 'nonsense' }, { type: 'answers', question, options: ['nonsense'] })
  if (!host.match.play.isSealed) tries.push({ type: 'retract' }, { type: 'replace', options: ['nonsense'] })
  for (const action of tries) {
    const acted = host.act(role, action)
    heard.set(`refusal of ${text(action)}`, text(outcome(acted)))
  }
}

const outcome = (acted: Acted): unknown => (acted.ok ? 'taken' : acted.refusal)

/** The keys on offer to a role, from what it may know. */
export function keysOf<S extends GameState, C>(host: Host<S, C>, role: number): string[] {
  const play = host.match.positionOf(role)
  const ask = play.pending.find((waiting) => waiting.role === role)
  return ask === undefined ? [] : play.options(ask).map((option) => ask.question.key(play, option, ask))
}

/** What somebody can ask for at this point of both worlds. */
export interface Probe {
  readonly intents: readonly string[]
  readonly guessed: readonly string[]
  readonly isLookingBack: boolean
}

export const probeOf = <S extends GameState, C>(
  first: Host<S, C>,
  intents: readonly string[],
  isLookingBack: boolean,
): Probe => ({ intents, guessed: guesses(first), isLookingBack })

/** All that a host says to an audience that asks for everything it can. */
export function heardBy<S extends GameState, C>(host: Host<S, C>, audience: Audience, probe: Probe): Heard {
  const heard = new Map<string, string>()
  shown(host, audience, heard)
  if (probe.isLookingBack) lookedBack(host, audience, heard)
  if (audience === undefined) return heard
  answered(host, audience, probe.intents, heard)
  refused(host, audience, probe.intents, probe.guessed, heard)
  return heard
}
