import type { FightEvent, FightMessages } from '../../rules/fight-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const fightMessagesDe: MessageTexts<FightMessages> = {
  'fight.nothing': () => 'nothing',
}

export const fightEventsDe: EventTexts<FightEvent> = {
  fightNothing: () => '',
}
