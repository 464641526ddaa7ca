import type { ByteProblem } from './bytes.ts'
import { WORDS } from './words.ts'
import type { WordKey } from './words.ts'

export type BuilderLanguage = 'en' | 'de'
export type Args = Readonly<Record<string, string | number>>

/** Why an edit is not made; `rule` where the rulebook has one for it. */
export interface Refusal {
  readonly rule?: string
  readonly key: WordKey
  readonly args: Args
}

export const refusal = (key: WordKey, args: Args = {}, rule?: string): Refusal =>
  rule === undefined ? { key, args } : { rule, key, args }

/** Fills the braces of a text; a word that is itself a key is said in the same language. */
export function say(language: BuilderLanguage, key: WordKey, args: Args = {}): string {
  return WORDS[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = args[name] ?? ''
    return typeof value === 'string' && isWordKey(value) ? WORDS[language][value] : String(value)
  })
}

export function sayRefusal(language: BuilderLanguage, { key, args, rule }: Refusal): string {
  const text = say(language, key, args)
  return rule === undefined ? text : `${text} – ${rule}`
}

export function sayByteProblem(language: BuilderLanguage, { offset, key, args }: ByteProblem): string {
  return `${say(language, 'byte', { offset })}: ${say(language, key, args)}`
}

export const isWordKey = (text: string): text is WordKey => Object.hasOwn(WORDS.en, text)

/** The kind of a Virtualscape piece by its type. */
export function sayPiece(language: BuilderLanguage, type: number): string {
  const key = `family${Math.floor(type / 1000)}`
  const name = isWordKey(key) ? WORDS[language][key] : say(language, 'familyUnknown')
  return `${name} (${type})`
}
