import { type GameFile, LARGEST_FILE, type Loaded, loadMatch, parseGameFile } from '../engine/file.ts'
import { findGame, type AnyModule } from '../games/registry.ts'
import { quoted } from './args.ts'
import { InputError, inputError } from './problem.ts'
import { readText } from './setup.ts'

export interface OpenedFile extends Loaded {
  readonly file: GameFile
  readonly module: AnyModule
}

/** Reads a game file and replays it with every check. */
export async function openFile(path: string | undefined): Promise<OpenedFile> {
  if (path === undefined) throw new InputError('file', 'is missing')
  const parsed = parseGameFile(readText(path, 'file', 4 * LARGEST_FILE))
  if (!parsed.ok) throw inputError(parsed.problems, path)
  const file = parsed.value
  const entry = findGame(file.setup.game)
  if (entry === undefined) throw new InputError(`${path}: setup.game`, `there is no game ${quoted(file.setup.game)}`)
  const module = await entry.load()
  const loaded = loadMatch(file, (id) => (id === module.game.id ? module.game : undefined))
  if (!loaded.ok) throw inputError(loaded.problems, path)
  return { file, module, ...loaded.value }
}
