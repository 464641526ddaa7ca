import type { ActionEvent, ActionMessages } from '../../rules/action-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const actionMessagesDe: MessageTexts<ActionMessages> = {
  'action.nothing': () => 'nothing',
}

export const actionEventsDe: EventTexts<ActionEvent> = {
  actionNothing: () => '',
}
