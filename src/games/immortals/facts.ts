import type { GameFacts } from '../module.ts'

export const facts: GameFacts = {
  id: 'immortals',
  players: { min: 3, max: 5 },
  minutes: [90, 150],
  words: {
    en: {
      name: 'Immortals',
      kind: 'Area majority in two worlds',
      about: 'Light and darkness mirror each other; who falls in one world rises in the other.',
    },
    de: {
      name: 'Immortals',
      kind: 'Mehrheiten in zwei Welten',
      about: 'Licht und Dunkel spiegeln sich; wer in der einen Welt fällt, ersteht in der anderen.',
    },
  },
}
