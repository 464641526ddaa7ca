import type { GameSecrecy } from '../../../../test/secrecy/tables.ts'

export const secrecy: GameSecrecy = {
  tables: [
    { roles: 3, options: { map: 'fals-heartland', factions: ['necromancers', 'corsairs', 'hillFolk'] } },
    { roles: 2, options: { map: 'twin-ford', cutiecorn: true } },
    {
      roles: 4,
      options: { map: 'tyrants-lament', factions: ['chaosHorde', 'dragonRiders', 'necromancers', 'corsairs'] },
    },
    { roles: 2, options: { map: 'tyrants-lament', freeOverpay: true } },
  ],
  runs: [
    { games: 4, every: 7, answers: 500 },
    { games: 2, every: 9, answers: 400, bot: 'captain' },
  ],
  kinds: ['bag', 'battleBag', 'battleTiles', 'exchanged', 'hand', 'replacement'],
  varied: ['answer replace', 'draw bag', 'draw battleTile'],
}
