import type { Effect } from '../../content/effects/verbs.ts'
import { combatDicePossible, combatDiceVerbs } from './combat-dice.ts'
import { economyPossible, economyVerbs } from './economy.ts'
import { flowPossible, flowVerbs } from './flow.ts'
import { mapPiecesPossible, mapPiecesVerbs } from './map-pieces.ts'
import { nemesisPossible, nemesisVerbs } from './nemesis.ts'
import { ownCardsPossible, ownCardsVerbs } from './own-cards.ts'
import type { PossibleVerbs, Verbs } from './verb-types.ts'

/** The closed set: a verb of the vocabulary without its line here does not compile. */
export const verbs: Verbs<Effect['op']> = {
  ...flowVerbs,
  ...economyVerbs,
  ...ownCardsVerbs,
  ...mapPiecesVerbs,
  ...nemesisVerbs,
  ...combatDiceVerbs,
}

export const possibleVerbs: PossibleVerbs<Effect['op']> = {
  ...flowPossible,
  ...economyPossible,
  ...ownCardsPossible,
  ...mapPiecesPossible,
  ...nemesisPossible,
  ...combatDicePossible,
}
