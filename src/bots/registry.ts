import type { MakeBot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'

export const bots: Readonly<Record<string, MakeBot>> = { random: randomBot, greedy: () => greedyBot() }

export const botNames = Object.keys(bots)

export const findBot = (name: string): MakeBot | undefined => (Object.hasOwn(bots, name) ? bots[name] : undefined)
