/** The verbs that speak of the map and what stands on it. */
import type { MapPieces } from '../../content/effects/verbs.ts'
import { hexPossible, hexVerbs } from './map-hexes.ts'
import { movingPossible, movingVerbs } from './map-move.ts'
import { placingPossible, placingVerbs } from './map-place.ts'
import { removingPossible, removingVerbs } from './map-remove.ts'
import type { PossibleVerbs, Verbs } from './verb-types.ts'

export const mapPiecesVerbs: Verbs<MapPieces['op']> = {
  ...placingVerbs,
  ...removingVerbs,
  ...movingVerbs,
  ...hexVerbs,
}

export const mapPiecesPossible: PossibleVerbs<MapPieces['op']> = {
  ...placingPossible,
  ...removingPossible,
  ...movingPossible,
  ...hexPossible,
}
