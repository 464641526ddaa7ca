import type { GameState } from '../engine/index.ts'
import type { Bot } from './bot.ts'

/** Every option is equally likely. Draws nothing where there is no choice, exactly as `simulateRandom`. */
export const randomBot = <S extends GameState, C>(): Bot<S, C> => ({
  name: 'random',
  choose: ({ options }, source) => options[options.length === 1 ? 0 : source.below(options.length)],
})
