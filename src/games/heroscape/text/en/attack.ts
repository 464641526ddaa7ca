import type { AttackEvent, AttackMessages } from '../../rules/attack-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const attackMessagesEn: MessageTexts<AttackMessages> = {
  'attack.nothing': () => '',
}

export const attackEventsEn: EventTexts<AttackEvent> = {
  attackNothing: () => '',
}
