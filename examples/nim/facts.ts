import type { GameFacts } from '../../src/games/module.ts'

export const facts: GameFacts = {
  id: 'nim',
  players: { min: 2, max: 4 },
  minutes: [2, 5],
  words: {
    en: {
      name: 'Nim',
      kind: 'The smallest game',
      about: 'Take stones from one of three heaps; whoever takes the last one wins.',
    },
    de: {
      name: 'Nim',
      kind: 'Das kleinste Spiel',
      about: 'Nimm Steine von einem von drei Haufen; wer den letzten nimmt, gewinnt.',
    },
  },
}
