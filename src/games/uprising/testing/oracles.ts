/** Second implementations of parts of the rules, from the rulebook (see `engine/proof`). */
import type { Oracle } from '../../../engine/proof/index.ts'
import type { Content } from '../content/content.ts'
import type { State } from '../rules/table/state.ts'
import { placements } from './oracle/placements.ts'
import { pools } from './oracle/pools.ts'
import { prices } from './oracle/prices.ts'
import { routes } from './oracle/routes.ts'

export const oracles: readonly Oracle<State, Content>[] = [routes, pools, placements, prices]
