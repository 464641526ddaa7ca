import type { Card, Role, Side, Space } from '../table/state.ts'
import type { NoArgs } from '../../../../engine/index.ts'

/** One of so many that are placed one after the other. */
interface Counted {
  nth: number
  total: number
}

export interface NemesisMessages {
  'nemesis.placeGarrison': Counted
  'nemesis.overflow': NoArgs
  'nemesis.placeSkeleton': Counted
  'nemesis.joinSkeletons': Counted
  'nemesis.convertSkeletons': NoArgs
  'nemesis.placeLegion': Counted
  'nemesis.placeHorde': Counted
  'nemesis.hex': { space: Space }
  'nemesis.garrisonHex': { space: Space; level: number }
  'nemesis.skeletonHex': { space: Space; count: number }
  'nemesis.skeletonHorde': { space: Space; count: number }
  'nemesis.path': { card: Card }
  'nemesis.skeletonPath': { space: Space; count: number }
  'nemesis.moveCard': { card: Card }
  'nemesis.pickCard': NoArgs
  'nemesis.order': NoArgs
  'nemesis.orderFallen': NoArgs
  'nemesis.token': NoArgs
  'nemesis.card': { card: Card }
  'nemesis.cardDetail': { card: Card; threat: number; tokens: number; space: Space }
  'nemesis.skeletonOrder': NoArgs
  'nemesis.targetFaction': { card: Card }
  'nemesis.targetHaven': { card: Card; role: Role }
  'nemesis.role': { role: Role }
  'nemesis.havens': { n: number }
  'nemesis.defenders': { n: number }
  'nemesis.combatOrder': NoArgs
  'nemesis.combatAgainst': { space: Space; side: Side }
  'nemesis.side': { side: Side; strength: number }
  'nemesis.previewGo': { card: Card; from: Space; to: Space; rule: string }
  /** Spaces joined by commas. */
  'nemesis.previewChoice': { card: Card; from: Space; to: string; rule: string }
  'nemesis.previewStay': { card: Card; from: Space; rule: string }
  'refuse.nemesisNotCloser': { card: Card; space: Space }
  'refuse.nemesisImpassable': { space: Space }
  'refuse.nemesisNotAdjacent': { space: Space }
  'refuse.nemesisFarther': { space: Space }
  'refuse.nemesisPriority': { space: Space; priority: string }
  'refuse.nemesisFull': { space: Space; garrisons: number }
  'refuse.nemesisNoPiece': { level: number }
  'refuse.nemesisNoHorde': { space: Space }
  'refuse.nemesisNoSkeletons': { space: Space }
  'refuse.nemesisMoved': { space: Space }
  'refuse.nemesisNotEmpty': { space: Space }
  'refuse.nemesisHasX': { space: Space }
  'refuse.nemesisNotThere': { space: Space }
  'refuse.nemesisMoreUnits': { space: Space; units: number }
  'refuse.nemesisNoHavenOf': { space: Space; role: Role }
  'refuse.nemesisHasTarget': { role: Role }
  'refuse.nemesisNoHaven': { role: Role }
  'refuse.nemesisMoreTokens': { card: Card; tokens: number }
  'refuse.nemesisNotInPlay': { card: Card }
  'refuse.nemesisLater': { card: Card; initiative: number }
  'refuse.nemesisNotMeant': { card: Card }
}

interface Ruled {
  /** Why it happened, for the log. */
  readonly rule: string
}

export type NemesisEvent =
  | ({ readonly type: 'garrisonPlaced'; readonly space: Space; readonly level: number } & Ruled)
  | ({ readonly type: 'skeletonPlaced'; readonly space: Space; readonly count: number } & Ruled)
  | ({ readonly type: 'skeletonsBecomeHorde'; readonly space: Space; readonly count: number } & Ruled)
  | ({ readonly type: 'skeletonsDispersed'; readonly space: Space; readonly count: number } & Ruled)
  | ({ readonly type: 'cursePlaced'; readonly space: Space } & Ruled)
  | ({ readonly type: 'nemesisPlaced'; readonly card: Card; readonly space: Space; readonly threat: number } & Ruled)
  | ({ readonly type: 'threatChanged'; readonly card: Card; readonly change: number; readonly threat: number } & Ruled)
  | ({ readonly type: 'tokenPlaced' | 'tokenRemoved'; readonly card: Card; readonly tokens: number } & Ruled)
  | ({ readonly type: 'tokenLost' } & Ruled)
  | ({ readonly type: 'targetPlaced'; readonly card: Card; readonly role: Role; readonly space: Space } & Ruled)
  | ({ readonly type: 'targetMoved'; readonly card: Card; readonly from: Space; readonly to: Space } & Ruled)
  | ({ readonly type: 'targetOnCapital' | 'targetRemoved'; readonly card: Card } & Ruled)
  | ({ readonly type: 'havenRemoved'; readonly role: Role; readonly space: Space } & Ruled)
  | ({ readonly type: 'activated'; readonly card: Card; readonly left: number } & Ruled)
  | ({ readonly type: 'nemesisMoved'; readonly card: Card; readonly from: Space; readonly to: Space } & Ruled)
  | ({ readonly type: 'nemesisStays'; readonly card: Card; readonly space: Space } & Ruled)
  | ({ readonly type: 'skeletonsMoved'; readonly from: Space; readonly to: Space; readonly count: number } & Ruled)
  | ({ readonly type: 'skeletonsStay'; readonly space: Space; readonly count: number } & Ruled)
  | ({ readonly type: 'nemesisDestroyed'; readonly card: Card; readonly by: Side } & Ruled)
  | ({ readonly type: 'nemesisUnderDeck' | 'equalInitiative'; readonly card: Card } & Ruled)
  | ({ readonly type: 'eventRevealed'; readonly event: number; readonly chapter: number } & Ruled)
  | ({ readonly type: 'capitalUndefended' } & Ruled)
  | ({ readonly type: 'capitalFlipped'; readonly side: Side } & Ruled)
