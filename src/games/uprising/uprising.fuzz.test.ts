import type { Game } from '../../engine/index.ts'
import { fuzzTables } from '../../kit/testing/fuzz-tables.ts'
import type { Content } from './content/content.ts'
import { uprising } from './index.ts'
import type { Play } from './rules/table/rules.ts'
import type { State, Table } from './rules/table/state.ts'
import { atRest, isAtRest } from './testing/at-rest.ts'
import { oracles } from './testing/oracles.ts'

/** With what must be true besides whenever nothing is under way; an imagined world has no questions. */
const strict: Game<State, Content> = {
  ...uprising,
  invariants(t: Table) {
    const { pending = [] } = t as Partial<Play>
    return [...uprising.invariants(t), ...(isAtRest(t, pending) ? atRest(t) : [])]
  },
}

const tables = [
  { roles: 2, chapters: 2, difficulty: 'rebel' },
  { roles: 3, chapters: 3, edition: 'first', difficulty: 'nightmare' },
  { roles: 4, chapters: 2, difficulty: 'apocalypse' },
  { roles: 2, chapters: 4, edition: 'first', difficulty: 'apocalypse', extraCurses: 3, ninthLegion: true },
  { roles: 3, chapters: 3, advanced: 'all', resourceSupply: 'limited', placementFallback: 'free', capitalFlip: 'yes' },
]

fuzzTables(
  strict,
  oracles,
  tables.map(({ roles, ...options }) => ({
    title: `${roles} factions ${JSON.stringify(options)}`,
    roles,
    options,
  })),
  { every: 60, maxAnswers: 9000 },
)
