import type { OwnCards } from '../../content/effects/verbs.ts'
import type { PossibleVerbs, Verbs } from './verb.ts'

// Not written: every verb of `OwnCards`.
export const ownCardsVerbs = {} as Verbs<OwnCards['op']>

export const ownCardsPossible: PossibleVerbs<OwnCards['op']> = {}
