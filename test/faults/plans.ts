import { readdirSync, readFileSync } from 'node:fs'
import type { GameFile } from '../../src/engine/file.ts'
import type { Entry, Options } from '../../src/engine/index.ts'
import { type GameEntry, games } from '../../src/games/registry.ts'
import type { NewTable } from '../../src/protocol/http.ts'
import { ownPart } from '../own-part.ts'

const corpus = new URL('../corpus/', import.meta.url)
const stored = readdirSync(corpus).sort()

/** A kind of table that is played again and again. Every seat plays one role; who makes the table has the first. */
export interface Plan {
  readonly game: string
  readonly options: Options
  readonly seats: readonly ('me' | 'open' | 'bot')[]
  /** A stored game that goes on shortly before its end: how many of its answers are still to be given. */
  readonly closing?: { readonly file: string; readonly left: number }
}

const seatsOf = (roles: number, other: 'open' | 'bot'): Plan['seats'] =>
  Array.from({ length: roles }, (_, seat) => (seat === 0 ? 'me' : seat === 1 ? other : 'open'))

/**
 * Of a game, at its smallest table: only people, a bot among them, and of a stored game one that is about to end and one that ends by the last
 * answer. Short ones (its `testing/short.ts`), so that they come to their end now and then.
 */
async function plansOf({ id: game, load }: GameEntry): Promise<Plan[]> {
  const { min: roles } = (await load()).game.players
  const { short: options = {} } = await ownPart<{ readonly short: Options }>(game, 'short.ts')
  const file = stored.find((name) => name.startsWith(`${game}-${roles}-`))
  const closings = file === undefined ? [] : [3, 1].map((left) => ({ file, left }))
  return [
    { game, options, seats: seatsOf(roles, 'open') },
    { game, options, seats: seatsOf(roles, 'bot') },
    ...closings.map((closing): Plan => ({ game, options: {}, seats: seatsOf(roles, 'open'), closing })),
  ]
}

export const plans: readonly Plan[] = (await Promise.all(games.map(plansOf))).flat()

const isOwn = (entry: Entry): boolean => entry.type === 'answer' && entry.auto !== true
const cut = new Map<string, { readonly file: GameFile; readonly rest: readonly string[] }>()

/** A stored game without its last answers, and what those were. */
export function closingOf({ file: name, left }: NonNullable<Plan['closing']>): {
  readonly file: GameFile
  readonly rest: readonly string[]
} {
  const key = `${name} ${left}`
  const known = cut.get(key)
  if (known !== undefined) return known
  const { hashes: _, ...file } = JSON.parse(readFileSync(new URL(name, corpus), 'utf8')) as GameFile
  const answers = file.log.flatMap((entry, i) => (isOwn(entry) ? [i] : []))
  const at = answers.at(-left)!
  const rest = file.log.slice(at).flatMap((entry) => (entry.type === 'answer' ? [entry.option] : []))
  const closing = { file: { ...file, log: file.log.slice(0, at) }, rest }
  cut.set(key, closing)
  return closing
}

export function newTable({ game, options, seats, closing }: Plan, title: string): NewTable {
  return {
    game,
    title,
    visibility: 'public',
    pace: 'live',
    seats: seats.map((holder) => (holder === 'bot' ? { holder, bot: 'random' } : { holder })),
    ...(closing === undefined ? { options } : { file: closingOf(closing).file }),
  }
}
