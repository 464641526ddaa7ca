import type { StartEvent, StartMessages } from '../../rules/start-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const startMessagesDe: MessageTexts<StartMessages> = {
  'start.nothing': () => 'nothing',
}

export const startEventsDe: EventTexts<StartEvent> = {
  startNothing: () => '',
}
