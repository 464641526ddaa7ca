import type { Game } from '../../engine/game.ts'
import { contentOf } from '../../kit/content/loader.ts'
import { candidates } from './bot.ts'
import { loadContent, type Content } from './content/content.ts'
import { MAX_FACTIONS, MIN_FACTIONS } from './content/names.ts'
import { standing } from './rules/actions/standing.ts'
import { explain } from './rules/explain/explain.ts'
import { oddsFor } from './rules/odds/odds.ts'
import { procedures } from './rules/procedures.ts'
import { setup } from './rules/setup/first-state.ts'
import { checkOptions, optionSpecs } from './rules/setup/options.ts'
import { cloneState } from './rules/table/clone-state.ts'
import { invariants } from './rules/table/invariants.ts'
import { secrets } from './rules/table/secrets.ts'
import type { State } from './rules/table/state.ts'
import { privateView, publicView } from './rules/table/view.ts'

export const uprising: Game<State, Content> = {
  id: 'uprising',
  rulesVersion: 1,
  players: { min: MIN_FACTIONS, max: MAX_FACTIONS },
  options: optionSpecs,
  checkOptions,
  loadContent: (pack) => contentOf(loadContent(pack)),
  setup,
  procedures,
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
