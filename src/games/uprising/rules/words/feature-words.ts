import type { NoArgs } from '../../../../engine/index.ts'

/** What a win chance is made of: what there is more or less of, in the nominative. */
export interface FeatureMessages {
  'feature.weakest': NoArgs
  'feature.outlook': NoArgs
  'feature.havens': NoArgs
  'feature.threatened': NoArgs
  'feature.strength': NoArgs
  'feature.resources': NoArgs
  'feature.actionPoints': NoArgs
  'feature.cards': NoArgs
  'feature.druids': NoArgs
  'feature.threat': NoArgs
  'feature.chapters': NoArgs
  'feature.factions': NoArgs
  'feature.rebel': NoArgs
  'feature.veteran': NoArgs
  'feature.nightmare': NoArgs
  'feature.apocalypse': NoArgs
}
