import type { BotMessages } from '../../rules/words/bot-words.ts'
import type { MessageTexts } from '../types.ts'

export const botMessagesEn: MessageTexts<BotMessages> = {
  'feature.points': () => 'points',
  'feature.pointsLate': () => 'points while few scorings are to come',
  'feature.villages': () => 'villages',
  'feature.harvest': () => 'villages that score again',
  'feature.harvestLate': () => 'villages for the last scorings',
  'feature.haste': () => 'tiles used up before the next scoring',
  'feature.room': () => 'room for villages',
  'feature.units': () => 'units on the map',
  'feature.unitsLate': () => 'units late in the game',
  'feature.strength': () => 'combat strength',
  'feature.raids': () => 'enemy villages under own units',
  'feature.raidsLate': () => 'enemy villages under own units, late in the game',
  'feature.tempo': () => 'being next to move',
}
