import type { Card, Land, Role, Space } from '../table/state.ts'
import type { NoArgs } from '../../../../engine/index.ts'

interface Price {
  energy: number
  gold: number
}

export interface ActionMessages {
  'act.ask': { role: Role; space: Space; card: Card }
  /** Nothing but the compensation is left. */
  'act.impossible': { role: Role; space: Space; card: Card }
  'act.compensationGold': { gold: number }
  'act.compensationEnergy': { energy: number }
  'act.gold': { land: Land; gold: number }
  'act.energy': { land: Land; energy: number }
  'act.awaken': { land: Land; armies: number }
  'act.awakenFrom': { world: number; armies: number }
  'act.build': { building: number; land: Land }
  'act.buildDetail': Price & { points: number }
  'act.costs': Price
  'act.move': { from: Land; to: Land }
  'act.moveDetail': Price & { most: number }
  'act.draw': { cards: number }
  'act.drawFewer': Price & { cards: number }
  /** Who has it now. */
  'act.marker': { role: Role }
  /** `holder` NONE: it lies in the stack. */
  'act.takeOver': { land: Land; holder: number }
  'act.takeOverWorks': Price & { holder: number; own: number; against: number; twin: Land }
  'act.takeOverFails': Price & { holder: number; own: number; against: number; twin: Land }
  'awaken.ask': { world: number; left: number }
  'awaken.land': { land: Land }
  'awaken.landNow': { armies: number }
  'move.ask': { from: Land; to: Land }
  'move.armies': { armies: number }
  'move.after': { from: Land; left: number; to: Land; there: number }
  'refuse.actOtherCard': { card: Card }
  'refuse.actOtherAction': { role: Role; space: Space }
  'refuse.actOtherMagic': { card: Card }
  'refuse.actLimboFirst': { world: number }
  'refuse.actWrongLand': { card: Card; land: Land }
  'refuse.actWrongWorld': { card: Card; land: Land }
  'refuse.actWrongRegion': { card: Card; land: Land }
  'refuse.actJoker': { role: Role; space: Space }
  'refuse.actNotPresent': { land: Land }
  'refuse.actPrice': Price & { ownEnergy: number; ownGold: number }
  'refuse.actLimboEmpty': { world: number }
  'refuse.actNotInWorld': { world: number }
  'refuse.actPortalThere': { land: Land }
  'refuse.actNoPortals': NoArgs
  'refuse.actBuildingThere': { land: Land; building: number }
  'refuse.actNoTiles': NoArgs
  'refuse.actCapitalInRegion': { land: Land; region: number }
  'refuse.actSameLand': { land: Land }
  'refuse.actOneArmy': { land: Land }
  'refuse.actNoRoute': { from: Land; to: Land }
  'refuse.actNoCards': NoArgs
  'refuse.actOwnMarker': NoArgs
  'refuse.actOwnLandCard': { name: number }
  'refuse.actOtherWorld': { land: Land; world: number }
  'refuse.actArmies': { land: Land; most: number }
  /** A card that is valid nowhere. */
  'refuse.actNowhere': { card: Card }
  'refuse.actNoRoomForShrine': NoArgs
  'refuse.actNoLand': NoArgs
  'refuse.actChosen': { card: Card }
}

export type ActionEvent =
  | { readonly type: 'paid'; readonly role: Role; readonly energy: number; readonly gold: number }
  | { readonly type: 'goldEarned'; readonly role: Role; readonly land: Land; readonly gold: number }
  | { readonly type: 'energyGained'; readonly role: Role; readonly land: Land; readonly energy: number }
  /** From the limbo of a world: so many armies into each of these lands. */
  | {
      readonly type: 'awakened'
      readonly role: Role
      readonly world: number
      readonly lands: readonly Land[]
      readonly armies: readonly number[]
      /** By magic with its own rule. */
      readonly rule?: string
    }
  | {
      readonly type: 'built'
      readonly role: Role
      readonly building: number
      readonly land: Land
      readonly points: number
    }
  /** The lands of the way, origin and destination included. */
  | { readonly type: 'armiesMoved'; readonly role: Role; readonly armies: number; readonly route: readonly Land[] }
  | { readonly type: 'markerTaken'; readonly role: Role; readonly from: Role }
  /** `from` NONE: out of the stack; `space`: of the player board on which it was planned, or NONE. */
  | {
      readonly type: 'landCardTakenOver'
      readonly role: Role
      readonly land: Land
      readonly from: number
      readonly space: number
    }
  | { readonly type: 'takeOverFailed'; readonly role: Role; readonly land: Land; readonly from: number }
