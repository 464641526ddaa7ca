/** Placing Nemesis pieces one by one: who chooses the hex, and what happens instead (UP-PLC, UP-CAP-03, UP-SKE-08). */
import { procedure, type Play, type Procedure } from '../table/rules.ts'
import type { HexSel } from '../../content/effects/selectors.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { GARRISON_LEVELS } from '../../content/names.ts'
import { effectNumbered, numberOfEffect } from '../effects/scripts.ts'
import { hasChaos, hasEmpire } from '../map/pieces.ts'
import { skeletonsLeft } from '../map/reserve.ts'
import { CAPITAL_SPACE } from '../map/spaces.ts'
import { contextIn, NO_CONTEXT, sourceOf, type Context } from '../select/context.ts'
import { decideForNemesis } from '../select/decide.ts'
import { numberOf } from '../select/numbers.ts'
import { hexesOf } from '../select/which-hexes.ts'
import { deciderOf, groupDecider } from '../select/which-players.ts'
import { gainVp } from '../table/points.ts'
import { CHAOS, EMPIRE, NONE, type Role, type Space } from '../table/state.ts'
import { optionsOfPlacing, placeWhere } from './place-questions.ts'
import { becomeHorde, placeCardOn, placeGarrisonOn, placeSkeletonOn } from './put-on-hex.ts'
import { skeletonFits, type PlacedKind } from './where-it-fits.ts'

export type PlacingEffect = Extract<
  Effect,
  { readonly op: 'placeGarrison' | 'placeSkeleton' | 'joinSkeletons' | 'placeLegion' | 'placeHorde' }
>

const KIND: Readonly<Record<PlacingEffect['op'], PlacedKind>> = {
  placeGarrison: 'garrison',
  placeSkeleton: 'skeleton',
  joinSkeletons: 'skeleton',
  placeLegion: 'legion',
  placeHorde: 'horde',
}

/** The verbs `placeGarrison` … `placeHorde`: so many pieces one after the other, each a frame of its own. */
export function pushPlacing(play: Play, effect: PlacingEffect, c: Context): void {
  const left = numberOf(play, effect.n, c)
  if (left <= 0) return
  const at = effect.op === 'joinSkeletons' ? undefined : effect.at
  const threat = 'threat' in effect && effect.threat !== undefined ? numberOf(play, effect.threat, c) : NONE
  const args = { ...c, effect: numberOfEffect(play.content, effect), left, threat }
  if (at?.pick !== 'each') return play.push(placeNemesis, { ...args, on: NONE })
  // On each of the hexes as they are now; the first of them runs first.
  for (const space of hexesOf(play, at, c, []).reverse()) play.push(placeNemesis, { ...args, on: space })
}

interface PlacingArgs extends Context {
  readonly effect: number
  readonly left: number
  readonly threat: number
  /** One of several hexes, or NONE: by the selector. */
  readonly on: number
}

export const placeNemesis = procedure('placeNemesis', function* (play: Play, args: PlacingArgs): Procedure {
  const { effect, left, threat, on } = args
  const c = contextIn(args)
  const verb = effectNumbered(play.content, effect) as PlacingEffect
  if (verb.op === 'placeSkeleton' && verb.together === 1) return yield* oneTogether(play, args, verb.at)
  if (left > 1) play.push(placeNemesis, { ...c, effect, threat, on, left: left - 1 })
  const kind = KIND[verb.op]
  const at = verb.op === 'joinSkeletons' ? undefined : verb.at
  const by = deciderOf(play, verb.op === 'joinSkeletons' ? verb.by : at?.by, c)
  const named = on === NONE ? namedHex(play, at, c) : on
  if (kind === 'garrison') yield* garrison(play, args, named, by)
  else if (kind === 'skeleton') yield* skeleton(play, args, named, by)
  else yield* figure(play, args, { named, by, isLegion: kind === 'legion' })
})

/** The one hex that a selector names (UP-PLC-15), else NONE. */
function namedHex(play: Play, at: HexSel | undefined, c: Context): Space {
  if (at?.at === undefined) return NONE
  return hexesOf(play, at, c, [])[0] ?? NONE
}

function* garrison(play: Play, args: PlacingArgs, named: Space, by: Role): Procedure {
  if (named !== NONE) return yield* placeGarrisonAt(play, named, by, 'UP-RUL-72')
  const space = yield* chooseHex(play, 'garrison', args, by)
  if (space === NONE || !placeGarrisonOn(play, space)) gainVp(play, EMPIRE, 1, 'UP-PLC-06')
}

/** One Garrison on a named hex; full or impossible: on the Capital elsewhere (UP-CAP-03), else 1 VP (UP-GAR-09, UP-GAR-10). */
export function* placeGarrisonAt(play: Play, space: Space, by: Role, rule: string): Procedure {
  const { state } = play
  const isFull = state.garrison[space] >= GARRISON_LEVELS
  if (!isFull || space !== CAPITAL_SPACE) {
    if (!placeGarrisonOn(play, space, rule)) gainVp(play, EMPIRE, 1, isFull ? 'UP-GAR-10' : 'UP-GAR-09')
    return
  }
  const arg = { what: 'overflow', effect: NONE } as const
  if (optionsOfPlacing(play, arg).length === 0) return gainVp(play, EMPIRE, 1, 'UP-CAP-04')
  placeGarrisonOn(play, yield* decideForNemesis(play, placeWhere, by, arg), 'UP-CAP-03')
}

function* skeleton(play: Play, args: PlacingArgs, named: Space, by: Role): Procedure {
  const { effect, you } = args
  const rule = sourceOf(args) === 'skeleton' ? 'UP-SKE-03' : 'UP-RUL-72'
  if (named !== NONE || skeletonsLeft(play) === 0) return yield* placeSkeletonAt(play, named, rule, you)
  const isJoining = effectNumbered(play.content, effect).op === 'joinSkeletons'
  const space = yield* chooseHex(play, isJoining ? 'join' : 'skeleton', args, by)
  if (space === NONE || !placeSkeletonOn(play, space, isJoining ? 'UP-PLC-07' : 'UP-PLC-01', you))
    gainVp(play, CHAOS, 1, 'UP-PLC-11')
}

/** Where the first one went the others follow; what does not fit there has its place chosen anew. */
function* oneTogether(play: Play, args: PlacingArgs, at: HexSel): Procedure {
  const { left, on } = args
  const c = contextIn(args)
  const hasOne = on !== NONE && skeletonFits(play, on)
  const isChosen = !hasOne && skeletonsLeft(play) > 0
  const chosen = isChosen ? yield* chooseHex(play, 'skeleton', args, deciderOf(play, at.by, c)) : NONE
  const space = hasOne ? on : chosen
  if (left > 1) play.push(placeNemesis, { ...args, on: space, left: left - 1 })
  if (isChosen && space === NONE) gainVp(play, CHAOS, 1, 'UP-PLC-11')
  else yield* placeSkeletonAt(play, space, 'UP-PLC-01', c.you)
}

/** One Skeleton on a named hex; without one left, others become a Horde (UP-SKE-08); impossible: 1 VP (UP-PLC-11). Ends with chance. */
export function* placeSkeletonAt(play: Play, space: Space, rule: string, you = NONE): Procedure {
  if (skeletonsLeft(play) === 0) {
    const arg = { what: 'convert', effect: NONE } as const
    if (optionsOfPlacing(play, arg).length === 0) return gainVp(play, CHAOS, 1, 'UP-RUL-66')
    // UP-RUL-06
    const chosen = yield* decideForNemesis(play, placeWhere, groupDecider(play, { ...NO_CONTEXT, you }), arg)
    return becomeHorde(play, chosen, play.state.skeletons[chosen], 'UP-SKE-08', you)
  }
  if (!skeletonFits(play, space) || !placeSkeletonOn(play, space, rule, you)) gainVp(play, CHAOS, 1, 'UP-RUL-67')
}

interface Figure {
  readonly named: Space
  readonly by: Role
  readonly isLegion: boolean
}

/** A Legion or Horde: without a card 1 VP, and nobody is asked where (UP-LEG-03, UP-PLC-12, UP-PLC-13). */
function* figure(play: Play, args: PlacingArgs, { named, by, isLegion }: Figure): Procedure {
  const { state } = play
  const { threat, you } = args
  const hasCards = (isLegion ? state.legionsLeft : state.hordesLeft) > 0
  const [side, rule] = isLegion ? ([EMPIRE, 'UP-LEG-03'] as const) : ([CHAOS, 'UP-PLC-13'] as const)
  if (!hasCards) return gainVp(play, side, 1, rule)
  const space = named === NONE ? yield* chooseHex(play, isLegion ? 'legion' : 'horde', args, by) : named
  if (space === NONE || !placeCardOn(play, isLegion, space, threat, you)) gainVp(play, side, 1, rule)
}

/** By the selector's `pick`; NONE: there is no place. */
function* chooseHex(play: Play, what: PlacedKind | 'join', args: PlacingArgs, by: Role): Procedure<Space> {
  const { effect, left } = args
  const arg = { what, effect, c: contextIn(args), left }
  const spaces = optionsOfPlacing(play, arg)
  if (spaces.length === 0) return NONE
  const verb = effectNumbered(play.content, effect) as PlacingEffect
  if (verb.op !== 'joinSkeletons' && verb.at?.pick === 'random') return play.drawOne(spaces, 'hex')
  return yield* decideForNemesis(play, placeWhere, by, arg)
}

/** UP-EXP-06 to -08, UP-RUL-76: one Unit more for the Nemesis that is there. Ends with chance. */
export function* reinforceAt(play: Play, space: Space, by: Role, you = NONE): Procedure {
  if (hasEmpire(play.state, space)) yield* placeGarrisonAt(play, space, by, 'UP-EXP-06')
  else if (hasChaos(play.state, space)) yield* placeSkeletonAt(play, space, 'UP-EXP-07', you)
}
