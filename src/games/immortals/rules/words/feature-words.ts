import type { NoArgs } from '../../../../engine/index.ts'

/** What a win chance is made of: what there is more or less of, in the nominative. */
export interface FeatureMessages {
  'feature.points': NoArgs
  'feature.scorings': NoArgs
  'feature.lands': NoArgs
  'feature.buildings': NoArgs
  'feature.regions': NoArgs
  'feature.safe': NoArgs
  'feature.endangered': NoArgs
  'feature.armies': NoArgs
  'feature.limbo': NoArgs
  'feature.tower': NoArgs
  'feature.money': NoArgs
  'feature.landCards': NoArgs
  'feature.conflictCards': NoArgs
  'feature.marker': NoArgs
}
