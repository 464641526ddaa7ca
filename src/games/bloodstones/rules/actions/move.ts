import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { ARCHER, CASTLE, CITADEL, CUTIECORN, DRAGON, SHIP, UNDEAD, UNIT_TYPES } from '../../content/units.ts'
import { settleCutiecorn } from '../cutiecorn/cutiecorn.ts'
import { DONE } from '../setup/setup-questions.ts'
import { moveCountFace, moveMoreFace, moveToFace, moveWhichFace } from '../table/faces.ts'
import { army, hasEnemyUnits, isMobile, shift } from '../table/pieces.ts'
import { factionOf, firstPiece, mapOf, NONE } from '../table/state.ts'
import type { Area, Role, Table, UnitType } from '../table/state.ts'
import { areaTarget, unitTarget } from '../table/targets.ts'
import { handPoints } from '../table/tiles.ts'
import { listOf } from '../words/lists.ts'
import { canStep, costTo, findWays, gaitOf, newGait, reach, stopsTo, wayTo, type Gait } from './paths.ts'
import { payWithPoints } from './pay.ts'

/** Moves by a move action: not castles and citadels (BS-MOV-09), not undead (BS-UND-08). */
export const marches = (type: UnitType): boolean => isMobile(type) && type !== UNDEAD

/** The units in an area that a move action could move, by type; whether they came, moved or fought in this turn (BS-PLC-10, BS-MOV-11, BS-BAT-33). */
export function marchers(t: Table, role: Role, area: Area, out: number[]): number[] {
  army(t, role, area, out)
  out[CASTLE] = out[CITADEL] = out[UNDEAD] = 0
  return out
}

/** Points that the action may still cost: it must stay payable at every moment (BS-MOV-01). */
export const pointsLeft = (t: Table, role: Role): number => handPoints(t, role) - (t.state.move?.cost ?? 0)

// From where

const WALKER = 1
const SAILOR = 2
const FLYER = 4
const kindsIn: number[] = []
const walking = newGait()
const sailing = newGait()
const flying = newGait()
const one: number[] = new Array<number>(UNIT_TYPES).fill(0)

/** The gait of a single unit. */
function gaitOfOne(t: Table, role: Role, type: UnitType, out: Gait): Gait {
  one[type] = 1
  gaitOf(t, role, one, out)
  one[type] = 0
  return out
}

/** Which kinds of units stand where. The cutiecorn never moves alone (BS-CUT-06). */
function findKinds(t: Table, role: Role): void {
  const { areaCount } = mapOf(t)
  for (let area = 0; area < areaCount; area++) kindsIn[area] = 0
  const { where } = t.state
  const types = factionOf(t, role).pieces
  const first = firstPiece(t, role)
  for (let i = 0; i < types.length; i++) {
    const area = where[first + i]
    if (area < 0 || !marches(types[i]) || types[i] === CUTIECORN) continue
    kindsIn[area] |= types[i] === SHIP ? SAILOR : types[i] === DRAGON ? FLYER : WALKER
  }
}

function lookAround(t: Table, role: Role): void {
  findKinds(t, role)
  gaitOfOne(t, role, ARCHER, walking)
  gaitOfOne(t, role, SHIP, sailing)
  gaitOfOne(t, role, DRAGON, flying)
}

/** Is there a step out of an area that some unit there could make, whatever it costs? */
export function hasWayOut(t: Table, role: Role, area: Area): boolean {
  lookAround(t, role)
  return someCanLeave(t, role, area, kindsIn[area], Infinity)
}

/** The areas from which at least one unit can make a step that can be paid, with `spent` points used already. */
export function movableAreas(t: Table, role: Role, spent: number, out: Area[]): void {
  const budget = handPoints(t, role) - spent
  if (budget <= 0) return
  lookAround(t, role)
  const alone = 1 << role
  const { presence } = t.state
  for (let area = 0; area < presence.length; area++) {
    // No unit leaves an area with enemy units (BS-MOV-06, BS-RUL-32).
    if (presence[area] === alone && kindsIn[area] !== 0 && someCanLeave(t, role, area, kindsIn[area], budget))
      out.push(area)
  }
}

function someCanLeave(t: Table, role: Role, area: Area, kinds: number, budget: number): boolean {
  if ((kinds & WALKER) !== 0 && canStep(t, role, area, walking, budget)) return true
  if ((kinds & FLYER) !== 0 && canStep(t, role, area, flying, budget)) return true
  return (kinds & SAILOR) !== 0 && canStep(t, role, area, sailing, budget)
}

// Which units

export const ALL = 0
export const PICK = 1
const gait = newGait()
const units: number[] = new Array<number>(UNIT_TYPES).fill(0)

export const moveWhich: QuestionOf<{ from: Area }> = faced(moveWhichFace)({
  kind: 'option',
  rule: 'BS-MOV-01',
  options(t, ask, out) {
    const { role } = ask
    const { from } = ask.arg
    marchers(t, role, from, units)
    let n = 0
    for (let type = 0; type < UNIT_TYPES; type++) n += units[type]
    if (canStep(t, role, from, gaitOf(t, role, units, gait), pointsLeft(t, role))) out.push(ALL)
    if (n > 1) out.push(PICK)
  },
  key: (_t, option) => (option === ALL ? 'all' : 'pick'),
  prompt: (_t, ask) => say('move.which', { area: ask.arg.from }),
  about: (_t, { arg }) => ({ area: arg.from }),
  describe(t, option, ask) {
    if (option === PICK) return { label: say('move.pick'), data: 'pick' }
    const all = marchers(t, ask.role, ask.arg.from, [])
    return { label: say('move.all', { units: listOf(all) }), targets: unitTargets(all, ask.arg.from), data: 'all' }
  },
  // Whether all of several can go depends on the hand.
  veiled: (t, { role, arg }) => marchers(t, role, arg.from, units).reduce((sum, n) => sum + n, 0) > 1,
})

const unitTargets = (group: readonly number[], area: Area): string[] =>
  group.flatMap((n, type) => (n > 0 ? [unitTarget(type, area)] : []))

interface CountArg {
  readonly from: Area
  readonly type: UnitType
  /** What was chosen of the types before. */
  readonly group: readonly number[]
}

/** More units never go cheaper or further than fewer of them, so every number that can still set out is offered. */
export const moveCount: QuestionOf<CountArg> = faced(moveCountFace)({
  kind: 'number',
  rule: 'BS-MOV-01',
  options(t, ask, out) {
    const { role } = ask
    const { from, type, group } = ask.arg
    const budget = pointsLeft(t, role)
    marchers(t, role, from, units)
    const most = units[type]
    if (isNobody(group)) {
      if (someLater(t, role, ask.arg, budget)) out.push(0)
    } else out.push(0)
    for (let i = 0; i < UNIT_TYPES; i++) units[i] = group[i]
    for (let n = 1; n <= most; n++) {
      units[type] = n
      if (!canStep(t, role, from, gaitOf(t, role, units, gait), budget)) return
      out.push(n)
    }
  },
  key: (_t, n) => `${n}`,
  prompt: (_t, ask) => say('move.countAsk', { unit: ask.arg.type, area: ask.arg.from }),
  about: (_t, { arg }) => ({ area: arg.from }),
  describe: (_t, n, ask) => ({
    label: say('move.count', { unit: ask.arg.type, count: n }),
    targets: [unitTarget(ask.arg.type, ask.arg.from)],
  }),
  // How many can go depends on the hand; only the last unit of all must, if nobody else does.
  veiled: (t, { role, arg }) => !(isNobody(arg.group) && isLastOne(marchers(t, role, arg.from, units), arg.type)),
})

/** One unit of the type, and none of a later type that moves alone. */
function isLastOne(all: readonly number[], type: UnitType): boolean {
  for (let later = type + 1; later < CUTIECORN; later++) if (all[later] > 0) return false
  return all[type] === 1
}

function isNobody(group: readonly number[]): boolean {
  for (let type = 0; type < UNIT_TYPES; type++) if (group[type] > 0) return false
  return true
}

/** Could a unit of a later type set out alone? Reads the units that were just counted. */
function someLater(t: Table, role: Role, arg: CountArg, budget: number): boolean {
  for (let type = arg.type + 1; type < CUTIECORN; type++)
    if (units[type] > 0 && canStep(t, role, arg.from, gaitOfOne(t, role, type, gait), budget)) return true
  return false
}

/** At least one unit moves (BS-RUL-17). */
function* chooseGroup(play: Play, role: Role, from: Area): Procedure<number[]> {
  const which = yield* ask(play, moveWhich, role, { from })
  const all = marchers(play, role, from, new Array<number>(UNIT_TYPES))
  if (which === ALL) return all
  const group = new Array<number>(UNIT_TYPES).fill(0)
  for (let type = 0; type < UNIT_TYPES; type++)
    if (all[type] > 0) group[type] = yield* ask(play, moveCount, role, { from, type, group })
  return group
}

/** The answers that choose a group in an area; a single unit is not asked about, nor the last one that is left. */
export function groupAnswers(t: Table, role: Role, from: Area, group: readonly number[]): string[] {
  const all = marchers(t, role, from, new Array<number>(UNIT_TYPES))
  if (all.reduce((sum, n) => sum + n, 0) === 1) return []
  if (all.every((n, type) => n === group[type])) return ['all']
  const chosen = new Array<number>(UNIT_TYPES).fill(0)
  const answers = ['pick']
  for (let type = 0; type < UNIT_TYPES; type++) {
    if (all[type] === 0) continue
    if (!isNobody(chosen) || !isLastOne(all, type)) answers.push(`${group[type]}`)
    chosen[type] = group[type]
  }
  return answers
}

// Where to

export interface GroupArg {
  readonly from: Area
  readonly group: readonly number[]
}

function searchFor(t: Table, role: Role, arg: GroupArg, out: Area[]): void {
  reach(t, role, arg.from, gaitOf(t, role, arg.group, gait), pointsLeft(t, role), out)
}

export const moveTo: QuestionOf<GroupArg> = faced(moveToFace)({
  kind: 'area',
  rule: 'BS-MOV-02',
  options: (t, ask, out) => searchFor(t, ask.role, ask.arg, out),
  key: (_t, area) => `${area}`,
  prompt: (_t, ask) => say('move.whereAsk', { units: listOf(ask.arg.group) }),
  about: (_t, { arg }) => ({ area: arg.from }),
  describe(t, area, ask) {
    searchFor(t, ask.role, ask.arg, [])
    const cost = costTo(area)
    const way = wayTo(ask.arg.from, area)
    const label = say('move.to', { area, cost })
    const targets = [areaTarget(area), `way:${way.join('-')}`]
    const data = { to: area, cost, way }
    if (!hasEnemyUnits(t, area, ask.role)) return { label, targets, data }
    const detail = say('move.fight', { area })
    return { label, targets, rule: 'BS-MOV-07', detail, data: { ...data, fights: true } }
  },
  // How far somebody gets depends on the hand.
  veiled: () => true,
})

/** Takes the cheapest way and adds its cost to the action's (BS-MOV-02). */
function march(play: Play, role: Role, arg: GroupArg, to: Area): void {
  const { from, group } = arg
  findWays(play, role, from, to, gaitOf(play, role, group, gait), pointsLeft(play, role))
  const cost = costTo(to)
  play.state.move!.cost += cost
  if (play.recorder !== undefined) {
    play.tell({ type: 'moved', role, units: listOf(group), path: wayTo(from, to), cost })
  }
  if (play.state.cutiecorn === NONE) return step(play, role, group, from, to)
  let at = from
  for (const stop of stopsTo(from, to)) {
    step(play, role, group, at, stop)
    settleCutiecorn(play, stop)
    at = stop
  }
}

function step(play: Play, role: Role, group: readonly number[], from: Area, to: Area): void {
  for (let type = 0; type < UNIT_TYPES; type++) for (let n = group[type]; n > 0; n--) shift(play, role, type, from, to)
}

// The action

function* moveGroup(play: Play, role: Role, from: Area): Procedure {
  const group = yield* chooseGroup(play, role, from)
  const arg = { from, group }
  march(play, role, arg, yield* ask(play, moveTo, role, arg))
  play.push(moveMore, { role })
}

/**
 * One move action: groups of units one after another, paid together at the end (BS-MOV-01, BS-RUL-28). Ships that went
 * first carry those that come later.
 */
export function* moveUnits(play: Play, role: Role, from: Area): Procedure {
  play.state.move = { cost: 0 }
  yield* moveGroup(play, role, from)
}

export const moveMoreQuestion: QuestionOf<undefined> = faced(moveMoreFace)({
  kind: 'option',
  rule: 'BS-MOV-01',
  options(t, ask, out) {
    out.push(DONE)
    movableAreas(t, ask.role, t.state.move!.cost, out)
  },
  key: (_t, option) => (option === DONE ? 'pay' : `${option}`),
  prompt: (t) => say('move.moreAsk', { cost: t.state.move!.cost }),
  describe: (t, option, ask) =>
    option === DONE
      ? {
          label: say('move.pay', { cost: t.state.move!.cost }),
          rule: 'BS-MOV-03',
          detail: say('move.left', { points: pointsLeft(t, ask.role) }),
        }
      : { label: say('move.from', { area: option }), targets: [areaTarget(option)], data: { takes: 'army' } },
  // What else can be paid for depends on the hand.
  veiled: () => true,
})

/** Another group in the same action, or the payment. */
export const moveMore = procedure('moveMore', function* (play: Play, args: { role: Role }): Procedure {
  const { role } = args
  const from = yield* ask(play, moveMoreQuestion, role, undefined)
  if (from !== DONE) return yield* moveGroup(play, role, from)
  yield* payWithPoints(play, role, play.state.move!.cost)
  delete play.state.move
})
