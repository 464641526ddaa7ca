/** Every procedure by its stored name, chapter by chapter in the order of the rulebook; the README has the order of play. */
import { exploreProcedures } from './actions/explore.ts'
import { turnProcedures } from './actions/actions.ts'
import { questProcedures } from './actions/quest.ts'
import { arrivalProcedures } from './cards/card-arrives.ts'
import { featProcedures } from './cards/feats.ts'
import { windowProcedures } from './cards/windows.ts'
import { combatProcedures } from './combat/combat.ts'
import { settleProcedures } from './combat/settle.ts'
import { gainItemProcedures } from './effects/gain-item.ts'
import { lookProcedures } from './effects/look.ts'
import { loopProcedures } from './effects/loops.ts'
import { placingVerbProcedures } from './effects/map-place.ts'
import { effectProcedures } from './effects/run.ts'
import { heroRollProcedures } from './heroes/hero-roll.ts'
import { activationProcedures } from './nemesis/activation.ts'
import { leavingProcedures } from './nemesis/card-leaves.ts'
import { immediateProcedures } from './nemesis/immediate.ts'
import { moveProcedures } from './nemesis/move-card.ts'
import { skeletonProcedures } from './nemesis/skeletons.ts'
import { targetProcedures } from './nemesis/targets.ts'
import { buildProcedures } from './phases/build.ts'
import { chapterProcedures } from './phases/chapter.ts'
import { eventProcedures } from './phases/events.ts'
import { productionProcedures } from './phases/production.ts'
import { refreshProcedures } from './phases/refresh.ts'
import { scoringProcedures } from './phases/scoring.ts'
import { winningProcedures } from './phases/winning.ts'
import { placingProcedures } from './placing/place-nemesis.ts'
import { setupProcedures } from './setup/setup-steps.ts'
import type { Procedures } from './table/state.ts'

export const procedures: Procedures = {
  ...setupProcedures,
  ...heroRollProcedures,
  ...featProcedures,
  ...arrivalProcedures,
  ...windowProcedures,
  ...chapterProcedures,
  ...refreshProcedures,
  ...eventProcedures,
  ...buildProcedures,
  ...turnProcedures,
  ...exploreProcedures,
  ...questProcedures,
  ...activationProcedures,
  ...productionProcedures,
  ...scoringProcedures,
  ...winningProcedures,
  ...settleProcedures,
  ...combatProcedures,
  ...immediateProcedures,
  ...leavingProcedures,
  ...moveProcedures,
  ...targetProcedures,
  ...skeletonProcedures,
  ...placingProcedures,
  ...effectProcedures,
  ...loopProcedures,
  ...placingVerbProcedures,
  ...gainItemProcedures,
  ...lookProcedures,
}
