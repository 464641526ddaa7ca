import type { GameFacts } from '../module.ts'

export const facts: GameFacts = {
  id: 'immortals',
  players: { min: 3, max: 5 },
  minutes: [90, 150],
  bots: [
    { name: 'Aurelio', face: [0, 'tower'] },
    { name: 'Nyssa', face: [1, 'star'] },
    { name: 'Vesper', face: [2, 'moon'] },
    { name: 'Caelum', face: [3, 'wave'] },
    { name: 'Morwen', face: [0, 'leaf'] },
    { name: 'Solenne', face: [1, 'flame'] },
    { name: 'Umbriel', face: [2, 'key'] },
    { name: 'Lumen', face: [3, 'crown'] },
    { name: 'Isaura', face: [0, 'bolt'] },
    { name: 'Tenebrio', face: [1, 'eye'] },
    { name: 'Elowen', face: [2, 'horn'] },
  ],
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
