import type { AttackEvent, AttackMessages } from './attack-words.ts'
import type { FeatureMessages } from './feature-words.ts'
import type { MoveEvent, MoveMessages } from './move-words.ts'
import type { PowerEvent, PowerMessages } from './power-words.ts'
import type { RoundEvent, RoundMessages } from './round-words.ts'
import type { ScenarioEvent, ScenarioMessages } from './scenario-words.ts'

/** Every prompt, option, detail and refusal of the game, with its arguments. The words themselves are in `text/`. */
export interface Messages
  extends RoundMessages, MoveMessages, AttackMessages, PowerMessages, ScenarioMessages, FeatureMessages {}

export type Event = RoundEvent | MoveEvent | AttackEvent | PowerEvent | ScenarioEvent
