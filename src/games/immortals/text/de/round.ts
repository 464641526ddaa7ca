import type { RoundEvent, RoundMessages } from '../../rules/round-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const roundMessagesDe: MessageTexts<RoundMessages> = {
  'round.nothing': () => 'nothing',
}

export const roundEventsDe: EventTexts<RoundEvent> = {
  roundNothing: () => '',
}
