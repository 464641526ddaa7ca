import type { CardEvent, CardMessages } from '../../rules/card-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const cardMessagesDe: MessageTexts<CardMessages> = {
  'card.nothing': () => 'nothing',
}

export const cardEventsDe: EventTexts<CardEvent> = {
  cardNothing: () => '',
}
