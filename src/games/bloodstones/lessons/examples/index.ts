import type { Example } from '../../../../lessons/lesson.ts'
import { battles } from './battles.ts'
import { captureAndPlace } from './capture-and-place.ts'
import { land } from './land.ts'
import { moving } from './moving.ts'
import { oneBattle } from './one-battle.ts'
import { retreats } from './retreats.ts'
import { tiles } from './tiles.ts'

const all = [tiles, captureAndPlace, moving, battles, oneBattle, retreats, land].flat()

/** In the order of the rulebook. */
export const examples: readonly Example[] = all.toSorted((a, b) => (a.id < b.id ? -1 : 1))
