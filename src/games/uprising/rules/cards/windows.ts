/** Windows: what must happen happens, then players who have something to use are asked (UP-RUL-83, UP-CMB-13). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { useAbilityFace, type AbilityData, type CardRef } from '../table/faces.ts'
import { ask, faced, type Described } from '../../../../engine/index.ts'
import { WINDOWS } from '../../content/effects/timing.ts'
import { isSkeletons, mayUse, groupStrengthOf } from '../combat/combat-group.ts'
import { isAnyPossible } from '../effects/run.ts'
import { isInPlay } from '../nemesis/nemesis-cards.ts'
import { clockwise } from '../phases/turn-order.ts'
import { holds } from '../select/conditions.ts'
import { contextIn, type Context } from '../select/context.ts'
import { decideForNemesis } from '../select/decide.ts'
import { NONE, printed, type Role, type Table } from '../table/state.ts'
import { eachOwnAbility, usableAbilities, useAbility, windowArgs, type WindowArgs } from './abilities.ts'
import { abilitiesOf, abilityAt, isUnlimited, windowNumber, type NumberedAbility } from './ability-index.ts'
import { canPay } from './costs.ts'
import { contextOfAbility, obstacleOf, usedObstacle } from './obstacles.ts'
import { isOwnKind, ownerOf } from './ownership.ts'

const BEFORE_COMBAT = windowNumber('combat:before')
const PASS = -1

/** A price or a frequency says by itself how often; a trigger is answered once, and what nothing counts happens once. */
const isOnce = (one: NumberedAbility): boolean => one.time === 'trigger' || isUnlimited(one)

/** The player for whom a Nemesis card speaks: whose Units fight. */
const youOf = ({ state }: Table): number => {
  const side = state.combat?.groups[0].side ?? NONE
  return side >= 0 && side < state.roles ? side : NONE
}

/** Whether an ability of a Legion, Horde or of Skeletons happens now (UP-CMB-43, UP-DRU-06 to -08, UP-RUL-79). */
function nemesisActs(t: Table, one: NumberedAbility, moment: Context): boolean {
  const { state } = t
  const { ability, kind, of, time } = one
  if (kind === 'skeleton' ? time !== 'combat' : !isInPlay(state, of)) return false
  if (ability.window === 'on:retarget' && moment.trigger !== of) return false
  if (time === 'combat' && !isFighting(t, one)) return false
  if (usedObstacle(state, one) !== undefined) return false
  const c = nemesisContext(t, one, moment)
  if (ability.if !== undefined && !holds(t, ability.if, c)) return false
  return canPay(t, NONE, ability.cost ?? [], c) && isAnyPossible(t, ability.do, c)
}

/** Its group fights in this combat, in this kind of round, and is not forbidden to. Skeletons act once more when all are lost (UP-RUL-94). */
function isFighting(t: Table, { kind, of, ability }: NumberedAbility): boolean {
  const { combat } = t.state
  if (combat === undefined) return false
  const group = combat.groups.find((one) => (kind === 'skeleton' ? isSkeletons(one) : one.card === of))
  if (group === undefined || (kind !== 'skeleton' && groupStrengthOf(t, combat, group) === 0)) return false
  if (ability.cost?.some(({ pay }) => pay === 'bolt') === true && !mayUse(group, 'godpower')) return false
  if (ability.rounds === undefined) return true
  return (combat.part === 'archery' || combat.part === 'clash') && ability.rounds.includes(combat.part)
}

function nemesisContext(t: Table, one: NumberedAbility, moment: Context): Context {
  const c = contextOfAbility(t, youOf(t), one, moment)
  const { combat, cardAt } = t.state
  const here = combat?.space ?? (moment.here !== NONE || one.kind === 'skeleton' ? moment.here : cardAt[one.of])
  return { ...c, here }
}

/** What the Nemesis must do now, by initiative. */
function nemesisMusts(t: Table, args: WindowArgs): NumberedAbility[] {
  const musts: NumberedAbility[] = []
  for (const one of abilitiesOf(t).windows[args.window])
    if (isNemesisKind(one) && !args.done.includes(one.number) && nemesisActs(t, one, args)) musts.push(one)
  if (musts.length < 2) return musts
  const { nemesis } = printed(t)
  const initiative = ({ kind, of }: NumberedAbility): number => (kind === 'skeleton' ? 0 : nemesis[of].initiative)
  return musts.sort((a, b) => initiative(a) - initiative(b) || a.number - b.number)
}

const isNemesisKind = ({ kind }: NumberedAbility): boolean =>
  kind === 'legion' || kind === 'horde' || kind === 'skeleton'

/** What own cards do by themselves now, in the order of turns. */
function ownMusts(t: Table, args: WindowArgs): NumberedAbility[] {
  const musts: NumberedAbility[] = []
  if (!abilitiesOf(t).ownWindows[args.window].hasMusts) return musts
  for (const role of clockwise(t.state))
    eachOwnAbility(t, role, args.window, (one) => {
      if (one.ability.use !== 'must' || one.kind === 'druid' || args.done.includes(one.number)) return
      if (obstacleOf(t, role, one, args) === undefined) musts.push(one)
    })
  return musts
}

/** Things that happen at the same time: the first player says which comes first (UP-RUL-06). */
export const chooseTrigger: QuestionOf<{ readonly numbers: readonly number[] }> = {
  name: 'chooseTrigger',
  kind: 'order',
  rule: 'UP-RUL-06',
  options: (_t, { arg }, out) => void out.push(...arg.numbers),
  key: (_t, number) => `ability:${number}`,
  prompt: () => say('card.triggerPrompt'),
  describe: (t, number) => describeAbility(t, number),
}

export function describeAbility(t: Table, number: number): Described & { readonly data: AbilityData } {
  const { kind, source, of } = abilityAt(t.content, number)
  const target = kind === 'legion' || kind === 'horde' ? `card:${of}` : `${kind}:${of}`
  const card = cardOf(kind, of)
  return {
    label: say('card.card', { source, of }),
    targets: [target],
    data: card === undefined ? { ability: number } : { ability: number, card },
  }
}

/** Terrain, Skeletons and hexes have abilities without a card. */
function cardOf(kind: NumberedAbility['kind'], of: number): CardRef | undefined {
  if (kind === 'none' || kind === 'hex' || kind === 'skeleton' || kind === 'terrain') return undefined
  return { kind: kind === 'legion' || kind === 'horde' ? 'nemesis' : kind, of }
}

interface UseArgs {
  readonly window: number
  readonly moment: Context
  readonly done: readonly number[]
}

function usableNow(t: Table, role: Role, { window, moment, done }: UseArgs, out: number[]): number[] {
  usableAbilities(t, role, WINDOWS[window], out, moment)
  if (done.length === 0) return out
  const open = out.filter((number) => !done.includes(number))
  out.length = 0
  out.push(...open)
  return out
}

/** UP-CRD-16: one after the other, as many as one likes. */
export const chooseAbility: QuestionOf<UseArgs> = faced(useAbilityFace)({
  kind: 'card',
  rule: 'UP-CRD-15',
  options(t, { role, arg }, out) {
    usableNow(t, role, arg, out)
    out.push(PASS)
  },
  key: (_t, option) => (option === PASS ? 'pass' : `ability:${option}`),
  prompt: (_t, { arg }) => say('card.usePrompt', { window: WINDOWS[arg.window] }),
  describe: (t, option) => (option === PASS ? { label: say('card.pass') } : describeAbility(t, option)),
})

/** Lays the window back under what an ability does. */
function goOn(play: Play, args: WindowArgs, one: NumberedAbility, passed: number): void {
  const done = isOnce(one) ? [...args.done, one.number] : args.done.slice()
  play.push(openWindow, windowArgs(args, args.window, done, passed))
}

function* happen(play: Play, args: WindowArgs, musts: readonly NumberedAbility[]): Procedure {
  const numbers = musts.map(({ number }) => number)
  const number = yield* decideForNemesis(play, chooseTrigger, play.state.firstPlayer, { numbers })
  const one = abilityAt(play.content, number)
  goOn(play, args, one, args.passed)
  const moment = contextIn(args)
  if (isOwnKind(one.kind)) yield* useAbility(play, ownerOf(play.state, one.kind, one.of), number, moment)
  else yield* useAbility(play, youOf(play), number, { ...moment, here: nemesisContext(play, one, moment).here })
}

/** Returns whether somebody has used something. */
function* offer(play: Play, args: WindowArgs): Procedure<boolean> {
  let { passed } = args
  const arg = { window: args.window, moment: contextIn(args), done: args.done }
  for (const role of clockwise(play.state)) {
    if ((passed & (1 << role)) !== 0 || usableNow(play, role, arg, []).length === 0) continue
    const option = yield* ask(play, chooseAbility, role, arg)
    if (option === PASS) {
      passed |= 1 << role
      continue
    }
    goOn(play, args, abilityAt(play.content, option), 0)
    yield* useAbility(play, role, option, arg.moment)
    return true
  }
  return false
}

/** The Nemesis first; only Before Combat players come before it (UP-CMB-13). */
export const openWindow = procedure('window', function* (play: Play, args: WindowArgs): Procedure {
  const isBeforeCombat = args.window === BEFORE_COMBAT
  if (!isBeforeCombat) {
    const musts = nemesisMusts(play, args)
    if (musts.length > 0) return yield* happen(play, args, musts)
  }
  const own = ownMusts(play, args)
  if (own.length > 0) return yield* happen(play, args, own)
  if (yield* offer(play, args)) return
  if (!isBeforeCombat) return
  const musts = nemesisMusts(play, args)
  if (musts.length === 0) return
  const everybody = (1 << play.state.roles) - 1
  yield* happen(play, { ...args, passed: everybody }, musts)
})
