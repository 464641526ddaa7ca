import type { Message, Roles } from '../../../engine/table.ts'
import type { BattleEvent, BattleMessages } from './battle-words.ts'
import type { MoveEvent, MoveMessages } from './move-words.ts'
import type { Play } from './state.ts'
import type { TurnEvent, TurnMessages } from './turn-words.ts'
import type { VillageEvent, VillageMessages } from './village-words.ts'

/** Every prompt, option, detail and refusal of the game, with its arguments. The words themselves are in `text/`. */
export interface Messages extends TurnMessages, MoveMessages, BattleMessages, VillageMessages {}

export type MessageKey = keyof Messages

export type Event = TurnEvent | MoveEvent | BattleEvent | VillageEvent

type Args<K extends MessageKey> = Messages[K] extends Readonly<Record<string, never>> ? [] : [args: Messages[K]]

export const say = <K extends MessageKey>(key: K, ...args: Args<K>): Message =>
  args.length === 0 ? { key } : { key, args: args[0] as Record<string, string | number> }

/** Tells the roles (default: everyone) what happened. */
export const tell = (play: Play, event: Event, to?: Roles): void => play.tell(event, to)
