import { fuzzTables } from '../../kit/testing/fuzz-tables.ts'
import { uprising } from './index.ts'

const tables = [
  { roles: 2, chapters: 2, difficulty: 'rebel' },
  { roles: 3, chapters: 3, edition: 'first', difficulty: 'nightmare' },
  { roles: 4, chapters: 2, difficulty: 'apocalypse' },
  { roles: 2, chapters: 4, edition: 'first', difficulty: 'apocalypse', extraCurses: 3, ninthLegion: true },
  { roles: 3, chapters: 3, advanced: 'all', resourceSupply: 'limited', placementFallback: 'free', capitalFlip: 'yes' },
]

fuzzTables(
  uprising,
  tables.map(({ roles, ...options }) => ({
    title: `${roles} factions ${JSON.stringify(options)}`,
    roles,
    options,
  })),
  { every: 60, maxAnswers: 9000 },
)
