import type { GameFacts } from '../module.ts'

export const facts: GameFacts = {
  id: 'bloodstones',
  players: { min: 2, max: 6 },
  minutes: [60, 150],
  words: {
    en: {
      name: 'Bloodstones',
      kind: 'Area conquest with tiles',
      about: 'Two to six factions place, march and fight with the very tiles they pay with.',
    },
    de: {
      name: 'Bloodstones',
      kind: 'Gebietseroberung mit Plättchen',
      about:
        'Zwei bis sechs Fraktionen platzieren, marschieren und kämpfen mit denselben Plättchen, mit denen sie bezahlen.',
    },
  },
}
