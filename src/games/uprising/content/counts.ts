/**
 * How many cards of each class the content must have (UP-SET-07 to -09), by edition. `complete` is the one switch per
 * class: it is set as soon as the last card is written, and from then on the tests demand the exact numbers.
 */
export const COUNTS = {
  items: { second: 43, first: 32, complete: true },
  quests: { second: 25, first: 18, complete: true },
  events: { second: 28, first: 24, complete: true },
  feats: { second: 80, first: 80, complete: true },
  druids: { second: 9, first: 7, complete: true },
} as const

/** Cards with the advanced mark, at least (UP-DIF-07 to -12). */
export const LEAST_ADVANCED = { items: 6, quests: 4, eventsPerChapter: 1 } as const

/** Threat of an Event by Chapter: from, to. */
export const EVENT_THREAT = [
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 7],
] as const

export const FEATS_PER_HERO = 10
export const START_FEATS = 2
/** Feats of a deck that raise an attribute (UP-CRD-17). */
export const ATTRIBUTE_FEATS = 2
export const MOST_ITEM_SALT = 5
