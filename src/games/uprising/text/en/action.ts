import type { ActionEvent, ActionMessages } from '../../rules/action-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const actionMessagesEn: MessageTexts<ActionMessages> = {
  'action.nothing': () => 'nothing',
}

export const actionEventsEn: EventTexts<ActionEvent> = {
  actionNothing: () => '',
}
