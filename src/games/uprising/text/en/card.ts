import type { CardEvent, CardMessages } from '../../rules/card-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const cardMessagesEn: MessageTexts<CardMessages> = {
  'card.nothing': () => 'nothing',
}

export const cardEventsEn: EventTexts<CardEvent> = {
  cardNothing: () => '',
}
