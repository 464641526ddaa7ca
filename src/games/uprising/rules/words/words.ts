import type { Play } from '../table/rules.ts'
import type { ActionEvent, ActionMessages } from './action-words.ts'
import type { CardEvent, CardMessages } from './card-words.ts'
import type { CombatEvent, CombatMessages } from './combat-words.ts'
import type { ExplainMessages } from './explain-words.ts'
import type { FeatureMessages } from './feature-words.ts'
import type { FrameEvent, FrameMessages } from './frame-words.ts'
import type { MapEvent, MapMessages } from './map-words.ts'
import type { NemesisEvent, NemesisMessages } from './nemesis-words.ts'

/** Every prompt, option, detail and refusal of the game, with its arguments. The words themselves are in `text/`. */
export interface Messages
  extends
    FrameMessages,
    ActionMessages,
    CardMessages,
    MapMessages,
    NemesisMessages,
    CombatMessages,
    ExplainMessages,
    FeatureMessages {}

export type Event = FrameEvent | ActionEvent | CardEvent | MapEvent | NemesisEvent | CombatEvent

/** Whether anybody listens: asked before words are made that cost something. */
export const isHeard = (play: Play): boolean => play.recorder !== undefined
