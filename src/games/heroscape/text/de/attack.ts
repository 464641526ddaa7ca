import type { AttackEvent, AttackMessages } from '../../rules/attack-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const attackMessagesDe: MessageTexts<AttackMessages> = {
  'attack.nothing': () => '',
}

export const attackEventsDe: EventTexts<AttackEvent> = {
  attackNothing: () => '',
}
