import { expect, it } from 'vitest'
import { optionWordsOf } from './option-words.ts'

const words = optionWordsOf({
  map: {
    label: { en: 'Map', de: 'Karte' },
    description: { en: 'Where', de: 'Wo' },
    values: {
      auto: { en: 'Automatic', de: 'Automatisch' },
      ford: { label: { en: 'Ford', de: 'Furt' }, description: { en: 'For two', de: 'Zu zweit' } },
    },
    problems: { 'T-1': { en: 'Too many.', de: 'Zu viele.' } },
  },
  limit: { label: { en: 'Limit', de: 'Grenze' } },
})

it('the words of an option are those of the language', () => {
  expect(words('de', 'map')).toEqual({
    label: 'Karte',
    description: 'Wo',
    values: { auto: { label: 'Automatisch' }, ford: { label: 'Furt', description: 'Zu zweit' } },
    problems: { 'T-1': 'Zu viele.' },
  })
  expect(words('en', 'limit')).toEqual({ label: 'Limit' })
})

it('there are none for what is no option', () => {
  expect([words('en', 'other'), words('en', 'toString')]).toEqual([undefined, undefined])
})
