import { fileOf, type GameFile } from '../engine/file.ts'
import { EVERYONE, includes } from '../engine/index.ts'
import type { AnswerEntry, Entry, GameEvent, GameState, OfferEntry, Role, Setup } from '../engine/index.ts'
import type { OwnEvent, WholeChannel } from '../protocol/views.ts'
import type { Told } from './channels.ts'
import type { Host } from './host.ts'
import type { StoredStep } from './restore.ts'

/** What somebody did. Where an undo led to is left out: that place counts what happens unseen, too. */
export type OwnEntry =
  AnswerEntry | OfferEntry | { readonly type: 'undo' | 'retract' | 'consent' | 'concede'; readonly role: Role }

/** What somebody may take along while a match is running: own views, events and answers, and nothing else. */
export interface SeatFile {
  readonly walstatt: 'seat'
  readonly version: 1
  readonly setup: Setup
  readonly roles: readonly Role[]
  readonly events: readonly GameEvent[]
  readonly answers: readonly OwnEntry[]
  readonly view: readonly WholeChannel[]
}

/** The whole file is for everybody after the end, and at once for local games. */
export function exportFor<S extends GameState, C>(
  host: Host<S, C>,
  roles: readonly Role[],
  { isLocal = false }: { isLocal?: boolean } = {},
): GameFile | SeatFile {
  const { setup } = host.prepared
  const { log } = host.match
  if (host.isOver || isLocal) return fileOf(setup, log)
  const view = [host.whole('public'), ...roles.map((role) => host.whole(role))]
  return seatFile(setup, roles, { log, told: host.told, view })
}

/** The same from what is stored, without a view: for a match that was given up, whose rules may not even run any more. */
export function exportOfSteps(setup: Setup, steps: readonly StoredStep[], roles: readonly Role[]): SeatFile {
  const log = steps.flatMap(({ entries }) => entries)
  return seatFile(setup, roles, { log, told: toldIn(steps), view: [] })
}

/** Channels that hold events alone, so that a match that was given up can be looked at. */
export function eventsOfSteps(steps: readonly StoredStep[], roles: readonly Role[]): WholeChannel[] {
  const told = toldIn(steps)
  const events = told.filter(({ to }) => to === EVERYONE).map(({ event }) => event)
  return [
    { channel: 'public', seq: 0, whole: true, events, waiting: [] },
    ...roles.map((role) => ({ channel: role, seq: 0, whole: true as const, events: ownEvents(told, role) })),
  ]
}

const toldIn = (steps: readonly StoredStep[]): Told[] => steps.flatMap(({ told }) => told)

function ownEvents(told: readonly Told[], role: Role): OwnEvent[] {
  const own: OwnEvent[] = []
  let after = 0
  for (const { event, to } of told) {
    if (to === EVERYONE) after++
    else if (includes(to, role)) own.push({ after, event })
  }
  return own
}

function seatFile(
  setup: Setup,
  roles: readonly Role[],
  { log, told, view }: { log: readonly Entry[]; told: readonly Told[]; view: readonly WholeChannel[] },
): SeatFile {
  return {
    walstatt: 'seat',
    version: 1,
    setup: openSetup(setup),
    roles,
    events: told
      .filter(({ to }) => to === EVERYONE || roles.some((role) => includes(to, role)))
      .map(({ event }) => event),
    answers: log.flatMap((entry) => ownEntry(entry, roles)),
    view,
  }
}

/** Field by field: what a setup may hold besides one day is not given away by itself. */
function openSetup({ game, rulesVersion, roles, options, content, pack, fairness }: Setup): Setup {
  return {
    game,
    rulesVersion,
    roles,
    options,
    content,
    ...(pack === undefined ? {} : { pack }),
    ...(fairness === undefined
      ? {}
      : { fairness: { commitment: fairness.commitment, contributions: fairness.contributions } }),
  }
}

function ownEntry(entry: Entry, roles: readonly Role[]): OwnEntry[] {
  if (!('role' in entry) || !roles.includes(entry.role)) return []
  const { type, role } = entry
  return type === 'answer' || type === 'offer' ? [entry] : [{ type, role }]
}
