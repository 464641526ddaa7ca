import type { Language } from '../../protocol/board.ts'

export { listed } from '../../boardkit/words.ts'

const plurals = { en: new Intl.PluralRules('en'), de: new Intl.PluralRules('de') }
const numbers = { en: new Intl.NumberFormat('en'), de: new Intl.NumberFormat('de') }
const percents = {
  en: new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }),
  de: new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 1 }),
}
const relative = {
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
  de: new Intl.RelativeTimeFormat('de', { numeric: 'auto' }),
}
const times = {
  en: new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit' }),
  de: new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit' }),
}

/** A number with its noun in the right form. */
export function counted(language: Language, n: number, one: string, many: string): string {
  return `${numbers[language].format(n)} ${plurals[language].select(n) === 'one' ? one : many}`
}

/** Rising numbers: "2", "2 or 4", "3–6". */
export function ranged(values: readonly number[], or: string): string {
  const [first, last] = [values[0], values.at(-1)!]
  return values.length > 2 && last - first === values.length - 1 ? `${first}–${last}` : values.join(` ${or} `)
}

const wholes = {
  en: new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 }),
  de: new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 0 }),
} as const

/** An estimate: no more is known than whole percents. */
export const wholePercent = (language: Language, p: number): string => wholes[language].format(p)

const changes = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
  de: new Intl.NumberFormat('de', { maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
} as const

/** By how many points of a percentage something went up or down. */
export const pointsOfPercent = (language: Language, change: number): string => changes[language].format(change * 100)

export const percent = (language: Language, p: number): string => percents[language].format(p)
export const clockTime = (language: Language, at: number): string => times[language].format(at)

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "3 hours ago"; below a minute "now". */
export function since(language: Language, at: number, now: number): string {
  const seconds = (at - now) / 1000
  for (const [unit, size] of STEPS)
    if (Math.abs(seconds) >= size) return relative[language].format(Math.round(seconds / size), unit)
  return relative[language].format(0, 'second')
}
