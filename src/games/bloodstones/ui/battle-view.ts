import type { GameEvent } from '../../../engine/index.ts'
import type { Event } from '../rules/words/words.ts'
import type { TerrainName, UnitName } from '../content/units.ts'
import type { Stack } from './cells.ts'
import { MODIFIERS } from './data.ts'

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

/** The three highest of all tiles (BS-BAT-15). */
export const bestThree = (tiles: readonly number[]): number =>
  tiles
    .toSorted((a, b) => b - a)
    .slice(0, 3)
    .reduce((a, b) => a + b, 0)

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>

/** A battle round that has just been decided, as the events tell it. */
export interface Fought {
  readonly sides: readonly Of<'sideRevealed'>[]
  readonly won: Of<'battleWon'> | undefined
  readonly area: number
}

/** The last round fought in these events, attacker first. */
export function foughtIn(events: readonly GameEvent[]): Fought | undefined {
  const list = events as readonly Event[]
  const sides = list.filter((event): event is Of<'sideRevealed'> => event.type === 'sideRevealed')
  const last = sides.at(-1)
  if (last === undefined) return undefined
  const of = (isAttacker: boolean): Of<'sideRevealed'> | undefined =>
    sides.findLast((side) => side.isAttacker === isAttacker && side.area === last.area)
  const both = [of(true), of(false)].filter((side) => side !== undefined)
  const won = list.findLast((event): event is Of<'battleWon'> => event.type === 'battleWon' && event.area === last.area)
  return { sides: both, won, area: last.area }
}
