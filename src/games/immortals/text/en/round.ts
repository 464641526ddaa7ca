import type { RoundEvent, RoundMessages } from '../../rules/round-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const roundMessagesEn: MessageTexts<RoundMessages> = {
  'round.nothing': () => 'nothing',
}

export const roundEventsEn: EventTexts<RoundEvent> = {
  roundNothing: () => '',
}
