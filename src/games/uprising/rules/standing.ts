/** What can be done whenever the program waits for somebody: Trade, 3:1, cards marked ALWAYS (UP-RUL-26). */
import type { Standing } from '../../../engine/game.ts'
import type { Content } from '../content/content.ts'
import type { State } from './state.ts'

export const standing: Standing<State, Content> = {
  // Not written: nothing on offer in the phases `setup` and `over`.
  offers: () => undefined,
  key: () => '',
  describe: () => {
    throw new Error('not written')
  },
  procedure: () => {
    throw new Error('not written')
  },
}
