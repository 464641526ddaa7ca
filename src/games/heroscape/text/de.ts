import { attackEventsDe, attackMessagesDe } from './de/attack.ts'
import { featureMessagesDe } from './de/feature.ts'
import { moveEventsDe, moveMessagesDe } from './de/move.ts'
import { powerEventsDe, powerMessagesDe } from './de/power.ts'
import { roundEventsDe, roundMessagesDe } from './de/round.ts'
import { scenarioEventsDe, scenarioMessagesDe } from './de/scenario.ts'
import type { Texts } from './types.ts'

export const german: Texts = {
  messages: {
    ...roundMessagesDe,
    ...moveMessagesDe,
    ...attackMessagesDe,
    ...powerMessagesDe,
    ...scenarioMessagesDe,
    ...featureMessagesDe,
  },
  events: { ...roundEventsDe, ...moveEventsDe, ...attackEventsDe, ...powerEventsDe, ...scenarioEventsDe },
}
