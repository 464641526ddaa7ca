import type { GameState } from '../engine/table.ts'
import type { Bot } from './bot.ts'

/** Every option is equally likely. Draws nothing where there is no choice, exactly as `simulateRandom`. */
export const randomBot = <S extends GameState, C>(): Bot<S, C> => ({
  name: 'random',
  choose: (_match, _ask, options, source) => options[options.length === 1 ? 0 : source.below(options.length)],
})
