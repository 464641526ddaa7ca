import type { Plain } from './turn-words.ts'

/** What bots count when they judge a position. */
export interface BotMessages {
  'feature.points': Plain
  'feature.pointsLate': Plain
  'feature.villages': Plain
  'feature.harvest': Plain
  'feature.harvestLate': Plain
  'feature.haste': Plain
  'feature.room': Plain
  'feature.units': Plain
  'feature.unitsLate': Plain
  'feature.strength': Plain
  'feature.raids': Plain
  'feature.raidsLate': Plain
  'feature.tempo': Plain
}
