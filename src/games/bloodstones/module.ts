import type { GameModule } from '../module.ts'
import type { Content } from './content/content.ts'
import { MAX_PACK_BYTES, parsePack } from './content/pack.ts'
import { bloodstones } from './index.ts'
import { ruleIds } from './rule-ids.ts'
import type { State } from './rules/table/state.ts'
import { rulesWithoutBehaviour } from './rules-without-behaviour.ts'
import { narrator } from './text/narrator.ts'

const RULEBOOKS = {
  en: new URL('./rules.en.md', import.meta.url),
  de: new URL('./rules.de.md', import.meta.url),
}

export const bloodstonesModule: GameModule<State, Content> = {
  game: bloodstones,
  narrator,
  rulebook: (language) => RULEBOOKS[language],
  readPack: parsePack,
  largestPack: MAX_PACK_BYTES,
  ruleIds,
  rulesWithoutBehaviour,
  round: (state) => state.round,
}
