/** Verbs that place: Nemesis pieces by their own rules, player pieces for nothing (UP-PLC-17, UP-DEF-01). */
import { procedure, type Play, type Procedure } from '../table/rules.ts'
import type { HexSel } from '../../content/effects/selectors.ts'
import type { MapPieces } from '../../content/effects/verbs.ts'
import { hasChaos, hasEmpire } from '../map/pieces.ts'
import { cursesLeft } from '../map/reserve.ts'
import { defenseFits, putDefense } from '../placing/defenses.ts'
import { pushPlacing, reinforceAt, type PlacingEffect } from '../placing/place-nemesis.ts'
import { placeCurseOn } from '../placing/put-on-hex.ts'
import { chooseUnitType, placedUnits, placesOfUnit, placeUnitFrom } from '../placing/unit-supply.ts'
import { bestHexes } from '../select/best-hexes.ts'
import { chosenPlayers } from '../select/choose-player.ts'
import { contextFor, contextIn, type Context } from '../select/context.ts'
import { numberOf } from '../select/numbers.ts'
import { askHex, hexesFor, pickHexes } from '../select/pick-hexes.ts'
import { hereOf, hexesOf } from '../select/which-hexes.ts'
import { deciderOf, playersOf } from '../select/which-players.ts'
import { gainVp } from '../table/points.ts'
import { CHAOS, NONE, type Role, type Space, type Table } from '../table/state.ts'
import { effectNumbered, numberOfEffect } from './scripts.ts'
import type { EffectOf, PossibleVerbs, Verbs } from './verb-types.ts'

type Placing = Extract<
  MapPieces['op'],
  | 'placeGarrison'
  | 'placeSkeleton'
  | 'joinSkeletons'
  | 'reinforce'
  | 'placeCurse'
  | 'placeLegion'
  | 'placeHorde'
  | 'placeUnit'
  | 'placeDefense'
>

/** Player pieces: who says where, if the selector does not. */
const deciderFor = (t: Table, at: HexSel, c: Context, role: Role): Role =>
  at.by === undefined ? role : deciderOf(t, at.by, c, role)

const isReinforceable = ({ state }: Table, space: Space): boolean => hasEmpire(state, space) || hasChaos(state, space)

/** UP-EXP-06 to -08; each hex a frame of its own, because a Horde may appear. */
function* reinforce(play: Play, { at }: EffectOf<'reinforce'>, c: Context): Procedure {
  const by = deciderOf(play, at.by, c)
  const isMeant = (space: Space): boolean => isReinforceable(play, space)
  const spaces = yield* pickHexes(play, at, c, { why: 'reinforce', by, isMeant })
  for (const space of spaces.reverse()) play.push(reinforceHex, { space, by, you: c.you })
}

interface ReinforceArgs {
  readonly space: Space
  readonly by: Role
  readonly you: number
}

export const reinforceHex = procedure(
  'reinforceHex',
  function* (play: Play, { space, by, you }: ReinforceArgs): Procedure {
    yield* reinforceAt(play, space, by, you)
  },
)

/** Without a Curse left nobody is asked where; without a hex the text ends (UP-RUL-68, UP-RUL-04). */
function* placeCurse(play: Play, { at }: EffectOf<'placeCurse'>, c: Context): Procedure {
  if (cursesLeft(play) === 0) return gainVp(play, CHAOS, 1, 'UP-RUL-68')
  const spaces = yield* pickHexes(play, at, c, { why: 'curse', by: deciderOf(play, at.by, c), isMeant: () => true })
  if (spaces.length === 0 && at.fallback !== 'none') gainVp(play, CHAOS, 1, 'UP-RUL-68')
  for (const space of spaces) placeCurseOn(play, space, c.you, 'UP-CUR-01')
}

/** One frame for every player and hex; inside, one Unit after the other. */
function* placeUnit(play: Play, effect: EffectOf<'placeUnit'>, c: Context): Procedure {
  const { at, who } = effect
  const roles = yield* chosenPlayers(play, who, c, at.by)
  const args = { ...c, effect: numberOfEffect(play.content, effect), left: numberOf(play, effect.n, c) }
  for (const role of roles.slice().reverse()) {
    const own = { ...args, role, anyRole: who === 'anyPlayer' ? role : c.anyRole, on: NONE }
    if (at.pick === 'each')
      for (const space of hexesOf(play, at, own, []).reverse()) play.push(placeUnits, { ...own, on: space })
    else play.push(placeUnits, own)
  }
}

interface PlaceUnitsArgs extends Context {
  readonly effect: number
  readonly left: number
  readonly role: Role
  /** One of several hexes, or NONE: by the selector. */
  readonly on: number
}

/** `who` chooses the type, then the hex. What finds no place stays where it is. */
export const placeUnits = procedure('placeUnits', function* (play: Play, args: PlaceUnitsArgs): Procedure {
  const { effect, left, role, on } = args
  const c = contextIn(args)
  if (left <= 0) return
  const verb = effectNumbered(play.content, effect) as EffectOf<'placeUnit'>
  const { at } = verb
  const spaces = placesOfUnit(play, role, on === NONE ? hexesOf(play, at, c, []) : [on])
  const units = placedUnits(play, role, verb)
  if (spaces.length === 0 || units.length === 0) return
  play.push(placeUnits, { ...c, effect, left: left - 1, role, on })
  const unit = yield* chooseUnitType(play, role, units, c)
  const best = bestHexes(play, spaces, at.pick, hereOf(play, c))
  const space =
    at.pick === 'random'
      ? play.drawOne(best, 'hex')
      : yield* askHex(play, 'unit', best, deciderFor(play, at, c, role), c)
  placeUnitFrom(play, role, unit, space)
})

function* placeDefense(play: Play, { who, kind, at }: EffectOf<'placeDefense'>, c: Context): Procedure {
  for (const role of yield* chosenPlayers(play, who, c, at.by)) {
    const own = contextFor(c, who, role)
    const isMeant = (space: Space): boolean => defenseFits(play, role, kind, space)
    const by = deciderFor(play, at, own, role)
    for (const space of yield* pickHexes(play, at, own, { why: kind, by, isMeant }))
      if (isMeant(space)) putDefense(play, role, kind, space)
  }
}

function* placeByRules(play: Play, effect: PlacingEffect, c: Context): Procedure {
  pushPlacing(play, effect, c)
}

export const placingVerbs: Verbs<Placing> = {
  placeGarrison: placeByRules,
  placeSkeleton: placeByRules,
  joinSkeletons: placeByRules,
  placeLegion: placeByRules,
  placeHorde: placeByRules,
  reinforce,
  placeCurse,
  placeUnit,
  placeDefense,
}

/** A Nemesis piece that cannot be placed is a VP: something happens in any case. */
const isSome = (t: Table, { n }: { readonly n: EffectOf<'placeGarrison'>['n'] }, c: Context): boolean =>
  numberOf(t, n, c) > 0

export const placingPossible: PossibleVerbs<Placing> = {
  placeGarrison: isSome,
  placeSkeleton: isSome,
  joinSkeletons: isSome,
  placeLegion: isSome,
  placeHorde: isSome,
  reinforce: (t, { at }, c) => hexesFor(t, at, c, (space) => isReinforceable(t, space)).length > 0,
  placeCurse: (t, { at }, c) => at.fallback !== 'none' || hexesOf(t, at, c, []).length > 0,
  placeUnit: (t, effect, c) =>
    numberOf(t, effect.n, c) > 0 &&
    playersOf(t, effect.who, c).some(
      (role) =>
        placedUnits(t, role, effect).length > 0 &&
        placesOfUnit(t, role, hexesOf(t, effect.at, contextFor(c, effect.who, role), [])).length > 0,
    ),
  placeDefense: (t, { who, kind, at }, c) =>
    playersOf(t, who, c).some((role) =>
      hexesOf(t, at, contextFor(c, who, role), []).some((space) => defenseFits(t, role, kind, space)),
    ),
}
