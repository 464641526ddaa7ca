import { defineModule } from '../module.ts'
import { facts } from './facts.ts'
import type { Content } from './content/content.ts'
import { MAX_PACK_BYTES, parsePack } from './content/pack.ts'
import { bloodstones } from './index.ts'
import { offer } from './offer.ts'
import { ruleIds } from './rule-ids.ts'
import type { State } from './rules/table/state.ts'
import { rulesWithoutBehaviour } from './rules-without-behaviour.ts'
import { narrator } from './text/narrator.ts'

export const bloodstonesModule = defineModule<State, Content>({
  game: bloodstones,
  facts,
  narrator,
  offer,
  readPack: parsePack,
  largestPack: MAX_PACK_BYTES,
  ruleIds,
  rulesWithoutBehaviour,
  round: (state) => state.round,
})
