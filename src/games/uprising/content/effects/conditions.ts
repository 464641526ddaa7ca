import type { Action, RegionId, Resource, Terrain } from '../names.ts'
import type { CardSel, HexSel, Num, PieceSel, PlayerSel } from './selectors.ts'

/** Groups that can stand against each other in a combat. */
export const GROUPS = ['player', 'garrison', 'skeleton', 'legion', 'horde'] as const

/** How a combat began: by a player's Command, by an activation or move of the Nemesis, or because something was placed. */
export const CAUSES = ['command', 'nemesis', 'placement'] as const

/** Of a hex. `hex` left out: inside `where` the candidate, elsewhere `here`. */
interface OfHex {
  readonly hex?: HexSel
}

export type Condition =
  /** No Haven, no Unit of anybody, no Curse (UP-HEX-09). */
  | (OfHex & { readonly is: 'empty' })
  /** No Unit of anybody (UP-EXP-05, the "if empty" of hex texts). */
  | (OfHex & { readonly is: 'noUnits' })
  /** At least one Unit of that side; `players`: of any player; left out: of anybody. */
  | (OfHex & { readonly is: 'hasUnits'; readonly of?: PlayerSel | 'players' | 'empire' | 'chaos' | 'nemesis' })
  /** Face-up, a region, or cursed (UP-CUR-06). */
  | (OfHex & { readonly is: 'explored' })
  /** A tile lies there, face-down, with or without Curse. */
  | (OfHex & { readonly is: 'faceDown' })
  /** No Haven can be there: Capital, regions, marked face-up tiles; a face-down tile has none (UP-RUL-48). */
  | (OfHex & { readonly is: 'hasX' })
  | (OfHex & { readonly is: 'hasCurse' })
  /** The candidate is the hex of the effect itself (for "here or adjacent"). */
  | (OfHex & { readonly is: 'here' })
  /** Active terrain (UP-HEX-16); regions are Ice Waste. */
  | (OfHex & { readonly is: 'terrain'; readonly in: readonly Terrain[] })
  | (OfHex & { readonly is: 'hasHaven'; readonly of?: PlayerSel })
  /** A home hex, of that player or of anybody, with or without its Haven. */
  | (OfHex & { readonly is: 'home'; readonly of?: PlayerSel })
  /** Face-up or not. */
  | (OfHex & { readonly is: 'seaTower' })
  | (OfHex & { readonly is: 'capital' })
  /** Not covered by a tile; of that region, or of any. */
  | (OfHex & { readonly is: 'region'; readonly region?: RegionId })
  /** On the outermost ring of the map. */
  | (OfHex & { readonly is: 'edge' })
  | (OfHex & { readonly is: 'adjacent'; readonly to: HexSel })
  /** The Hero of that player is there; default `you`. */
  | (OfHex & { readonly is: 'hero'; readonly of?: PlayerSel })
  /** A Target lies there; `self`: this Legion's. */
  | (OfHex & { readonly is: 'target'; readonly of?: 'self' })
  | { readonly is: 'exists'; readonly pieces: PieceSel }
  | { readonly is: 'existsHex'; readonly hexes: HexSel }
  | { readonly is: 'existsCard'; readonly cards: CardSel }
  | { readonly is: 'atLeast' | 'atMost' | 'equal'; readonly a: Num; readonly b: Num }
  | { readonly is: 'has'; readonly who: PlayerSel; readonly resource: Resource | 'any' | 'ap'; readonly n: number }
  | { readonly is: 'lastChapter' }
  | { readonly is: 'round'; readonly round: 'archery' | 'clash' }
  /** The group that fights `you` (on a Legion's or Horde's card: that fights this card). */
  | { readonly is: 'opponent'; readonly in: readonly (typeof GROUPS)[number][] }
  | { readonly is: 'cause'; readonly in: readonly (typeof CAUSES)[number][] }
  /** In `on:actionTaken`: which Action. */
  | { readonly is: 'action'; readonly in: readonly Action[] }
  /** A Quest, and no other hero roll. */
  | { readonly is: 'questRoll' }
  | { readonly is: 'and'; readonly of: readonly Condition[] }
  | { readonly is: 'or'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }
