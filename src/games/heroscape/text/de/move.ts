import type { MoveEvent, MoveMessages } from '../../rules/move-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const moveMessagesDe: MessageTexts<MoveMessages> = {
  'move.nothing': () => '',
}

export const moveEventsDe: EventTexts<MoveEvent> = {
  moveNothing: () => '',
}
