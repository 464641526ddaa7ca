/** A second, slow, obvious reading of the rulebook, to be compared with the rules at every question. `L` is a line of the German rulebook. */
import { actsOracle } from './oracle/acts.ts'
import { effectsOracle } from './oracle/effects.ts'
import { plansOracle } from './oracle/plans.ts'
import type { ImmortalsOracle } from './oracle/printed.ts'
import { scoringOracle } from './oracle/scoring.ts'
import { startOracle } from './oracle/start.ts'

export const oracles: readonly ImmortalsOracle[] = [startOracle, plansOracle, actsOracle, effectsOracle, scoringOracle]
