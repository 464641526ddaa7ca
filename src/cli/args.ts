import { parseArgs, type ParseArgsConfig } from 'node:util'
import { allBotNames, findAnyBot } from '../bots/older/registry.ts'
import type { MakeBot } from '../bots/bot.ts'
import type { Budget } from '../bots/search/budget.ts'
import { LANGUAGES, type Language } from '../games/registry.ts'
import { InputError, oneLine } from './problem.ts'

type OptionTypes = NonNullable<ParseArgsConfig['options']>
type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>

export interface Arguments {
  readonly positionals: readonly string[]
  text(name: string): string | undefined
  flag(name: string): boolean
  list(name: string): readonly string[]
  /** A whole number, or the default where the option is not given. */
  number(name: string, otherwise: number, least: number, most: number): number
}

/** Parses and refuses what is unknown; at most so many words beside the options. */
export function parse(argv: readonly string[], options: OptionTypes, words: readonly string[]): Arguments {
  const { values, positionals } = parsed(argv, { ...options, help: { type: 'boolean', short: 'h' } })
  if (positionals.length > words.length)
    throw new InputError('arguments', `${quoted(positionals[words.length])} is one too many`)
  return {
    positionals,
    text: (name) => values[name] as string | undefined,
    flag: (name) => values[name] === true,
    list: (name) => (values[name] ?? []) as string[],
    number: (name, otherwise, least, most) =>
      numberOf(values[name] as string | undefined, name, otherwise, least, most),
  }
}

function parsed(argv: readonly string[], options: OptionTypes): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
  } catch (error) {
    const text = (error as Error).message.split('. ')[0]
    throw new InputError(/'(-[^' ]+)/.exec(text)?.[1] ?? 'arguments', oneLine(text))
  }
}

function numberOf(text: string | undefined, name: string, otherwise: number, least: number, most: number): number {
  if (text === undefined) return otherwise
  const n = /^\d{1,9}$/.test(text) ? Number(text) : -1
  if (n < least || n > most)
    throw new InputError(`--${name}`, `must be a whole number from ${least} to ${most}, not ${quoted(text)}`)
  return n
}

export const quoted = (text: string): string =>
  JSON.stringify(oneLine(text.length > 60 ? `${text.slice(0, 60)}…` : text))

export function languageOf(text: string | undefined, field = '--lang'): Language {
  if (text === undefined) return 'en'
  const found = LANGUAGES.find((language) => language === text)
  if (found === undefined) throw new InputError(field, `must be one of: ${LANGUAGES.join(', ')}`)
  return found
}

export interface NamedBot {
  readonly name: string
  readonly make: MakeBot
}

/** Names of bots, separated by commas. */
export async function botsOf(text: string, budget?: Budget): Promise<NamedBot[]> {
  const bots: NamedBot[] = []
  for (const name of text.split(',')) {
    const make = await findAnyBot(name, budget)
    if (make === undefined)
      throw new InputError('--bots', `there is no bot ${quoted(name)}; there are: ${allBotNames.join(', ')}`)
    bots.push({ name, make })
  }
  return bots
}

export const thinkOptions = { think: { type: 'string' }, playouts: { type: 'string' } } as const

export const thinkHelp = `  --think MS         General and Marshal think so many milliseconds of one core for a turn
  --playouts N       General and Marshal try so many continuations for a turn: the same games everywhere`

/** What those who search may think for a turn; their own measure where nothing is said. */
export function budgetOf(args: Arguments): Budget | undefined {
  if (args.text('think') !== undefined && args.text('playouts') !== undefined)
    throw new InputError('--think', 'and --playouts exclude each other')
  if (args.text('playouts') !== undefined) return { playouts: args.number('playouts', 0, 1, 100_000_000) }
  return args.text('think') === undefined ? undefined : { ms: args.number('think', 0, 1, 10_000_000), now: cpuTime }
}

/** Milliseconds that this process has used of any core. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
