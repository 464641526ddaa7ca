import type { CombatEvent, CombatMessages } from '../../rules/combat-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const combatMessagesEn: MessageTexts<CombatMessages> = {
  'combat.nothing': () => 'nothing',
}

export const combatEventsEn: EventTexts<CombatEvent> = {
  combatNothing: () => '',
}
