import type { Game } from '../../engine/game.ts'
import { contentOf } from '../../kit/content/loader.ts'
import { evaluate } from './bot.ts'
import { loadContent, type Content } from './content/content.ts'
import { battleProcedures } from './rules/battle.ts'
import { endProcedures } from './rules/end.ts'
import { explain } from './rules/explain.ts'
import { invariants } from './rules/invariants.ts'
import { moveProcedures } from './rules/move.ts'
import { oddsFor } from './rules/odds.ts'
import { checkOptions, optionSpecs } from './rules/options.ts'
import { secrets } from './rules/secrets.ts'
import {
  chooseFactions,
  deploy,
  deployUnits,
  drawAfterDeployment,
  setup,
  startingHand,
  startPlayer,
} from './rules/setup.ts'
import { cloneState, type State } from './rules/state.ts'
import { turn } from './rules/turn.ts'
import { privateView, publicView } from './rules/view.ts'

export const bloodstones: Game<State, Content> = {
  id: 'bloodstones',
  rulesVersion: 1,
  players: { min: 2, max: 6 },
  options: optionSpecs,
  checkOptions,
  loadContent: (pack) => contentOf(loadContent(pack)),
  setup,
  procedures: {
    startPlayer,
    chooseFactions,
    startingHand,
    deploy,
    deployUnits,
    drawAfterDeployment,
    turn,
    ...moveProcedures,
    ...battleProcedures,
    ...endProcedures,
  },
  clone: cloneState,
  publicView,
  privateView,
  secrets,
  explain,
  odds: oddsFor,
  invariants,
  evaluate,
}
