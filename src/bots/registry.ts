import type { GameState, Mind } from '../engine/index.ts'
import type { MakeBot } from './bot.ts'
import { captainBot } from './captain.ts'
import { type Habits, learnerBot } from './habits.ts'
import { type BotId, LEVELS, parseBot } from './levels.ts'
import { characterOf, type MindOf, mindOfGame } from './minds.ts'
import { randomBot } from './random.ts'
import type { Budget } from './search/budget.ts'
import { Searcher } from './search/searcher.ts'

export const botNames: readonly string[] = ['random', ...LEVELS]

const RECRUIT: Habits = { blur: 2, forgets: 40, near: 15 }
const SOLDIER: Habits = { blur: 0.5, forgets: 12, near: 0 }

/** Where the game does not say how many playouts take a second. */
const PLAYOUTS = 200
/** A Marshal who is given no time thinks so many times as long as a General. */
const MARSHAL = 6

/** The bot of an id, for every game; with a budget for a turn, where one is given, those who search think so long. */
export function findBot(id: string, budget?: Budget): MakeBot | undefined {
  if (id === 'random') return randomBot
  const bot = parseBot(id)
  return bot === undefined ? undefined : makerOf(bot, budget)
}

function makerOf({ level, character }: BotId, budget: Budget | undefined): MakeBot {
  const mindOf = character === undefined ? mindOfGame : characterOf(character)
  if (level === 'recruit') return () => learnerBot(level, RECRUIT, mindOf)
  if (level === 'soldier') return () => learnerBot(level, SOLDIER, mindOf)
  if (level === 'captain') return () => captainBot(mindOf)
  return searcher(level, mindOf, level === 'general' ? 1 : MARSHAL, budget)
}

const searcher =
  (name: string, mindOf: MindOf, times: number, budget: Budget | undefined): MakeBot =>
  <S extends GameState, C>() =>
    new Searcher<S, C>({
      name,
      mindOf,
      budget: ({ playouts }: Mind<S, C>) => budget ?? { playouts: (playouts ?? PLAYOUTS) * times },
    })
