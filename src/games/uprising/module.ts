import { MAX_PACK_BYTES } from '../../kit/content/pack.ts'
import type { GameModule } from '../module.ts'
import type { Content } from './content/content.ts'
import { parsePack } from './content/pack.ts'
import { uprising } from './index.ts'
import { ruleIds } from './rule-ids.ts'
import { rulesWithoutBehaviour } from './rules-without-behaviour.ts'
import type { State } from './rules/table/state.ts'
import { narrator } from './text/narrator.ts'

const RULEBOOKS = {
  en: new URL('./rules.en.md', import.meta.url),
  de: new URL('./rules.de.md', import.meta.url),
}

export const uprisingModule: GameModule<State, Content> = {
  game: uprising,
  narrator,
  rulebook: (language) => RULEBOOKS[language],
  readPack: parsePack,
  largestPack: MAX_PACK_BYTES,
  ruleIds,
  rulesWithoutBehaviour,
  round: (state) => state.chapter,
}
