import type { GameFacts } from '../../../protocol/board.ts'

const facts: GameFacts = {
  id: 'uprising',
  players: [1, 4],
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

export default facts
