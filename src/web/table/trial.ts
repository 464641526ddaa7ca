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
      bot: 'greedy',
    })),
    key: keyFrom(''),
    created: now,
    updated: now,
    waiting: [],
  }
}

/** Opens a copy of what one role knows. */
export async function openTrial(session: TableSession, pack: unknown): Promise<TableSession | undefined> {
  const { table, eyes } = session.state
  const world = await session.world()
  if (world === undefined || table === undefined || eyes === undefined) return undefined
  const game = worldGame(table, eyes, pack)
  const trial = new TableSession((events) => workerLink({ type: 'world', game, world }, events), { table: game.id })
  await trial.greet()
  return trial
}

export interface Trial {
  readonly trial: TableSession | undefined
  begin(): void
  end(): void
}

export function useTrial(session: TableSession | undefined, pack?: unknown): Trial {
  const [trial, setTrial] = useState<TableSession>()
  useEffect(() => () => trial?.close(), [trial])
  return {
    trial,
    begin: () => {
      if (session !== undefined) void openTrial(session, pack).then(setTrial)
    },
    end: () => setTrial(undefined),
  }
}
