import type { Roles } from '../../../../engine/table.ts'
import { sayerOf } from '../../../../kit/say.ts'
import type { Play } from '../table/state.ts'
import type { AttackEvent, AttackMessages } from './attack-words.ts'
import type { MoveEvent, MoveMessages } from './move-words.ts'
import type { PowerEvent, PowerMessages } from './power-words.ts'
import type { RoundEvent, RoundMessages } from './round-words.ts'
import type { ScenarioEvent, ScenarioMessages } from './scenario-words.ts'

/** Every prompt, option, detail and refusal of the game, with its arguments. The words themselves are in `text/`. */
export interface Messages extends RoundMessages, MoveMessages, AttackMessages, PowerMessages, ScenarioMessages {}

export type Event = RoundEvent | MoveEvent | AttackEvent | PowerEvent | ScenarioEvent

export const say = sayerOf<Messages>()

/** Tells the roles (default: everyone) what happened. */
export const tell = (play: Play, event: Event, to?: Roles): void => play.tell(event, to)
