import { cell, cellOfEach } from '../../../../engine/index.ts'
import type { FactionId, UnitName } from '../../content/units.ts'
import type { Area, Phase, Role, UnitType } from './state.ts'

/*
 * The cells of the views: the rules put them, the board and the words read them. Boards are bundled with this file, so it imports
 * nothing of the rules but types.
 */

/** Tiles by name; only those that are there. */
export type Tiles = Readonly<Partial<Record<UnitName, number>>>

/** One player's public facts. */
export interface RoleFacts {
  /** Empty before the choice. */
  readonly faction: FactionId | ''
  readonly vp: number
  readonly supply: number
  readonly hand: number
  readonly bag: number
  readonly villages: number
  readonly capturedVillages: number
  readonly capturedCitadels: number
  readonly undead: number
  readonly out: number
}

export interface BattleSide {
  readonly role: Role
  /** The values once they are shown, before that how many there are. */
  readonly tiles: readonly number[] | number
  readonly decided: boolean
  readonly replaced: boolean
  readonly replacement: UnitName | ''
}

export interface BattleShown {
  readonly area: Area
  readonly ties: number
  readonly sides: readonly [BattleSide, BattleSide]
}

export type StackShown = readonly [role: Role, type: UnitType, count: number]

// Everybody's
export const mapCell = cell<string>('map')
export const turnCell = cell<readonly [active: Role, round: number, startRole: Role, trigger: Role]>('turn')
export const phaseCell = cell<Phase>('phase')
export const cutiecornCell = cell<Role>('cutiecorn')
export const roleCell = cellOfEach<RoleFacts>('role')
export const discardCell = cellOfEach<Tiles>('discard')
export const fledCell = cellOfEach<readonly Area[]>('fled')
export const unitsCell = cellOfEach<readonly StackShown[]>('units')
export const villagesCell = cellOfEach<readonly [owner: Role, count: number]>('villages')
export const battleCell = cell<BattleShown>('battle')
/** What the move action under way has cost so far. */
export const moveCell = cell<number>('move')

// One's own
export const handCell = cell<Tiles>('hand')
export const bagCell = cell<Tiles>('bag')
export const battleTilesCell = cell<readonly number[]>('battleTiles')
export const replacementCell = cell<UnitName>('replacement')
