import type { NemesisEvent, NemesisMessages } from '../../rules/nemesis-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const nemesisMessagesDe: MessageTexts<NemesisMessages> = {
  'nemesis.nothing': () => 'nothing',
}

export const nemesisEventsDe: EventTexts<NemesisEvent> = {
  nemesisNothing: () => '',
}
