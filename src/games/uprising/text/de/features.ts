import type { FeatureMessages } from '../../rules/words/feature-words.ts'
import type { MessageTexts } from '../types.ts'

export const featureMessagesDe: MessageTexts<FeatureMessages> = {
  'feature.weakest': () => 'Vorsprung der schwächsten Fraktion vor der stärkeren Nemesis',
  'feature.outlook': () => 'Vorsprung am Ende, wenn jede Wertung die Karte so vorfindet',
  'feature.havens': () => 'Zufluchten für die kommenden Wertungen',
  'feature.threatened': () => 'Zufluchten, die die Nemesis gleich erreicht',
  'feature.strength': () => 'Stärke der Einheiten',
  'feature.resources': () => 'Ressourcen',
  'feature.actionPoints': () => 'AP in diesem Kapitel',
  'feature.cards': () => 'Feats, Items und gelöste Quests für die kommenden Kapitel',
  'feature.druids': () => 'aufgedeckte Druiden',
  'feature.threat': () => 'Legionen und Horden nach ihrer Bedrohung',
  'feature.chapters': () => 'Zeit bis zum Ende des Spiels',
  'feature.factions': () => 'Fraktionen, die alle vorn liegen müssen',
  'feature.rebel': () => 'Schwierigkeit Rebell',
  'feature.veteran': () => 'Schwierigkeit Veteran',
  'feature.nightmare': () => 'Schwierigkeit Albtraum',
  'feature.apocalypse': () => 'Schwierigkeit Apokalypse',
}
