import type { ActionEvent, ActionMessages } from './action-words.ts'
import type { FeatureMessages } from './feature-words.ts'
import type { FightEvent, FightMessages } from './fight-words.ts'
import type { RoundEvent, RoundMessages } from './round-words.ts'
import type { StartEvent, StartMessages } from './start-words.ts'

/** Every prompt, option, detail and refusal of the game, with its arguments. The words themselves are in `text/`. */
export interface Messages extends StartMessages, RoundMessages, ActionMessages, FightMessages, FeatureMessages {}

export type Event = StartEvent | RoundEvent | ActionEvent | FightEvent
