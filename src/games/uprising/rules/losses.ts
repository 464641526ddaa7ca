/** Units that are destroyed or removed: Graveyards, reserves, VP (UP-CMB-60 to -62, UP-GRV, UP-RUL-96). */
import type { Play, Side, Space } from './state.ts'

/** One own Unit of a player. `by`: the side that destroyed it; NONE: a neutral effect. */
export function destroyUnit(_play: Play, _space: Space, _type: number, _by: Side): void {
  throw new Error('not written')
}

/** The top Garrison level. */
export function destroyGarrison(_play: Play, _space: Space, _by: Side): void {
  throw new Error('not written')
}

export function destroySkeleton(_play: Play, _space: Space, _by: Side): void {
  throw new Error('not written')
}
