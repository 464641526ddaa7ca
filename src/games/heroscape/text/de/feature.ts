import type { FeatureMessages } from '../../rules/words/feature-words.ts'
import type { MessageTexts } from '../types.ts'

export const featureMessagesDe: MessageTexts<FeatureMessages> = {
  'feature.strength': () => 'Kampfkraft der Figuren',
  'feature.balance': () => 'Überlegenheit über den Gegner',
  'feature.points': () => 'Punkte kurz vor dem Ende',
  'feature.lives': () => 'Lebenspunkte der Helden',
  'feature.figures': () => 'Figuren auf dem Schlachtfeld',
  'feature.height': () => 'hohes Gelände',
  'feature.attacks': () => 'mögliche Angriffe',
  'feature.glyphs': () => 'Glyphen',
  'feature.next': () => 'der laufende Zug',
  'feature.turns': () => 'verbleibende Züge der Runde',
  'feature.waiting': () => 'Kampfkraft, die noch nicht gelandet ist',
  'feature.goal': () => 'Stellung am Ziel des Szenarios',
  'feature.way': () => 'Nähe zum Ziel des Szenarios',
  'feature.guards': () => 'Wachen am bewachten Ort',
  'feature.heldOut': () => 'überstandene Runden',
  'feature.besieged': () => 'Ort, der zu verteidigen ist',
}
