import type { CombatEvent, CombatMessages } from '../../rules/combat-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const combatMessagesDe: MessageTexts<CombatMessages> = {
  'combat.nothing': () => 'nothing',
}

export const combatEventsDe: EventTexts<CombatEvent> = {
  combatNothing: () => '',
}
