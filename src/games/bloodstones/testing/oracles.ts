import { battles } from './oracle/battles.ts'
import type { BookOracle } from './oracle/book.ts'
import { moves } from './oracle/moves.ts'
import { payments } from './oracle/payments.ts'
import { placing } from './oracle/placing.ts'
import { ranking } from './oracle/ranking.ts'
import { retreats } from './oracle/retreats.ts'
import { villages } from './oracle/villages.ts'

/** The rulebook once more, slow and obvious, to compare the rules with. */
export const oracles: readonly BookOracle[] = [moves, payments, placing, battles, retreats, villages, ranking]
