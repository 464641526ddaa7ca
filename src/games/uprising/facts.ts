import type { GameFacts } from '../module.ts'

export const facts: GameFacts = {
  id: 'uprising',
  players: { min: 2, max: 4 },
  people: { min: 1, max: 4 },
  minutes: [90, 180],
  bots: [
    { name: 'Skadi', face: [0, 'tower'] },
    { name: 'Brynja', face: [1, 'star'] },
    { name: 'Torvin', face: [2, 'moon'] },
    { name: 'Ulla', face: [3, 'wave'] },
    { name: 'Eirik', face: [0, 'leaf'] },
    { name: 'Hedda', face: [1, 'flame'] },
    { name: 'Sigrun', face: [2, 'key'] },
    { name: 'Jorunn', face: [3, 'crown'] },
    { name: 'Frode', face: [0, 'bolt'] },
    { name: 'Alva', face: [1, 'eye'] },
  ],
  characters: [
    {
      id: 'defender',
      face: [2, 'tower'],
      words: {
        en: {
          name: 'Defender',
          about: 'Raises more Units, holds every Haven as long as it can and goes after the Nemesis last.',
        },
        de: {
          name: 'Verteidiger',
          about: 'Hebt mehr Einheiten aus, hält jede Zuflucht so lange wie möglich und sucht zuletzt den Kampf.',
        },
      },
    },
    {
      id: 'explorer',
      face: [3, 'star'],
      words: {
        en: { name: 'Explorer', about: 'Turns over whatever lies hidden and builds Havens far and wide.' },
        de: { name: 'Kundschafter', about: 'Deckt auf, was verborgen liegt, und baut weit und breit Zufluchten.' },
      },
    },
    {
      id: 'quester',
      face: [1, 'key'],
      words: {
        en: { name: 'Quester', about: 'Trusts in Feats and Items and never lets a Quest lie.' },
        de: { name: 'Questsucher', about: 'Vertraut auf Feats und Items und lässt keine Quest liegen.' },
      },
    },
  ],
  first: {
    roles: 2,
    options: { chapters: 2, difficulty: 'rebel' },
    minutes: [60, 90],
    words: { en: 'Two Chapters, easiest level', de: 'Zwei Kapitel, leichteste Stufe' },
  },
  words: {
    en: {
      name: 'Uprising',
      kind: 'Cooperative exploration and war',
      about: 'Together against Empire and Chaos in a frozen, ruined land.',
      goal: 'Win together: in the end each of your factions must have more points than the Empire and than Chaos.',
    },
    de: {
      name: 'Uprising',
      kind: 'Gemeinsam erkunden und kämpfen',
      about: 'Zusammen gegen Imperium und Chaos in einem vereisten, zerstörten Land.',
      goal: 'Gemeinsam gewinnen: Am Ende muss jede eurer Fraktionen mehr Punkte haben als das Imperium und als das Chaos.',
    },
  },
  workshop: {
    en: { link: 'Enter the values of your printed game', mine: 'Your content packs' },
    de: { link: 'Werte deines gedruckten Spiels eintragen', mine: 'Deine Inhaltspakete' },
  },
}
