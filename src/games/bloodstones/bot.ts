import type { Mind } from '../../engine/index.ts'
import { CHARACTERS } from './bot/characters.ts'
import { mindWith } from './bot/mind.ts'
import { WEIGHTS } from './bot/worth.ts'
import type { Content } from './content/content.ts'
import type { State } from './rules/table/state.ts'

export const mind: Mind<State, Content> = {
  ...mindWith(WEIGHTS),
  characters: Object.fromEntries(Object.entries(CHARACTERS).map(([id, weights]) => [id, mindWith(weights)])),
}
