import type { FactionId, TerrainName, UnitName } from '../content/units.ts'
import { BLANK, type Area, type State } from '../rules/table/state.ts'
import { actions, costsOfAll } from './actions.ts'
import type { BloodstonesMatch, Position } from './position.ts'

export type Units = readonly (readonly [UnitName, Area, number?])[]

/** Areas in a row. */
export const row = (...terrain: TerrainName[]): NonNullable<Position['map']> => ({
  terrain,
  links: terrain.slice(1).map((_, i) => [i, i + 1] as const),
})

/** Area 0 in the middle, all others around it, none touching another. */
export const star = (...terrain: TerrainName[]): NonNullable<Position['map']> => ({
  terrain,
  links: terrain.slice(1).map((_, i) => [0, i + 1] as const),
})

/** A hand of blank tiles worth 45 points. */
const rich = (state: State): void => void (state.hand[BLANK] = 9)

export interface Given {
  readonly map: NonNullable<Position['map']>
  readonly mine: Units
  readonly theirs?: Units
  readonly faction?: FactionId
  readonly enemy?: FactionId
  readonly hand?: readonly UnitName[]
  readonly more?: Partial<Position>
}

export const given = ({
  map,
  mine,
  theirs = [],
  faction = 'horseLords',
  enemy = 'corsairs',
  hand,
  more,
}: Given): BloodstonesMatch =>
  actions({
    factions: [faction, enemy, 'dragonRiders'],
    map,
    units: { 0: mine, 1: theirs },
    ...(hand === undefined ? { arrange: rich } : { hands: { 0: hand } }),
    ...more,
  })

/** Destinations and costs of everything in area 0. */
export const costsOf = (position: Given): Record<string, number> => costsOfAll(given(position), 0)
