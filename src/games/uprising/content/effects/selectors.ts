import type { Attribute, Colour, DieSymbol, RegionId, Resource, UnitClass, UnitId, UnitRank } from '../names.ts'
import type { Condition } from './conditions.ts'

/**
 * Player factions ("player" = faction, UP-RUL-07).
 * - `you`: owner of the Feat, Item or Quest; who explores, quests, buys; in a Legion's, Horde's or Druid's power the
 *   player whose Units fight. Nobody in an Event (use `each` or `first`) and in a combat Empire against Chaos: then the
 *   verb is impossible (UP-RUL-79).
 * - `each`: all player factions, clockwise from the first player. `eachOther`: the same without `you`.
 * - `anyPlayer`: one player faction, chosen by the verb's `by` (default `you`, else the first player) before anything else;
 *   in the selectors of that verb it is the same one.
 * - `first`: the first player. `it`: the player of the innermost `forEachPlayer`.
 * - `actor`: who caused the trigger of an `on:` window.
 * - `destroyer`: who destroyed this Legion or Horde; if that is a Nemesis, verbs for players are skipped (UP-RUL-80).
 */
export const PLAYERS = ['you', 'each', 'eachOther', 'anyPlayer', 'first', 'it', 'actor', 'destroyer'] as const
export type PlayerSel = (typeof PLAYERS)[number]

/** Who gains VP: a player as above, or a Nemesis. `thisSide`: the faction of this Legion or Horde; `otherSide`: the other Nemesis. */
export const SCORERS = [...PLAYERS, 'empire', 'chaos', 'thisSide', 'otherSide'] as const
export type ScorerSel = (typeof SCORERS)[number]

/** Who is asked (UP-RUL-05). `owner`: the owner of the piece or card concerned. A decider who does not exist is replaced by the first player. */
export const DECIDERS = ['you', 'first', 'it', 'actor', 'destroyer', 'owner'] as const
export type Decider = (typeof DECIDERS)[number]

/**
 * A side of a combat or a hero roll. `self`: the side of this Legion or Horde (or Skeletons); `you`: the player's side or
 * the rolling Hero; `enemy`: the side hostile to `self`, or to `you` on a player's card; `both`; and by name.
 */
export const SIDES = ['self', 'you', 'enemy', 'both', 'empire', 'chaos', 'notEmpire', 'notChaos'] as const
export type SideSel = (typeof SIDES)[number]

/**
 * - `players`: player factions in the game. `druids`: face-up Druids. `chapter`: number of the Chapter.
 * - `threat`: current Threat of this Legion or Horde. `eventThreat`: Threat of the last revealed Event (UP-RUL-51).
 */
export const VALUES = ['players', 'druids', 'chapter', 'threat', 'eventThreat'] as const

/** A number: a literal, or counted when the verb is carried out. */
export type Num =
  | number
  | { readonly num: (typeof VALUES)[number] }
  /** Pieces that the selector names (its `n` and `pick` are ignored). */
  | { readonly num: 'pieces'; readonly of: PieceSel }
  | { readonly num: 'hexes'; readonly of: HexSel }
  | { readonly num: 'cards'; readonly of: CardSel }
  /** Symbols of a side in this round or roll; `on: dice` leaves generated ones out (UP-CMB-45). */
  | { readonly num: 'symbols'; readonly symbol: DieSymbol; readonly side: SideSel; readonly on?: 'dice' }
  /** Things that lie on this card. */
  | { readonly num: 'attached'; readonly what: Attachment }
  | { readonly num: 'attribute'; readonly attribute: Attribute; readonly who: PlayerSel }
  | { readonly num: 'resource'; readonly resource: Resource; readonly who: PlayerSel }
  | { readonly num: 'vp'; readonly who: ScorerSel }
  /** Half of it, rounded down (UP-RUL-13). */
  | { readonly num: 'half'; readonly of: Num }
  | { readonly num: 'sum'; readonly of: readonly Num[] }
  | { readonly num: 'times'; readonly of: Num; readonly n: number }
  | { readonly num: 'atMost'; readonly of: Num; readonly n: number }

/** What can lie on a card: AP that are locked (UP-RUL-24), Units of players, Items, Druids. */
export const ATTACHMENTS = ['ap', 'units', 'items', 'druids'] as const
export type Attachment = (typeof ATTACHMENTS)[number]

/**
 * - `here`: the hex of the effect: the explored hex, the combat's hex, the hex of the trigger, else that of `you`'s Hero.
 * - `heroHex`: the hex of `you`'s Hero. `thisCard`: the hex of this Legion or Horde. `target`: the hex of its Target.
 * - `it`: the hex of the innermost `forEachHex`, or of the card of the innermost `forEachCard`.
 * - `home`: the home hex of `you` (inside `forEachPlayer`: of `it`). `capital`.
 */
export const NAMED_HEXES = ['here', 'heroHex', 'thisCard', 'target', 'it', 'home', 'capital'] as const

/**
 * - `choose`: `by` chooses `n` of them (different ones if there are as many). `each`: all of them.
 * - `fewestUnits`, `nearest`, `farthest`: the best by Units of UP-RUL-56 or raw distance from `here`; ties by `by`, default first player.
 * - `random`: drawn by chance.
 */
export const HEX_PICKS = ['choose', 'each', 'fewestUnits', 'nearest', 'farthest', 'random'] as const

/** Raw distance to `from` compared with that of the piece that moves (`within`: at most `n`). */
export const DISTANCES = ['closer', 'notFarther', 'farther', 'within'] as const

/**
 * Hexes of the map. Either exactly one, by `at`, or all hexes that meet every condition, of which `pick` takes.
 * Placing verbs apply the fallbacks of PLC when nothing meets the conditions, unless `fallback` is `none`.
 */
export interface HexSel {
  readonly at?: (typeof NAMED_HEXES)[number]
  readonly pick?: (typeof HEX_PICKS)[number]
  /** Uncovered hexes of this region (UP-HEX-13). */
  readonly region?: RegionId
  /** Adjacent to one of these, by UP-HEX-26. */
  readonly adjacentTo?: HexSel
  readonly distance?: { readonly from: HexSel; readonly is: (typeof DISTANCES)[number]; readonly n?: Num }
  /** All must hold; a condition without `hex` speaks of the candidate. */
  readonly where?: readonly Condition[]
  readonly by?: Decider
  /** How many; default 1. */
  readonly n?: Num
  readonly fallback?: 'none'
}

export const PIECE_KINDS = ['unit', 'garrison', 'skeleton', 'haven', 'wall', 'tower', 'curse', 'hero'] as const
export type PieceKind = (typeof PIECE_KINDS)[number]

/** Who or what decides among the pieces. `owner`: of the piece (default for player pieces). `mostExpensive`, `cheapest`: by price, ties the owner (UP-RUL-98). */
export const PIECE_PICKS = ['owner', 'you', 'first', 'mostExpensive', 'cheapest'] as const

/** Pieces on the map (default), or in a Graveyard, or of the fighting group. Garrisons always go from the top (UP-RUL-75). */
export interface PieceSel {
  readonly kinds: readonly PieceKind[]
  /** For player pieces; left out: anybody's. */
  readonly of?: PlayerSel
  readonly rank?: UnitRank
  readonly class?: UnitClass
  readonly unit?: UnitId
  /** Left out: anywhere on the map. */
  readonly at?: HexSel
  /** `combat`: only Units of the two groups that fight. A Graveyard by its Nemesis. */
  readonly in?: 'combat' | 'imperialGraveyard' | 'chaosGraveyard' | 'graveyards'
  /** Default 1; `any`: as many as `pick` wants, at least none. Fewer if there are not as many. */
  readonly n?: Num | 'all' | 'any'
  readonly pick?: (typeof PIECE_PICKS)[number]
}

/**
 * Legions and Hordes in play.
 * - `self`: this card. `opponent`: the Legion or Horde that fights `you`. `it`: of the innermost `forEachCard`. `trigger`: of the `on:` window.
 * - `all`; `others`: all but this card. `choose`: `n` of them by `by`.
 * - the rest: the best, ties by the first player; `fewestTokens` as in UP-EVT-10.
 */
export const CARD_PICKS = [
  'self',
  'opponent',
  'it',
  'trigger',
  'all',
  'others',
  'choose',
  'highestInitiative',
  'lowestInitiative',
  'fewestTokens',
  'highestThreat',
  'lowestThreat',
] as const

export interface CardSel {
  readonly kind: 'legion' | 'horde' | 'both'
  readonly pick: (typeof CARD_PICKS)[number]
  readonly at?: HexSel
  readonly except?: 'self'
  readonly by?: Decider
  readonly n?: Num
}

/** Cards that a player owns. `mostExpensive` compares printed Salt (UP-RUL-98); Feats have no price and are chosen. */
export interface OwnCardSel {
  readonly type: 'feat' | 'item' | 'featOrItem'
  readonly pick: 'choose' | 'mostExpensive' | 'all' | 'random'
  /** Default: the owner. */
  readonly by?: Decider
  readonly n?: Num
  /** `faceUp`, `faceDown`: only these; left out: both. */
  readonly face?: 'faceUp' | 'faceDown'
}

/** Colours of dice; `any`: the player chooses a colour for it when it is added. */
export const DICE = ['white', 'yellow', 'blue', 'red', 'purple', 'black', 'any'] as const
export type Dice = readonly (Colour | 'any')[]
