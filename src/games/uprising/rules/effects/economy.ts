import type { Economy } from '../../content/effects/verbs.ts'
import type { PossibleVerbs, Verbs } from './verb.ts'

// Not written: every verb of `Economy`.
export const economyVerbs = {} as Verbs<Economy['op']>

export const economyPossible: PossibleVerbs<Economy['op']> = {}
