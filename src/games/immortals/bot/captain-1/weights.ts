/** Hand-set weights, in victory points. What was tried with them is in docs/bots.md. */

/** A region by lands possessed: between what it scores (IM-SCO-05, IM-SCO-06) lies what it may become. */
export const REGION = [0, 0.2, 0.8, 2, 2.3, 3.2]

/** The chance to keep a land for a round that nobody can attack; twice the risk beside an enemy of the same strength. */
export const SAFE = 0.97
export const RISK = 0.5
/** How much one army more or less changes that risk. */
export const STEEPNESS = 0.7
/** The chance to keep a land for a round, whatever will stand there. */
export const USUAL = 0.85

/** An army wherever it stands, and the share of an attack to come that its place is worth. */
export const ARMY = 0.08
export const POTENTIAL = 0.3
/** A point that another player loses. */
export const HARM = 0.35

/** A land card; it is worth more to somebody who has fewer than action spaces. */
export const LAND_CARD = 0.3
export const SCARCE_LAND_CARD = 0.7
export const ENOUGH_LAND_CARDS = 8
/** A conflict card: used up, kept for a good occasion, or of no use but against. */
export const CONFLICT_CARD = 0.2
export const DRAWN_CARD = 0.35
export const IDLE_CARD = 0.02
export const MARKER = 0.15
/** What a land card could do elsewhere in the round. */
export const LAND_CARD_USE = 0.08

/** Gold and energy: what a round needs, what the next ones will, and more than that. */
export const NEEDED = 0.4
export const SOON = 0.2
export const PLENTY = 0.03
/** Rounds of saving that are worth it. */
export const SAVING = 3

/** Income comes before everything that it may pay for. */
export const INCOME_FIRST = 5
/** Cards of endangered lands are played before they are lost. */
export const HURRY = 0.6
