import type { Action, Colour, DieSymbol, Resource, UnitClass, UnitId, UnitRank } from '../names.ts'
import type { Condition } from './conditions.ts'
import type {
  Attachment,
  CardSel,
  Decider,
  Dice,
  HexSel,
  Num,
  OwnCardSel,
  PieceSel,
  PlayerSel,
  ScorerSel,
  SideSel,
} from './selectors.ts'
import type { Cost } from './timing.ts'

export type { Modifier, ModifierRule } from './modifiers.ts'

export interface Label {
  readonly en: string
  readonly de: string
}

/** What the interpreter carries out. A list of effects is resolved in order, each as far as possible (UP-RUL-04). */
export type Effect = Flow | Economy | OwnCards | MapPieces | Nemesis | CombatDice

export type Flow =
  /** Checks `if` once, now: `do` if all hold, otherwise `else`. */
  | {
      readonly op: 'if'
      readonly if: readonly Condition[]
      readonly do: readonly Effect[]
      readonly else?: readonly Effect[]
    }
  /** `by` may do the whole list or leave it. Not asked if the first effect of the list is impossible. */
  | { readonly op: 'may'; readonly by: Decider; readonly do: readonly Effect[] }
  /** `by` takes `n` (default 1) different options; options whose first effect is impossible are not offered; none possible: nothing happens. */
  | {
      readonly op: 'choose'
      readonly by: Decider
      readonly n?: number
      readonly of: readonly { readonly label: Label; readonly do: readonly Effect[] }[]
    }
  /** `by` chooses between the two lists; if the first effect of `do` is impossible, `else` happens (UP-RUL-98). */
  | {
      readonly op: 'orElse'
      readonly by: Decider
      readonly label: Label
      readonly elseLabel: Label
      readonly do: readonly Effect[]
      readonly else: readonly Effect[]
    }
  /** Once for every one of them, clockwise from the first player; inside, `it` is that player. */
  | { readonly op: 'forEachPlayer'; readonly who: 'each' | 'eachOther'; readonly do: readonly Effect[] }
  /** The hexes are found first, then once for each in the order that `by` of the selector (default first player) wants; `it` is the hex. */
  | { readonly op: 'forEachHex'; readonly hexes: HexSel; readonly do: readonly Effect[] }
  /** The cards are found first, then by ascending initiative, as long as they are in play; `it` is the card and its hex. */
  | { readonly op: 'forEachCard'; readonly cards: CardSel; readonly do: readonly Effect[] }
  /** As often as `by` wants and the first effect is possible, at most `max` times. */
  | { readonly op: 'repeatMay'; readonly by: Decider; readonly max?: number; readonly do: readonly Effect[] }
  /** `who` may pay once; then `do`, otherwise (also if it cannot be paid) `else`. */
  | {
      readonly op: 'pay'
      readonly who: PlayerSel
      readonly cost: readonly Cost[]
      readonly do: readonly Effect[]
      readonly else?: readonly Effect[]
    }

export type Economy =
  /** Resources from the reserve; `any`: so many of kinds that `who` chooses one by one. Several players: each of them. */
  | {
      readonly op: 'gain'
      readonly who: PlayerSel
      readonly salt?: Num
      readonly plunder?: Num
      readonly food?: Num
      readonly any?: Num
    }
  /** As much as there is (UP-RUL-13). `any`: `who` chooses the kinds. Impossible only if nothing of it is there. */
  | {
      readonly op: 'lose'
      readonly who: PlayerSel
      readonly salt?: Num
      readonly plunder?: Num
      readonly food?: Num
      readonly any?: Num
    }
  /** Half of what `who` has of these kinds, each kind for itself; the loss is rounded down (UP-RUL-13). */
  | { readonly op: 'loseHalf'; readonly who: PlayerSel; readonly of: readonly Resource[] }
  /** VP at once. With `anyPlayer`, `by` chooses (default `you`). */
  | { readonly op: 'gainVP'; readonly who: ScorerSel; readonly n: Num; readonly by?: Decider }
  /** Takes back spent AP, else extra ones until the next Refresh (UP-RUL-23). A passed player takes part again (UP-ACT-09). */
  | { readonly op: 'gainAP'; readonly who: PlayerSel; readonly n: Num }
  /** Unspent AP become spent, as many as there are. */
  | { readonly op: 'loseAP'; readonly who: PlayerSel; readonly n: Num }
  /** Unspent AP are laid on this card until it leaves play; who has none is spared (UP-RUL-24). */
  | { readonly op: 'lockAP'; readonly who: PlayerSel; readonly n: Num }
  /** All AP on this card go back to their owners, as spent ones; happens by itself when the card leaves play. */
  | { readonly op: 'releaseAP' }
  /** `who` gives resources, as many as wanted, to another player. */
  | { readonly op: 'give'; readonly who: PlayerSel; readonly max: Num }
  /** Exchanges, at most `times` times, `give` resources of one kind (`any`: of any kinds) for `get` of one other kind. */
  | {
      readonly op: 'exchange'
      readonly who: PlayerSel
      readonly give: number
      readonly of: 'oneKind' | 'any'
      readonly get: number
      readonly times: Num
    }
  /** Runs the Production Phase for `who` now; `board`: only the player board, `hexes`: only the Haven hexes. */
  | { readonly op: 'produce'; readonly who: PlayerSel; readonly scope: 'all' | 'board' | 'hexes' }
  /** `who` may buy Units and Defenses now by UP-BLD-03 to -07, without the Feat draw; `max`: at most so many pieces; `discount`: resources less per piece, of the payer's choice. */
  | { readonly op: 'build'; readonly who: PlayerSel; readonly max?: Num; readonly discount?: number }

export type OwnCards =
  /** The top `n` cards of the Feat deck are drawn; `keep` of them (default all) go into play, the rest to the bottom (UP-CRD-11, UP-BLD-02). */
  | { readonly op: 'drawFeat'; readonly who: PlayerSel; readonly n: Num; readonly keep?: number }
  /** Searches the Feat deck for any `n` Feats, puts them into play, shuffles (UP-CRD-12). */
  | { readonly op: 'gainFeat'; readonly who: PlayerSel; readonly n: number }
  /**
   * Items without Market Action. `deck`: the top `n` cards, `keep` of them kept, the rest discarded; `market`: chosen, the
   * space is refilled; `discardPile`: chosen. `requirement: ignored` waives the attribute (UP-CRD-03). `price`: Salt to
   * pay for each; `printed` less `discount`; default free. What may not be kept is discarded.
   */
  | {
      readonly op: 'gainItem'
      readonly who: PlayerSel
      readonly from: 'deck' | 'market' | 'discardPile'
      readonly n: number
      readonly keep?: number
      readonly requirement: 'needed' | 'ignored'
      readonly price?: 'printed'
      readonly discount?: number
    }
  /** Own cards of `who` are discarded. Impossible if there is none. */
  | { readonly op: 'discardCards'; readonly who: PlayerSel; readonly cards: OwnCardSel }
  /** Own cards of `who` are turned face-down without being used. */
  | { readonly op: 'flipCards'; readonly who: PlayerSel; readonly cards: OwnCardSel }
  /** Own face-down cards of `who` are turned face-up. */
  | { readonly op: 'unflipCards'; readonly who: PlayerSel; readonly cards: OwnCardSel }
  /** This Quest or Item goes to its discard pile, with what lies on it (UP-QST-11); a Feat to the bottom of its deck. */
  | { readonly op: 'discardThis' }
  /** `you` takes this Quest into the play area; its abilities and modifiers work from now on (UP-QST-08). */
  | { readonly op: 'takeThis' }
  /** A new Quest is dealt; its immediate effect follows at once (UP-QST-12). Nothing if the deck is empty. */
  | { readonly op: 'drawQuest' }
  /** `by` chooses Items of the market (or `all`), they are discarded. Empty spaces stay empty until `refillMarket`. */
  | { readonly op: 'discardMarket'; readonly n: number | 'all'; readonly by?: Decider }
  /** Empty market spaces are filled from the deck. */
  | { readonly op: 'refillMarket' }
  /** Turns a face-down Druid up; without one, `by` (default first player) swaps a Druid in play for a random unused one. */
  | { readonly op: 'revealDruid'; readonly by?: Decider }
  /**
   * Lays things on this card; they are out of play meanwhile. `units`: `n` own Units that `who` chooses among `pieces`;
   * `items`: `n` Items of the market that `by` chooses, and the market has as many spaces fewer while they lie there;
   * `druids`: a Druid in play that `by` chooses, its Godpower is not available meanwhile.
   */
  | {
      readonly op: 'attach'
      readonly what: Exclude<Attachment, 'ap'>
      readonly n: Num
      readonly who?: PlayerSel
      readonly pieces?: PieceSel
      readonly by?: Decider
    }
  /** What lies on this card leaves it: Units to their reserves, Items to the market, the discard pile or `you`, Druids into play. Left over when the card leaves play: `reserve`, `discard`, into play. */
  | {
      readonly op: 'detach'
      readonly what: Exclude<Attachment, 'ap'>
      readonly to: 'reserve' | 'market' | 'discard' | 'you' | 'play'
    }
  /** This Legion or Horde goes under its deck instead of out of the game, the first time it is destroyed (UP-RUL-102). Last effect of `destroyed`. */
  | { readonly op: 'underDeck' }
  /** Everybody sees the top `n` cards of a deck (or this game's next Event); then they lie there as before. `bottom`: `by` may put each of them under the deck. */
  | {
      readonly op: 'look'
      readonly deck: 'legions' | 'hordes' | 'items' | 'quests' | 'nextEvent'
      readonly n: number
      readonly bottom?: Decider
    }

export type MapPieces =
  /** Garrisons one by one, with the fallbacks and VP of UP-PLC-01 to -06, UP-CAP-03, UP-RUL-72, UP-RUL-73. */
  | { readonly op: 'placeGarrison'; readonly n: Num; readonly at: HexSel }
  /** Skeletons one by one, with UP-SKE-07, UP-SKE-08 and UP-PLC-11. `together`: those after the first join it on its hex, as long as they fit there. */
  | { readonly op: 'placeSkeleton'; readonly n: Num; readonly at: HexSel; readonly together?: 1 }
  /** "With other Skeletons": one by one, hexes chosen by `by` (default `you`, else first player), UP-PLC-07 to -11. */
  | { readonly op: 'joinSkeletons'; readonly n: Num; readonly by?: Decider }
  /** UP-EXP-06 to -08, UP-RUL-76. Once. */
  | { readonly op: 'reinforce'; readonly at: HexSel }
  /** A Curse on each hex of the selector, UP-CUR-01, UP-CUR-02; impossible: Chaos +1 VP (UP-RUL-68). */
  | { readonly op: 'placeCurse'; readonly at: HexSel }
  /** A Legion: draw, figure, Threat (default the Event's), immediate effect (UP-LEG-01 to -03). Default on the Capital. */
  | { readonly op: 'placeLegion'; readonly n: Num; readonly at?: HexSel; readonly threat?: Num }
  /** A Horde likewise (UP-HOR-01, UP-PLC-13, UP-RUL-74). Default: `choose` among empty hexes. */
  | { readonly op: 'placeHorde'; readonly n: Num; readonly at?: HexSel; readonly threat?: Num }
  /** Units of `who` from the reserve, or from a Graveyard, for nothing, by UP-PLC-17; `who` chooses type and hex. What finds no place stays. */
  | {
      readonly op: 'placeUnit'
      readonly who: PlayerSel
      readonly n: Num
      readonly at: HexSel
      readonly rank?: UnitRank
      readonly class?: UnitClass
      readonly unit?: UnitId
      readonly from?: 'imperialGraveyard' | 'chaosGraveyard' | 'graveyards'
    }
  /** A Wall or Tower for nothing at a Haven of `who` that has none. */
  | { readonly op: 'placeDefense'; readonly who: PlayerSel; readonly kind: 'wall' | 'tower'; readonly at: HexSel }
  /** To the reserve, no VP, no Graveyard; a Haven goes with its Defenses, then retarget (UP-GRV-06, UP-HAV-11). */
  | { readonly op: 'remove'; readonly pieces: PieceSel }
  /** Destroyed: Graveyard and VP by whose effect it is (UP-CMB-60 to -62, UP-RUL-96). */
  | { readonly op: 'destroy'; readonly pieces: PieceSel }
  /** Units to the box, for the rest of the game (UP-SET-05). */
  | { readonly op: 'removeFromGame'; readonly pieces: PieceSel }
  /** Units in a Graveyard return to their reserves. */
  | { readonly op: 'returnFromGraveyard'; readonly pieces: PieceSel }
  /** A Unit is exchanged for one of another type of the same owner from the reserve, on the same hex; not possible without one. */
  | {
      readonly op: 'swapUnit'
      readonly pieces: PieceSel
      readonly for: UnitId | 'anyElite' | 'anyBasic'
    }
  /**
   * Pieces move: `to` is chosen by the selector's `by` (default `you`, else first player), at most `steps` hexes away
   * along adjacent hexes (default 1), `jump`: to any hex of the selector. Units keep UP-CMD-05 to -08; Heroes go anywhere.
   * Combat follows. Units that leave a combat's hex leave the combat (UP-RUL-99).
   */
  | {
      readonly op: 'movePieces'
      readonly pieces: PieceSel
      readonly to: HexSel
      readonly steps?: Num
      readonly jump?: 'jump'
    }
  /** An Action of `who` outside the turn rules, now. `price: free` = neither AP nor resources, `noAP` = resources only. It does not end a turn. `dice` and `fail` are for a Quest, `discount` (Salt) and `requirement` for the Market, `to` for Move and Command. */
  | {
      readonly op: 'act'
      readonly who: PlayerSel
      readonly action: Action
      readonly price: 'free' | 'noAP'
      readonly dice?: Dice
      readonly fail?: 'ignored'
      readonly discount?: number
      readonly requirement?: 'ignored'
      readonly to?: HexSel
    }
  /** The tile leaves the game (UP-RUL-100). */
  | { readonly op: 'removeHex'; readonly at: HexSel }
  /** Everybody sees the face of a face-down tile; it stays face-down. */
  | { readonly op: 'scoutHex'; readonly at: HexSel }
  /** Skeletons of the fighting group roll for the players until the round or combat ends; they cannot be lost meanwhile. */
  | { readonly op: 'changeSide'; readonly pieces: PieceSel; readonly until: 'roundEnd' | 'combatEnd' }
  /** Own Units that `you` chooses add their dice to the other player's pool in this round; they take no damage. */
  | { readonly op: 'joinCombat'; readonly pieces: PieceSel }

export type Nemesis =
  /** Threat of each card: plus or minus `change`, above the maximum VP (UP-THR-04), at 0 destroyed: by the Nemesis of this card, if it is the other one, else by `you`. */
  | { readonly op: 'threat'; readonly cards: CardSel; readonly change: Num }
  /** The same with a minus: `n` Threat are lost. */
  | { readonly op: 'loseThreat'; readonly cards: CardSel; readonly n: Num }
  /** Full activations without token (UP-NEM-06), one card after the other by initiative. */
  | { readonly op: 'activate'; readonly cards: CardSel; readonly n?: number }
  /** UP-SKE-09; with `at` only the Skeletons of these hexes. */
  | { readonly op: 'activateSkeletons'; readonly at?: HexSel }
  /** Activation Tokens one by one; default on the card with the fewest (UP-EVT-10); no card in play: lost (UP-RUL-55). */
  | { readonly op: 'placeToken'; readonly n: Num; readonly on?: CardSel }
  | { readonly op: 'removeToken'; readonly n: Num; readonly on: CardSel }
  /** This Legion's Target by UP-TGT-02 to -06. */
  | { readonly op: 'placeTarget' }
  | { readonly op: 'removeTarget' }
  /** The Targets of these Legions move as if their Haven had been removed (UP-TGT-10, UP-TGT-11). */
  | { readonly op: 'retarget'; readonly cards: CardSel }
  /** Moves without activation (UP-NEM-08, UP-RUL-50): `steps` hexes (default 1) to or towards `to`; `jump`: straight there, ignoring impassable edges, also out of a combat (UP-RUL-99). Impossible if `to` finds no hex. */
  | {
      readonly op: 'moveCard'
      readonly cards: CardSel
      readonly to: HexSel
      readonly steps?: Num
      readonly jump?: 'jump'
    }

/** In a combat round, or in a hero roll with `side: you`. */
export type CombatDice =
  /** Before Rolling: these dice (times `times`, default 1) join the pool of this round or roll. */
  | { readonly op: 'addDice'; readonly side: SideSel; readonly dice: Dice; readonly times?: Num }
  /** Before Rolling: `n` dice leave the pool; a player's by own choice, the Nemesis' by UP-CMB-52. */
  | { readonly op: 'removeDice'; readonly side: SideSel; readonly n: Num }
  /** Before Rolling: at most `n` dice stay; players choose, the Nemesis by UP-TER-07. */
  | { readonly op: 'limitDice'; readonly side: SideSel; readonly n: Num }
  /** Before Rolling: `n` dice (default all) of colour `from` become `to`; `stronger`, `weaker`: one step in the order of `COLOURS`. */
  | {
      readonly op: 'convertDice'
      readonly side: SideSel
      readonly from: Colour | 'any'
      readonly to: Colour | 'stronger' | 'weaker'
      readonly n?: Num
    }
  /** Up to `n` dice (`any` number; or `all` must) of a side are rolled again, chosen by the side; Nemesis: blanks only, strongest first (UP-CMB-47 to -51, UP-RUL-91). `only`: dice that qualify. */
  | {
      readonly op: 'reroll'
      readonly side: SideSel
      readonly n: Num | 'any' | 'all'
      readonly only?: 'blank' | 'noSkull' | 'noShield' | 'noBolt'
    }
  /** `n` dice that their side (or `by`) chooses are turned to a face with `symbol`, the best one the die has; dice without it do not qualify. */
  | {
      readonly op: 'turnDice'
      readonly side: SideSel
      readonly n: Num
      readonly symbol: DieSymbol
      readonly by?: Decider
    }
  /** Generated symbols of this round (UP-CMB-45). "A Bolt counts as 2 Skulls" = cost `bolt` and this. */
  | { readonly op: 'addSymbols'; readonly side: SideSel; readonly symbol: DieSymbol; readonly n: Num }
  /** Symbols of a side do not count in this round. */
  | { readonly op: 'cancel'; readonly side: SideSel; readonly symbol: DieSymbol; readonly n: Num | 'all' }
  /** `you` chooses `n` dice of that side: all their `symbol`s do not count. */
  | { readonly op: 'ignoreDice'; readonly side: SideSel; readonly symbol: DieSymbol; readonly n: Num }
  /** For the rest of this `scope` the side cannot use it; `cards`: Feats, Items; `druids`: Godpowers of Druids. */
  | {
      readonly op: 'forbid'
      readonly side: SideSel
      readonly what: 'bolts' | 'shields' | 'cards' | 'druids' | 'godpower'
      readonly scope: 'round' | 'combat'
    }
  /** The Archery Round of this combat does not take place. */
  | { readonly op: 'skipArchery' }
  /** After Damage: rolls these dice; their Skulls hit the enemy of `side` at once, without Shields (UP-RUL-86). */
  | { readonly op: 'rollExtra'; readonly side: SideSel; readonly dice: Dice; readonly times?: Num }
  /** Losses at once, as by Skulls without Shields; Graveyards and VP as in combat. */
  | { readonly op: 'damage'; readonly side: SideSel; readonly n: Num }
  /**
   * `who` rolls the Hero Dice plus `bonus` (UP-HER-17). `per`: the list once for every such symbol. `goals`: each list
   * whose number of symbols was reached, symbols are not used up (UP-RUL-39). `none`: if no goal was reached.
   * The order is `per`, `goals`, `none`.
   */
  | {
      readonly op: 'heroRoll'
      readonly who: PlayerSel
      readonly bonus?: Dice
      readonly per?: readonly { readonly symbol: DieSymbol; readonly do: readonly Effect[] }[]
      readonly goals?: readonly { readonly symbol: DieSymbol; readonly n: number; readonly do: readonly Effect[] }[]
      readonly none?: readonly Effect[]
    }
