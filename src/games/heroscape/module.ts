import { MAX_PACK_BYTES } from '../../kit/content/pack.ts'
import { defineModule } from '../module.ts'
import { facts } from './facts.ts'
import type { Content } from './content/content.ts'
import { parsePack } from './content/pack.ts'
import { heroscape } from './index.ts'
import { offer } from './offer.ts'
import { ruleIds } from './rule-ids.ts'
import type { State } from './rules/table/state.ts'
import { rulesWithoutBehaviour } from './rules-without-behaviour.ts'
import { narrator } from './text/narrator.ts'

export const heroscapeModule = defineModule<State, Content>({
  game: heroscape,
  facts,
  narrator,
  offer,
  readPack: parsePack,
  largestPack: MAX_PACK_BYTES,
  mapFormats: [
    {
      program: 'Virtualscape',
      extension: '.hsc',
      load: async () => (await import('./builder/map-file.ts')).virtualscapeMaps,
    },
  ],
  ruleIds,
  rulesWithoutBehaviour,
  round: (state) => state.round,
})
