import type { MakeBot } from '../bot.ts'
import { botNames, findBot } from '../registry.ts'
import { captain1Bot } from './captain-1.ts'

/** Those of before, kept as they were: for comparison, not for tables. */
const older: Readonly<Record<string, MakeBot>> = { 'captain-1': captain1Bot }

export const allBotNames = [...botNames, ...Object.keys(older)]

export const findAnyBot = (name: string): MakeBot | undefined =>
  findBot(name) ?? (Object.hasOwn(older, name) ? older[name] : undefined)
