import { MAX_PACK_BYTES } from '../../kit/content/pack.ts'
import { defineModule } from '../module.ts'
import { facts } from './facts.ts'
import type { Content } from './content/content.ts'
import { parsePack } from './content/pack.ts'
import { uprising } from './index.ts'
import { offer } from './offer.ts'
import { ruleIds } from './rule-ids.ts'
import { rulesWithoutBehaviour } from './rules-without-behaviour.ts'
import type { State } from './rules/table/state.ts'
import { narrator } from './text/narrator.ts'

export const uprisingModule = defineModule<State, Content>({
  game: uprising,
  facts,
  narrator,
  offer,
  readPack: parsePack,
  largestPack: MAX_PACK_BYTES,
  ruleIds,
  rulesWithoutBehaviour,
  round: (state) => state.chapter,
})
