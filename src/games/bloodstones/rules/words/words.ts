import type { BotMessages } from './bot-words.ts'
import type { BattleEvent, BattleMessages } from './battle-words.ts'
import type { MoveEvent, MoveMessages } from './move-words.ts'
import type { TurnEvent, TurnMessages } from './turn-words.ts'
import type { VillageEvent, VillageMessages } from './village-words.ts'

/** Every prompt, option, detail and refusal of the game, with its arguments. The words themselves are in `text/`. */
export interface Messages extends TurnMessages, MoveMessages, BattleMessages, VillageMessages, BotMessages {}

export type Event = TurnEvent | MoveEvent | BattleEvent | VillageEvent
