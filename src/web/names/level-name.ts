import { parseBot } from '../../bots/levels.ts'
import type { Catalogue } from '../i18n/en.ts'

/** How well a bot plays, in words; what older tables call it is understood. */
export function levelName(t: Catalogue, bot: string): string {
  const level = parseBot(bot)?.level
  if (level !== undefined) return t.setup.bots[level]
  return bot === 'random' ? t.setup.bots.random : bot
}
