import { battleEventsDe, battleMessagesDe } from './de/battle.ts'
import { botMessagesDe } from './de/bot.ts'
import { moveEventsDe, moveMessagesDe } from './de/move.ts'
import { turnEventsDe, turnMessagesDe } from './de/turn.ts'
import { villageEventsDe, villageMessagesDe } from './de/village.ts'
import type { Texts } from './types.ts'

export const german: Texts = {
  messages: { ...turnMessagesDe, ...moveMessagesDe, ...battleMessagesDe, ...villageMessagesDe, ...botMessagesDe },
  events: { ...turnEventsDe, ...moveEventsDe, ...battleEventsDe, ...villageEventsDe },
}
