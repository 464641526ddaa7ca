import { MAX_PACK_BYTES } from '../../kit/content/pack.ts'
import { defineModule } from '../module.ts'
import { facts } from './facts.ts'
import type { Content } from './content/content.ts'
import { parsePack } from './content/pack.ts'
import { immortals } from './index.ts'
import { offer } from './offer.ts'
import { ruleIds } from './rule-ids.ts'
import type { State } from './rules/table/state.ts'
import { rulesWithoutBehaviour } from './rules-without-behaviour.ts'
import { narrator } from './text/narrator.ts'

export const immortalsModule = defineModule<State, Content>({
  game: immortals,
  facts,
  narrator,
  offer,
  readPack: parsePack,
  largestPack: MAX_PACK_BYTES,
  ruleIds,
  rulesWithoutBehaviour,
  round: (state) => state.round,
})
