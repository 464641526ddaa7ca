import { actionEventsEn, actionMessagesEn } from './en/action.ts'
import { cardEventsEn, cardMessagesEn } from './en/card.ts'
import { combatEventsEn, combatMessagesEn } from './en/combat.ts'
import { explainMessagesEn } from './en/explain.ts'
import { featureMessagesEn } from './en/features.ts'
import { frameEventsEn, frameMessagesEn } from './en/frame.ts'
import { mapEventsEn, mapMessagesEn } from './en/map.ts'
import { nemesisEventsEn, nemesisMessagesEn } from './en/nemesis.ts'
import type { Texts } from './types.ts'

export const english: Texts = {
  messages: {
    ...frameMessagesEn,
    ...actionMessagesEn,
    ...cardMessagesEn,
    ...mapMessagesEn,
    ...nemesisMessagesEn,
    ...combatMessagesEn,
    ...explainMessagesEn,
    ...featureMessagesEn,
  },
  events: {
    ...frameEventsEn,
    ...actionEventsEn,
    ...cardEventsEn,
    ...mapEventsEn,
    ...nemesisEventsEn,
    ...combatEventsEn,
  },
}
