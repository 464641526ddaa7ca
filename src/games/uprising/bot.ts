/** An ally in any seat. How well it plays was measured (docs/bots.md). */
import type { Mind } from '../../engine/index.ts'
import { mindWith } from './bot/mind.ts'
import { characters, usual } from './bot/weights.ts'
import type { Content } from './content/content.ts'
import type { State } from './rules/table/state.ts'

export const mind: Mind<State, Content> = {
  ...mindWith(usual),
  characters: {
    defender: mindWith(characters.defender),
    explorer: mindWith(characters.explorer),
    quester: mindWith(characters.quester),
  },
}
