import type { Game } from '../../engine/game.ts'
import { candidates } from './bot.ts'
import { loadContent, type Content } from './content/content.ts'
import { MAX_PLAYERS, MIN_PLAYERS } from './content/names.ts'
import { act } from './rules/act.ts'
import { cloneState } from './rules/clone-state.ts'
import { turn } from './rules/execution.ts'
import { explain } from './rules/explain.ts'
import { invariants } from './rules/invariants.ts'
import { oddsFor } from './rules/odds.ts'
import { checkOptions, optionSpecs } from './rules/options.ts'
import { roundProcedures } from './rules/round.ts'
import { secrets } from './rules/secrets.ts'
import { setup } from './rules/setup.ts'
import { startProcedures } from './rules/start.ts'
import type { State } from './rules/state.ts'
import { privateView, publicView } from './rules/view.ts'

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
