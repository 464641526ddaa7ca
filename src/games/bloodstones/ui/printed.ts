import battle from '../content/battle.json' with { type: 'json' }
import factions from '../content/factions.json' with { type: 'json' }
import terrain from '../content/terrain.json' with { type: 'json' }
import type { ModifierKind } from '../content/schema.ts'
import type { FactionId, TerrainName, UnitName } from '../content/units.ts'

/*
 * The printed values as they are shown. They are only shown: what may be done, and for how much, is what the question says. (The JSON
 * files are read as they are: the schemas would weigh more than the board.)
 */

export interface TileFacts {
  readonly count: number
  /** Tiles to discard for placing it; `undefined` for what is never placed. */
  readonly cost: number | undefined
  readonly value: number
}

export interface FactionFacts {
  readonly id: FactionId
  readonly handLimit: number
  readonly startVp: number
  readonly citadels: number
  readonly villages: number
  readonly undead: number
  readonly tiles: Readonly<Partial<Record<UnitName, TileFacts>>>
}

export const FACTIONS = Object.fromEntries(factions.map((faction) => [faction.id, faction])) as unknown as Readonly<
  Record<FactionId, FactionFacts>
>

type Modifiers = Readonly<Partial<Record<UnitName, Readonly<Partial<Record<ModifierKind, number>>>>>>
export const MODIFIERS: Modifiers = battle.modifiers
export const SCORING = battle.scoring
export const SUPPLY_FIELDS = battle.lastSupplyField
export const BATTLE_BAG: readonly number[] = battle.bag
export const SETUP = battle.setup

type PerTerrain = Readonly<Partial<Record<TerrainName, number>>>
export const TERRAIN: {
  readonly move: PerTerrain
  readonly hillFolkMove: PerTerrain
  readonly villageCost: PerTerrain
  readonly villageMax: PerTerrain
  /** The same everywhere. */
  readonly dragonMove: number
} = {
  move: terrain.moveCost,
  hillFolkMove: terrain.hillFolkMoveCost,
  villageCost: terrain.villageCost,
  villageMax: terrain.villageMax,
  dragonMove: terrain.dragonMoveCost,
}

/** What one unit adds in a terrain, when attacking or defending, without walls on the other side. */
export function bonusOf(unit: UnitName, ground: TerrainName, isAttacking: boolean): number {
  const own = MODIFIERS[unit] ?? {}
  const onGround = ground === 'forest' ? (own.forest ?? 0) : ground === 'plains' ? (own.plains ?? 0) : 0
  return (own.always ?? 0) + onGround + ((isAttacking ? own.attacking : own.defending) ?? 0)
}
