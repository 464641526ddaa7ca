import { actionEventsEn, actionMessagesEn } from './en/action.ts'
import { featureMessagesEn } from './en/features.ts'
import { fightEventsEn, fightMessagesEn } from './en/fight.ts'
import { roundEventsEn, roundMessagesEn } from './en/round.ts'
import { startEventsEn, startMessagesEn } from './en/start.ts'
import type { Texts } from './types.ts'

export const english: Texts = {
  messages: { ...startMessagesEn, ...roundMessagesEn, ...actionMessagesEn, ...fightMessagesEn, ...featureMessagesEn },
  events: { ...startEventsEn, ...roundEventsEn, ...actionEventsEn, ...fightEventsEn },
}
