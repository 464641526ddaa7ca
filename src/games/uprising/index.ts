import { facts } from './facts.ts'
import { made } from './rules/table/rules.ts'
import { defineGame } from '../../engine/index.ts'
import { contentOf } from '../../kit/content/loader.ts'
import { mind } from './bot.ts'
import { compileSource, loadContent, type Content } from './content/content.ts'
import { standing } from './rules/actions/standing.ts'
import { explain } from './rules/explain/explain.ts'
import { oddsFor } from './rules/odds/odds.ts'
import { setup } from './rules/setup/first-state.ts'
import { checkOptions, optionSpecs } from './rules/setup/options.ts'
import { cloneState } from './rules/table/clone-state.ts'
import { invariants } from './rules/table/invariants.ts'
import { secrets } from './rules/table/secrets.ts'
import type { State } from './rules/table/state.ts'
import { privateView, publicView } from './rules/table/view.ts'

export const uprising = defineGame<State, Content>({
  id: facts.id,
  rulesVersion: 4,
  players: facts.players,
  options: optionSpecs,
  checkOptions,
  loadContent: (pack) => contentOf(loadContent(pack)),
  compileContent: (source) => contentOf(compileSource(source)),
  setup,
  procedures: made,
  standing,
  clone: cloneState,
  publicView,
  privateView,
  secrets,
  explain,
  odds: oddsFor,
  mind,
  invariants,
})
