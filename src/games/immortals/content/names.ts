/** The two worlds in the order in which the board shows them and the draft hands are dealt (IM-SET-02, IM-STA-08). */
export const WORLDS = ['shadow', 'light'] as const
export const SHADOW = 0
export const LIGHT = 1

export const REGION_IDS = ['forest', 'water', 'moor', 'fire', 'mountains'] as const
export const REGION_COLOURS = ['green', 'blue', 'violet', 'red', 'yellow'] as const
export type RegionColour = (typeof REGION_COLOURS)[number]
export const REGIONS = REGION_IDS.length
export const LANDS_PER_REGION = 5

export const LAND_IDS = [
  'elderglade',
  'mossgate',
  'treehome',
  'mistharbor',
  'tidewatch',
  'thornhollow',
  'heartwood',
  'borderland',
  'white-falls',
  'shorelake',
  'cinderhold',
  'forge-fire',
  'crossfen',
  'the-murk',
  'saltmere',
  'ashen-field',
  'anvil-ridge',
  'duskmoor',
  'gloomreach',
  'eagle-stair',
  'emberfall',
  'tribute-pass',
  'mountainhome',
  'highcrag',
  'emerald-cliff',
] as const
export type LandId = (typeof LAND_IDS)[number]

/** 25 names of lands; a land of one world is `landOf(world, name)`, so there are 50 (IM-SET-02). */
export const NAMES = LAND_IDS.length
export const LANDS = 2 * NAMES

export const landOf = (world: number, name: number): number => world * NAMES + name
export const worldOf = (land: number): number => (land < NAMES ? SHADOW : LIGHT)
export const nameOf = (land: number): number => (land < NAMES ? land : land - NAMES)
/** The land of the same name in the other world. */
export const twinOf = (land: number): number => (land < NAMES ? land + NAMES : land - NAMES)

export const LIGHT_RACE_IDS = ['elves', 'humans', 'dwarves', 'amazons', 'halflings'] as const
export type LightRaceId = (typeof LIGHT_RACE_IDS)[number]
export const SHADOW_RACE_IDS = ['demons', 'orcs', 'necromancers', 'nightElves', 'trolls'] as const
export type ShadowRaceId = (typeof SHADOW_RACE_IDS)[number]

/** What a land or conflict card can do on an army space; `shrine` is the Demons' (IM-RAC-02). */
export const ACTIONS = ['gold', 'energy', 'awaken', 'build', 'attack', 'attackOrMove', 'shrine'] as const
export const GOLD = 0
export const ENERGY = 1
export const AWAKEN = 2
export const BUILD = 3
export const ATTACK = 4
export const ATTACK_OR_MOVE = 5
export const BUILD_SHRINE = 6
/** What a magic space does is printed on the card (IM-PLN-06). */
export const MAGIC = 7

/** Army spaces that every player has (IM-RUL-04). */
export const COMMON_ACTIONS = ['gold', 'energy', 'awaken', 'build', 'attack', 'attackOrMove'] as const
/** The actions that a Shadow race may bring (IM-RAC-02 to -06). */
export const RACE_ACTIONS = ['gold', 'awaken', 'attack', 'shrine'] as const
/** Kinds of action spaces as they are explained on the player board. */
export const SPACE_IDS = [...COMMON_ACTIONS, 'race', 'magic'] as const
export type SpaceId = (typeof SPACE_IDS)[number]
/** IM-PLN-02 */
export const ARMY_SPACES = 8
export const MAGIC_SPACES = 2
export const SPACES = ARMY_SPACES + MAGIC_SPACES

export const BUILDING_IDS = ['portal', 'shrine', 'capital'] as const
export type BuildingId = (typeof BUILDING_IDS)[number]
export const PORTAL = 0
export const SHRINE = 1
export const CAPITAL = 2

export const MAGIC_IDS = ['awaken', 'conflictOrMarker', 'shrineOrTakeover', 'conflictsOrAwaken'] as const
export type MagicId = (typeof MAGIC_IDS)[number]
export const MAGIC_EFFECTS = ['awaken', 'draw', 'marker', 'shrine', 'takeover'] as const
export const AWAKEN_ARMIES = 0
export const DRAW_CONFLICT_CARDS = 1
export const TAKE_MARKER = 2
export const BUILD_SHRINE_ANYWHERE = 3
export const TAKE_OVER_LAND_CARD = 4

export const CARD_KINDS = ['conflict', 'joker', 'land', 'magic', 'blank'] as const
export type CardKind = (typeof CARD_KINDS)[number]
/** The player colours of the box (IM-EX-04); residents are green. */
export const COLOURS = ['purple', 'black', 'yellow', 'blue', 'red'] as const
export type Colour = (typeof COLOURS)[number]

/** IM-SET-01 */
export const MIN_PLAYERS = 3
export const MAX_PLAYERS = 5
