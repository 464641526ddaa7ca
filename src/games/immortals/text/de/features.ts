import type { FeatureMessages } from '../../rules/words/feature-words.ts'
import type { MessageTexts } from '../types.ts'

export const featureMessagesDe: MessageTexts<FeatureMessages> = {
  'feature.points': () => 'Punkte',
  'feature.scorings': () => 'Punkte in jeder kommenden Wertung',
  'feature.lands': () => 'Länder',
  'feature.buildings': () => 'Schreine und Hauptstädte in eigenen Ländern',
  'feature.regions': () => 'Länder beisammen in einer Region',
  'feature.safe': () => 'Länder, die niemand angreifen kann',
  'feature.endangered': () => 'Länder in Gefahr',
  'feature.armies': () => 'Armeen auf dem Plan',
  'feature.limbo': () => 'Armeen im Limbus',
  'feature.tower': () => 'Armeen im Turm',
  'feature.money': () => 'brauchbares Gold und Energie',
  'feature.landCards': () => 'Länderkarten',
  'feature.conflictCards': () => 'Konfliktkarten',
  'feature.marker': () => 'der Startspielermarker',
}
