export interface Weights {
  /** How much of the danger counts: the enemy has only some of its turns for one figure. */
  readonly caution: number
  /** Of what enemy cards may do: the worst, the others, and those whose order markers lie open. */
  readonly worstCard: number
  readonly otherCards: number
  readonly toldCard: number
  /** What a level of height is worth by itself, beyond the dice. */
  readonly height: number
  /** What a turn's march towards the enemy is worth: so much, and so much for each die of attack. */
  readonly march: number
  readonly marchPerDie: number
  /** Holding a shooter in close combat, by what it would do otherwise. */
  readonly hold: number
  /** Each further order marker on one card counts less: it may fall before, and the others get ahead meanwhile. */
  readonly again: number
}

/** Set by hand and by match-ups (docs/bots.md). */
export const WEIGHTS: Weights = {
  caution: 0.35,
  worstCard: 0.55,
  otherCards: 0.2,
  toldCard: 0.8,
  height: 0.4,
  march: 3,
  marchPerDie: 1.5,
  hold: 0.3,
  again: 0.9,
}
