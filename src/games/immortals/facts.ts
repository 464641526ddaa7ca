import type { GameFacts } from '../module.ts'

export const facts: GameFacts = {
  id: 'immortals',
  players: { min: 3, max: 5 },
  minutes: [90, 150],
  first: {
    roles: 3,
    options: {},
    minutes: [90, 120],
    words: { en: 'Three players, seven rounds', de: 'Zu dritt, sieben Runden' },
  },
  words: {
    en: {
      name: 'Immortals',
      kind: 'Area majority in two worlds',
      about: 'Light and darkness mirror each other; who falls in one world rises in the other.',
      goal: 'Have the most points after the last round: for lands, buildings and whole regions in both worlds.',
    },
    de: {
      name: 'Immortals',
      kind: 'Mehrheiten in zwei Welten',
      about: 'Licht und Dunkel spiegeln sich; wer in der einen Welt fällt, ersteht in der anderen.',
      goal: 'Nach der letzten Runde die meisten Punkte haben: für Länder, Bauwerke und ganze Regionen in beiden Welten.',
    },
  },
}
