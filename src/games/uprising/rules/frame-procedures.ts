import { chapterProcedures } from './chapter.ts'
import { productionProcedures } from './production.ts'
import { refreshProcedures } from './refresh.ts'
import { scoringProcedures } from './scoring.ts'
import { setUpProcedures } from './set-up.ts'
import type { Procedures } from './state.ts'
import { winningProcedures } from './winning.ts'

export const frameProcedures: Procedures = {
  ...setUpProcedures,
  ...chapterProcedures,
  ...refreshProcedures,
  ...productionProcedures,
  ...scoringProcedures,
  ...winningProcedures,
}
