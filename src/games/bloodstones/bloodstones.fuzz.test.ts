import { fuzzTables } from '../../kit/testing/fuzz-tables.ts'
import { FACTION_IDS } from './content/units.ts'
import { bloodstones } from './index.ts'
import { oracles } from './testing/oracles.ts'

/** Different factions for every game, those that need more players only where they are allowed. */
function factionsFor(roles: number, shift: number): string[] {
  const allowed = FACTION_IDS.filter((id) => (id !== 'corsairs' || roles > 2) && (id !== 'chaosHorde' || roles > 3))
  return Array.from({ length: roles }, (_, role) => allowed[(role + shift) % allowed.length])
}

const tables = [
  { roles: 2, map: 'twin-ford' },
  { roles: 2, map: 'tyrants-lament' },
  { roles: 3, map: 'fals-heartland' },
  { roles: 3, map: 'tyrants-lament' },
  { roles: 4, map: 'fals-heartland' },
  { roles: 4, map: 'tyrants-lament' },
  { roles: 5, map: 'two-inland-seas' },
  { roles: 6, map: 'two-inland-seas' },
]

fuzzTables(
  bloodstones,
  oracles,
  tables.map(({ roles, map }, index) => ({
    title: `${roles} players on ${map}`,
    roles,
    options: { map, factions: factionsFor(roles, index), cutiecorn: index % 2 === 1 },
  })),
  { every: 40, maxAnswers: 6000 },
)
