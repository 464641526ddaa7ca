import { actionEventsDe, actionMessagesDe } from './de/action.ts'
import { featureMessagesDe } from './de/features.ts'
import { fightEventsDe, fightMessagesDe } from './de/fight.ts'
import { roundEventsDe, roundMessagesDe } from './de/round.ts'
import { startEventsDe, startMessagesDe } from './de/start.ts'
import type { Texts } from './types.ts'

export const german: Texts = {
  messages: { ...startMessagesDe, ...roundMessagesDe, ...actionMessagesDe, ...fightMessagesDe, ...featureMessagesDe },
  events: { ...startEventsDe, ...roundEventsDe, ...actionEventsDe, ...fightEventsDe },
}
