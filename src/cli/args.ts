import { parseArgs, type ParseArgsConfig } from 'node:util'
import { allBotNames, findAnyBot } from '../bots/older/registry.ts'
import type { MakeBot } from '../bots/bot.ts'
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

/** Names of bots, separated by commas. */
export function botsOf(text: string): { name: string; make: MakeBot }[] {
  return text.split(',').map((name) => {
    const make = findAnyBot(name)
    if (make === undefined)
      throw new InputError('--bots', `there is no bot ${quoted(name)}; there are: ${allBotNames.join(', ')}`)
    return { name, make }
  })
}
