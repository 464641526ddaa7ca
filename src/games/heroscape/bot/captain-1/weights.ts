/** Set by hand. Match-ups of the bot against itself tell only coarse differences apart (docs/bots.md). */
export const WEIGHTS = {
  /** How much of the danger counts: the enemy has only some of its turns for one figure. */
  caution: 0.35,
  /** What a level of height is worth by itself, beyond the dice. */
  height: 0.4,
  /** What a turn's march towards the enemy is worth: so much, and so much for each die of attack. */
  march: 3,
  marchPerDie: 1.5,
  /** Each further order marker on one card counts less: it may fall before, and the others get ahead meanwhile. */
  again: 0.9,
}
