import type { Nemesis } from '../../content/effects/verbs.ts'
import type { PossibleVerbs, Verbs } from './verb.ts'

// Not written: every verb of `Nemesis`.
export const nemesisVerbs = {} as Verbs<Nemesis['op']>

export const nemesisPossible: PossibleVerbs<Nemesis['op']> = {}
