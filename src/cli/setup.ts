import { readFileSync, statSync } from 'node:fs'
import { type OptionSpec, type OptionValue, prepare, type Prepared } from '../engine/index.ts'
import { findGame, games, type AnyModule } from '../games/registry.ts'
import { quoted, type Arguments } from './args.ts'
import { codeOf, InputError, inputError } from './problem.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the command line plays games of every shape alike
export type AnyPrepared = Prepared<any, any>

/** The options of every command that sets up a game. */
export const setupOptions = {
  seats: { type: 'string' },
  option: { type: 'string', multiple: true },
  pack: { type: 'string' },
} as const

export const setupHelp = `  --seats K          number of players (default: the fewest the game allows)
  --option key=value an option of the table, may be repeated; lists are separated by commas
  --pack file        a content pack (JSON) laid over the game's own content`

export async function gameOf(id: string | undefined): Promise<AnyModule> {
  const known = games.map((entry) => entry.id).join(', ')
  if (id === undefined) throw new InputError('game', `is missing; there are: ${known}`)
  const entry = findGame(id)
  if (entry === undefined) throw new InputError('game', `there is no game ${quoted(id)}; there are: ${known}`)
  return entry.load()
}

/** Checks seats, options and content pack. */
export function preparedOf(module: AnyModule, args: Arguments): AnyPrepared {
  const { game } = module
  const { min, max } = game.players
  const seats = args.number('seats', min, 0, 999_999_999)
  if (seats < min || seats > max)
    throw new InputError('--seats', `${game.id} is for ${min} to ${max} players, not ${seats}`)
  const options = optionsOf(game.options, args.list('option'))
  const file = args.text('pack')
  const pack = file === undefined ? undefined : readPack(module, file)
  const prepared = prepare(game, seats, options, pack)
  if (prepared.ok) return prepared.value
  throw inputError(prepared.problems, prepared.problems[0].path.startsWith('options') ? '' : (file ?? ''))
}

function readPack(module: AnyModule, file: string): unknown {
  const pack = module.readPack(readText(file, '--pack', module.largestPack))
  if (!pack.ok) throw inputError(pack.problems, `--pack ${file}`)
  return pack.value
}

/** Reads a file that may come from anywhere. */
export function readText(file: string, field: string, largest: number): string {
  try {
    const stat = statSync(file)
    if (!stat.isFile()) throw new InputError(field, `${quoted(file)} is not a file`)
    if (stat.size > largest) throw new InputError(field, `${quoted(file)} is larger than ${largest} bytes`)
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    if (error instanceof InputError) throw error
    const code = codeOf(error)
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') throw new InputError(field, `${quoted(file)} is not UTF-8 text`)
    throw new InputError(field, `${quoted(file)} cannot be read (${code})`)
  }
}

function optionsOf(specs: readonly OptionSpec[], given: readonly string[]): Record<string, OptionValue> {
  const options = Object.create(null) as Record<string, OptionValue>
  for (const text of given) {
    const at = text.indexOf('=')
    if (at < 1) throw new InputError('--option', `${quoted(text)} is not key=value`)
    const id = text.slice(0, at)
    if (Object.hasOwn(options, id)) throw new InputError(`options.${id}`, 'is given twice')
    const spec = specs.find((one) => one.id === id)
    if (spec === undefined)
      throw new InputError(
        '--option',
        `there is no option ${quoted(id)}; there are: ${specs.map((s) => s.id).join(', ')}`,
      )
    options[id] = valueFor(spec, text.slice(at + 1))
  }
  return options
}

/** What cannot be read stays a text; the game's own check then says what is wrong with it. */
function valueFor(spec: OptionSpec, text: string): OptionValue {
  if (spec.kind === 'switch') return text === 'true' ? true : text === 'false' ? false : text
  if (spec.kind === 'number') return /^-?\d{1,15}$/.test(text) ? Number(text) : text
  return spec.perRole === true ? text.split(',') : text
}
