import { PHASES } from '../names.ts'
import type { Condition } from './conditions.ts'
import type { PieceSel, OwnCardSel } from './selectors.ts'
import type { Effect } from './verbs.ts'

/**
 * Triggers of `on:` windows. In all of them `actor` is the player who caused it (nobody, if a Nemesis did), `here` the
 * hex and `trigger` the Legion or Horde concerned. They are answered when the causing effect is complete.
 * - `cursePlaced`, `curseRemoved`: a Curse came to or left `here`.
 * - `havenBuilt`, `havenRemoved`: a Haven; `actor` is its owner.
 * - `unitBuilt`: `actor` paid for at least one Unit in the Build Phase; once per Build Phase.
 * - `unitDestroyed`: a Unit of `actor` was destroyed at `here`; once per Unit.
 * - `garrisonDestroyed`, `skeletonDestroyed`: by `actor`; once per piece.
 * - `cardPlaced`: a Legion or Horde came into play, after its immediate effect. `cardDestroyed`: after its bottom effect.
 * - `cardActivated`: after an activation. `targetPlaced`: a Target was laid on a Haven of `actor`.
 * - `retarget`: this Legion's Target moved to another hex (only on Legions).
 * - `hexExplored`: `actor` flipped `here`. `questSolved`, `questFailed`: after the effects of the card.
 * - `itemBought`: by a Market Action. `actionTaken`: after an Action of `actor`.
 * - `combatWon`, `combatLost`: in After Combat step 4 (UP-CMB-17): `actor`'s Units are the only ones left of the two groups; or none of them is.
 * - `druidRevealed`, `druidUsed`: a Druid was turned face-up; a Godpower of one was used by `actor`.
 * What begins or ends a Phase is no trigger but a window of its own, see `WINDOWS`.
 */
export const TRIGGERS = [
  'cursePlaced',
  'curseRemoved',
  'havenBuilt',
  'havenRemoved',
  'unitBuilt',
  'unitDestroyed',
  'garrisonDestroyed',
  'skeletonDestroyed',
  'cardPlaced',
  'cardDestroyed',
  'cardActivated',
  'targetPlaced',
  'retarget',
  'hexExplored',
  'questSolved',
  'questFailed',
  'itemBought',
  'actionTaken',
  'combatWon',
  'combatLost',
  'druidRevealed',
  'druidUsed',
] as const
export type Trigger = (typeof TRIGGERS)[number]

/**
 * When an ability can be used (`use: may`) or happens by itself (`use: must`).
 * - `gained`: once, at the moment the Feat, Item or Quest comes into the owner's play area.
 * - `always`: whenever the program waits for a decision, in any Phase, also off turn (UP-CRD-13, UP-RUL-26).
 * - `phase:x`: in that Phase, on the own turn (UP-CRD-14): in Build and Actions whenever the owner chooses what to do; in
 *   the other Phases once, after the last step, where everybody counts as on turn (UP-RUL-27).
 * - `phaseStart:x`: once, before the first step of that Phase. `phaseEnd:x`: once, after everything else in it.
 * - `combat:before`: part 1, step 2 for players and step 3 for the Nemesis (UP-CMB-13).
 * - `combat:beforeRolling`: step 1 of a round, before any die of either side is rolled (UP-CMB-19, UP-CMB-55).
 * - `combat:reroll`: first part of Before Damage, where all rerolls happen (UP-RUL-83, 1).
 * - `combat:beforeDamage`: all results known; Nemesis first, then players in any order (UP-RUL-83, 2 and 3).
 * - `combat:afterDamage`: step 5 of a round (UP-CMB-23, UP-CMB-57).
 * - `combat:after`: part 4, step 4 (UP-CMB-17).
 * - `heroRoll:beforeRolling`, `heroRoll:afterRolling`: a Quest or any other hero roll of the owner (UP-HER-17).
 * - `on:x`: after the trigger.
 * The windows `combat:beforeRolling` to `combat:afterDamage` belong to a round; `rounds` says to which.
 */
export const WINDOWS = [
  'gained',
  'always',
  ...PHASES.map((phase) => `phase:${phase}` as const),
  ...PHASES.map((phase) => `phaseStart:${phase}` as const),
  ...PHASES.map((phase) => `phaseEnd:${phase}` as const),
  'combat:before',
  'combat:beforeRolling',
  'combat:reroll',
  'combat:beforeDamage',
  'combat:afterDamage',
  'combat:after',
  'heroRoll:beforeRolling',
  'heroRoll:afterRolling',
  ...TRIGGERS.map((trigger) => `on:${trigger}` as const),
] as const
export type Window = (typeof WINDOWS)[number]

/** Windows that belong to a combat round. */
export const ROUND_WINDOWS: readonly Window[] = [
  'combat:beforeRolling',
  'combat:reroll',
  'combat:beforeDamage',
  'combat:afterDamage',
]

export const ROUNDS = ['archery', 'clash'] as const
export type Round = (typeof ROUNDS)[number]

/**
 * How often. Counted per card (a Druid's for all players together, UP-RUL-93).
 * - `round`: once per combat round (UP-CMB-58); outside combat once per hero roll.
 * - `combat`: once per combat (UP-CMB-59). `turn`: once per own turn of the Actions Phase.
 * - `chapter`: once per Chapter, without flipping. `game`: once (UP-RUL-102).
 * - `none`: as often as its cost can be paid.
 * A cost `flip` or `discardThis` limits by itself; then `none` is right.
 */
export const LIMITS = ['none', 'round', 'combat', 'turn', 'chapter', 'game'] as const
export type Limit = (typeof LIMITS)[number]

/** All of the list is paid, or the ability cannot be used. */
export type Cost =
  /** Turn this card face-down until the next Refresh (UP-CRD-07); it must be face-up. */
  | { readonly pay: 'flip' }
  /** Feat to the bottom of its deck, Item and Quest to their discard piles (UP-CRD-09, UP-CRD-10). */
  | { readonly pay: 'discardThis' }
  | { readonly pay: 'resources'; readonly salt?: number; readonly plunder?: number; readonly food?: number }
  /** Resources of any kinds, `n` together. */
  | { readonly pay: 'any'; readonly n: number }
  /** Unspent AP; they count as spent (UP-RUL-23). */
  | { readonly pay: 'ap'; readonly n: number }
  /** Bolts of the own side in this round that are still unused (UP-CMB-42). Not on a Curse, except Chaos (UP-TER-13). */
  | { readonly pay: 'bolt'; readonly n: number }
  /** Symbols of the own side in this round. */
  | { readonly pay: 'symbol'; readonly symbol: 'skull' | 'shield'; readonly n: number }
  /** Own VP, not below 0. */
  | { readonly pay: 'vp'; readonly n: number }
  /** Own pieces are removed to the reserve (UP-GRV-06). */
  | { readonly pay: 'remove'; readonly pieces: PieceSel }
  /** Other own cards are discarded. */
  | { readonly pay: 'discard'; readonly cards: OwnCardSel }
  | { readonly pay: 'flipOther'; readonly cards: OwnCardSel }
  /** One of several prices, by the owner's choice. */
  | { readonly pay: 'oneOf'; readonly of: readonly (readonly Cost[])[] }

/** Something that happens at a time. */
export interface Ability {
  readonly window: Window
  /** Only and always for `ROUND_WINDOWS`. */
  readonly rounds?: readonly Round[]
  readonly use: 'may' | 'must'
  readonly limit: Limit
  readonly cost?: readonly Cost[]
  /** The Hero must be on the hex of the combat or trigger (UP-CRD-08). */
  readonly place?: 'heroHex'
  /** Also in combats of other players (UP-CRD-18). `you` stays the owner; `side: you` is the fighting player's side. */
  readonly whose?: 'any'
  readonly if?: readonly Condition[]
  readonly do: readonly Effect[]
}
