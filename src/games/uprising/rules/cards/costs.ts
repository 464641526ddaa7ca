/** Prices of abilities and of the verb `pay`: all of a list, or it cannot be used. */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import type { Num, PieceSel } from '../../content/effects/selectors.ts'
import type { Cost } from '../../content/effects/timing.ts'
import { RESOURCES, SYMBOLS, BOLT } from '../../content/names.ts'
import { fightingRole } from '../combat/combat-group.ts'
import { counting, freeBolts, spendSymbols } from '../combat/symbols.ts'
import { removePicked } from '../effects/map-remove.ts'
import { sourceOf, type Context } from '../select/context.ts'
import { decide } from '../select/decide.ts'
import { numberOf } from '../select/numbers.ts'
import { chooseOwnCards, ownCardsFor } from '../select/pick-own-cards.ts'
import { piecesMeant } from '../select/pick-pieces.ts'
import { chooseKinds } from '../select/resource-choice.ts'
import { sideOfSource } from '../select/which-players.ts'
import { loseVp } from '../table/points.ts'
import { has, loseResource, spendAp, totalOf } from '../table/resources.ts'
import { NONE, type Group, type Role, type Table } from '../table/state.ts'
import { discardOwn } from './discard.ts'
import { isTurnedDown, isOwnKind, turnDown } from './ownership.ts'

type PayOf<K extends Cost['pay']> = Extract<Cost, { readonly pay: K }>

/** The group of a combat that pays with its symbols: the Nemesis that speaks, else the player's side. */
function payingGroup({ state }: Table, c: Context): Group | undefined {
  const { combat } = state
  if (combat === undefined) return undefined
  const side = sideOfSource(c)
  const payer = side === NONE ? fightingRole(combat) : side
  return combat.groups.find((group) => group.side === payer && payer !== NONE)
}

export function canPay(t: Table, role: Role, costs: readonly Cost[], c: Context): boolean {
  for (const cost of costs) if (!isPayable(t, role, cost, c)) return false
  return costs.length < 2 || hasEnough(t, role, costs)
}

/** Resources that several parts of a price ask for together. */
function hasEnough({ state }: Table, role: Role, costs: readonly Cost[]): boolean {
  const needed = [0, 0, 0]
  let any = 0
  for (const cost of costs) {
    if (cost.pay === 'any') any += cost.n
    if (cost.pay === 'resources') RESOURCES.forEach((kind, i) => (needed[i] += cost[kind] ?? 0))
  }
  return (
    needed.every((n, i) => has(state, role, i, n)) && totalOf(state, role) >= any + needed[0] + needed[1] + needed[2]
  )
}

function isPayable(t: Table, role: Role, cost: Cost, c: Context): boolean {
  const { state } = t
  switch (cost.pay) {
    case 'bolt':
    case 'symbol':
      return canSpendSymbols(t, cost, c)
    case 'oneOf':
      return cost.of.some((costs) => canPay(t, role, costs, c))
    default:
      if (role === NONE) return false
  }
  switch (cost.pay) {
    case 'flip': {
      const kind = sourceOf(c)
      return isOwnKind(kind) && !isTurnedDown(state, kind, c.of)
    }
    case 'discardThis':
      return true
    case 'resources':
      return RESOURCES.every((kind, i) => has(state, role, i, cost[kind] ?? 0))
    case 'any':
      return totalOf(state, role) >= cost.n
    case 'ap':
      return state.ap[role] >= cost.n
    case 'vp':
      return state.vp[role] >= cost.n
    case 'remove':
      return removableCount(t, cost.pieces, c) >= needed(t, cost.pieces.n, c)
    case 'discard':
      return ownCardsFor(t, role, cost.cards, c, true).length >= needed(t, cost.cards.n, c)
    case 'flipOther':
      return ownCardsFor(t, role, { ...cost.cards, face: 'faceUp' }, c, true).length >= needed(t, cost.cards.n, c)
  }
}

const removableCount = (t: Table, sel: PieceSel, c: Context): number =>
  piecesMeant(t, sel, c, (_, { kind }) => kind !== 'hero').reduce((sum, { count }) => sum + count, 0)

/** A price is paid in full; "all" and "any" ask for one at least. */
const needed = (t: Table, n: Num | 'all' | 'any' | undefined, c: Context): number =>
  n === undefined || n === 'all' || n === 'any' ? 1 : Math.max(1, numberOf(t, n, c))

function canSpendSymbols(t: Table, cost: PayOf<'bolt' | 'symbol'>, c: Context): boolean {
  const group = payingGroup(t, c)
  if (group === undefined) return false
  const symbol = cost.pay === 'bolt' ? BOLT : SYMBOLS.indexOf(cost.symbol)
  return (symbol === BOLT ? freeBolts(t, group) : counting(t, group, symbol)) >= cost.n
}

type Immediate = Exclude<Cost['pay'], 'any' | 'remove' | 'discard' | 'flipOther' | 'oneOf'>

/**
 * Pays; what is to be chosen is asked. Whoever calls has made sure that it can be paid, but what a player gives away while
 * a question waits may be missing then: returns whether all of it was paid.
 */
export function* payCosts(play: Play, role: Role, costs: readonly Cost[], c: Context): Procedure<boolean> {
  for (const cost of costs) if (!isPayable(play, role, cost, c) || !(yield* pay(play, role, cost, c))) return false
  return true
}

function* pay(play: Play, role: Role, cost: Cost, c: Context): Procedure<boolean> {
  switch (cost.pay) {
    case 'any':
      return yield* chooseKinds(play, role, 'pay', cost.n, (kind) => loseResource(play, role, kind, 1))
    case 'remove': {
      const n = needed(play, cost.pieces.n, c)
      return (yield* removePicked(play, cost.pieces, c)) >= n
    }
    case 'discard': {
      const n = needed(play, cost.cards.n, c)
      const cards = yield* chooseOwnCards(play, role, cost.cards, c, 'discard', true)
      for (const card of cards) discardOwn(play, role, card.kind, card.of)
      return cards.length >= n
    }
    case 'flipOther':
      return yield* flipOthers(play, role, cost, c)
    case 'oneOf':
      return yield* payOneOf(play, role, cost, c)
    default:
      payAtOnce(play, role, cost, c)
      return true
  }
}

/** What asks nothing. */
function payAtOnce(play: Play, role: Role, cost: PayOf<Immediate>, c: Context): void {
  switch (cost.pay) {
    case 'bolt':
      return spendSymbols(payingGroup(play, c)!, BOLT, cost.n)
    case 'symbol':
      return spendSymbols(payingGroup(play, c)!, SYMBOLS.indexOf(cost.symbol), cost.n)
    case 'flip':
      return flipThis(play, role, c)
    case 'discardThis':
      return discardThisCard(play, role, c)
    case 'resources':
      return RESOURCES.forEach((kind, i) => loseResource(play, role, i, cost[kind] ?? 0))
    case 'ap':
      spendAp(play.state, role, cost.n)
      return play.tell({ type: 'apSpent', role, n: cost.n })
    case 'vp':
      return loseVp(play, role, cost.n, 'UP-CRD-06')
  }
}

/** UP-CRD-07 */
function flipThis(play: Play, role: Role, c: Context): void {
  const kind = sourceOf(c)
  if (!isOwnKind(kind)) return
  turnDown(play.state, kind, c.of)
  play.tell({ type: 'cardFlipped', role, source: c.source, of: c.of })
}

function discardThisCard(play: Play, role: Role, c: Context): void {
  const kind = sourceOf(c)
  if (isOwnKind(kind)) discardOwn(play, role, kind, c.of)
}

function* flipOthers(play: Play, role: Role, { cards }: PayOf<'flipOther'>, c: Context): Procedure<boolean> {
  const n = needed(play, cards.n, c)
  const chosen = yield* chooseOwnCards(play, role, { ...cards, face: 'faceUp' }, c, 'flip', true)
  for (const { kind, of, source } of chosen) {
    turnDown(play.state, kind, of)
    play.tell({ type: 'cardFlipped', role, source, of })
  }
  return chosen.length >= n
}

interface OneOf {
  readonly cost: PayOf<'oneOf'>
  readonly c: Context
}

/** A price in words: so much of everything; what else it asks for is named in the card's text. */
export function priceWords(costs: readonly Cost[]): PriceArgs {
  const args: Mutable<PriceArgs> = { salt: 0, plunder: 0, food: 0, any: 0, ap: 0, bolts: 0, vp: 0, more: 0 }
  for (const cost of costs) {
    if (cost.pay === 'resources') for (const kind of RESOURCES) args[kind] += cost[kind] ?? 0
    else if (cost.pay === 'any' || cost.pay === 'ap' || cost.pay === 'vp') args[cost.pay] += cost.n
    else if (cost.pay === 'bolt') args.bolts += cost.n
    else if (cost.pay !== 'flip') args.more = 1
  }
  return args
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
export type PriceArgs = Readonly<Record<'salt' | 'plunder' | 'food' | 'any' | 'ap' | 'bolts' | 'vp' | 'more', number>>

export const choosePrice: QuestionOf<OneOf> = {
  name: 'choosePrice',
  kind: 'payment',
  rule: 'UP-CRD-06',
  options(t, { role, arg }, out) {
    arg.cost.of.forEach((costs, i) => {
      if (canPay(t, role, costs, arg.c)) out.push(i)
    })
    // A Trade while it waits may have taken what all of them ask for: then nothing is bought.
    if (out.length === 0) out.push(NONE)
  },
  key: (_t, option) => (option === NONE ? 'done' : `option:${option}`),
  prompt: (_t, { arg: { c } }) => say('card.pricePrompt', { source: c.source, of: c.of }),
  describe: (_t, option, { arg }) => ({
    label: option === NONE ? say('card.done') : say('card.price', priceWords(arg.cost.of[option])),
  }),
}

function* payOneOf(play: Play, role: Role, cost: PayOf<'oneOf'>, c: Context): Procedure<boolean> {
  const option = yield* decide(play, choosePrice, role, { cost, c })
  return option !== NONE && (yield* payCosts(play, role, cost.of[option], c))
}
