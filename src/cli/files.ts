import { type GameFile, LARGEST_FILE, loadAnyMatch, type Loaded, parseGameFile } from '../engine/file.ts'
import { fastSource, lastRulesAt, type Problem } from '../engine/index.ts'
import { findGame, type AnyModule } from '../games/registry.ts'
import { quoted } from './args.ts'
import { InputError, inputError } from './problem.ts'
import { readText } from './setup.ts'

export interface OpenedFile extends Loaded {
  readonly file: GameFile
  readonly module: AnyModule
  /** Rules of another version wrote it, or it was played with other content: which, how many entries of its log fit these, and why the next one does not. */
  readonly version?: number
  readonly at?: number
  readonly problem?: Problem
}

/** What a command ends with when a file could not be followed from its beginning to its end. */
export const NOT_ALL_FITS = 3

/** What is to be said of a file that rules of another version wrote; empty of any other. */
export function olderLines({ version, problem, at = 0, file, module }: OpenedFile): string[] {
  if (version === undefined) return changedLines(file)
  const today = module.game.rulesVersion
  const head =
    version === today
      ? 'This file was written with other content of the game.'
      : `This file was written by rules version ${version}; the rules here are version ${today}.`
  if (problem === undefined) return [`${head} They can follow it to its end.`]
  const far = `They can follow ${at} of its ${file.log.length} entries, up to ${problem.path}: ${problem.problem}`
  return [`${head} ${far}`]
}

/** A state inside a file is what the file says, whoever wrote it. */
function changedLines({ log }: GameFile): string[] {
  const at = lastRulesAt(log)
  return at === undefined
    ? []
    : [`The rules changed at log[${at}]: what lies before is as the file says, and not checked.`]
}

/** Whether the rules here have followed every entry from the first on. */
export const isAllChecked = ({ problem, file }: OpenedFile): boolean =>
  problem === undefined && lastRulesAt(file.log) === undefined

/** Reads a game file and replays it with every check; one of an older version as far as it fits. */
export async function openFile(path: string | undefined): Promise<OpenedFile> {
  if (path === undefined) throw new InputError('file', 'is missing')
  const parsed = parseGameFile(readText(path, 'file', 4 * LARGEST_FILE))
  if (!parsed.ok) throw inputError(parsed.problems, path)
  const file = parsed.value
  const entry = findGame(file.setup.game)
  if (entry === undefined) throw new InputError(`${path}: setup.game`, `there is no game ${quoted(file.setup.game)}`)
  const module = await entry.load()
  const loaded = loadAnyMatch(file, (id) => (id === module.game.id ? module.game : undefined), fastSource(path))
  if (!loaded.ok) throw inputError(loaded.problems, path)
  return { file, module, ...loaded.value }
}
