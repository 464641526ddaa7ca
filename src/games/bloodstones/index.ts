import type { Game } from '../../engine/game.ts'
import { contentOf } from '../../kit/content/loader.ts'
import { evaluate } from './bot.ts'
import { loadContent, type Content } from './content/content.ts'
import { moveProcedures } from './rules/actions/move.ts'
import { battleProcedures } from './rules/battle/battle.ts'
import { oddsFor } from './rules/battle/odds.ts'
import { endProcedures } from './rules/end/end.ts'
import { explain } from './rules/explain/explain.ts'
import { checkOptions, optionSpecs } from './rules/setup/options.ts'
import {
  chooseFactions,
  deploy,
  deployUnits,
  drawAfterDeployment,
  setup,
  startingHand,
  startPlayer,
} from './rules/setup/setup.ts'
import { invariants } from './rules/table/invariants.ts'
import { secrets } from './rules/table/secrets.ts'
import { cloneState, type State } from './rules/table/state.ts'
import { privateView, publicView } from './rules/table/view.ts'
import { turn } from './rules/turn/turn.ts'

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
