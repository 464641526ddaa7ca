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
  characters: [
    {
      id: 'raider',
      face: [0, 'flame'],
      words: {
        en: { name: 'Raider', about: 'Would rather take a land than keep one, and follows whoever leads.' },
        de: {
          name: 'Räuber',
          about: 'Nimmt lieber ein Land, als eines zu halten, und bleibt dem Führenden auf den Fersen.',
        },
      },
    },
    {
      id: 'builder',
      face: [1, 'tower'],
      words: {
        en: { name: 'Builder', about: 'Rounds off its regions, builds wherever it stands and seldom starts a fight.' },
        de: { name: 'Baumeister', about: 'Rundet seine Regionen ab, baut überall und fängt selten Streit an.' },
      },
    },
    {
      id: 'hoarder',
      face: [2, 'key'],
      words: {
        en: { name: 'Hoarder of magic', about: 'Saves gold and energy, draws cards and never forgoes its magic.' },
        de: {
          name: 'Magiehüter',
          about: 'Spart Gold und Energie, zieht Karten und verzichtet ungern auf seine Magie.',
        },
      },
    },
    {
      id: 'wanderer',
      face: [3, 'moon'],
      words: {
        en: { name: 'Wanderer', about: 'Opens portals and turns up in the other world where nobody expects it.' },
        de: {
          name: 'Weltenwanderer',
          about: 'Öffnet Portale und taucht in der anderen Welt auf, wo niemand damit rechnet.',
        },
      },
    },
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
