import { z } from 'zod'
import { wholeField } from '../../../../kit/content/fields.ts'
import {
  ACTIONS,
  ATTRIBUTES,
  REGION_IDS,
  RESOURCES,
  SYMBOLS,
  TERRAINS,
  UNIT_CLASSES,
  UNIT_IDS,
  UNIT_RANKS,
} from '../names.ts'
import { CAUSES, GROUPS } from './conditions.ts'
import type { Condition } from './conditions.ts'
import {
  ATTACHMENTS,
  CARD_PICKS,
  DECIDERS,
  DICE,
  DISTANCES,
  HEX_PICKS,
  NAMED_HEXES,
  PIECE_KINDS,
  PIECE_PICKS,
  PLAYERS,
  SCORERS,
  SIDES,
  VALUES,
} from './selectors.ts'
import type { CardSel, HexSel, Num, OwnCardSel, PieceSel } from './selectors.ts'

/** Names the unknown word instead of "Invalid input"; the path ends at the field that holds it. */
export function unknownWord(kind: string, field: string) {
  return (issue: { readonly code?: string; readonly input?: unknown }): string | undefined => {
    if (issue.code !== 'invalid_union') return undefined
    const word = (issue.input as Record<string, unknown> | undefined)?.[field]
    return typeof word === 'string' ? `unknown ${kind}: ${word.slice(0, 40)}` : `${kind} is missing`
  }
}

export const player = z.enum(PLAYERS)
export const scorer = z.enum(SCORERS)
export const decider = z.enum(DECIDERS)
export const side = z.enum(SIDES)
export const resource = z.enum(RESOURCES)
export const symbol = z.enum(SYMBOLS)
export const action = z.enum(ACTIONS)
export const unit = z.enum(UNIT_IDS)
export const rank = z.enum(UNIT_RANKS)
export const unitClass = z.enum(UNIT_CLASSES)
export const diceList = z.array(z.enum(DICE)).min(1).max(10)
export const count = wholeField(0, 30)
/** May be negative. */
export const change = wholeField(-10, 10)

export const num: z.ZodType<Num> = z.lazy(() =>
  z.union([wholeField(-30, 99), counted], { error: () => 'a number, or an object with a known "num"' }),
)
export const hexSel: z.ZodType<HexSel> = z.lazy(() => hexSelObject)
export const pieceSel: z.ZodType<PieceSel> = z.lazy(() => pieceSelObject)
export const cardSel: z.ZodType<CardSel> = z.lazy(() => cardSelObject)
export const condition: z.ZodType<Condition> = z.lazy(() => conditionUnion)
export const conditions = z.array(condition).min(1).max(6)

const counted = z.discriminatedUnion(
  'num',
  [
    z.strictObject({ num: z.enum(VALUES) }),
    z.strictObject({ num: z.literal('pieces'), of: pieceSel }),
    z.strictObject({ num: z.literal('hexes'), of: hexSel }),
    z.strictObject({ num: z.literal('cards'), of: cardSel }),
    z.strictObject({ num: z.literal('symbols'), symbol, side, on: z.literal('dice').exactOptional() }),
    z.strictObject({ num: z.literal('attached'), what: z.enum(ATTACHMENTS) }),
    z.strictObject({ num: z.literal('attribute'), attribute: z.enum(ATTRIBUTES), who: player }),
    z.strictObject({ num: z.literal('resource'), resource, who: player }),
    z.strictObject({ num: z.literal('vp'), who: scorer }),
    z.strictObject({ num: z.literal('half'), of: num }),
    z.strictObject({ num: z.literal('sum'), of: z.array(num).min(2).max(4) }),
    z.strictObject({ num: z.literal('times'), of: num, n: change }),
    z.strictObject({ num: z.literal('atMost'), of: num, n: count }),
  ],
  { error: unknownWord('number', 'num') },
)

const hexSelObject = z
  .strictObject({
    at: z.enum(NAMED_HEXES).exactOptional(),
    pick: z.enum(HEX_PICKS).exactOptional(),
    region: z.enum(REGION_IDS).exactOptional(),
    adjacentTo: hexSel.exactOptional(),
    distance: z.strictObject({ from: hexSel, is: z.enum(DISTANCES), n: num.exactOptional() }).exactOptional(),
    where: conditions.exactOptional(),
    by: decider.exactOptional(),
    n: num.exactOptional(),
    fallback: z.literal('none').exactOptional(),
  })
  .refine(({ at, pick }) => (at === undefined) !== (pick === undefined), 'a hex has either "at" or "pick"')
  .refine(
    ({ at, ...rest }) => at === undefined || Object.values(rest).every((value) => value === undefined),
    'a hex named by "at" has no other fields',
  )

const pieceSelObject = z.strictObject({
  kinds: z.array(z.enum(PIECE_KINDS)).min(1).max(PIECE_KINDS.length),
  of: player.exactOptional(),
  rank: rank.exactOptional(),
  class: unitClass.exactOptional(),
  unit: unit.exactOptional(),
  at: hexSel.exactOptional(),
  in: z.enum(['combat', 'imperialGraveyard', 'chaosGraveyard', 'graveyards']).exactOptional(),
  n: z.union([num, z.enum(['all', 'any'])]).exactOptional(),
  pick: z.enum(PIECE_PICKS).exactOptional(),
})

const cardSelObject = z.strictObject({
  kind: z.enum(['legion', 'horde', 'both']),
  pick: z.enum(CARD_PICKS),
  at: hexSel.exactOptional(),
  except: z.literal('self').exactOptional(),
  by: decider.exactOptional(),
  n: num.exactOptional(),
})

export const ownCardSel: z.ZodType<OwnCardSel> = z.strictObject({
  type: z.enum(['feat', 'item', 'featOrItem']),
  pick: z.enum(['choose', 'mostExpensive', 'all', 'random']),
  by: decider.exactOptional(),
  n: num.exactOptional(),
  face: z.enum(['faceUp', 'faceDown']).exactOptional(),
})

const hex = hexSel.exactOptional()

const conditionUnion = z.discriminatedUnion(
  'is',
  [
    z.strictObject({ is: z.enum(['empty', 'noUnits', 'explored', 'faceDown', 'hasX', 'hasCurse', 'here']), hex }),
    z.strictObject({ is: z.enum(['seaTower', 'capital', 'edge']), hex }),
    z.strictObject({
      is: z.literal('hasUnits'),
      hex,
      of: z.enum([...PLAYERS, 'players', 'empire', 'chaos', 'nemesis']).exactOptional(),
    }),
    z.strictObject({ is: z.literal('terrain'), hex, in: z.array(z.enum(TERRAINS)).min(1).max(5) }),
    z.strictObject({ is: z.enum(['hasHaven', 'home', 'hero']), hex, of: player.exactOptional() }),
    z.strictObject({ is: z.literal('region'), hex, region: z.enum(REGION_IDS).exactOptional() }),
    z.strictObject({ is: z.literal('adjacent'), hex, to: hexSel }),
    z.strictObject({ is: z.literal('target'), hex, of: z.literal('self').exactOptional() }),
    z.strictObject({ is: z.literal('exists'), pieces: pieceSel }),
    z.strictObject({ is: z.literal('existsHex'), hexes: hexSel }),
    z.strictObject({ is: z.literal('existsCard'), cards: cardSel }),
    z.strictObject({ is: z.enum(['atLeast', 'atMost', 'equal']), a: num, b: num }),
    z.strictObject({ is: z.literal('has'), who: player, resource: z.enum([...RESOURCES, 'any', 'ap']), n: count }),
    z.strictObject({ is: z.enum(['lastChapter', 'questRoll']) }),
    z.strictObject({ is: z.literal('round'), round: z.enum(['archery', 'clash']) }),
    z.strictObject({ is: z.literal('opponent'), in: z.array(z.enum(GROUPS)).min(1).max(GROUPS.length) }),
    z.strictObject({ is: z.literal('cause'), in: z.array(z.enum(CAUSES)).min(1).max(CAUSES.length) }),
    z.strictObject({ is: z.literal('action'), in: z.array(action).min(1).max(ACTIONS.length) }),
    z.strictObject({ is: z.enum(['and', 'or']), of: z.array(condition).min(2).max(6) }),
    z.strictObject({ is: z.literal('not'), of: condition }),
  ],
  { error: unknownWord('condition', 'is') },
)
