/** Which of the possible hexes a Legion, Horde or group of Skeletons enters (UP-LEG-09 to -13, UP-HOR-10 to -14, UP-RUL-56). */
import { isEmpty, strengthAgainst, unitsOn } from '../map/pieces.ts'
import { NONE, type Side, type Space, type Table } from '../table/state.ts'

/** What decided, in the order of the priorities; `only`: there was nothing to decide. */
export type Priority = 'only' | 'haven' | 'enemy' | 'empty' | 'any'

export interface Preferred {
  /** Equally good ones. */
  readonly spaces: readonly Space[]
  readonly priority: Priority
}

function lowest(spaces: readonly Space[], worth: (space: Space) => number): Space[] {
  let best = Infinity
  for (const space of spaces) best = Math.min(best, worth(space))
  return spaces.filter((space) => worth(space) === best)
}

export function prefer({ state }: Table, side: Side, candidates: readonly Space[]): Preferred {
  if (candidates.length <= 1) return { spaces: candidates, priority: 'only' }
  const havens = candidates.filter((space) => state.haven[space] !== NONE)
  if (havens.length > 0) return { spaces: lowest(havens, (space) => unitsOn(state, space)), priority: 'haven' }
  const enemies = candidates.filter((space) => strengthAgainst(state, space, side) > 0)
  if (enemies.length > 0)
    return { spaces: lowest(enemies, (space) => strengthAgainst(state, space, side)), priority: 'enemy' }
  const empty = candidates.filter((space) => isEmpty(state, space))
  return empty.length > 0 ? { spaces: empty, priority: 'empty' } : { spaces: candidates, priority: 'any' }
}

/** Where something goes, and why there. No spaces: it stays. */
export interface Plan {
  readonly spaces: readonly Space[]
  readonly rule: string
}
