import type { GameFacts } from '../module.ts'

export const facts: GameFacts = {
  id: 'uprising',
  players: { min: 2, max: 4 },
  people: { min: 1, max: 4 },
  minutes: [90, 180],
  words: {
    en: {
      name: 'Uprising',
      kind: 'Cooperative exploration and war',
      about: 'Together against Empire and Chaos in a frozen, ruined land.',
    },
    de: {
      name: 'Uprising',
      kind: 'Gemeinsam erkunden und kämpfen',
      about: 'Zusammen gegen Imperium und Chaos in einem vereisten, zerstörten Land.',
    },
  },
  workshop: {
    en: { link: 'Enter the values of your printed game', mine: 'Your content packs' },
    de: { link: 'Werte deines gedruckten Spiels eintragen', mine: 'Deine Inhaltspakete' },
  },
}
