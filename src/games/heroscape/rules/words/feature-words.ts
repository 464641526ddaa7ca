import type { NoArgs } from '../../../../engine/index.ts'

/** What bots count when they judge a position. */
export interface FeatureMessages {
  'feature.strength': NoArgs
  'feature.balance': NoArgs
  'feature.points': NoArgs
  'feature.lives': NoArgs
  'feature.figures': NoArgs
  'feature.height': NoArgs
  'feature.attacks': NoArgs
  'feature.glyphs': NoArgs
  'feature.next': NoArgs
  'feature.turns': NoArgs
  'feature.waiting': NoArgs
  'feature.goal': NoArgs
  'feature.way': NoArgs
  'feature.guards': NoArgs
  'feature.heldOut': NoArgs
  'feature.besieged': NoArgs
}
