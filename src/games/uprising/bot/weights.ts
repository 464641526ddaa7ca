/** What a bot cares for, in victory points of the weakest faction. Characters differ in these numbers alone. */
export interface Weights {
  /** A point of the Nemesis that leads, and of the other one. */
  readonly leadingSide: number
  readonly otherSide: number
  /** A point for a faction that is well ahead of the weakest. */
  readonly strongFaction: number
  readonly resource: number
  readonly resourceLast: number
  readonly actionPoint: number
  readonly feat: number
  /** An Item, beside what its effects say: for itself and for each Salt of its price. */
  readonly itemBase: number
  readonly itemSalt: number
  readonly basicUnit: number
  readonly eliteUnit: number
  readonly threat: number
  readonly token: number
  readonly legion: number
  readonly horde: number
  readonly attribute: number
  /** How much the chance to lose against a Legion or Horde shrinks by cards: its power. */
  readonly help: number
  /** What can be done on an explored hex, for each Chapter after this one. */
  readonly newLand: number
  /** How much more or less than reckoned a Haven, a Haven that is to be held, a Quest and a won fight are worth. */
  readonly haven: number
  readonly hold: number
  readonly quest: number
  readonly fight: number
  /** A Unit that is built, by its die. */
  readonly unit: number
  /** How much of their price dead Units are still worth in the last Chapter: there is nothing left to do for most of them. */
  readonly deadLast: number
}

export const usual: Weights = {
  leadingSide: 0.55,
  otherSide: 0.35,
  strongFaction: 0.7,
  resource: 0.3,
  resourceLast: 0.19,
  actionPoint: 0.9,
  feat: 1.2,
  itemBase: 0.4,
  itemSalt: 0.3,
  basicUnit: 0.6,
  eliteUnit: 1.4,
  threat: 0.45,
  token: 0.9,
  legion: 2.2,
  horde: 2.8,
  attribute: 0.9,
  help: 1.4,
  newLand: 0,
  haven: 1,
  hold: 1,
  quest: 1,
  fight: 1,
  unit: 1.1,
  deadLast: 0.3,
}

/** Holds what there is. */
const defender: Weights = { ...usual, hold: 2, unit: 1.5, fight: 0.85, basicUnit: 0.8, eliteUnit: 1.8 }
/** Opens up the land and settles it. */
const explorer: Weights = { ...usual, newLand: 0.9, haven: 1.3 }
/** Lives by cards and Quests. */
const quester: Weights = { ...usual, quest: 1.6, feat: 1.6, itemBase: 0.8, itemSalt: 0.4, attribute: 1.3 }

export const characters = { defender, explorer, quester }

/** A die of combat by colour, weakest first. */
export const DIE = [0.3, 0.4, 0.45, 0.6, 0.75, 0.95]
/** How likely a Haven lives through a Chapter, by distance from the Capital. */
export const SURVIVAL = [0, 0.6, 0.85, 0.8]
/** Dice of Might, Magic, Leadership and Guile. */
export const ATTRIBUTE_DICE = [0.6, 0.75, 0.45, 0.4]
