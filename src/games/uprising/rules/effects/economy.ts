/** Verbs of resources, VP and AP. */
import { buildNow } from '../phases/build.ts'
import type { Economy } from '../../content/effects/verbs.ts'
import { PLUNDER, FOOD, RESOURCES, SALT } from '../../content/names.ts'
import { attachedTo, releaseAp } from '../cards/laid-on-cards.ts'
import { choosePlayer, chosenPlayers } from '../select/choose-player.ts'
import type { Context } from '../select/context.ts'
import { decide } from '../select/decide.ts'
import { numberOf } from '../select/numbers.ts'
import { chooseKinds } from '../select/resource-choice.ts'
import { playersOf, scorersOf } from '../select/which-players.ts'
import { gainVp } from '../table/points.ts'
import { gainAp, gainResource, has, loseResource, resourceAt, spendAp, totalOf } from '../table/resources.ts'
import type { Play, Procedure } from '../table/rules.ts'
import type { Role, Table } from '../table/state.ts'
import { exchange, canExchange } from './exchange.ts'
import { pointRule } from './point-rules.ts'
import { produceNow } from './produce-now.ts'
import type { EffectOf, PossibleVerbs, Verbs } from './verb-types.ts'

type Amounts = EffectOf<'gain'> | EffectOf<'lose'>

/** Salt, Plunder, Food of an effect; the kinds of `any` are chosen. */
function amountsOf(t: Table, effect: Amounts, c: Context): number[] {
  const amounts = [0, 0, 0]
  if (effect.salt !== undefined) amounts[SALT] = numberOf(t, effect.salt, c)
  if (effect.plunder !== undefined) amounts[PLUNDER] = numberOf(t, effect.plunder, c)
  if (effect.food !== undefined) amounts[FOOD] = numberOf(t, effect.food, c)
  return amounts
}

type Change = typeof gainResource

const changing = (purpose: 'gain' | 'lose', change: Change) =>
  function* (play: Play, effect: Amounts, c: Context): Procedure {
    const amounts = amountsOf(play, effect, c)
    const any = effect.any === undefined ? 0 : numberOf(play, effect.any, c)
    for (const role of yield* chosenPlayers(play, effect.who, c)) {
      amounts.forEach((n, kind) => change(play, role, kind, n))
      yield* chooseKinds(play, role, purpose, any, (kind) => change(play, role, kind, 1))
    }
  }

function* gainVP(play: Play, effect: EffectOf<'gainVP'>, c: Context): Procedure {
  const n = numberOf(play, effect.n, c)
  const sides =
    effect.who === 'anyPlayer' ? yield* chosenPlayers(play, 'anyPlayer', c, effect.by) : scorersOf(play, effect.who, c)
  for (const side of sides) gainVp(play, side, n, pointRule(play.content, effect, c))
}

/** AP that a card can hold: extra ones are gone at the next Refresh anyway and stay where they are (UP-RUL-23). */
const lockable = ({ state }: Table, role: Role): number => Math.max(0, state.ap[role] - state.extraAp[role])

/** Who has none is spared (UP-RUL-24). */
function* lockAP(play: Play, effect: EffectOf<'lockAP'>, c: Context): Procedure {
  const on = attachedTo(play, c)
  const n = numberOf(play, effect.n, c)
  for (const role of yield* chosenPlayers(play, effect.who, c)) {
    const locked = Math.min(n, lockable(play, role))
    if (on === undefined || locked === 0) continue
    play.state.ap[role] -= locked
    on.ap[role] += locked
    play.tell({ type: 'apLocked', role, n: locked, source: c.source, of: c.of, rule: 'UP-RUL-24' })
  }
}

function* loseAP(play: Play, effect: EffectOf<'loseAP'>, c: Context): Procedure {
  const n = numberOf(play, effect.n, c)
  for (const role of yield* chosenPlayers(play, effect.who, c)) {
    const lost = Math.min(n, play.state.ap[role])
    if (lost === 0) continue
    spendAp(play.state, role, lost)
    play.tell({ type: 'apSpent', role, n: lost })
  }
}

/** To one other player, as many as wanted. */
function* give(play: Play, effect: EffectOf<'give'>, c: Context): Procedure {
  const max = numberOf(play, effect.max, c)
  for (const role of yield* chosenPlayers(play, effect.who, c)) {
    if (totalOf(play.state, role) === 0 || max === 0) continue
    const to = yield* decide(play, choosePlayer, role, { source: c.source, of: c.of, except: role })
    const pass = (kind: number): void => {
      loseResource(play, role, kind, 1)
      gainResource(play, to, kind, 1)
    }
    yield* chooseKinds(play, role, 'give', max, pass, 1)
  }
}

export const economyVerbs: Verbs<Economy['op']> = {
  gain: changing('gain', gainResource),
  /** As much as there is (UP-RUL-13). */
  lose: changing('lose', loseResource),
  *loseHalf(play, effect, c) {
    for (const role of yield* chosenPlayers(play, effect.who, c))
      for (const kind of effect.of.map((one) => RESOURCES.indexOf(one)))
        loseResource(play, role, kind, Math.floor(play.state.resources[resourceAt(role, kind)] / 2))
  },
  gainVP,
  *gainAP(play, effect, c) {
    const n = numberOf(play, effect.n, c)
    for (const role of yield* chosenPlayers(play, effect.who, c)) if (n > 0) gainAp(play, role, n)
  },
  loseAP,
  lockAP,
  *releaseAP(play, _effect, c) {
    const on = attachedTo(play, c)
    if (on !== undefined) releaseAp(play, on)
  },
  give,
  *exchange(play, effect, c) {
    for (const role of yield* chosenPlayers(play, effect.who, c)) yield* exchange(play, role, effect, c)
  },
  *produce(play, effect, c) {
    for (const role of yield* chosenPlayers(play, effect.who, c)) produceNow(play, role, effect.scope)
  },
  *build(play, effect, c) {
    const max = effect.max === undefined ? -1 : numberOf(play, effect.max, c)
    const roles = yield* chosenPlayers(play, effect.who, c)
    for (const role of roles.toReversed()) play.push(buildNow, { role, max, discount: effect.discount ?? 0 })
  },
}

const some = (t: Table, who: EffectOf<'gain'>['who'], c: Context, isMeant: (role: Role) => boolean): boolean =>
  playersOf(t, who, c).some(isMeant)

export const economyPossible: PossibleVerbs<Economy['op']> = {
  gain: (t, effect, c) => playersOf(t, effect.who, c).length > 0,
  lose: (t, effect, c) => {
    const amounts = amountsOf(t, effect, c)
    const isThere = (role: Role): boolean =>
      (effect.any !== undefined && totalOf(t.state, role) > 0) ||
      amounts.some((n, kind) => n > 0 && has(t.state, role, kind, 1))
    return some(t, effect.who, c, isThere)
  },
  loseHalf: (t, effect, c) =>
    some(t, effect.who, c, (role) => effect.of.some((one) => has(t.state, role, RESOURCES.indexOf(one), 2))),
  gainVP: (t, effect, c) => scorersOf(t, effect.who, c).length > 0 && numberOf(t, effect.n, c) > 0,
  gainAP: (t, effect, c) => playersOf(t, effect.who, c).length > 0,
  loseAP: (t, effect, c) => some(t, effect.who, c, (role) => t.state.ap[role] > 0),
  lockAP: (t, effect, c) => attachedTo(t, c) !== undefined && some(t, effect.who, c, (role) => lockable(t, role) > 0),
  releaseAP: (t, _effect, c) => attachedTo(t, c)?.ap.some((n) => n > 0) ?? false,
  give: (t, effect, c) => some(t, effect.who, c, (role) => totalOf(t.state, role) > 0),
  exchange: (t, effect, c) => some(t, effect.who, c, (role) => canExchange(t, role, effect)),
  produce: (t, effect, c) => playersOf(t, effect.who, c).length > 0,
  build: (t, effect, c) => playersOf(t, effect.who, c).length > 0,
}
