import type { ArmyCard, Figure, GlyphPiece, Role, Space } from '../table/state.ts'
import type { NoArgs } from '../../../../engine/index.ts'

/** Why a battle is over; `score` also where the players agreed upon it (HS-END-02). */
export type Ending =
  | 'eliminate'
  | 'score'
  | 'holdOut'
  | 'enterEnemyGlyph'
  | 'collect'
  | 'scoutEnters'
  | 'scoutLost'
  | 'rescue'
  | 'holdGlyph'

export interface ScenarioMessages {
  'scenario.healAsk': { figure: Figure; wounds: number }
  'scenario.heal': { wounds: number }
  'scenario.dontHeal': NoArgs
  'scenario.summonAsk': { figure: Figure }
  'scenario.summon': { figure: Figure; role: Role }
  'scenario.summonNobody': NoArgs
  'scenario.summonToAsk': { figure: Figure }
  'scenario.summonTo': { space: Space }
  'scenario.summonOnto': { front: Space; rear: Space }
  'scenario.landsOnGlyph': { glyph: number }
  'scenario.landsOnHiddenGlyph': NoArgs
  'refuse.summonSelf': { figure: Figure }
  'refuse.summonCaptive': { figure: Figure }
  'refuse.summonAbsent': { figure: Figure }
  'refuse.summonNoRoom': { figure: Figure }
  'refuse.summonFar': { space: Space }
  'refuse.summonOccupied': { figure: Figure }
  'refuse.summonRoof': { space: Space }
  'refuse.summonTall': { figure: Figure; height: number; room: number }
  'refuse.summonKelda': { figure: Figure }
  'refuse.summonUneven': { figure: Figure }
}

export type ScenarioEvent =
  /** A glyph that lay symbol side up. */
  | {
      readonly type: 'glyphTurned'
      readonly piece: GlyphPiece
      readonly glyph: number
      readonly space: Space
      readonly figure: Figure
    }
  | { readonly type: 'glyphRemoved'; readonly piece: GlyphPiece; readonly glyph: number; readonly space: Space }
  | {
      readonly type: 'glyphTaken'
      readonly piece: GlyphPiece
      readonly glyph: number
      readonly space: Space
      readonly role: Role
      /** How many of those that are looked for the player has now, and how many are needed. */
      readonly count: number
      readonly needed: number
    }
  | { readonly type: 'healed'; readonly figure: Figure; readonly wounds: number }
  | { readonly type: 'notHealed'; readonly figure: Figure }
  | {
      readonly type: 'summoned'
      readonly role: Role
      readonly figure: Figure
      readonly from: Space
      readonly fromRear: Space
      readonly to: Space
      readonly toRear: Space
    }
  | { readonly type: 'nobodySummoned'; readonly role: Role }
  /** All lists are joined by commas; `rolls` in the order of `figures`. */
  | { readonly type: 'cursed'; readonly figures: string; readonly rolls: string; readonly doomed: string }
  | { readonly type: 'mistRose'; readonly level: number; readonly figures: string }
  | { readonly type: 'scoutShown'; readonly card: ArmyCard; readonly isScout: number }
  | { readonly type: 'truceBroken'; readonly role: Role; readonly attacked: Role }
  /** By role. */
  | { readonly type: 'scored'; readonly points: string }
  | { readonly type: 'battleWon'; readonly winners: string; readonly by: Ending; readonly round: number }
  | { readonly type: 'battleDrawn'; readonly by: Ending; readonly round: number }
