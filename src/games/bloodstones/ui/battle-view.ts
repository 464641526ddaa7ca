import type { NumberedEvent } from '../../../protocol/mirror.ts'
import type { Event } from '../rules/words/words.ts'
import type { TerrainName, UnitName } from '../content/units.ts'
import type { Stack } from './cells.ts'
import { MODIFIERS } from './printed.ts'

/** Why units count: the words of the modifiers, as in the rules. */
export type BonusKind = 'always' | 'forest' | 'plains' | 'attacking' | 'defending' | 'againstFortress' | 'sea'

export interface BonusLine {
  readonly unit: UnitName | undefined
  readonly count: number
  readonly each: number
  readonly kinds: readonly BonusKind[]
}

const isWall = ({ unit }: Stack): boolean => unit === 'castle' || unit === 'citadel'

/** What each kind of unit adds for its side in this battle, with the reasons; for display, the rules count themselves. */
export function bonusLines(
  own: readonly Stack[],
  enemy: readonly Stack[],
  terrain: TerrainName,
  isAttacking: boolean,
  isCorsairs: boolean,
): BonusLine[] {
  const applies = (kind: string): boolean =>
    kind === 'always' ||
    kind === terrain ||
    kind === (isAttacking ? 'attacking' : 'defending') ||
    (kind === 'againstFortress' && enemy.some(isWall))
  const lines = own.map(({ unit, count }): BonusLine => {
    const parts = Object.entries(MODIFIERS[unit] ?? {}).filter(([kind, n]) => applies(kind) && n > 0)
    return {
      unit,
      count,
      each: parts.reduce((sum, [, n]) => sum + n, 0),
      kinds: parts.map(([kind]) => kind as BonusKind),
    }
  })
  if (isCorsairs && terrain === 'sea') lines.push({ unit: undefined, count: 1, each: 1, kinds: ['sea'] })
  return lines
}

export const bonusSum = (lines: readonly BonusLine[]): number =>
  lines.reduce((sum, { count, each }) => sum + count * each, 0)

/** Which of all tiles count, by their places: the three highest (BS-BAT-15). */
export const countedOf = (tiles: readonly number[]): ReadonlySet<number> =>
  new Set([...tiles.keys()].toSorted((a, b) => tiles[b] - tiles[a]).slice(0, 3))

export const bestThree = (tiles: readonly number[]): number =>
  [...countedOf(tiles)].reduce((sum, at) => sum + tiles[at], 0)

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>

/** A battle that was fought: its last round, and how it ended, as the events tell it. */
export interface Fought {
  /** Attacker first. */
  readonly sides: readonly Of<'sideRevealed'>[]
  readonly won: Of<'battleWon'> | undefined
  readonly area: number
  /** The number of the event that began it. */
  readonly n: number
}

/** The battles of the last round of turns, oldest first; those in which no tiles were shown, for somebody retreated, are none. */
export function foughtIn(told: readonly NumberedEvent[], roles: number): Fought[] {
  const battles: { area: number; n: number; sides: Of<'sideRevealed'>[]; won?: Of<'battleWon'> }[] = []
  const turns: number[] = []
  for (const { n, event } of told as readonly { n: number; event: Event }[]) {
    const now = battles.at(-1)
    if (event.type === 'turnBegan') turns.push(n)
    else if (event.type === 'battleBegan') battles.push({ area: event.area, n, sides: [] })
    else if (event.type === 'sideRevealed' && now?.area === event.area)
      now.sides = [...now.sides.filter(({ role }) => role !== event.role), event]
    else if (event.type === 'battleWon' && now?.area === event.area) now.won = event
  }
  const since = turns.at(-roles) ?? 0
  return battles
    .filter(({ n, sides }) => n > since && sides.length > 0)
    .map(({ won, sides, ...battle }) => ({
      ...battle,
      won,
      sides: sides.toSorted((a, b) => Number(b.isAttacker) - Number(a.isAttacker)),
    }))
}

/** Whether the battle under way is won: then its totals are as they were told, while the loser's units are leaving. */
export function isDecided(told: readonly NumberedEvent[]): boolean {
  const last = told.findLast(({ event: { type } }) => type === 'battleBegan' || type === 'battleWon')
  return last?.event.type === 'battleWon'
}
