/** Which hexes are adjacent for whom (UP-HEX-18, UP-HEX-19, UP-HEX-26 to -28, UP-RUL-43 to -45). */
import type { Space, Table } from './state.ts'

/** Who wants to know: Heroes cross impassable edges, Units of players and Nemesis do not. */
export type Walker = 'hero' | 'unit' | 'legion' | 'horde' | 'skeleton'

/** An edge is impassable if either hex shows it there; face-down tiles show none. */
export function isImpassable(_t: Table, _from: Space, _direction: number): boolean {
  throw new Error('not written')
}

/** Every space to which a piece of this kind on `from` can go in one step, Sea Towers and card modifiers included. */
export function adjacentFor(_t: Table, _walker: Walker, _from: Space, _out: Space[]): Space[] {
  throw new Error('not written')
}

/** "Adjacent" in effects: by edges (less impassable ones, by the edition), without Sea Towers. */
export function areAdjacent(_t: Table, _a: Space, _b: Space): boolean {
  throw new Error('not written')
}
