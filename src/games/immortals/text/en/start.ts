import type { StartEvent, StartMessages } from '../../rules/start-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const startMessagesEn: MessageTexts<StartMessages> = {
  'start.nothing': () => 'nothing',
}

export const startEventsEn: EventTexts<StartEvent> = {
  startNothing: () => '',
}
