import type { GameSecrecy } from '../../../../test/secrecy/tables.ts'
import { GLYPH_FIELD } from './packs.ts'

export const secrecy: GameSecrecy = {
  tables: [
    { roles: 2, options: { scenario: 'STORM' } },
    { roles: 2, options: { scenario: 'pack', army: 'prepared', mirrorArmies: true }, pack: GLYPH_FIELD },
    { roles: 4, options: { scenario: 'FRONT', army: 'prepared' } },
    { roles: 4, options: { scenario: 'WINTER', markersInTurn: true } },
    { roles: 3, options: { scenario: 'RESCUE' } },
    { roles: 2, options: { scenario: 'MIST', mirrorArmies: true, army: 'prepared' } },
  ],
  runs: [
    { games: 3, every: 7, answers: 400 },
    { games: 2, every: 7, answers: 200, bot: 'captain' },
  ],
  kinds: ['glyph', 'marker', 'scout'],
  varied: ['answer marker', 'answer prepareArmy', 'answer scout'],
  // Where markers lie is for all to see once all of them lie; which they are is not (HS-RND-06).
  partlyOpen: ['marker'],
}
