import type { MoveEvent, MoveMessages } from '../../rules/move-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const moveMessagesEn: MessageTexts<MoveMessages> = {
  'move.nothing': () => '',
}

export const moveEventsEn: EventTexts<MoveEvent> = {
  moveNothing: () => '',
}
