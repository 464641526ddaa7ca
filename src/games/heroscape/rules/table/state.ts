import type { GameState, Role, Roles, Table as EngineTable } from '../../../../engine/index.ts'
import type { Battlefield, Layout } from '../../content/battlefield.ts'
import type { Content, Scenario, Setup } from '../../content/content.ts'

/** A space of the battlefield. */
export type Space = number
/** An army card of this game: a printed card or one of its copies, see `roster.ts`. */
export type ArmyCard = number
export type Figure = number
/** A glyph of this game, wherever it lies. */
export type GlyphPiece = number

/** Not on the battlefield. */
export const OFF = -1
/** Nobody, nothing. */
export const NONE = -1

/** What has become of a figure. */
export const WAITING = 0
export const STANDING = 1
export const DESTROYED = 2
/** It did not fit into the starting zone and counts as never having been in the army (HS-RUL-18). */
export const UNUSED = 3

/** The order markers 1, 2, 3 are 0, 1, 2 (HS-SET-27). */
export const MARKERS = 4
export const X = 3
/** Turns of a player in a round (HS-RND-01). */
export const TURNS = 3

/** The options of the table, fixed at setup and never changed. */
export interface TableOptions {
  /** Index in the content's scenarios. */
  readonly scenario: number
  /** Index in the scenario's setups: for how many players. */
  readonly setup: number
  /** HS-DRF-01 */
  readonly army: 'drafted' | 'prepared'
  /** HS-SET-35: how many Master Sets are used. */
  readonly sets: number
  /** HS-RUL-20: players may field the same cards, however many sets there are. */
  readonly mirrorArmies: boolean
  /** By role: the limit of the army's points; 0: only the cards that the scenario gives (HS-SET-35). */
  readonly points: readonly number[]
  /** The last round, 0: none. If `isScored`, the most points win then (HS-END-02), else the scenario's goals say who. */
  readonly rounds: number
  readonly isScored: boolean
  /** HS-RUL-88 */
  readonly edition: 'german' | 'secondEnglish'
  /** HS-RUL-24: a figure may climb as many levels as its Height. */
  readonly climbEqual: boolean
  /** HS-RUL-86 */
  readonly mudSlowsFlyers: boolean
  /** HS-RUL-85: Chomp and Mind Shackle against an ally break a truce. */
  readonly powersBreakTruce: boolean
  /** HS-RND-07 */
  readonly markersInTurn: boolean
  /** HS-RUL-40: whether the owner of an abandoned figure is asked or always strikes. */
  readonly strikes: 'asked' | 'automatic'
}

export type Phase = 'start' | 'army' | 'placing' | 'drop' | 'markers' | 'initiative' | 'turns' | 'roundEnd' | 'over'

/** A draft under way (HS-DRF-12 to HS-DRF-18). */
export interface Draft {
  /** In the order of the first row. */
  readonly order: readonly Role[]
  /** Index in `order` of the one who chooses. */
  at: number
  /** 1: along the row, -1: back again. */
  direction: number
  /** Cards that the chooser may still take before the next one does. */
  left: number
  /** By role: 1 if the army is complete. */
  complete: number[]
  /** By role: points that may still be spent. */
  points: number[]
}

/** The turn being played. */
export interface Turn {
  readonly role: Role
  /** The active army card; NONE before it is known. */
  card: ArmyCard
  step: 'card' | 'move' | 'attack'
  /** Figures that have moved. */
  moved: Figure[]
  /** The attacker of every attack made, in order, and whom it attacked. */
  attackers: Figure[]
  targets: Figure[]
  /** Indices in `POWER_IDS` of the powers used up in this turn. */
  powers: number[]
  /** Figures of common cards that this turn activates, as they are chosen (HS-DRF-22). */
  acting: Figure[]
}

/** The move being made. The figure is lifted: it stands at `front` and `rear`, but occupies nothing until it ends. */
export interface Move {
  readonly figure: Figure
  /** Movement that is left. */
  left: number
  /** Fall dice to roll after the move (HS-RUL-26). */
  fallDice: number
  /** 0: the front end leads, 1: the rear end does, NONE: not yet decided (HS-MOV-18). */
  lead: number
  /** 0: on foot, 1: flying, 2: by the Grapple Gun. */
  way: number
}

/**
 * Army cards, figures and glyph pieces are numbered through once for the whole game (`roster.ts`); lists are by these
 * numbers.
 */
export interface State extends GameState {
  readonly options: TableOptions
  readonly roles: number
  phase: Phase
  /** 0 before the first round. Basic game: the number of turns begun. */
  round: number
  /** The roles in the order of this round, the winner of the initiative first; Basic game: the start player first. */
  order: Role[]
  /** Which of the three turns of the round is being played, from 0, and whose of `order`. */
  turnNumber: number
  turnAt: number
  /** By army card: who controls it; NONE: in the box, or a captive's. */
  owner: number[]
  /** By army card: the player who brought it, NONE: in the box. Never changes with control. */
  broughtBy: number[]
  /** By army card: 1 if it was taken over in this round: the markers on it were removed (Mind Shackle). */
  takenOver: number[]
  /** By army card: what spirits add to its values. */
  attackBonus: number[]
  defenseBonus: number[]
  /** By army card: 1 as long as the grenade marker lies on it (HS-SET-34). */
  grenade: number[]
  /** By army card: 1 for the secret scout (HS-SCN-STORM-04), and who has seen the glyph on it. */
  scout: number[]
  scoutSeenBy: Roles[]
  /** By figure. */
  fate: number[]
  front: number[]
  rear: number[]
  wounds: number[]
  /** By space: the figure there, or NONE. */
  occupant: number[]
  /** By `role * MARKERS + marker`: the army card it is about to be placed on; NONE outside of the placing. */
  plan: number[]
  /** By `role * MARKERS + slot`: the army card under a marker (open), which marker it is, and who has seen that. */
  markerOn: number[]
  marker: number[]
  markerSeenBy: Roles[]
  /** By glyph piece: which glyph (index in `GLYPH_IDS`), where it lies, which side is up, and who has seen which it is. */
  glyph: number[]
  glyphSpace: number[]
  /** 1: power side up. */
  glyphUp: number[]
  glyphSeenBy: Roles[]
  /** By glyph piece: who has taken it (HS-SCN-PLANT-07), or NONE. */
  glyphTakenBy: number[]
  /** By role: 1 if reinforcements have come (HS-SCN-WINTER-11). */
  reinforced: number[]
  /** 1 as long as a truce of the scenario holds (HS-SCN-FORT-06). */
  truce: number
  /** The highest level in the mist, NONE before it rises (HS-SCN-MIST-04). */
  mist: number
  draft?: Draft
  turn?: Turn
  move?: Move
}

export type Table = EngineTable<State, Content>

export const scenarioOf = (t: Table): Scenario => t.content.scenarios[t.state.options.scenario]
export const setupOf = (t: Table): Setup => scenarioOf(t).setups[t.state.options.setup]
export const fieldOf = (t: Table): Battlefield => scenarioOf(t).battlefield
export const layoutOf = (t: Table): Layout => scenarioOf(t).layout
export const isBasic = (t: Table): boolean => scenarioOf(t).game === 'basic'

export type { Role, Roles }
