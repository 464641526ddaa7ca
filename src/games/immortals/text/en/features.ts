import type { FeatureMessages } from '../../rules/words/feature-words.ts'
import type { MessageTexts } from '../types.ts'

export const featureMessagesEn: MessageTexts<FeatureMessages> = {
  'feature.points': () => 'points',
  'feature.scorings': () => 'points in every scoring to come',
  'feature.lands': () => 'lands',
  'feature.buildings': () => 'shrines and capitals in own lands',
  'feature.regions': () => 'lands side by side in one region',
  'feature.safe': () => 'lands that nobody can attack',
  'feature.endangered': () => 'lands in danger',
  'feature.armies': () => 'armies on the board',
  'feature.limbo': () => 'armies in limbo',
  'feature.tower': () => 'armies in the tower',
  'feature.money': () => 'gold and energy of use',
  'feature.landCards': () => 'land cards',
  'feature.conflictCards': () => 'conflict cards',
  'feature.marker': () => 'the start player marker',
}
