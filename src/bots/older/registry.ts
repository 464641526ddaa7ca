import type { MakeBot } from '../bot.ts'
import { botNames, findBot } from '../registry.ts'
import type { Budget } from '../search/budget.ts'

/** Those of before, kept as they were: for comparison, not for tables. */
const older: Readonly<Record<string, () => Promise<MakeBot>>> = {
  'captain-1': async () => (await import('./captain-1.ts')).captain1Bot,
}

export const allBotNames = [...botNames, ...Object.keys(older)]

export async function findAnyBot(name: string, budget?: Budget): Promise<MakeBot | undefined> {
  return findBot(name, budget) ?? (Object.hasOwn(older, name) ? older[name]() : undefined)
}
