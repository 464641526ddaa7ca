import type { Action, Colour, UnitClass, UnitId, UnitRank } from '../names.ts'
import type { Condition } from './conditions.ts'
import type { CardSel, Dice, HexSel, Num, SideSel } from './selectors.ts'
import type { Round } from './timing.ts'

/**
 * What is true while the card is in play and face-up, or the hex is face-up (UP-HEX-22); computed when it is needed,
 * never stored. `while`: only if all hold now; in a combat `here` is its hex.
 */
export type Modifier = { readonly while?: readonly Condition[] } & ModifierRule

export const MODIFIED_PIECES = ['heroes', 'playerUnits', 'legions', 'hordes', 'skeletons', 'self'] as const
type ModifiedPieces = readonly (typeof MODIFIED_PIECES)[number][]

export type ModifierRule =
  /** On a hex: these pieces on it (`legions`, `hordes`, `skeletons` only with flag `seaTowerForNemesis`). On a Legion or Horde: `self`. Adjacent to every hex of the map, one-way (UP-RUL-44). */
  | { readonly rule: 'adjacentToAll'; readonly pieces: ModifiedPieces }
  /** The same for some hexes. */
  | { readonly rule: 'adjacentTo'; readonly hexes: HexSel; readonly pieces: ModifiedPieces }
  /** Salt price of Items, not below `min`. On a hex: for Heroes there; on a card: for its owner. */
  | { readonly rule: 'itemPrice'; readonly change: number; readonly min: number }
  /** Resources of the owner's Actions: not below 0; AP: `ap` less or more, not below 0. */
  | {
      readonly rule: 'actionPrice'
      readonly action: Action
      readonly plunder?: number
      readonly food?: number
      readonly ap?: number
    }
  /** Price of the owner's Units (all, or of that rank, class, type) or Defenses: `change` resources of the payer's choice, at least 1 stays. */
  | {
      readonly rule: 'buildPrice'
      readonly change: number
      readonly what: 'units' | 'defenses'
      readonly rank?: UnitRank
      readonly class?: UnitClass
      readonly unit?: UnitId
    }
  | { readonly rule: 'attribute'; readonly attribute: 'might' | 'magic' | 'leadership' | 'guile'; readonly n: number }
  /** Every round of the named ones: dice for a side, in the step "combat abilities" of UP-RUL-88 for Nemesis cards, "cards" for others. `place`: only with the owner's Hero there. */
  | {
      readonly rule: 'dice'
      readonly side: SideSel
      readonly dice: Dice
      readonly times?: Num
      readonly rounds: readonly Round[]
      readonly place?: 'heroHex'
    }
  /** Every hero roll of the owner (with `while: questRoll` only Quests). */
  | { readonly rule: 'heroDice'; readonly dice: Dice }
  /** The owner's Units of that kind roll this die instead. `rounds`: and in these rounds (so a Warrior may shoot). */
  | {
      readonly rule: 'unitDie'
      readonly unit?: UnitId
      readonly class?: UnitClass
      readonly rank?: UnitRank
      readonly die?: Colour
      readonly rounds?: readonly Round[]
    }
  /** Terrain: every die of `from` becomes `to` (UP-TER-08). */
  | {
      readonly rule: 'convertDice'
      readonly side: SideSel
      readonly from: Colour
      readonly to: Colour
      readonly rounds: readonly Round[]
    }
  /** Terrain: at most `n` dice (UP-TER-05). */
  | { readonly rule: 'limitDice'; readonly side: SideSel; readonly n: number; readonly rounds: readonly Round[] }
  /** Each such round the side may reroll up to `n` dice, all at the same time (UP-TER-09, UP-TER-10). */
  | {
      readonly rule: 'reroll'
      readonly side: SideSel
      readonly n: number
      readonly only?: 'blank'
      readonly rounds: readonly Round[]
    }
  /** The pool of this card's side is a copy of the enemy's (UP-RUL-88), in all rounds. */
  | { readonly rule: 'copyDice' }
  | {
      readonly rule: 'forbid'
      readonly side: SideSel
      readonly what: 'bolts' | 'shields' | 'cards' | 'druids' | 'archeryRound'
    }
  /** The owner's Units ignore the terrain rule in combat. */
  | { readonly rule: 'ignoreTerrain'; readonly terrain: readonly ('highlands' | 'marsh' | 'curse')[] }
  /** Maximum Threat of these cards. */
  | { readonly rule: 'maxThreat'; readonly cards: CardSel; readonly change: number }
  /** The owner's Units may cross impassable edges. */
  | { readonly rule: 'crossImpassable' }
  /** The owner's Units may enter unexplored hexes by Command; these stay face-down. */
  | { readonly rule: 'enterUnexplored' }
  /** Units per hex for the owner (UP-HEX-03), or owned Feats and Items (UP-CRD-04). */
  | { readonly rule: 'limit'; readonly what: 'unitsPerHex' | 'cards'; readonly change: number }
  /** Resources more in the Production Phase for the owner. */
  | { readonly rule: 'production'; readonly salt?: Num; readonly plunder?: Num; readonly food?: Num }
  /** VP more in the Scoring Phase; on a Nemesis card for its side. */
  | { readonly rule: 'scoring'; readonly n: Num }
