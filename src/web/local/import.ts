import { loadMatch, parseGameFile, prepareFile } from '../../engine/file.ts'
import { failed, ok, type Result } from '../../engine/game.ts'
import type { Entry } from '../../engine/log.ts'
import { Replay } from '../../engine/replay.ts'
import type { Prepared } from '../../engine/setup.ts'
import type { GameState } from '../../engine/table.ts'
import { findGame } from '../../games/registry.ts'
import type { Told } from '../../host/channels.ts'
import type { StoredStep } from '../../host/restore.ts'
import { keyFrom, newId } from './new-game.ts'
import { localStore } from './store.ts'

/** Opens a game file as a game on this device: the first role is mine, bots play the others. Nothing in it is trusted. */
export async function importGame(text: string, name: string): Promise<Result<string>> {
  const parsed = parseGameFile(text)
  if (!parsed.ok) return parsed
  const file = parsed.value
  const module = await findGame(file.setup.game)?.load()
  const find = (): NonNullable<typeof module>['game'] | undefined => module?.game
  const loaded = loadMatch(file, find)
  if (!loaded.ok) return loaded
  const prepared = prepareFile(file, find)
  if (!prepared.ok) return prepared
  const steps = stepsOf(prepared.value, file.log)
  if (!steps.ok) return steps
  const { match } = loaded.value
  const now = Date.now()
  const game = {
    id: newId(),
    game: file.setup.game,
    options: file.setup.options,
    ...(file.setup.pack === undefined ? {} : { pack: file.setup.pack }),
    seats: Array.from({ length: file.setup.roles }, (_, role) =>
      role === 0 ? { holder: 'person' as const, name } : { holder: 'bot' as const, name: '', bot: 'greedy' },
    ),
    key: keyFrom(''),
    from: file.log.length,
    created: now,
    updated: now,
    waiting: match.play.pending.map((ask) => ask.role),
    ...(match.state.outcome === undefined ? {} : { outcome: match.state.outcome }),
  }
  await localStore.append(game, 0, steps.value)
  return ok(game.id)
}

/** The log cut into steps with what was told at each, so that its history can be looked at. */
function stepsOf(prepared: Prepared<GameState, unknown>, log: readonly Entry[]): Result<StoredStep[]> {
  const told: Told[] = []
  const steps: StoredStep[] = []
  const replay = new Replay(prepared, log)
  replay.match.listener = (event, to) => void told.push({ event, to })
  let from = 0
  let problem = replay.begin()
  for (;;) {
    if (problem !== undefined) return failed(problem.path, problem.problem)
    steps.push({ entries: log.slice(from, replay.at), told: told.splice(0) })
    from = replay.at
    if (replay.isDone) return ok(steps)
    problem = replay.step()
  }
}
