import { fuzzTables } from '../../kit/testing/fuzz-tables.ts'
import { immortals } from './index.ts'
import { oracles } from './testing/oracles.ts'

const tables = [
  { roles: 3 },
  { roles: 4 },
  { roles: 5 },
  { roles: 4, rounds: 6, eighthSpace: 'attackOrMove', landCardWinsResidents: true },
  { roles: 3, rounds: 10, returnFromLimbo: true, compensatesStolen: false },
]

fuzzTables(
  immortals,
  oracles,
  tables.map(({ roles, ...options }) => ({
    title: `${roles} players ${JSON.stringify(options)}`,
    roles,
    options,
  })),
  { every: 40, maxAnswers: 9000 },
)
