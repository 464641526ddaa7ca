import type { CombatDice } from '../../content/effects/verbs.ts'
import type { PossibleVerbs, Verbs } from './verb.ts'

// Not written: every verb of `CombatDice`.
export const combatDiceVerbs = {} as Verbs<CombatDice['op']>

export const combatDicePossible: PossibleVerbs<CombatDice['op']> = {}
