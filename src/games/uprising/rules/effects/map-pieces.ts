import type { MapPieces } from '../../content/effects/verbs.ts'
import type { PossibleVerbs, Verbs } from './verb.ts'

// Not written: every verb of `MapPieces`.
export const mapPiecesVerbs = {} as Verbs<MapPieces['op']>

export const mapPiecesPossible: PossibleVerbs<MapPieces['op']> = {}
