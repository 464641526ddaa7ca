import type { Game } from '../../engine/game.ts'
import { candidates } from './bot.ts'
import { loadContent, type Content } from './content/content.ts'
import { MAX_PLAYERS, MIN_PLAYERS } from './content/names.ts'
import { act } from './rules/actions/act.ts'
import { explain } from './rules/explain/explain.ts'
import { oddsFor } from './rules/fight/odds-shown.ts'
import { turn } from './rules/round/execution.ts'
import { roundProcedures } from './rules/round/round.ts'
import { checkOptions, optionSpecs } from './rules/setup/options.ts'
import { setup } from './rules/setup/setup.ts'
import { startProcedures } from './rules/start-round/start-round.ts'
import { cloneState } from './rules/table/clone-state.ts'
import { invariants } from './rules/table/invariants.ts'
import { secrets } from './rules/table/secrets.ts'
import type { State } from './rules/table/state.ts'
import { privateView, publicView } from './rules/table/view.ts'

export const immortals: Game<State, Content> = {
  id: 'immortals',
  rulesVersion: 1,
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  options: optionSpecs,
  checkOptions,
  loadContent(pack) {
    const loaded = loadContent(pack)
    return loaded.ok ? { ok: true, value: { content: loaded.content, source: loaded.source } } : loaded
  },
  setup,
  procedures: { ...startProcedures, ...roundProcedures, turn, act },
  clone: cloneState,
  publicView,
  privateView,
  secrets,
  explain,
  odds: oddsFor,
  invariants,
  candidates,
}
