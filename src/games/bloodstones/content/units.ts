/** Unit and terrain types are small integers everywhere in rules and state; their order is fixed for ever (stored games). */
export const UNIT_NAMES = [
  'archer',
  'swordsman',
  'shieldGuard',
  'cavalry',
  'siegeEngine',
  'leader',
  'ship',
  'castle',
  'lizardman',
  'goblin',
  'raider',
  'horde',
  'axeThrower',
  'dragon',
  'giant',
  'necromancer',
  'blank',
  'undead',
  'citadel',
  'cutiecorn',
] as const

export type UnitName = (typeof UNIT_NAMES)[number]
export type UnitType = number

/** −1 where nothing is called so. */
export const unitNamed = (name: string): UnitType => UNIT_NAMES.findIndex((unit) => unit === name)

export const ARCHER = 0
export const SWORDSMAN = 1
export const SHIELD_GUARD = 2
export const CAVALRY = 3
export const SIEGE_ENGINE = 4
export const LEADER = 5
export const SHIP = 6
export const CASTLE = 7
export const LIZARDMAN = 8
export const GOBLIN = 9
export const RAIDER = 10
export const HORDE = 11
export const AXE_THROWER = 12
export const DRAGON = 13
export const GIANT = 14
export const NECROMANCER = 15
export const BLANK = 16
export const UNDEAD = 17
export const CITADEL = 18
export const CUTIECORN = 19
export const UNIT_TYPES = 20

/** What a faction bag may hold: everything but the undead, the citadel and the cutiecorn (BS-TIL-08, BS-TIL-14, BS-CUT-01). */
export const TILE_NAMES = UNIT_NAMES.slice(0, UNDEAD) as readonly Exclude<
  UnitName,
  'undead' | 'citadel' | 'cutiecorn'
>[]

/** BS-MAP-01 */
export const TERRAIN_NAMES = ['plains', 'forest', 'hills', 'mountains', 'desert', 'sea'] as const

export type TerrainName = (typeof TERRAIN_NAMES)[number]
export type Terrain = number

export const PLAINS = 0
export const FOREST = 1
export const HILLS = 2
export const MOUNTAINS = 3
export const DESERT = 4
export const SEA = 5
export const TERRAINS = 6

export const FACTION_IDS = ['dragonRiders', 'horseLords', 'hillFolk', 'necromancers', 'chaosHorde', 'corsairs'] as const

export type FactionId = (typeof FACTION_IDS)[number]

/** The one faction without citadel and villages (BS-FAC-CHA-01). */
export const isChaos = (id: string | undefined): boolean => id === 'chaosHorde'

export const DRAGON_RIDERS = 0
export const HORSE_LORDS = 1
export const HILL_FOLK = 2
export const NECROMANCERS = 3
export const CHAOS_HORDE = 4
export const CORSAIRS = 5
