import { z } from 'zod'
import { wholeField, wordsField } from '../../../../kit/content/fields.ts'
import { COLOURS } from '../names.ts'
import { modifierRules } from './modifier-schema.ts'
import {
  action,
  cardSel,
  conditions,
  count,
  decider,
  diceList,
  hexSel,
  num,
  ownCardSel,
  pieceSel,
  player,
  rank,
  resource,
  scorer,
  side,
  symbol,
  unit,
  unitClass,
  unknownWord,
} from './selector-schema.ts'
import { LIMITS, ROUNDS, ROUND_WINDOWS, WINDOWS } from './timing.ts'
import type { Ability, Cost } from './timing.ts'
import type { Effect, Modifier } from './verbs.ts'

const one: z.ZodType<Effect> = z.lazy(() => effectUnion)
const list: z.ZodType<readonly Effect[]> = z.array(one).min(1).max(12)
/** Where doing nothing is allowed. */
export const effects: z.ZodType<readonly Effect[]> = z.array(one).max(12)

const costItem: z.ZodType<Cost> = z.lazy(() => costUnion)
const costs = z.array(costItem).min(1).max(4)

const costUnion = z.discriminatedUnion(
  'pay',
  [
    z.strictObject({ pay: z.enum(['flip', 'discardThis']) }),
    z.strictObject({
      pay: z.literal('resources'),
      salt: count.exactOptional(),
      plunder: count.exactOptional(),
      food: count.exactOptional(),
    }),
    z.strictObject({ pay: z.enum(['any', 'ap', 'bolt', 'vp']), n: wholeField(1, 10) }),
    z.strictObject({ pay: z.literal('symbol'), symbol: z.enum(['skull', 'shield']), n: wholeField(1, 10) }),
    z.strictObject({ pay: z.literal('remove'), pieces: pieceSel }),
    z.strictObject({ pay: z.enum(['discard', 'flipOther']), cards: ownCardSel }),
    z.strictObject({ pay: z.literal('oneOf'), of: z.array(costs).min(2).max(4) }),
  ],
  { error: unknownWord('cost', 'pay') },
)

const op = <const V extends string>(verb: V) => z.literal(verb)
const amounts = {
  salt: num.exactOptional(),
  plunder: num.exactOptional(),
  food: num.exactOptional(),
  any: num.exactOptional(),
}
const allOr = (most: number) => z.union([wholeField(1, most), z.literal('all')])
const by = decider.exactOptional()
const jump = z.literal('jump').exactOptional()
const n = num

const flow = [
  z.strictObject({ op: op('if'), if: conditions, do: effects, else: list.exactOptional() }),
  z.strictObject({ op: op('may'), by: decider, do: list }),
  z.strictObject({
    op: op('choose'),
    by: decider,
    n: wholeField(1, 4).exactOptional(),
    of: z
      .array(z.strictObject({ label: wordsField(80), do: list }))
      .min(2)
      .max(6),
  }),
  z.strictObject({
    op: op('orElse'),
    by: decider,
    label: wordsField(80),
    elseLabel: wordsField(80),
    do: list,
    else: list,
  }),
  z.strictObject({ op: op('forEachPlayer'), who: z.enum(['each', 'eachOther']), do: list }),
  z.strictObject({ op: op('forEachHex'), hexes: hexSel, do: list }),
  z.strictObject({ op: op('forEachCard'), cards: cardSel, do: list }),
  z.strictObject({ op: op('repeatMay'), by: decider, max: wholeField(1, 20).exactOptional(), do: list }),
  z.strictObject({ op: op('pay'), who: player, cost: costs, do: list, else: list.exactOptional() }),
] as const

const economy = [
  z.strictObject({ op: z.enum(['gain', 'lose']), who: player, ...amounts }),
  z.strictObject({ op: op('loseHalf'), who: player, of: z.array(resource).min(1).max(3) }),
  z.strictObject({ op: op('gainVP'), who: scorer, n, by }),
  z.strictObject({ op: z.enum(['gainAP', 'loseAP', 'lockAP']), who: player, n }),
  z.strictObject({ op: op('releaseAP') }),
  z.strictObject({ op: op('give'), who: player, max: n }),
  z.strictObject({
    op: op('exchange'),
    who: player,
    give: wholeField(1, 5),
    of: z.enum(['oneKind', 'any']),
    get: wholeField(1, 5),
    times: n,
  }),
  z.strictObject({ op: op('produce'), who: player, scope: z.enum(['all', 'board', 'hexes']) }),
  z.strictObject({
    op: op('build'),
    who: player,
    max: n.exactOptional(),
    discount: wholeField(0, 3).exactOptional(),
  }),
] as const

const ownCards = [
  z.strictObject({ op: op('drawFeat'), who: player, n, keep: wholeField(1, 4).exactOptional() }),
  z.strictObject({ op: op('gainFeat'), who: player, n: wholeField(1, 3) }),
  z.strictObject({
    op: op('gainItem'),
    who: player,
    from: z.enum(['deck', 'market', 'discardPile']),
    n: wholeField(1, 5),
    keep: wholeField(1, 3).exactOptional(),
    requirement: z.enum(['needed', 'ignored']),
    price: z.literal('printed').exactOptional(),
    discount: wholeField(0, 5).exactOptional(),
  }),
  z.strictObject({ op: z.enum(['discardCards', 'flipCards', 'unflipCards']), who: player, cards: ownCardSel }),
  z.strictObject({ op: z.enum(['discardThis', 'takeThis', 'drawQuest', 'refillMarket', 'underDeck']) }),
  z.strictObject({ op: op('discardMarket'), n: allOr(3), by }),
  z.strictObject({ op: op('revealDruid'), by }),
  z.strictObject({
    op: op('attach'),
    what: z.enum(['units', 'items', 'druids']),
    n,
    who: player.exactOptional(),
    pieces: pieceSel.exactOptional(),
    by,
  }),
  z.strictObject({
    op: op('detach'),
    what: z.enum(['units', 'items', 'druids']),
    to: z.enum(['reserve', 'market', 'discard', 'you', 'play']),
  }),
  z.strictObject({
    op: op('look'),
    deck: z.enum(['legions', 'hordes', 'items', 'quests', 'nextEvent']),
    n: wholeField(1, 3),
    bottom: decider.exactOptional(),
  }),
] as const

const mapPieces = [
  z.strictObject({ op: op('placeGarrison'), n, at: hexSel }),
  z.strictObject({ op: op('placeSkeleton'), n, at: hexSel, together: z.literal(1).exactOptional() }),
  z.strictObject({ op: op('joinSkeletons'), n, by }),
  z.strictObject({
    op: z.enum(['reinforce', 'placeCurse', 'removeHex', 'scoutHex']),
    at: hexSel,
  }),
  z.strictObject({
    op: z.enum(['placeLegion', 'placeHorde']),
    n,
    at: hexSel.exactOptional(),
    threat: n.exactOptional(),
  }),
  z.strictObject({
    op: op('placeUnit'),
    who: player,
    n,
    at: hexSel,
    rank: rank.exactOptional(),
    class: unitClass.exactOptional(),
    unit: unit.exactOptional(),
    from: z.enum(['imperialGraveyard', 'chaosGraveyard', 'graveyards']).exactOptional(),
  }),
  z.strictObject({ op: op('placeDefense'), who: player, kind: z.enum(['wall', 'tower']), at: hexSel }),
  z.strictObject({
    op: z.enum(['remove', 'destroy', 'removeFromGame', 'returnFromGraveyard', 'joinCombat']),
    pieces: pieceSel,
  }),
  z.strictObject({
    op: op('swapUnit'),
    pieces: pieceSel,
    for: z.enum([...unit.options, 'anyElite', 'anyBasic']),
  }),
  z.strictObject({ op: op('movePieces'), pieces: pieceSel, to: hexSel, steps: n.exactOptional(), jump }),
  z.strictObject({
    op: op('act'),
    who: player,
    action,
    price: z.enum(['free', 'noAP']),
    dice: diceList.exactOptional(),
    fail: z.literal('ignored').exactOptional(),
    discount: wholeField(1, 5).exactOptional(),
    requirement: z.literal('ignored').exactOptional(),
    to: hexSel.exactOptional(),
  }),
  z.strictObject({ op: op('changeSide'), pieces: pieceSel, until: z.enum(['roundEnd', 'combatEnd']) }),
] as const

const nemesis = [
  z.strictObject({ op: op('threat'), cards: cardSel, change: n }),
  z.strictObject({ op: op('loseThreat'), cards: cardSel, n }),
  z.strictObject({ op: op('activate'), cards: cardSel, n: wholeField(1, 3).exactOptional() }),
  z.strictObject({ op: op('activateSkeletons'), at: hexSel.exactOptional() }),
  z.strictObject({ op: op('placeToken'), n, on: cardSel.exactOptional() }),
  z.strictObject({ op: op('removeToken'), n, on: cardSel }),
  z.strictObject({ op: z.enum(['placeTarget', 'removeTarget']) }),
  z.strictObject({ op: op('retarget'), cards: cardSel }),
  z.strictObject({ op: op('moveCard'), cards: cardSel, to: hexSel, steps: n.exactOptional(), jump }),
] as const

const combatDice = [
  z.strictObject({ op: z.enum(['addDice', 'rollExtra']), side, dice: diceList, times: n.exactOptional() }),
  z.strictObject({ op: z.enum(['removeDice', 'limitDice', 'damage']), side, n }),
  z.strictObject({
    op: op('convertDice'),
    side,
    from: z.enum([...COLOURS, 'any']),
    to: z.enum([...COLOURS, 'stronger', 'weaker']),
    n: n.exactOptional(),
  }),
  z.strictObject({ op: op('skipArchery') }),
  z.strictObject({
    op: op('reroll'),
    side,
    n: z.union([n, z.enum(['any', 'all'])]),
    only: z.enum(['blank', 'noSkull', 'noShield', 'noBolt']).exactOptional(),
  }),
  z.strictObject({ op: op('turnDice'), side, n, symbol, by }),
  z.strictObject({ op: z.enum(['addSymbols', 'ignoreDice']), side, symbol, n }),
  z.strictObject({ op: op('cancel'), side, symbol, n: z.union([n, z.literal('all')]) }),
  z.strictObject({
    op: op('forbid'),
    side,
    what: z.enum(['bolts', 'shields', 'cards', 'druids', 'godpower']),
    scope: z.enum(['round', 'combat']),
  }),
  z.strictObject({
    op: op('heroRoll'),
    who: player,
    bonus: diceList.exactOptional(),
    per: z
      .array(z.strictObject({ symbol, do: list }))
      .min(1)
      .max(3)
      .exactOptional(),
    goals: z
      .array(z.strictObject({ symbol, n: wholeField(1, 9), do: list }))
      .min(1)
      .max(3)
      .exactOptional(),
    none: list.exactOptional(),
  }),
] as const

const effectUnion = z.discriminatedUnion(
  'op',
  [...flow, ...economy, ...ownCards, ...mapPieces, ...nemesis, ...combatDice],
  { error: unknownWord('verb', 'op') },
)

/** Every verb that there is, for tests and the editor. */
export const VERBS: readonly Effect['op'][] = effectUnion.options.flatMap(({ shape }) => {
  const { def } = shape.op
  return def.type === 'enum' ? Object.values(def.entries) : def.values
})

export const ability: z.ZodType<Ability> = z
  .strictObject({
    window: z.enum(WINDOWS),
    rounds: z.array(z.enum(ROUNDS)).min(1).max(2).exactOptional(),
    use: z.enum(['may', 'must']),
    limit: z.enum(LIMITS),
    cost: costs.exactOptional(),
    place: z.literal('heroHex').exactOptional(),
    whose: z.literal('any').exactOptional(),
    if: conditions.exactOptional(),
    do: list,
  })
  .refine(({ window, rounds }) => ROUND_WINDOWS.includes(window) === (rounds !== undefined), {
    path: ['rounds'],
    message: 'windows of a combat round name their rounds, others do not',
  })

export const modifier: z.ZodType<Modifier> = z.lazy(() => modifierUnion)

const modifierUnion = z.discriminatedUnion('rule', modifierRules, { error: unknownWord('rule', 'rule') })

export const abilities = z.array(ability).max(4)
export const modifiers = z.array(modifier).max(4)
