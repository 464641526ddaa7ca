import type { PieceKind } from '../../content/effects/selectors.ts'
import type { HexPurpose } from '../select/pick-hexes.ts'
import type { PiecePurpose } from '../select/pick-pieces.ts'
import type { Role, Side, Space } from '../table/state.ts'
import type { NoArgs } from '../../../../engine/index.ts'

interface Printed {
  source: number
  of: number
}

export interface MapMessages {
  'map.hexPrompt': Printed & { why: HexPurpose }
  'map.hex': { space: Space }
  /** `isFree` 1: the player may stop. */
  'map.piecePrompt': Printed & { why: PiecePurpose; n: number; isFree: number }
  /** `grave`: the side in whose Graveyard it lies, NONE on the map. */
  'map.piece': { kind: PieceKind; role: number; unit: number; space: Space; grave: number }
  'map.there': { n: number }
  'map.done': NoArgs
  'map.unitPrompt': Printed
  'map.unit': { role: Role; unit: number; grave: number }
  'map.unitsLeft': { n: number }
  'refuse.mapFull': { space: Space; limit: number }
  'refuse.mapUnexplored': { space: Space }
  'refuse.mapOtherPlayer': { space: Space }
  'refuse.mapNoHaven': { space: Space }
  'refuse.mapHasDefense': { space: Space }
  'refuse.mapFaceUp': { space: Space }
  'refuse.mapNobody': { space: Space }
  'refuse.mapOtherHex': { space: Space }
  'refuse.mapOtherPiece': NoArgs
  'refuse.mapCheaper': NoArgs
  'refuse.mapDearer': NoArgs
  'refuse.mapNoneLeft': NoArgs
  'refuse.mapMustChoose': NoArgs
}

interface Ruled {
  /** Why it happened, for the log. */
  readonly rule: string
}

export type MapEvent =
  | {
      readonly type: 'unitDestroyed'
      readonly role: Role
      readonly unit: number
      readonly space: Space
      readonly by: Side
    }
  | { readonly type: 'garrisonDestroyed'; readonly space: Space; readonly level: number; readonly by: Side }
  | { readonly type: 'skeletonDestroyed'; readonly space: Space; readonly by: Side }
  | ({
      readonly type: 'unitPlaced'
      readonly role: Role
      readonly unit: number
      readonly space: Space
      readonly grave: number
    } & Ruled)
  | ({
      readonly type: 'defensePlaced'
      readonly role: Role
      readonly kind: 'wall' | 'tower'
      readonly space: Space
    } & Ruled)
  /** `space` NONE: out of a Graveyard. */
  | ({
      readonly type: 'piecesRemoved'
      readonly kind: PieceKind
      readonly role: number
      readonly unit: number
      readonly space: Space
      readonly n: number
    } & Ruled)
  | ({
      readonly type: 'unitsBoxed'
      readonly role: Role
      readonly unit: number
      readonly space: Space
      readonly n: number
    } & Ruled)
  | ({
      readonly type: 'unitSwapped'
      readonly role: Role
      readonly unit: number
      readonly to: number
      readonly space: Space
    } & Ruled)
  | ({
      readonly type: 'piecesMoved'
      readonly kind: PieceKind
      readonly role: Role
      readonly unit: number
      readonly n: number
      readonly from: Space
      readonly to: Space
    } & Ruled)
  /** `tile`: what lay there, below 0 if nobody had seen its face. */
  | ({ readonly type: 'hexRemoved' | 'hexScouted'; readonly space: Space; readonly tile: number } & Ruled)
