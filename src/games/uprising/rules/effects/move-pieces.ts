/** Player Units, Heroes and Skeletons that effects move together to one hex (UP-CMD-05 to -08, UP-RUL-99). */
import type { PieceSel } from '../../content/effects/selectors.ts'
import { isOpenTo, unitLimitOf } from '../actions/command.ts'
import { orientWaiting } from '../actions/explore.ts'
import { adjacentFor, type Walker } from '../map/adjacency.ts'
import { hasChaos, hasEmpire, hasUnitsOf, putUnits, takeUnits, unitsOn } from '../map/pieces.ts'
import { isExplored } from '../map/tiles.ts'
import { crowd } from '../nemesis/skeletons.ts'
import { unitFits } from '../placing/unit-supply.ts'
import { bestHexes } from '../select/best-hexes.ts'
import type { Context } from '../select/context.ts'
import { numberOf } from '../select/numbers.ts'
import { askHex } from '../select/pick-hexes.ts'
import { piecesMeant, pickPieces } from '../select/pick-pieces.ts'
import { hereOf, hexesOf } from '../select/which-hexes.ts'
import type { Pieces } from '../select/which-pieces.ts'
import { deciderOf } from '../select/which-players.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, type Role, type Space, type Table } from '../table/state.ts'
import type { EffectOf } from './verb-types.ts'

type Move = EffectOf<'movePieces'>

const WALKERS: Readonly<Partial<Record<Pieces['kind'], Walker>>> = { unit: 'unit', hero: 'hero', skeleton: 'skeleton' }

/** Whether a piece may go on from there: Units stop where a combat would begin (UP-CMD-09). */
function passes(t: Table, { kind, role }: Pieces, space: Space): boolean {
  const { state } = t
  if (kind === 'hero') return true
  if (kind === 'skeleton') return state.unitsOf[space] === NONE && !hasEmpire(state, space)
  const isHostile = hasEmpire(state, space) || hasChaos(state, space)
  return !isHostile && isExplored(state, space) && isOpenTo(t, role, space)
}

/** Spaces at most `steps` away, without its own. */
function reachable(t: Table, pieces: Pieces, walker: Walker, steps: number): Space[] {
  const found = [pieces.space]
  let edge = found.slice()
  for (let step = 0; step < steps && edge.length > 0; step++) {
    const next: Space[] = []
    for (const space of edge) {
      if (space !== pieces.space && !passes(t, pieces, space)) continue
      for (const other of adjacentFor(t, walker, space, [], pieces.role)) if (!found.includes(other)) next.push(other)
      found.push(...next.filter((other) => !found.includes(other)))
    }
    edge = [...new Set(next)]
  }
  return found.slice(1)
}

/** Where a piece may go by this effect. */
function destinations(t: Table, effect: Move, pieces: Pieces, c: Context): Space[] {
  const walker = WALKERS[pieces.kind]
  if (walker === undefined || pieces.space === NONE) return []
  const near = effect.jump === undefined ? reachable(t, pieces, walker, numberOf(t, effect.steps ?? 1, c)) : undefined
  return hexesOf(t, effect.to, c, [], pieces.space).filter((space) => {
    if (space === pieces.space || near?.includes(space) === false) return false
    return pieces.kind !== 'unit' || unitFits(t, pieces.role, space)
  })
}

/** Hexes to which at least one of the pieces can go. */
function hexesToReach(t: Table, effect: Move, c: Context): Space[] {
  const spaces = new Set<Space>()
  for (const pieces of piecesMeant(t, effect.pieces, c, () => true))
    for (const space of destinations(t, effect, pieces, c)) spaces.add(space)
  return bestHexes(
    t,
    [...spaces].sort((a, b) => a - b),
    effect.to.pick,
    hereOf(t, c),
  )
}

export const canMove = (t: Table, effect: Move, c: Context): boolean =>
  piecesMeant(t, effect.pieces, c, () => true).some((pieces) => destinations(t, effect, pieces, c).length > 0)

/** The hex first, then the pieces that go there; by chance the other way round, because nothing is asked after it. */
export function* movePieces(play: Play, effect: Move, c: Context): Procedure {
  yield* orientWaiting(play)
  if (effect.to.pick === 'random') return yield* moveAnywhere(play, effect, c)
  const spaces = hexesToReach(play, effect, c)
  if (spaces.length === 0) return
  const to = yield* askHex(play, 'move', spaces, deciderOf(play, effect.to.by, c), c)
  const isMeant = (t: Table, pieces: Pieces): boolean => destinations(t, effect, pieces, c).includes(to)
  const picked: Pieces[] = []
  for (const sel of partsOf(effect.pieces)) {
    const most = sel.kinds.every((kind) => kind === 'unit') ? roomAt(play, sel, c, to, isMeant) : Infinity
    picked.push(...(yield* pickPieces(play, sel, c, { why: 'move', isMeant, most })))
  }
  go(play, picked, to)
}

/** "Any" or all of several kinds: Units, which a hex limits, and the rest. */
function partsOf(sel: PieceSel): PieceSel[] {
  if (!sel.kinds.includes('unit') || sel.kinds.length === 1 || (sel.n !== 'any' && sel.n !== 'all')) return [sel]
  return [
    { ...sel, kinds: ['unit'] },
    { ...sel, kinds: sel.kinds.filter((kind) => kind !== 'unit') },
  ]
}

const room = (t: Table, role: Role, space: Space): number =>
  Math.max(0, unitLimitOf(t, role) - (t.state.unitsOf[space] === role ? unitsOn(t.state, space) : 0))

function roomAt(
  t: Table,
  sel: PieceSel,
  c: Context,
  to: Space,
  isMeant: (t: Table, pieces: Pieces) => boolean,
): number {
  return piecesMeant(t, sel, c, isMeant).reduce((most, { role }) => Math.min(most, room(t, role, to)), Infinity)
}

function* moveAnywhere(play: Play, effect: Move, c: Context): Procedure {
  const isMeant = (t: Table, pieces: Pieces): boolean => destinations(t, effect, pieces, c).length > 0
  const picked = yield* pickPieces(play, effect.pieces, c, { why: 'move', isMeant })
  if (picked.length === 0) return
  const [first] = picked
  const to = play.drawOne(destinations(play, effect, first, c), 'hex')
  go(
    play,
    picked.filter((pieces) => destinations(play, effect, pieces, c).includes(to)),
    to,
  )
}

/** Heroes and Units first; a third Skeleton makes a Horde, which is chance. */
function go(play: Play, picked: readonly Pieces[], to: Space): void {
  const { state } = play
  for (const { kind, role, type, space, count } of picked) {
    if (kind === 'skeleton') continue
    const n = kind === 'unit' ? Math.min(count, room(play, role, to)) : count
    if (n === 0 || (kind === 'unit' && !isOpenTo(play, role, to))) continue
    if (kind === 'hero') state.heroAt[role] = to
    else {
      takeUnits(state, type, space, n)
      putUnits(state, role, type, to, n)
    }
    play.tell({ type: 'piecesMoved', kind, role, unit: type, n, from: space, to, rule: ruleOf(play, kind, space) })
  }
  let isCrowded = false
  for (const { kind, space, count } of picked) {
    if (kind !== 'skeleton') continue
    state.skeletons[space] -= count
    state.skeletons[to] += count
    isCrowded = true
    play.tell({ type: 'skeletonsMoved', from: space, to, count, rule: 'UP-NEM-08' })
  }
  if (isCrowded) crowd(play, to)
}

/** Who leaves the hex of a combat leaves the combat (UP-RUL-99). */
function ruleOf({ state }: Table, kind: Pieces['kind'], from: Space): string {
  const { combat } = state
  if (kind !== 'hero' && combat?.space === from && combat.groups.some(({ side }) => hasUnitsOf(state, from, side)))
    return 'UP-RUL-99'
  return kind === 'hero' ? 'UP-HER-03' : 'UP-CMD-05'
}
