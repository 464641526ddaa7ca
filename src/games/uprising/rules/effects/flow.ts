/** Verbs that say which other effects happen, and how often. */
import { ask } from '../../../../engine/index.ts'
import type { Effect, Flow } from '../../content/effects/verbs.ts'
import { canPay, payCosts } from '../cards/costs.ts'
import { isWanted } from '../select/choose-player.ts'
import { holds } from '../select/conditions.ts'
import type { Context } from '../select/context.ts'
import { decide } from '../select/decide.ts'
import { hexesOf } from '../select/which-hexes.ts'
import { deciderOf, playersOf } from '../select/which-players.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, type Role, type Table } from '../table/state.ts'
import { chooseOption, chooseOrElse } from './flow-questions.ts'
import { pushForEachCard, pushForEachHex, pushRepeatMay } from './loops.ts'
import { buyEffects, isListPossible, pushEffects } from './run.ts'
import type { EffectOf, PossibleVerbs, Verbs } from './verb-types.ts'

type Pay = EffectOf<'pay'>

/** A decider who asks to pay and is the only payer need not be asked twice. */
function* doList(play: Play, list: readonly Effect[], c: Context, wantedBy: Role): Procedure {
  const [first, ...rest] = list
  if (first?.op !== 'pay') return pushEffects(play, list, c)
  const payers = playersOf(play, first.who, c)
  if (rest.length > 0 || payers.length !== 1 || payers[0] !== wantedBy) return pushEffects(play, list, c)
  yield* payAndDo(play, first, c, wantedBy)
}

function* payAndDo(play: Play, { cost, do: list, else: other = [] }: Pay, c: Context, role: Role): Procedure {
  const context = { ...c, itRole: c.itRole < 0 ? role : c.itRole }
  const isPaid = yield* buyEffects(play, list, context, payCosts(play, role, cost, c))
  if (!isPaid) pushEffects(play, other, context)
}

/** Each of `who` is asked in turn; what it brings comes in the same order. */
function* pay(play: Play, effect: Pay, c: Context): Procedure {
  const payers: Role[] = []
  const players = playersOf(play, effect.who, c)
  for (const role of players)
    if (canPay(play, role, effect.cost, c) && (yield* isWanted(play, role, c, 'pay'))) payers.push(role)
  for (const role of players.slice().reverse()) {
    if (payers.includes(role) && canPay(play, role, effect.cost, c)) yield* payAndDo(play, effect, c, role)
    else pushEffects(play, effect.else ?? [], { ...c, itRole: c.itRole < 0 ? role : c.itRole })
  }
}

/** Options are taken one by one, and happen in that order. */
function* choose(play: Play, effect: EffectOf<'choose'>, c: Context): Procedure {
  const taken: number[] = []
  const by = deciderOf(play, effect.by, c)
  for (let left = effect.n ?? 1; left > 0; left--) {
    const isOpen = effect.of.some((one, i) => !taken.includes(i) && isListPossible(play, one.do, c))
    if (!isOpen) break
    taken.push(yield* decide(play, chooseOption, by, { effect, c, taken: taken.slice() }))
  }
  for (const i of taken.reverse()) pushEffects(play, effect.of[i].do, c)
}

export const flowVerbs: Verbs<Flow['op']> = {
  *if(play, effect, c) {
    pushEffects(play, holds(play, effect.if, c) ? effect.do : (effect.else ?? []), c)
  },
  *may(play, effect, c) {
    if (!isListPossible(play, effect.do, c)) return
    const by = deciderOf(play, effect.by, c)
    if (yield* isWanted(play, by, c, 'may')) yield* doList(play, effect.do, c, by)
  },
  choose,
  /** UP-RUL-98: what is impossible is no choice. */
  *orElse(play, effect, c) {
    if (!isListPossible(play, effect.do, c)) return pushEffects(play, effect.else, c)
    const option = yield* ask(play, chooseOrElse, deciderOf(play, effect.by, c), { effect, source: c.source, of: c.of })
    pushEffects(play, option === 0 ? effect.do : effect.else, c)
  },
  *forEachPlayer(play, effect, c) {
    for (const role of playersOf(play, effect.who, c).reverse()) pushEffects(play, effect.do, { ...c, itRole: role })
  },
  *forEachHex(play, effect, c) {
    yield* pushForEachHex(play, effect, c)
  },
  *forEachCard(play, effect, c) {
    yield* pushForEachCard(play, effect, c)
  },
  *repeatMay(play, effect, c) {
    pushRepeatMay(play, effect, c)
  },
  pay,
}

/** What `repeatMay` does each time it is wanted. */
export { doList }

const anyPayer = (t: Table, effect: Pay, c: Context): boolean =>
  playersOf(t, effect.who, c).some((role) => canPay(t, role, effect.cost, c))

export const flowPossible: PossibleVerbs<Flow['op']> = {
  if: (t, effect, c) => isListPossible(t, holds(t, effect.if, c) ? effect.do : (effect.else ?? []), c),
  may: (t, effect, c) => isListPossible(t, effect.do, c),
  choose: (t, effect, c) => effect.of.some((one) => isListPossible(t, one.do, c)),
  // What asks a player who does not fight cannot be used (UP-RUL-79).
  orElse: (t, effect, c) =>
    !(effect.by === 'you' && c.you === NONE) && (isListPossible(t, effect.do, c) || isListPossible(t, effect.else, c)),
  forEachPlayer: (t, effect, c) =>
    playersOf(t, effect.who, c).some((role) => isListPossible(t, effect.do, { ...c, itRole: role })),
  forEachHex: (t, effect, c) =>
    hexesOf(t, effect.hexes, c, []).some((space) => isListPossible(t, effect.do, { ...c, itHex: space })),
  repeatMay: (t, effect, c) => isListPossible(t, effect.do, c),
  pay: (t, effect, c) => anyPayer(t, effect, c) || isListPossible(t, effect.else ?? [], c),
}
