import type { ArmyCard, Figure, Role, Space } from '../table/state.ts'
import type { NoArgs } from '../../../../engine/index.ts'

/** Lists of figures, spaces and roles are joined by commas. */
export interface PowerMessages {
  'power.use': { power: string; figure: Figure }
  'power.useCard': { power: string; card: ArmyCard }
  'power.dice': { dice: number }
  'power.onlyFriends': NoArgs
  'power.chance': { d20: number; percent: number }
  'power.grenadeGivesUp': { onlyFriends: number }
  'power.cloneGivesUp': NoArgs
  'power.fireLineAsk': { figure: Figure }
  /** Directions run clockwise from east: 0 to 5. */
  'power.fireLine': { space: Space; direction: number; figures: string }
  'power.explosionAsk': { figure: Figure }
  'power.grenadeAsk': { figure: Figure }
  'power.target': { figure: Figure }
  'power.alsoAffected': { figures: string }
  'power.chompAsk': { figure: Figure }
  'power.chompSure': NoArgs
  'power.shackleAsk': { figure: Figure }
  'power.shackle': { figure: Figure; card: ArmyCard }
  'power.spiritAsk': { figure: Figure; attack: number; defense: number }
  'power.spiritCard': { card: ArmyCard; role: Role }
  'power.spiritNone': NoArgs
  'power.cloneFromAsk': { card: ArmyCard }
  'power.cloneDone': NoArgs
  'power.cloneToAsk': { figure: Figure }
  'power.space': { space: Space }
  'power.dropAsk': { figure: Figure }
  'power.dropWait': { card: ArmyCard }
  'refuse.powerNone': { power: string }
  'refuse.powerNotActive': { power: string; card: ArmyCard }
  'refuse.powerAfterAttack': { power: string }
  'refuse.powerUsed': { power: string }
  'refuse.powerAttacked': { figure: Figure }
  'refuse.powerNoGrenade': NoArgs
  'refuse.powerNobody': { power: string }
  'refuse.powerGone': { figure: Figure }
  'refuse.powerNobodys': { figure: Figure }
  'refuse.powerSelf': { figure: Figure }
  'refuse.powerNotAdjacent': { figure: Figure; target: Figure }
  'refuse.powerTooBig': { target: Figure }
  'refuse.powerOwn': { target: Figure }
  'refuse.powerNotUnique': { target: Figure }
  'refuse.powerTooFar': { figure: Figure; target: Figure; distance: number; range: number }
  'refuse.powerNoWay': { figure: Figure; target: Figure }
  'refuse.powerEngaged': { figure: Figure; engaged: string }
  'refuse.powerHidden': { figure: Figure; target: Figure }
  'refuse.powerTooHigh': { figure: Figure; target: Figure; height: number; lob: number }
  'refuse.powerNotOnLine': { figure: Figure; target: Figure; length: number }
  'refuse.powerLineEmpty': NoArgs
  'refuse.powerLineOwn': { figure: Figure }
  'refuse.powerOccupied': { space: Space; figure: Figure }
  'refuse.powerGlyph': { space: Space }
  'refuse.powerNoRoom': { space: Space }
  'refuse.powerBeside': { space: Space; figures: string }
  'refuse.powerNotBeside': { space: Space; figure: Figure }
  'refuse.powerOtherLevel': { space: Space; level: number }
  'refuse.powerRuinBetween': { space: Space }
  'refuse.powerOtherCard': { figure: Figure; card: ArmyCard }
  'refuse.powerRolled': { figure: Figure }
  'refuse.powerNoSpaceBeside': { figure: Figure }
  'refuse.powerCardGone': { card: ArmyCard }
  'refuse.powerCardNotUnique': { card: ArmyCard }
}

/** `success` is 1 or 0; `roll` is that of the 20-sided die, 0 where none was rolled; `d20` is what was needed. */
export type PowerEvent =
  | {
      readonly type: 'fireLine'
      readonly figure: Figure
      readonly spaces: string
      readonly direction: number
      readonly affected: string
    }
  | { readonly type: 'explosion'; readonly figure: Figure; readonly target: Figure; readonly affected: string }
  | { readonly type: 'grenade'; readonly figure: Figure; readonly target: Figure; readonly affected: string }
  | {
      readonly type: 'chomped'
      readonly figure: Figure
      readonly target: Figure
      readonly roll: number
      readonly d20: number
      readonly success: number
    }
  | {
      readonly type: 'shackled'
      readonly figure: Figure
      readonly target: Figure
      readonly card: ArmyCard
      readonly roll: number
      readonly d20: number
      readonly success: number
    }
  | { readonly type: 'takenOver'; readonly card: ArmyCard; readonly role: Role; readonly from: Role }
  | {
      readonly type: 'charged'
      readonly card: ArmyCard
      readonly role: Role
      readonly roll: number
      readonly d20: number
      readonly success: number
    }
  | {
      readonly type: 'spiritJoined'
      readonly figure: Figure
      readonly role: Role
      readonly card: ArmyCard
      readonly attack: number
      readonly defense: number
    }
  | {
      readonly type: 'cloneRolled'
      readonly figure: Figure
      readonly roll: number
      readonly d20: number
      readonly success: number
    }
  | { readonly type: 'cloned'; readonly figure: Figure; readonly from: Figure; readonly space: Space }
  | {
      readonly type: 'dropRolled'
      readonly role: Role
      readonly card: ArmyCard
      readonly roll: number
      readonly d20: number
      readonly success: number
    }
  | { readonly type: 'dropped'; readonly figure: Figure; readonly role: Role; readonly space: Space }
  | { readonly type: 'dropPutOff'; readonly role: Role; readonly card: ArmyCard }
  | { readonly type: 'dropNoRoom'; readonly role: Role; readonly card: ArmyCard }
