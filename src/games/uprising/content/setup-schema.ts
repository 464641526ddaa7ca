import { z } from 'zod'
import { provenanceSchema, wholeField, wordsField } from '../../../kit/content/fields.ts'
import { DIFFICULTIES, EDITIONS } from './names.ts'

const FLAG = wholeField(0, 1)
const COUNT = wholeField(0, 200)

/** How many advanced cards join: a number drawn at random, or all. */
const joining = z.union([wholeField(0, 9), z.literal('all')])

/** Switches between the editions (UP-RUL-01); 1 = yes. */
const flagsSchema = z.strictObject({
  contentSet: z.enum(EDITIONS),
  difficultyTable: z.enum(EDITIONS),
  druidMode: z.enum(['faceUp', 'revealPerChapter']),
  druidDefaultLimit: z.enum(['round', 'printed']),
  groupDecisions: z.enum(['firstPlayer', 'actingPlayer']),
  alwaysOffTurn: FLAG,
  noHavenBuild: z.enum(['noEnemies', 'empty']),
  impassableBreaksAdjacency: FLAG,
  seaTowerForNemesis: FLAG,
  hordeDistance: z.enum(['raw', 'route']),
  placementFallback: z.enum(['ordered', 'free']),
  capitalFlip: FLAG,
  itemDeckReshuffle: FLAG,
  combatItemsNeedHero: z.enum(['printed', 'always']),
  resourceSupply: z.enum(['limited', 'unlimited']),
})

const editionSchema = z.strictObject({
  id: z.enum(EDITIONS),
  name: wordsField(60),
  flags: flagsSchema,
  /** Cards in the box (UP-SET-08, UP-SET-09). */
  events: COUNT,
  quests: COUNT,
  druids: COUNT,
  items: COUNT,
  hexes: COUNT,
  advancedHexes: COUNT,
})

/** A row of the difficulty table (UP-DIF-04 to -13); pairs are second and first edition. */
const difficultySchema = z.strictObject({
  id: z.enum(DIFFICULTIES),
  name: wordsField(60),
  firstEditionName: wordsField(60),
  text: wordsField(300),
  resources: wholeField(0, 20),
  curses: wholeField(0, 9),
  /** Hexes beside the Capital with a Garrison: 0, 3 or 6. */
  garrisons: z.tuple([wholeField(0, 6), wholeField(0, 6)]),
  advancedItems: joining,
  advancedQuests: joining,
  /** Legions and Hordes. */
  advancedNemesis: joining,
  advancedSeaTowers: joining,
  advancedHexes: joining,
  /** Per Chapter. */
  advancedEvents: joining,
  /** Only in the first edition. */
  advancedDruids: joining,
})

export const setupSchema = z.strictObject({
  editions: z.array(editionSchema).length(EDITIONS.length),
  difficulties: z.array(difficultySchema).length(DIFFICULTIES.length),
  /** Legions and as many Hordes in their decks, with 2, 3 and 4 factions (UP-SET-33). */
  nemesisDeck: z.array(wholeField(1, 9)).length(3),
  actionPoints: wholeField(1, 20),
  market: wholeField(1, 9),
  quests: wholeField(1, 9),
  druids: wholeField(0, 9),
  featsDrawn: wholeField(1, 9),
  featsKept: wholeField(1, 9),
  cardLimit: wholeField(1, 30),
  /** In the box (UP-SET-09). */
  resourceSupply: COUNT,
  unitsPerHex: wholeField(1, 20),
  skeletonsPerHex: wholeField(1, 9),
  capitalGarrisons: wholeField(0, 3),
  threatPerChapter: wholeField(0, 7),
  tokens: wholeField(0, 9),
  tokensLastChapter: wholeField(0, 9),
  /** VP: a Haven, an entry in a Graveyard, a destroyed Garrison or Skeleton (UP-SCO-05, UP-SCO-11, UP-CMB-62). */
  havenPoints: wholeField(0, 9),
  graveyardPoints: wholeField(0, 9),
  destroyedPoints: wholeField(0, 9),
  /** Resources for 1 other, and for 1 VP (UP-TRD-06, UP-SCO-13). */
  exchange: wholeField(1, 9),
  resourcesPerPoint: wholeField(1, 20),
  capitalFlipPoints: wholeField(0, 20),
  /** In the box (UP-SET-07). */
  garrisonsPerLevel: COUNT,
  skeletons: COUNT,
  curses: COUNT,
  havensPerFaction: wholeField(1, 5),
  walls: COUNT,
  towers: COUNT,
  resources: COUNT,
  provenance: z.strictObject({
    editions: provenanceSchema,
    difficulties: provenanceSchema,
    numbers: provenanceSchema,
    components: provenanceSchema,
  }),
})
