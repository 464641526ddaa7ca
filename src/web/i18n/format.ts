import type { Language } from '../../protocol/board.ts'

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
const lists = { en: new Intl.ListFormat('en'), de: new Intl.ListFormat('de') }

/** A number with its noun in the right form. */
export function counted(lang: Language, n: number, one: string, many: string): string {
  return `${numbers[lang].format(n)} ${plurals[lang].select(n) === 'one' ? one : many}`
}

export const percent = (lang: Language, p: number): string => percents[lang].format(p)
export const listed = (lang: Language, items: readonly string[]): string => lists[lang].format(items)
export const clockTime = (lang: Language, at: number): string => times[lang].format(at)

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "3 hours ago"; below a minute "now". */
export function since(lang: Language, at: number, now: number): string {
  const seconds = (at - now) / 1000
  for (const [unit, size] of STEPS)
    if (Math.abs(seconds) >= size) return relative[lang].format(Math.round(seconds / size), unit)
  return relative[lang].format(0, 'second')
}
