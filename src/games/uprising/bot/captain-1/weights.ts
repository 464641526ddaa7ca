/** Hand-set weights of the bot, in victory points of the weakest faction. */

/** A point of the Nemesis that leads, and of the other one. */
export const LEADING_SIDE = 0.55
export const OTHER_SIDE = 0.35
/** A point for a faction that is well ahead of the weakest. */
export const STRONG_FACTION = 0.7

export const RESOURCE = 0.3
export const RESOURCE_LAST = 0.19
export const ACTION_POINT = 0.9
export const FEAT = 1.2
/** An Item with this price, beside what its effects say. */
export const ITEM_BASE = 0.4
export const ITEM_SALT = 0.3
export const BASIC_UNIT = 0.6
export const ELITE_UNIT = 1.4
export const THREAT = 0.45
export const TOKEN = 0.9
export const LEGION = 2.2
export const HORDE = 2.8
/** A die of combat by colour, weakest first. */
export const DIE = [0.3, 0.4, 0.45, 0.6, 0.75, 0.95]
export const ATTRIBUTE = 0.9
/** How likely a Haven lives through a Chapter, by distance from the Capital. */
export const SURVIVAL = [0, 0.6, 0.85, 0.8]
/** Dice of Might, Magic, Leadership and Guile. */
export const ATTRIBUTE_DICE = [0.6, 0.75, 0.45, 0.4]
/** How much the chance to lose against a Legion or Horde shrinks by cards: its power. */
export const HELP = 1.4
