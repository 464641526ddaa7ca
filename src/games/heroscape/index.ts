import { facts } from './facts.ts'
import { made } from './rules/table/rules.ts'
import { defineGame } from '../../engine/index.ts'
import { contentOf } from '../../kit/content/loader.ts'
import { mind } from './bot.ts'
import { compileSource, loadContent, type Content } from './content/content.ts'
import { cloneState } from './rules/table/clone-state.ts'
import { explain } from './rules/explain/explain.ts'
import { invariants } from './rules/table/invariants.ts'
import { oddsFor } from './rules/attack/odds.ts'
import { checkOptions, optionSpecs } from './rules/setup/options.ts'
import { secrets } from './rules/table/secrets.ts'
import { setup } from './rules/setup/setup.ts'
import type { State } from './rules/table/state.ts'
import { privateView, publicView } from './rules/table/view.ts'

export const heroscape = defineGame<State, Content>({
  id: facts.id,
  rulesVersion: 2,
  players: facts.players,
  options: optionSpecs,
  checkOptions,
  loadContent: (pack) => contentOf(loadContent(pack)),
  compileContent: (source) => contentOf(compileSource(source)),
  setup,
  procedures: made,
  clone: cloneState,
  publicView,
  privateView,
  secrets,
  explain,
  odds: oddsFor,
  invariants,
  mind,
})
