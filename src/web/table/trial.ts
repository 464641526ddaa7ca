import { useEffect, useState } from 'react'
import type { Role } from '../../engine/index.ts'
import type { TableInfo } from '../../protocol/http.ts'
import { newId, keyFrom } from '../local/new-game.ts'
import type { LocalGame } from '../local/store.ts'
import { workerLink } from './link.ts'
import { TableSession } from './session.ts'

/** A game on this device for a copy of what one role knows; bots play the others there. */
export function worldGame(table: TableInfo, eyes: Role, pack?: unknown): LocalGame {
  const now = Date.now()
  return {
    id: newId(),
    game: table.game,
    options: table.options as LocalGame['options'],
    ...(pack === undefined ? {} : { pack }),
    seats: Array.from({ length: table.roles }, (_, role) => ({
      holder: role === eyes ? ('person' as const) : ('bot' as const),
      name: table.seats.find((seat) => seat.roles.includes(role))?.name ?? '',
      bot: 'captain',
    })),
    key: keyFrom(''),
    created: now,
    updated: now,
    waiting: [],
  }
}

/** A copy of a table, which allows no more than the table does. */
export class TrialSession extends TableSession {
  readonly origin: TableSession
  constructor(origin: TableSession, ...rest: ConstructorParameters<typeof TableSession>) {
    super(...rest)
    this.origin = origin
  }
}

/** A copy of what one role knows, with the content it is played with. */
interface OpenTrial {
  readonly session: TableSession
  readonly pack: unknown
}

async function openTrial(session: TableSession): Promise<OpenTrial | undefined> {
  const { table, eyes } = session.state
  const possible = await session.world()
  if (possible === undefined || table === undefined || eyes === undefined) return undefined
  const { world, pack } = possible
  const game = worldGame(table, eyes, pack)
  const trial = new TrialSession(session, (events) => workerLink({ type: 'world', game, world }, events), {
    table: game.id,
  })
  await trial.greet()
  return { session: trial, pack }
}

export interface Trial {
  readonly trial: OpenTrial | undefined
  begin(): void
  end(): void
}

export function useTrial(session: TableSession | undefined): Trial {
  const [trial, setTrial] = useState<OpenTrial>()
  useEffect(() => () => trial?.session.close(), [trial])
  return {
    trial,
    begin: () => {
      if (session !== undefined) void openTrial(session).then(setTrial)
    },
    end: () => setTrial(undefined),
  }
}
