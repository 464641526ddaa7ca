import type { GameSecrecy } from '../../../../test/secrecy/tables.ts'

export const secrecy: GameSecrecy = {
  tables: [
    { roles: 2, options: { chapters: 2, difficulty: 'rebel' } },
    { roles: 3, options: { chapters: 3, edition: 'first', difficulty: 'nightmare' } },
    { roles: 4, options: { chapters: 2, difficulty: 'apocalypse' } },
    { roles: 3, options: { chapters: 3, advanced: 'all', resourceSupply: 'limited' } },
  ],
  runs: [
    { games: 2, every: 9, answers: 500 },
    { games: 2, every: 9, answers: 150, bot: 'captain' },
  ],
  kinds: ['drawnFeats', 'feats:bottom', 'feats:middle'],
  varied: ['answer keepFeat', 'draw feat'],
}
