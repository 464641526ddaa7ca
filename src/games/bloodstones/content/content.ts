import { contentLoader, unlessProblems } from '../../../kit/content/loader.ts'
import battleJson from './battle.json' with { type: 'json' }
import { checkContent } from './check-content.ts'
import { compileMap } from './compile-map.ts'
import type { GameMap } from './compile-map.ts'
import factionsJson from './factions.json' with { type: 'json' }
import falsHeartland from './maps/fals-heartland.json' with { type: 'json' }
import twinFord from './maps/twin-ford.json' with { type: 'json' }
import twoInlandSeas from './maps/two-inland-seas.json' with { type: 'json' }
// Its borders: BS-MAP-05, BS-MAP-06.
import tyrantsLament from './maps/tyrants-lament.json' with { type: 'json' }
import { contentPackSchema, contentSourceSchema, MODIFIER_KINDS } from './schema.ts'
import type { ContentSource, FactionSource, ModifierKind } from './schema.ts'
import terrainJson from './terrain.json' with { type: 'json' }
import { BLANK, CITADEL, CUTIECORN, TERRAIN_NAMES, TILE_NAMES, UNDEAD, UNIT_NAMES } from './units.ts'
import type { FactionId, TerrainName } from './units.ts'

export { parsePack } from './pack.ts'
export type { GameMap } from './compile-map.ts'

/**
 * Lists `count`, `cost` and `value` are by unit type. They say what is special about a faction: BS-FAC-DRA-01, BS-FAC-HOR-02,
 * BS-FAC-HIL-03, BS-FAC-HIL-05, BS-FAC-CHA-07, BS-FAC-CHA-08, BS-FAC-COR-06.
 */
export interface Faction {
  readonly id: FactionId
  readonly index: number
  readonly handLimit: number
  readonly minPlayers: number
  readonly startVp: number
  readonly citadels: number
  /** BS-TIL-12 */
  readonly villages: number
  readonly undead: number
  /** Tiles in the bag; citadel, undead and cutiecorn are not among them. */
  readonly count: readonly number[]
  /** -1: cannot be placed from the hand. The cutiecorn's cost is the same for every faction (BS-CUT-01). */
  readonly cost: readonly number[]
  /** 0: has no point value. */
  readonly value: readonly number[]
  /** The unit type of every piece that can stand on the map, in rising order; the cutiecorn, last, may join anyone. */
  readonly pieces: readonly number[]
}

/** Everything the rules read, in the form they read it fastest. Lists by terrain have six entries, -1 = forbidden. */
export interface Content {
  readonly factions: readonly Faction[]
  /** The most pieces any faction has: the distance between two roles' first pieces. */
  readonly stride: number
  /** The values in one battle bag, sorted; both bags are alike (BS-TIL-15). */
  readonly battleBag: readonly number[]
  readonly moveCost: readonly number[]
  readonly hillFolkMoveCost: readonly number[]
  readonly dragonMoveCost: number
  readonly villageCost: readonly number[]
  readonly villageMax: readonly number[]
  readonly modifier: Readonly<Record<ModifierKind, readonly number[]>>
  readonly lastSupplyField: { readonly two: number; readonly more: number }
  readonly startingHand: number
  readonly startingCost: number
  readonly undeadSteps: number
  readonly villageScore: number
  readonly captureScore: { readonly normal: number; readonly chaos: number }
  readonly citadelScore: number
  readonly cutiecornBonus: number
  readonly maps: readonly GameMap[]
}

const DEFAULT_SOURCE: unknown = {
  factions: factionsJson,
  terrain: terrainJson,
  battle: battleJson,
  maps: [tyrantsLament, twinFord, falsHeartland, twoInlandSeas],
}

export const { loadContent, compileSource, defaultContent } = contentLoader({
  builtIn: DEFAULT_SOURCE,
  sourceSchema: contentSourceSchema,
  packSchema: contentPackSchema,
  compile: (source) => unlessProblems(checkContent(source), () => compile(source)),
})

function compile(source: ContentSource): Content {
  const { terrain, battle } = source
  const factions = source.factions.map((faction, index) => compileFaction(faction, index, battle.cutiecorn.cost))
  return {
    factions,
    stride: Math.max(...factions.map((faction) => faction.pieces.length)),
    battleBag: battle.bag.toSorted((a, b) => a - b),
    moveCost: byTerrain(terrain.moveCost, -1),
    hillFolkMoveCost: byTerrain(terrain.hillFolkMoveCost, -1),
    dragonMoveCost: terrain.dragonMoveCost,
    villageCost: byTerrain(terrain.villageCost, -1),
    villageMax: byTerrain(terrain.villageMax, 0),
    modifier: compileModifiers(battle.modifiers),
    lastSupplyField: battle.lastSupplyField,
    startingHand: battle.setup.startingHand,
    startingCost: battle.setup.startingCost,
    undeadSteps: battle.undeadSteps,
    villageScore: battle.scoring.village,
    captureScore: battle.scoring.capturedVillage,
    citadelScore: battle.scoring.citadel,
    cutiecornBonus: battle.cutiecorn.bonus,
    maps: source.maps.map(compileMap),
  }
}

function compileFaction(source: FactionSource, index: number, cutiecornCost: number): Faction {
  const count = UNIT_NAMES.map(() => 0)
  const cost = UNIT_NAMES.map(() => -1)
  const value = UNIT_NAMES.map(() => 0)
  TILE_NAMES.forEach((name, unit) => {
    const tile = source.tiles[name]
    if (tile === undefined || tile.count === 0) return
    count[unit] = tile.count
    cost[unit] = tile.cost ?? -1
    value[unit] = tile.value
  })
  cost[CUTIECORN] = cutiecornCost
  const { id, handLimit, minPlayers, startVp, citadels, villages, undead } = source
  const pieces = piecesOf(count, citadels, undead)
  return { id, index, handLimit, minPlayers, startVp, citadels, villages, undead, count, cost, value, pieces }
}

function piecesOf(count: readonly number[], citadels: number, undead: number): number[] {
  const amount = count.map((n, unit) => (unit === BLANK ? 0 : n))
  amount[UNDEAD] = undead
  amount[CITADEL] = citadels
  amount[CUTIECORN] = 1
  return amount.flatMap((n, unit) => Array<number>(n).fill(unit))
}

function byTerrain(values: Partial<Record<TerrainName, number | undefined>>, otherwise: number): number[] {
  return TERRAIN_NAMES.map((name) => values[name] ?? otherwise)
}

function compileModifiers(source: ContentSource['battle']['modifiers']): Content['modifier'] {
  const lists = MODIFIER_KINDS.map((kind) => [kind, UNIT_NAMES.map((name) => source[name]?.[kind] ?? 0)])
  return Object.fromEntries(lists) as Record<ModifierKind, number[]>
}
