import { battleEventsEn, battleMessagesEn } from './en/battle.ts'
import { botMessagesEn } from './en/bot.ts'
import { moveEventsEn, moveMessagesEn } from './en/move.ts'
import { turnEventsEn, turnMessagesEn } from './en/turn.ts'
import { villageEventsEn, villageMessagesEn } from './en/village.ts'
import type { Texts } from './types.ts'

export const english: Texts = {
  messages: { ...turnMessagesEn, ...moveMessagesEn, ...battleMessagesEn, ...villageMessagesEn, ...botMessagesEn },
  events: { ...turnEventsEn, ...moveEventsEn, ...battleEventsEn, ...villageEventsEn },
}
