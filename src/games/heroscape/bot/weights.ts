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
  /** Of the way that is left to the nearest enemy, even where it is near enough to shoot. */
  readonly closing: number
  /** How likely an enemy gets at a figure: seen already, sought out, over the ground, and if it is held by others. */
  readonly seen: number
  readonly sought: number
  readonly overland: number
  readonly held: number
  /** Each friend that is helped from here. */
  readonly company: number
  /** What a glyph is worth, beside what is reckoned for its kind. */
  readonly glyph: number
  /** Own losses by own attacks count more than the enemy's: they are certain to be regretted. */
  readonly ownLoss: number
  /** A move that brings less is not worth the while. */
  readonly leastGain: number
  /** For order markers: what a card's moves count beside its attacks. */
  readonly going: number
  /** In the draft: points by themselves, taking the stronger first, and what the enemies then lack. */
  readonly points: number
  readonly first: number
  readonly deny: number
  /** How much more a wound of an enemy hero counts; in the draft, what a shooter counts beyond its strength. */
  readonly heroes: number
  readonly shooters: number
  /** Standing where others must not come. */
  readonly guard: number
  /** How much those count who come near to it. */
  readonly alarm: number
  /** Holding a shooter in close combat, by what it would do otherwise. */
  readonly hold: number
  /** How far order markers stray from what looks best, so that they are not read: a part of its worth. */
  readonly bluff: number
  /** Each further order marker on one card counts less: it may fall before, and the others get ahead meanwhile. */
  readonly again: number
}

/** Set by hand and by match-ups (docs/bots.md). */
export const WEIGHTS: Weights = {
  caution: 0.23,
  worstCard: 0.45,
  otherCards: 0.2,
  toldCard: 0.65,
  height: 0.6,
  march: 3,
  marchPerDie: 1.1,
  closing: 0.1,
  seen: 1,
  sought: 0.42,
  overland: 0.7,
  held: 0.5,
  company: 1.5,
  glyph: 1,
  ownLoss: 1.25,
  leastGain: 0.05,
  going: 0.5,
  points: 0.001,
  first: 0.08,
  deny: 0.35,
  heroes: 1,
  shooters: 0,
  guard: 1,
  alarm: 3,
  hold: 0.4,
  bluff: 0.4,
  again: 0.72,
}

/** Others of the same game: what they want differs (their names stand in the game's facts). */
export const CHARACTERS: Readonly<Record<string, Weights>> = {
  hunter: { ...WEIGHTS, heroes: 1.8, caution: 0.12, again: 0.9 },
  heights: { ...WEIGHTS, height: 2.2, caution: 0.5, march: 1.5, marchPerDie: 0.8 },
  marksman: { ...WEIGHTS, shooters: 0.5, overland: 1, caution: 0.6, hold: 0 },
}
