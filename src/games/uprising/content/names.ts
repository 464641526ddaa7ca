/**
 * The stable ids of the game. The position in a list is the numeric id of the compiled content; lists only grow at the
 * end. Ids of Items, Quests, Events and Feats stand in their data files, where the same holds.
 */

export const EDITIONS = ['second', 'first'] as const
export type Edition = (typeof EDITIONS)[number]

/** Weakest first: the order in which the Nemesis loses dice (UP-CMB-52); backwards, the order of UP-TER-07. */
export const COLOURS = ['white', 'yellow', 'blue', 'red', 'purple', 'black'] as const
export type Colour = (typeof COLOURS)[number]
export const [WHITE, YELLOW, BLUE, RED, PURPLE, BLACK] = [0, 1, 2, 3, 4, 5]

export const SYMBOLS = ['skull', 'shield', 'bolt'] as const
export type DieSymbol = (typeof SYMBOLS)[number]
export const [SKULL, SHIELD, BOLT] = [0, 1, 2]

export const RESOURCES = ['salt', 'plunder', 'food'] as const
export type Resource = (typeof RESOURCES)[number]
export const [SALT, PLUNDER, FOOD] = [0, 1, 2]

export const ATTRIBUTES = ['might', 'magic', 'leadership', 'guile'] as const
export type Attribute = (typeof ATTRIBUTES)[number]
export const [MIGHT, MAGIC, LEADERSHIP, GUILE] = [0, 1, 2, 3]

/** What a hex shows; `none` is the Capital's. Regions are Ice Waste (UP-HEX-11, UP-HEX-15). */
export const TERRAINS = ['badlands', 'highlands', 'marsh', 'woods', 'iceWaste', 'none'] as const
export type Terrain = (typeof TERRAINS)[number]
export const [ICE_WASTE, NO_TERRAIN] = [4, 5]

export const REGION_IDS = ['howling-white', 'fog-grave', 'screaming-sea'] as const
export type RegionId = (typeof REGION_IDS)[number]

export const FACTION_IDS = ['krowh', 'duerkhar', 'druwhn', 'mohyar'] as const
export type FactionId = (typeof FACTION_IDS)[number]

/** Four to a faction, in the order of `FACTION_IDS` and of the player board. */
export const UNIT_IDS = [
  'tribesmen',
  'deadeyes',
  'vargs',
  'trolls',
  'younglings',
  'spearsingers',
  'oathsworn',
  'koloth',
  'swordsisters',
  'sons-of-the-bow',
  'beastmasters',
  'rangers',
  'sellswords',
  'hunters',
  'berserkers',
  'slavers',
] as const
export type UnitId = (typeof UNIT_IDS)[number]
export const UNITS_PER_FACTION = 4

export const UNIT_CLASSES = ['warrior', 'archer', 'rider'] as const
export type UnitClass = (typeof UNIT_CLASSES)[number]
export const UNIT_RANKS = ['basic', 'elite'] as const
export type UnitRank = (typeof UNIT_RANKS)[number]

/** Two to a faction, in the order of `FACTION_IDS`. */
export const HERO_IDS = ['dugpa', 'khaal', 'baranth', 'yanny', 'fhayanor', 'syndra', 'hanzo', 'ronja'] as const
export type HeroId = (typeof HERO_IDS)[number]

export const HEX_KINDS = ['capital', 'home', 'seaTower', 'ordinary'] as const
export type HexKind = (typeof HEX_KINDS)[number]

export const HEX_IDS = [
  'capital',
  'pak-glandris',
  'khatrak-kautil',
  'yfelskog',
  'winterholm',
  'dawngaard',
  'guragi-tower',
  'hellhound-tower',
  'zeegard',
  'midnight-tower',
  'bruthgaard',
  'golgardei',
  'plains-of-rhun',
  'rigga',
  'fyrnhalla',
  'kyushis-tavern',
  'frosthold-pass',
  'trollward',
  'imperial-slave-mines',
  'dunkelholm',
  'tomb-of-the-elder-kings',
  'fjoelja-stone-circle',
  'black-ice',
  'grim-fangs',
  'shadowdawn',
  'torment',
  'raufrost',
  'taurel-caravan-passage',
  'netherwood',
  'haunted-hollows',
  'depths',
  'graveyard',
  'omeido',
] as const
export type HexId = (typeof HEX_IDS)[number]

/** The ninth is a card to be added by choice (UP-RUL-101). */
export const LEGION_IDS = [
  'courtesan',
  'warlock',
  'spymaster',
  'assassin',
  'imperial-guard',
  'mage-breaker',
  'executioner',
  'new-emperor',
  'butcher',
] as const
export type LegionId = (typeof LEGION_IDS)[number]

export const HORDE_IDS = [
  'lich-queen',
  'coven-of-yssat',
  'counter-of-omens',
  'bloodwyrm',
  'siren',
  'banished',
  'false-messiah',
  'oda-the-fallen',
] as const
export type HordeId = (typeof HORDE_IDS)[number]

export const DRUID_IDS = [
  'watcher',
  'mountain-heart',
  'deep-dweller',
  'faceless-one',
  'red-hand',
  'shapeshifter',
  'silence',
  'treemother',
  'wanderer',
] as const

export const PHASES = ['refresh', 'events', 'build', 'actions', 'nemesis', 'production', 'scoring'] as const
export type Phase = (typeof PHASES)[number]

export const ACTIONS = ['move', 'trade', 'command', 'explore', 'haven', 'market', 'quest'] as const
export type Action = (typeof ACTIONS)[number]

export const DIFFICULTIES = ['rebel', 'veteran', 'nightmare', 'apocalypse'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const CHAPTERS = 4
export const MIN_FACTIONS = 2
/** Of a Garrison stack (UP-GAR-01). */
export const GARRISON_LEVELS = 3
