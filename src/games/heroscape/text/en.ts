import { attackEventsEn, attackMessagesEn } from './en/attack.ts'
import { featureMessagesEn } from './en/feature.ts'
import { moveEventsEn, moveMessagesEn } from './en/move.ts'
import { powerEventsEn, powerMessagesEn } from './en/power.ts'
import { roundEventsEn, roundMessagesEn } from './en/round.ts'
import { scenarioEventsEn, scenarioMessagesEn } from './en/scenario.ts'
import type { Texts } from './types.ts'

export const english: Texts = {
  messages: {
    ...roundMessagesEn,
    ...moveMessagesEn,
    ...attackMessagesEn,
    ...powerMessagesEn,
    ...scenarioMessagesEn,
    ...featureMessagesEn,
  },
  events: { ...roundEventsEn, ...moveEventsEn, ...attackEventsEn, ...powerEventsEn, ...scenarioEventsEn },
}
