import type { Game } from '../../engine/game.ts'
import { contentOf } from '../../kit/content/loader.ts'
import { candidates } from './bot.ts'
import { loadContent, type Content } from './content/content.ts'
import { attackProcedures } from './rules/attack/attack.ts'
import { cloneState } from './rules/table/clone-state.ts'
import { explain } from './rules/explain/explain.ts'
import { glyphProcedures } from './rules/glyphs/glyphs.ts'
import { invariants } from './rules/table/invariants.ts'
import { oddsFor } from './rules/attack/odds.ts'
import { checkOptions, optionSpecs } from './rules/setup/options.ts'
import { powerProcedures } from './rules/powers/powers.ts'
import { roundProcedures } from './rules/rounds/round.ts'
import { secrets } from './rules/table/secrets.ts'
import { setup } from './rules/setup/setup.ts'
import type { State } from './rules/table/state.ts'
import { turn } from './rules/rounds/turn.ts'
import { privateView, publicView } from './rules/table/view.ts'

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
