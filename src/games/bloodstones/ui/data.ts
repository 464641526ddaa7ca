import battle from '../content/battle.json' with { type: 'json' }
import factions from '../content/factions.json' with { type: 'json' }
import falsHeartland from '../content/maps/fals-heartland.json' with { type: 'json' }
import twinFord from '../content/maps/twin-ford.json' with { type: 'json' }
import twoInlandSeas from '../content/maps/two-inland-seas.json' with { type: 'json' }
import tyrantsLament from '../content/maps/tyrants-lament.json' with { type: 'json' }
import terrain from '../content/terrain.json' with { type: 'json' }
import type { ModifierKind } from '../content/schema.ts'
import type { FactionId, TerrainName, UnitName } from '../content/units.ts'
import { heartOf, type Land, type Outline, type Point } from './geometry.ts'

/*
 * The printed values as the board shows them. They are only shown: what may be done, and for how much, is what the
 * question says. (The JSON files are read as they are: the schemas would weigh more than the board.)
 */

interface MapFile {
  readonly id: string
  readonly name: { readonly en: string; readonly de: string }
  readonly width: number
  readonly height: number
  readonly areas: readonly {
    readonly terrain: string
    readonly name: { readonly en: string; readonly de: string }
    readonly adj: readonly number[]
    readonly polys?: readonly (readonly (readonly number[])[])[]
  }[]
}

export interface Chart extends Land {
  readonly name: { readonly en: string; readonly de: string }
  readonly terrain: readonly TerrainName[]
  readonly names: readonly { readonly en: string; readonly de: string }[]
  readonly adjacent: readonly (readonly number[])[]
  /** Where pieces stand. */
  readonly hearts: readonly Point[]
}

function chartOf(file: MapFile): Chart {
  const polys = file.areas.map((area) => (area.polys ?? []) as unknown as Outline[])
  return {
    id: file.id,
    name: file.name,
    width: file.width,
    height: file.height,
    polys,
    terrain: file.areas.map((area) => area.terrain as TerrainName),
    names: file.areas.map((area) => area.name),
    adjacent: file.areas.map((area) => area.adj),
    hearts: polys.map(heartOf),
  }
}

const FILES: readonly MapFile[] = [tyrantsLament, twinFord, falsHeartland, twoInlandSeas]
const charts = new Map<string, Chart>()

/** The drawing of a map; `undefined` for maps of a content pack, which have none here. */
export function chartFor(id: string | undefined): Chart | undefined {
  const file = FILES.find((candidate) => candidate.id === id)
  if (file === undefined) return undefined
  let chart = charts.get(file.id)
  if (chart === undefined) charts.set(file.id, (chart = chartOf(file)))
  return chart
}

export interface TileFacts {
  readonly count: number
  /** Tiles to discard for placing it; `undefined` for what is never placed. */
  readonly cost: number | undefined
  readonly value: number
}

export interface FactionFacts {
  readonly id: FactionId
  readonly handLimit: number
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

type PerTerrain = Readonly<Partial<Record<TerrainName, number>>>
export const TERRAIN: {
  readonly move: PerTerrain
  readonly hillFolkMove: PerTerrain
  readonly villageCost: PerTerrain
  readonly villageMax: PerTerrain
} = {
  move: terrain.moveCost,
  hillFolkMove: terrain.hillFolkMoveCost,
  villageCost: terrain.villageCost,
  villageMax: terrain.villageMax,
}

/** What one unit adds in a terrain, when attacking or defending, without walls on the other side. */
export function bonusOf(unit: UnitName, ground: TerrainName, isAttacking: boolean): number {
  const own = MODIFIERS[unit] ?? {}
  const onGround = ground === 'forest' ? (own.forest ?? 0) : ground === 'plains' ? (own.plains ?? 0) : 0
  return (own.always ?? 0) + onGround + ((isAttacking ? own.attacking : own.defending) ?? 0)
}
