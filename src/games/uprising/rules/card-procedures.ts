import { loopProcedures } from './effects/loops.ts'
import { featProcedures } from './feats.ts'
import { gainedProcedures } from './gained.ts'
import { gainItemProcedures } from './gain-item.ts'
import { heroRollProcedures } from './hero-roll.ts'
import { lookProcedures } from './look.ts'
import { questProcedures } from './quest.ts'
import type { Procedures } from './state.ts'
import { windowProcedures } from './windows.ts'

export const cardProcedures: Procedures = {
  ...windowProcedures,
  ...loopProcedures,
  ...gainedProcedures,
  ...featProcedures,
  ...heroRollProcedures,
  ...questProcedures,
  ...gainItemProcedures,
  ...lookProcedures,
}
