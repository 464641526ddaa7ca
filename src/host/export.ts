import { fileOf, type GameFile } from '../engine/file.ts'
import type { Entry } from '../engine/log.ts'
import type { Setup } from '../engine/setup.ts'
import { EVERYONE, includes, type GameEvent, type GameState, type Role } from '../engine/table.ts'
import type { WholeChannel } from '../protocol/views.ts'
import type { Host } from './host.ts'

/** What somebody may take along while a match is running: own views, events and answers, and nothing else. */
export interface SeatFile {
  readonly walstatt: 'seat'
  readonly version: 1
  readonly setup: Setup
  readonly roles: readonly Role[]
  readonly events: readonly GameEvent[]
  readonly answers: readonly Entry[]
  readonly view: readonly WholeChannel[]
}

/** The whole file is for everybody after the end, and at once for local games. */
export function exportFor<S extends GameState, C>(
  host: Host<S, C>,
  roles: readonly Role[],
  { isLocal = false }: { isLocal?: boolean } = {},
): GameFile | SeatFile {
  const { setup } = host.prepared
  if (host.isOver || isLocal) return fileOf(setup, host.match.log)
  return {
    walstatt: 'seat',
    version: 1,
    setup,
    roles,
    events: host.told
      .filter(({ to }) => to === EVERYONE || roles.some((role) => includes(to, role)))
      .map(({ event }) => event),
    answers: host.match.log.filter((entry) => 'role' in entry && roles.includes(entry.role)),
    view: [host.whole('public'), ...roles.map((role) => host.whole(role))],
  }
}
