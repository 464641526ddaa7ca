import type { Options } from '../../../engine/game.ts'
import type { Content } from '../content/content.ts'
import type { State, TableOptions } from './state.ts'

/** Nothing on the map but tiles, everything in the reserves. */
export function emptyState(_content: Content, _roles: number, _options: TableOptions): State {
  throw new Error('not written')
}

export function setup(_content: Content, _roles: number, _options: Options): State {
  throw new Error('not written')
}
