import type { FeatureMessages } from '../../rules/words/feature-words.ts'
import type { MessageTexts } from '../types.ts'

export const featureMessagesEn: MessageTexts<FeatureMessages> = {
  'feature.weakest': () => 'lead of the weakest faction over the stronger Nemesis',
  'feature.outlook': () => 'lead in the end, if every Scoring finds the map like this',
  'feature.havens': () => 'Havens for the Scorings to come',
  'feature.threatened': () => 'Havens that the Nemesis is about to reach',
  'feature.strength': () => 'strength of the Units',
  'feature.resources': () => 'resources',
  'feature.actionPoints': () => 'AP in this Chapter',
  'feature.cards': () => 'Feats, Items and solved Quests for the Chapters to come',
  'feature.druids': () => 'face-up Druids',
  'feature.threat': () => 'Legions and Hordes, by their Threat',
  'feature.chapters': () => 'time to the end of the game',
  'feature.factions': () => 'factions that all have to be ahead',
  'feature.rebel': () => 'difficulty Rebel',
  'feature.veteran': () => 'difficulty Veteran',
  'feature.nightmare': () => 'difficulty Nightmare',
  'feature.apocalypse': () => 'difficulty Apocalypse',
}
