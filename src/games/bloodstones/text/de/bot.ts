import type { BotMessages } from '../../rules/words/bot-words.ts'
import type { MessageTexts } from '../types.ts'

export const botMessagesDe: MessageTexts<BotMessages> = {
  'feature.points': () => 'Punkte',
  'feature.pointsLate': () => 'Punkte, wenn nur noch wenige Wertungen kommen',
  'feature.villages': () => 'Dörfer',
  'feature.harvest': () => 'Dörfer, die noch gewertet werden',
  'feature.harvestLate': () => 'Dörfer für die letzten Wertungen',
  'feature.haste': () => 'verbrauchte Plättchen bis zur nächsten Wertung',
  'feature.room': () => 'Platz für Dörfer',
  'feature.units': () => 'Einheiten auf der Karte',
  'feature.unitsLate': () => 'Einheiten gegen Ende der Partie',
  'feature.strength': () => 'Kampfstärke',
  'feature.raids': () => 'feindliche Dörfer unter eigenen Einheiten',
  'feature.raidsLate': () => 'feindliche Dörfer unter eigenen Einheiten gegen Ende der Partie',
  'feature.tempo': () => 'am Zug sein',
}
