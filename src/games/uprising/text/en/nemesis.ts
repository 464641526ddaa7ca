import type { NemesisEvent, NemesisMessages } from '../../rules/nemesis-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const nemesisMessagesEn: MessageTexts<NemesisMessages> = {
  'nemesis.nothing': () => 'nothing',
}

export const nemesisEventsEn: EventTexts<NemesisEvent> = {
  nemesisNothing: () => '',
}
