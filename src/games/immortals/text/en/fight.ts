import type { FightEvent, FightMessages } from '../../rules/fight-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'

export const fightMessagesEn: MessageTexts<FightMessages> = {
  'fight.nothing': () => 'nothing',
}

export const fightEventsEn: EventTexts<FightEvent> = {
  fightNothing: () => '',
}
