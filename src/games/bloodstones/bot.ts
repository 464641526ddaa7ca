import type { Mind } from '../../engine/index.ts'
import { mindWith } from './bot/mind.ts'
import { WEIGHTS } from './bot/worth.ts'
import type { Content } from './content/content.ts'
import type { State } from './rules/table/state.ts'

export const mind: Mind<State, Content> = mindWith(WEIGHTS)
