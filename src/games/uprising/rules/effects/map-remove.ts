/** Verbs that take pieces away (UP-GRV, UP-CMB-60 to -62, UP-HAV-11, UP-RUL-96). */
import type { PieceSel } from '../../content/effects/selectors.ts'
import type { MapPieces } from '../../content/effects/verbs.ts'
import { UNIT_RANKS } from '../../content/names.ts'
import { trigger } from '../cards/triggers.ts'
import { destroyGarrison, destroySkeleton, destroyUnit } from '../combat/losses.ts'
import { putUnits, takeUnits, UNIT_TYPES } from '../map/pieces.ts'
import { unitsLeft } from '../map/reserve.ts'
import { removeHaven } from '../placing/put-on-hex.ts'
import { chooseUnitType } from '../placing/unit-supply.ts'
import type { Context } from '../select/context.ts'
import { numberOf } from '../select/numbers.ts'
import { piecesMeant, pickPieces } from '../select/pick-pieces.ts'
import { graveOf, piecesOf, unitOf, type Pieces } from '../select/which-pieces.ts'
import { sideOfSource } from '../select/which-players.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, type Side, type State, type Table } from '../table/state.ts'
import type { EffectOf, PossibleVerbs, Verbs } from './verb-types.ts'

type Removing = Extract<MapPieces['op'], 'remove' | 'destroy' | 'removeFromGame' | 'returnFromGraveyard' | 'swapUnit'>

/** A Hero never leaves the map (UP-HER-07). */
const isRemovable = (_t: Table, { kind }: Pieces): boolean => kind !== 'hero'
const isUnit = (_t: Table, { kind }: Pieces): boolean => kind === 'unit'
const isBuried = (_t: Table, { grave }: Pieces): boolean => grave !== NONE

/** Out of a Graveyard, Garrisons from the top (UP-RUL-75). */
function unbury(s: State, { kind, role, type, grave, count }: Pieces): void {
  if (kind === 'unit') graveOf(s, grave)[role * UNIT_TYPES + type] -= count
  else if (kind === 'skeleton') s.buriedSkeletons -= count
  else
    for (let left = count, level = s.buriedGarrisons.length - 1; left > 0 && level >= 0; level--) {
      const taken = Math.min(left, s.buriedGarrisons[level])
      s.buriedGarrisons[level] -= taken
      left -= taken
    }
}

function removePieces(play: Play, pieces: Pieces, c: Context): void {
  const { state } = play
  const { kind, space, role, type, count, grave } = pieces
  if (kind === 'haven') return removeHaven(play, space)
  if (grave !== NONE) unbury(state, pieces)
  else if (kind === 'unit') takeUnits(state, type, space, count)
  else if (kind === 'skeleton') state.skeletons[space] -= count
  else if (kind !== 'hero') state[kind][space] -= count
  play.tell({ type: 'piecesRemoved', kind, role, unit: type, space, n: count, rule: ruleOf(pieces) })
  if (kind === 'curse') trigger(play, 'curseRemoved', { here: space, actor: c.you })
}

function ruleOf({ kind, grave }: Pieces): string {
  if (grave !== NONE) return 'UP-GRV-05'
  if (kind === 'curse') return 'UP-CUR-11'
  return kind === 'wall' || kind === 'tower' ? 'UP-DEF-02' : 'UP-GRV-06'
}

/** Whose effect it is: the Nemesis that speaks, else the player; NONE: neutral (UP-RUL-96). */
const causeOf = (c: Context): Side => {
  const side = sideOfSource(c)
  return side === NONE ? c.you : side
}

function destroyPieces(play: Play, pieces: Pieces, c: Context): void {
  const { kind, space, type, count, grave } = pieces
  const by = causeOf(c)
  if (grave !== NONE || (kind !== 'unit' && kind !== 'garrison' && kind !== 'skeleton'))
    return removePieces(play, pieces, c)
  for (let i = 0; i < count; i++) {
    if (kind === 'unit') destroyUnit(play, space, type, by)
    else if (kind === 'garrison') destroyGarrison(play, space, by)
    else destroySkeleton(play, space, by)
  }
}

/** UP-SET-05: out of this game. */
function boxUnits(play: Play, { space, role, type, count, grave }: Pieces): void {
  const { state } = play
  const at = role * UNIT_TYPES + type
  if (grave === NONE) takeUnits(state, type, space, count)
  else graveOf(state, grave)[at] -= count
  state.boxedUnits[at] += count
  play.tell({ type: 'unitsBoxed', role, unit: type, space, n: count, rule: 'UP-SET-05' })
}

/** Types of the same owner that could stand there instead. */
function replacements(t: Table, { role, type }: Pieces, by: EffectOf<'swapUnit'>['for']): number[] {
  const out: number[] = []
  for (let other = 0; other < UNIT_TYPES; other++) {
    const unit = unitOf(t, role, other)
    const rank = UNIT_RANKS[unit.rank]
    const fits = by === 'anyElite' ? rank === 'elite' : by === 'anyBasic' ? rank === 'basic' : unit.id === by
    if (other !== type && fits && unitsLeft(t, role, other) > 0) out.push(other)
  }
  return out
}

/** One after the other, because what was exchanged is in the reserve again. */
function* swapUnit(play: Play, effect: EffectOf<'swapUnit'>, c: Context): Procedure {
  const isMeant = (t: Table, pieces: Pieces): boolean =>
    pieces.kind === 'unit' && pieces.space !== NONE && replacements(t, pieces, effect.for).length > 0
  const { pieces: sel } = effect
  const total = piecesMeant(play, sel, c, isMeant).reduce((sum, { count }) => sum + count, 0)
  const n = sel.n === 'all' || sel.n === 'any' ? total : numberOf(play, sel.n ?? 1, c)
  const one: PieceSel = { ...sel, n: sel.n === 'any' ? 'any' : 1 }
  for (let left = n; left > 0; left--) {
    const [picked] = yield* pickPieces(play, one, c, { why: 'swap', isMeant, most: 1 })
    if (picked === undefined) return
    const { role, type, space } = picked
    const units = replacements(play, picked, effect.for)
    const to = yield* chooseUnitType(play, role, units, c)
    takeUnits(play.state, type, space)
    putUnits(play.state, role, to, space)
    play.tell({ type: 'unitSwapped', role, unit: type, to, space, rule: 'UP-RUL-04' })
  }
}

/** Returns how many. */
export function* removePicked(play: Play, sel: PieceSel, c: Context): Procedure<number> {
  const picked = yield* pickPieces(play, sel, c, { why: 'remove', isMeant: isRemovable })
  for (const one of picked) removePieces(play, one, c)
  return picked.reduce((sum, { count }) => sum + count, 0)
}

export const removingVerbs: Verbs<Removing> = {
  *remove(play, { pieces }, c) {
    yield* removePicked(play, pieces, c)
  },
  *destroy(play, { pieces }, c) {
    const picked = yield* pickPieces(play, pieces, c, { why: 'destroy', isMeant: isRemovable })
    for (const one of picked) destroyPieces(play, one, c)
  },
  *removeFromGame(play, { pieces }, c) {
    const picked = yield* pickPieces(play, pieces, c, { why: 'box', isMeant: isUnit })
    for (const one of picked) boxUnits(play, one)
  },
  *returnFromGraveyard(play, { pieces }, c) {
    const picked = yield* pickPieces(play, pieces, c, { why: 'return', isMeant: isBuried })
    for (const one of picked) removePieces(play, one, c)
  },
  swapUnit,
}

type OfPieces = { readonly pieces: PieceSel }

export const removingPossible: PossibleVerbs<Removing> = {
  remove: (t, { pieces }: OfPieces, c) => piecesMeant(t, pieces, c, isRemovable).length > 0,
  destroy: (t, { pieces }: OfPieces, c) => piecesMeant(t, pieces, c, isRemovable).length > 0,
  removeFromGame: (t, { pieces }: OfPieces, c) => piecesMeant(t, pieces, c, isUnit).length > 0,
  returnFromGraveyard: (t, { pieces }: OfPieces, c) => piecesMeant(t, pieces, c, isBuried).length > 0,
  swapUnit: (t, effect, c) =>
    piecesOf(t, effect.pieces, c).some(
      (pieces) => pieces.kind === 'unit' && pieces.space !== NONE && replacements(t, pieces, effect.for).length > 0,
    ),
}
