import type { GameSecrecy } from '../../../../test/secrecy/tables.ts'

export const secrecy: GameSecrecy = {
  tables: [
    { roles: 3, options: {} },
    { roles: 4, options: { rounds: 6, eighthSpace: 'attackOrMove' } },
    { roles: 5, options: {} },
    { roles: 3, options: { rounds: 10, returnFromLimbo: true } },
  ],
  runs: [
    { games: 2, every: 9, answers: 700 },
    { games: 2, every: 9, answers: 150, bot: 'captain' },
  ],
  kinds: ['conflict', 'draftHand', 'draftStack', 'drawPile', 'planned', 'unplanned'],
  varied: ['answer draft', 'answer plan', 'draw conflict card', 'draw draft card'],
}
