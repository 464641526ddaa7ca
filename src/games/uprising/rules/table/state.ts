import type { GameState, Role, Table as EngineTable } from '../../../../engine/index.ts'
import type { Deck } from '../../../../kit/deck.ts'
import type { Cards, Content, ContentSource } from '../../content/content.ts'
import type { Difficulty, Edition, Phase } from '../../content/names.ts'

/** A space of the map, 0 to 36; the Capital's is `CAPITAL_SPACE`. See `spaces.ts`. */
export type Space = number
/** A Legion or Horde: Legions 0 to 8 in the order of `LEGION_IDS`, then Hordes. See `nemesis-cards.ts`. */
export type Card = number
/** A side: a role, or EMPIRE, or CHAOS. */
export type Side = number

export const EMPIRE = 4
export const CHAOS = 5
export const SIDES = 6

/** Nobody, nothing, nowhere. */
export const NONE = -1

/** A face-down tile: which one is decided when somebody turns it or looks at it. */
export const FACE_DOWN = -2
export const FACE_DOWN_TOWER = -3

/** What has become of a Legion or Horde. */
export const IN_DECK = 0
export const IN_PLAY = 1
export const GONE = 2
/** Not among the cards of this game as far as anybody knows, or not allowed in it. */
export const UNUSED = 3

/** The switches between the editions (UP-RUL-01); 1 = yes. */
export type EditionFlags = Readonly<ContentSource['setup']['editions'][number]['flags']>

/** The options of the table, fixed at setup and never changed. */
export interface TableOptions extends EditionFlags {
  readonly edition: Edition
  readonly chapters: number
  readonly difficulty: Difficulty
  /** Advanced cards and hexes as the difficulty says, or all of them (UP-DIF-03). */
  readonly advanced: 'difficulty' | 'all'
  /** UP-RUL-18 */
  readonly extraCurses: number
  /** UP-SET-36: by lot, or as the group says. */
  readonly firstPlayer: 'drawn' | 'chosen'
  /** UP-RUL-101: the Butcher as a ninth Legion. */
  readonly ninthLegion: boolean
  /** By role: whether it is asked what the books leave to the players about the Nemesis, or that is drawn for it. */
  readonly nemesisTies: readonly ('asked' | 'drawn')[]
}

/** What lies on a Legion, Horde or open Quest (UP-RUL-24, UP-QST-11). */
export interface Attached {
  /** By role. */
  ap: number[]
  /** By `role * 4 + type`. */
  units: number[]
  items: number[]
  druids: number[]
}

/**
 * One of the two groups that fight. Which pieces it is follows from side and `card`: a player's Units, the Garrisons or
 * Skeletons (`card` NONE), or one Legion or Horde.
 */
export interface Group {
  readonly side: Side
  readonly card: Card
  /** Dice of this round: colours (see `COLOURS`), and the faces they show (NONE before they are rolled). */
  dice: number[]
  faces: number[]
  /** By symbol: what effects have added and what does not count (UP-CMB-45); Bolts that are used up. */
  added: number[]
  cancelled: number[]
  boltsUsed: number
  /** Dice whose symbol does not count, as `die * 3 + symbol`. */
  ignored: number[]
  /** What it may not use in this round, in this combat: bits of `FORBIDDEN` (combat-group.ts). */
  forbiddenRound: number
  forbiddenCombat: number
  /** Conversions, losses and limits of dice that cards asked for; they come after all additions (UP-RUL-88). See finish-pools.ts. */
  later: number[]
}

/** A combat under way (UP-CMB-12). */
export interface Combat {
  readonly space: Space
  /** A player's group first, if there is one; else the Empire's. */
  readonly groups: readonly [Group, Group]
  /** UP-CMB-12, UP-CMB-18 */
  part: 'before' | 'archery' | 'clash' | 'after'
  step: 'beforeRolling' | 'rolling' | 'reroll' | 'beforeDamage' | 'damage' | 'afterDamage' | 'none'
  /** Clash Rounds begun. */
  clash: number
  /** 0: by a Command, 1: by the Nemesis, 2: by a placement. */
  readonly cause: number
  skipArchery: number
  /** Skeletons that roll for the player's side, until the round or the combat ends. */
  turnedRound: number
  turnedCombat: number
  /** 1: Skeletons of this combat have become a Horde since the round began (UP-RUL-95). */
  fused: number
  /** Abilities (see `abilities.ts`) used in this round, in this combat. */
  usedRound: number[]
  usedCombat: number[]
  /**
   * Legions or Hordes of this combat that were destroyed: nobody meets them any more, their bottom effects are still to
   * come, in After Combat (UP-CMB-17).
   */
  destroyed: Card[]
}

/** A hero roll under way (UP-HER-17). */
export interface HeroRoll {
  readonly role: Role
  /** The open Quest it is for (its number), or NONE. */
  readonly quest: number
  dice: number[]
  faces: number[]
  added: number[]
  usedRound: number[]
  /** The roll that this one interrupted: it goes on when this one has ended. */
  outer?: HeroRoll
}

/**
 * Map, players and cards. Everything by space, role or card is a flat list. Which tile lies face-down, which card is on
 * top of a deck is decided when somebody gets to know it; so almost nothing is secret but Feats drawn and Events peeked at.
 */
export interface State extends GameState {
  readonly options: TableOptions
  /** Player factions: 2 to 4. */
  readonly roles: number
  /** 1 to 4; 0 before the first. */
  chapter: number
  phase: Phase | 'setup' | 'over'
  firstPlayer: Role
  /** Whose turn it is in the Actions Phase, NONE outside. */
  turn: number
  /** 1 once the role whose turn it is has spent an AP in it (UP-ACT-05). */
  hasActed: number

  /** By role: faction and Hero, NONE before they are chosen. */
  faction: number[]
  hero: number[]
  /** By role: AP that can be spent, that were spent, and extra ones that vanish at the next Refresh (UP-RUL-23). */
  ap: number[]
  spentAp: number[]
  extraAp: number[]
  /** By `role * 3 + resource`. */
  resources: number[]
  /** By side: victory points. */
  vp: number[]
  /** By role: where the Hero stands. */
  heroAt: number[]
  /** By `role * 4 + attribute`: gained besides what is printed (UP-HER-18). */
  attributes: number[]
  /** Attribute Feats in play, tucked under the attribute they raise, as `feat * 4 + attribute` (UP-CRD-17). */
  tucked: number[]
  /** By role: Feats, Items and taken Quests in play, in the order in which they came. */
  feats: number[][]
  items: number[][]
  quests: number[][]
  /** By role: Items that may be used although the attribute is missing (UP-RUL-31). */
  waived: number[][]
  /** Face-down own cards (UP-CRD-07). */
  flippedFeats: number[]
  flippedItems: number[]
  flippedQuests: number[]
  /** By role: the Feat deck, and the Feats drawn of which some are to be kept. */
  featDecks: Deck[]
  drawnFeats: number[][]
  /** Abilities used in this turn, in this Chapter, in this game (see `abilities.ts`). */
  usedTurn: number[]
  usedChapter: number[]
  usedGame: number[]

  /** By space: the tile (index in `HEX_IDS`), FACE_DOWN, FACE_DOWN_TOWER, or NONE for a region; how it is turned. */
  tile: number[]
  rotation: number[]
  /** Tiles that may still lie face-down, and how many advanced ones are among them (any of `advancedTiles`). */
  tilePool: number[]
  towerPool: number[]
  advancedTiles: number[]
  advancedTilesLeft: number
  /** A face-down tile that was looked at, by space: its number, else NONE. */
  scouted: number[]
  /** By space. */
  curse: number[]
  garrison: number[]
  skeletons: number[]
  /** By space: whose Haven, NONE; 1 with a Wall, a Tower. */
  haven: number[]
  wall: number[]
  tower: number[]
  /** By space: whose Units; by `space * 4 + type`: how many. */
  unitsOf: number[]
  units: number[]
  /** By `role * 4 + type`: Units removed from the game; in the Imperial and in the Chaos Graveyard. */
  boxedUnits: number[]
  imperialGraveyard: number[]
  chaosGraveyard: number[]
  /** Skeletons in the Imperial, Garrisons by level less one in the Chaos Graveyard. */
  buriedSkeletons: number
  buriedGarrisons: number[]
  /** 1 once the Capital was turned over (UP-CAP-07). */
  capitalFlipped: number

  /** By card: fate, where it stands, Threat, Activation Tokens, the space of its Target. */
  fate: number[]
  cardAt: number[]
  threat: number[]
  tokens: number[]
  target: number[]
  /** By card: 1 once it has gone under its deck (UP-RUL-102). */
  returned: number[]
  /** By card: what lies on it. */
  attached: Attached[]
  /** Face-down: candidates in the middle, and how many cards the deck really has. */
  legionDeck: Deck
  hordeDeck: Deck
  legionsLeft: number
  hordesLeft: number
  /** Cards placed whose immediate effect waits for another one to end (UP-HOR-02). */
  waitingImmediate: Card[]

  /** Three market spaces; NONE: empty. */
  market: number[]
  itemDeck: Deck
  itemDiscard: number[]
  /** Available Quests in their order, NONE: taken or discarded. */
  openQuests: number[]
  questDeck: Deck
  questDiscard: number[]
  questAttached: Attached[]
  /** Druids in play; 1 by the same index if face-up. */
  druids: number[]
  druidUp: number[]
  unusedDruids: number[]
  /** By Chapter less one: the Event deck; its top card is the Chapter's Event. */
  eventDecks: Deck[]
  /** Revealed Events, the latest last. */
  events: number[]

  combat?: Combat
  heroRoll?: HeroRoll
}

export type Table = EngineTable<State, Content>

/** What cards and hexes say in the edition that is played. */
export const printed = (t: Table): Cards => t.content.cards[t.state.options.contentSet]

/** Where things of a kind are among what is printed. */
export const PRINTED_IN = {
  hex: 'hexes',
  nemesis: 'nemesis',
  legion: 'nemesis',
  horde: 'nemesis',
  druid: 'druids',
  item: 'items',
  quest: 'quests',
  event: 'events',
  feat: 'feats',
} as const satisfies Record<string, keyof Cards>

export const isPlayer = (side: Side): boolean => side < EMPIRE
export const isNemesis = (side: Side): boolean => side >= EMPIRE

export type { Role }
