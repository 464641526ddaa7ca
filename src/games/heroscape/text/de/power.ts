import type { PowerEvent, PowerMessages } from '../../rules/power-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const powerMessagesDe: MessageTexts<PowerMessages> = {
  'power.nothing': () => '',
}

export const powerEventsDe: EventTexts<PowerEvent> = {
  powerNothing: () => '',
}
