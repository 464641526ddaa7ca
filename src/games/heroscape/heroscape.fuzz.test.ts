import { fuzzTables } from '../../kit/testing/fuzz-tables.ts'
import { heroscape } from './index.ts'
import { EIGHT_PLAYERS, GLYPH_FIELD } from './testing/packs.ts'
import { oracles } from './testing/oracles.ts'

const tables = [
  { roles: 2, scenario: 'DAWN' },
  { roles: 2, scenario: 'FRONT' },
  { roles: 4, scenario: 'FRONT', army: 'prepared' },
  { roles: 2, scenario: 'DIVE' },
  { roles: 2, scenario: 'WINTER' },
  { roles: 4, scenario: 'WINTER', markersInTurn: true },
  { roles: 2, scenario: 'PLANT' },
  { roles: 2, scenario: 'STORM' },
  { roles: 3, scenario: 'RESCUE' },
  { roles: 2, scenario: 'MIST', mirrorArmies: true, army: 'prepared' },
  { roles: 4, scenario: 'FORT' },
  { roles: 2, scenario: 'BARREN', edition: 'secondEnglish' },
  { roles: 4, scenario: 'BARREN', sets: 2, strikes: 'automatic' },
  { roles: 5, scenario: 'CROWN' },
  { roles: 6, scenario: 'CROWN', army: 'prepared' },
  { roles: 7, scenario: 'CROWN', strikes: 'automatic' },
  { roles: 8, scenario: 'CROWN' },
  { roles: 8, scenario: 'pack', sets: 3, pack: EIGHT_PLAYERS },
  { roles: 2, scenario: 'pack', army: 'prepared', mirrorArmies: true, pack: GLYPH_FIELD },
  { roles: 4, scenario: 'pack', markersInTurn: true, pack: GLYPH_FIELD },
  // The usual points may buy one hero only, and then everybody knows the scout; these buy several (HS-SCN-STORM-04).
  { roles: 2, scenario: 'STORM', points: 900 },
]

fuzzTables(
  heroscape,
  oracles,
  tables.map(({ roles, pack, ...options }) => ({
    title: `${roles} players in ${pack?.scenarios[0].id ?? options.scenario}${options.points === undefined ? '' : ` for ${options.points} points`}`,
    roles,
    options,
    pack,
  })),
  { every: 60, maxAnswers: 6000 },
)
