import { actionEventsDe, actionMessagesDe } from './de/action.ts'
import { cardEventsDe, cardMessagesDe } from './de/card.ts'
import { combatEventsDe, combatMessagesDe } from './de/combat.ts'
import { explainMessagesDe } from './de/explain.ts'
import { featureMessagesDe } from './de/features.ts'
import { frameEventsDe, frameMessagesDe } from './de/frame.ts'
import { mapEventsDe, mapMessagesDe } from './de/map.ts'
import { nemesisEventsDe, nemesisMessagesDe } from './de/nemesis.ts'
import type { Texts } from './types.ts'

export const german: Texts = {
  messages: {
    ...frameMessagesDe,
    ...actionMessagesDe,
    ...cardMessagesDe,
    ...mapMessagesDe,
    ...nemesisMessagesDe,
    ...combatMessagesDe,
    ...explainMessagesDe,
    ...featureMessagesDe,
  },
  events: {
    ...frameEventsDe,
    ...actionEventsDe,
    ...cardEventsDe,
    ...mapEventsDe,
    ...nemesisEventsDe,
    ...combatEventsDe,
  },
}
