import type { Game } from '../../engine/game.ts'
import { contentOf } from '../../kit/content/loader.ts'
import { candidates } from './bot.ts'
import { loadContent, type Content } from './content/content.ts'
import { MAX_FACTIONS, MIN_FACTIONS } from './content/names.ts'
import { actionProcedures } from './rules/action-procedures.ts'
import { cardProcedures } from './rules/card-procedures.ts'
import { cloneState } from './rules/clone-state.ts'
import { combatProcedures } from './rules/combat.ts'
import { effectProcedures } from './rules/effects/run.ts'
import { explain } from './rules/explain.ts'
import { frameProcedures } from './rules/frame-procedures.ts'
import { invariants } from './rules/invariants.ts'
import { mapProcedures } from './rules/map-procedures.ts'
import { nemesisProcedures } from './rules/nemesis-procedures.ts'
import { oddsFor } from './rules/odds.ts'
import { checkOptions, optionSpecs } from './rules/options.ts'
import { secrets } from './rules/secrets.ts'
import { setup } from './rules/setup.ts'
import { standing } from './rules/standing.ts'
import type { State } from './rules/state.ts'
import { privateView, publicView } from './rules/view.ts'

export const uprising: Game<State, Content> = {
  id: 'uprising',
  rulesVersion: 1,
  players: { min: MIN_FACTIONS, max: MAX_FACTIONS },
  options: optionSpecs,
  checkOptions,
  loadContent: (pack) => contentOf(loadContent(pack)),
  setup,
  procedures: {
    ...frameProcedures,
    ...actionProcedures,
    ...cardProcedures,
    ...mapProcedures,
    ...nemesisProcedures,
    ...combatProcedures,
    ...effectProcedures,
  },
  standing,
  clone: cloneState,
  publicView,
  privateView,
  secrets,
  explain,
  odds: oddsFor,
  candidates,
  invariants,
}
