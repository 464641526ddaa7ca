/** Whom to play against, the weakest first. */
export const LEVELS = ['recruit', 'soldier', 'captain', 'general', 'marshal'] as const
export type Level = (typeof LEVELS)[number]

/** A bot as tables know it. */
export interface BotId {
  readonly level: Level
  /** One of the game's characters. */
  readonly character?: string
}

/** The level of whom no other is wished. */
export const USUAL_BOT = 'captain'

/** What older tables call them. */
const FORMER: Readonly<Record<string, string>> = { greedy: 'captain', search: 'marshal' }

const CHARACTER = /^[a-z][a-z0-9-]{0,23}$/

/** `captain`, or `captain:raider`. */
export const formatBot = ({ level, character }: BotId): string =>
  character === undefined ? level : `${level}:${character}`

export function parseBot(text: string): BotId | undefined {
  const [name, character, ...rest] = text.split(':')
  const known = Object.hasOwn(FORMER, name) ? FORMER[name] : name
  const level = LEVELS.find((one) => one === known)
  if (level === undefined || rest.length > 0) return undefined
  if (character === undefined) return { level }
  return CHARACTER.test(character) ? { level, character } : undefined
}

/** The id by which a bot is known today; nothing if there is no such bot. A character that the game does not have plays like any other. */
export function botNamed(text: string): string | undefined {
  if (text === 'random') return text
  const bot = parseBot(text)
  return bot === undefined ? undefined : formatBot(bot)
}
