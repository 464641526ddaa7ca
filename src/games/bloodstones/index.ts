import { facts } from './facts.ts'
import { made } from './rules/table/rules.ts'
import { defineGame } from '../../engine/index.ts'
import { contentOf } from '../../kit/content/loader.ts'
import { mind } from './bot.ts'
import { compileSource, loadContent, type Content } from './content/content.ts'
import { oddsFor } from './rules/battle/odds.ts'
import { explain } from './rules/explain/explain.ts'
import { checkOptions, optionSpecs } from './rules/setup/options.ts'
import { setup } from './rules/setup/setup.ts'
import { invariants } from './rules/table/invariants.ts'
import { secrets } from './rules/table/secrets.ts'
import { cloneState, type State } from './rules/table/state.ts'
import { privateView, publicView } from './rules/table/view.ts'

export const bloodstones = defineGame<State, Content>({
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
