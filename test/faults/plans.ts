import { readFileSync } from 'node:fs'
import type { GameFile } from '../../src/engine/file.ts'
import type { Entry } from '../../src/engine/log.ts'
import type { NewTable } from '../../src/protocol/http.ts'

/** A kind of table that is played again and again. Every seat plays one role; who makes the table has the first. */
export interface Plan {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly ('me' | 'open' | 'bot')[]
  /** A stored game that goes on shortly before its end: how many of its answers are still to be given. */
  readonly closing?: { readonly file: string; readonly left: number }
}

/** Short games, so that they come to their end now and then. */
const games = [
  { game: 'bloodstones', options: { roundLimit: 2 }, roles: 2, file: 'bloodstones-2-dawn' },
  { game: 'heroscape', options: { rounds: 2, army: 'prepared' }, roles: 2, file: 'heroscape-2-dawn' },
  { game: 'immortals', options: {}, roles: 3, file: 'immortals-3-dawn' },
  { game: 'uprising', options: { chapters: 2 }, roles: 2, file: 'uprising-2-dawn' },
] as const

const seatsOf = (roles: number, other: 'open' | 'bot'): Plan['seats'] =>
  Array.from({ length: roles }, (_, seat) => (seat === 0 ? 'me' : seat === 1 ? other : 'open'))

/** Of every game: only people, a bot among them, one that is about to end, and one that ends by the last answer. */
export const plans: readonly Plan[] = games.flatMap(({ game, options, roles, file }): Plan[] => [
  { game, options, seats: seatsOf(roles, 'open') },
  { game, options, seats: seatsOf(roles, 'bot') },
  { game, options: {}, seats: seatsOf(roles, 'open'), closing: { file, left: 3 } },
  { game, options: {}, seats: seatsOf(roles, 'open'), closing: { file, left: 1 } },
])

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
  const path = new URL(`../corpus/${name}.walstatt.json`, import.meta.url)
  const { hashes: _, ...file } = JSON.parse(readFileSync(path, 'utf8')) as GameFile
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
