import type { Game } from '../../engine/game.ts'
import { contentOf } from '../../kit/content/loader.ts'
import { candidates } from './bot.ts'
import { loadContent, type Content } from './content/content.ts'
import { attackProcedures } from './rules/attack.ts'
import { cloneState } from './rules/clone-state.ts'
import { explain } from './rules/explain.ts'
import { glyphProcedures } from './rules/glyphs.ts'
import { invariants } from './rules/invariants.ts'
import { moveProcedures } from './rules/move.ts'
import { oddsFor } from './rules/odds.ts'
import { checkOptions, optionSpecs } from './rules/options.ts'
import { powerProcedures } from './rules/powers.ts'
import { roundProcedures } from './rules/round.ts'
import { secrets } from './rules/secrets.ts'
import { setup } from './rules/setup.ts'
import type { State } from './rules/state.ts'
import { turn } from './rules/turn.ts'
import { privateView, publicView } from './rules/view.ts'

export const heroscape: Game<State, Content> = {
  id: 'heroscape',
  rulesVersion: 1,
  players: { min: 2, max: 8 },
  options: optionSpecs,
  checkOptions,
  loadContent: (pack) => contentOf(loadContent(pack)),
  setup,
  procedures: {
    turn,
    ...roundProcedures,
    ...moveProcedures,
    ...attackProcedures,
    ...powerProcedures,
    ...glyphProcedures,
  },
  clone: cloneState,
  publicView,
  privateView,
  secrets,
  explain,
  odds: oddsFor,
  invariants,
  candidates,
}
