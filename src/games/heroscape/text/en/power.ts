import type { PowerEvent, PowerMessages } from '../../rules/power-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const powerMessagesEn: MessageTexts<PowerMessages> = {
  'power.nothing': () => '',
}

export const powerEventsEn: EventTexts<PowerEvent> = {
  powerNothing: () => '',
}
