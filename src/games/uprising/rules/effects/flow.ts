import type { Flow } from '../../content/effects/verbs.ts'
import type { PossibleVerbs, Verbs } from './verb.ts'

// Not written: every verb of `Flow`.
export const flowVerbs = {} as Verbs<Flow['op']>

export const flowPossible: PossibleVerbs<Flow['op']> = {}
