import type { Roles } from '../../../../engine/table.ts'
import { sayerOf } from '../../../../kit/say.ts'
import type { Play } from '../table/state.ts'
import type { BattleEvent, BattleMessages } from './battle-words.ts'
import type { MoveEvent, MoveMessages } from './move-words.ts'
import type { TurnEvent, TurnMessages } from './turn-words.ts'
import type { VillageEvent, VillageMessages } from './village-words.ts'

/** Every prompt, option, detail and refusal of the game, with its arguments. The words themselves are in `text/`. */
export interface Messages extends TurnMessages, MoveMessages, BattleMessages, VillageMessages {}

export type Event = TurnEvent | MoveEvent | BattleEvent | VillageEvent

export const say = sayerOf<Messages>()

/** Tells the roles (default: everyone) what happened. */
export const tell = (play: Play, event: Event, to?: Roles): void => play.tell(event, to)
