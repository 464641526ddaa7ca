import { loadAnyMatch, parseGameFile } from '../../engine/file.ts'
import { fastSource, ok, type Result } from '../../engine/index.ts'
import { findGame } from '../../games/registry.ts'
import { stepsAsFar } from '../../host/past.ts'
import { keyFrom, newId } from './new-game.ts'
import { seatsIn } from './seats-in.ts'
import { localStore } from './store.ts'

/** Opens a game file as a game on this device: the first role is mine unless it was conceded, bots play the others. Nothing in it is trusted. */
export async function importGame(text: string, name: string): Promise<Result<string>> {
  const parsed = parseGameFile(text)
  if (!parsed.ok) return parsed
  const file = parsed.value
  const module = await findGame(file.setup.game)?.load()
  const find = (): NonNullable<typeof module>['game'] | undefined => module?.game
  const loaded = loadAnyMatch(file, find, fastSource(''))
  if (!loaded.ok) return loaded
  const { match, prepared } = loaded.value
  const { steps } = stepsAsFar(prepared, file.log)
  const now = Date.now()
  const game = {
    id: newId(),
    game: file.setup.game,
    options: file.setup.options,
    ...(file.setup.pack === undefined ? {} : { pack: file.setup.pack }),
    seats: seatsIn(file, name),
    key: keyFrom(''),
    rules: { version: file.setup.rulesVersion, content: file.setup.content },
    from: file.log.length,
    created: now,
    updated: now,
    waiting: match.play.pending.map((ask) => ask.role),
    ...(match.state.outcome === undefined ? {} : { outcome: match.state.outcome }),
  }
  await localStore.append(game, 0, steps)
  return ok(game.id)
}
