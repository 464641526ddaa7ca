/** Verbs that move pieces or let them act (UP-CMD-05 to -08, UP-RUL-99). */
import type { MapPieces } from '../../content/effects/verbs.ts'
import { ACTIONS } from '../../content/names.ts'
import { modsOf } from '../actions/action-price.ts'
import { canAct, performAction } from '../actions/actions.ts'
import { fightingRole, isSkeletons } from '../combat/combat-group.ts'
import { dieOfUnit, roundOf } from '../combat/opening-pool.ts'
import { terrainModifiers } from '../combat/terrain.ts'
import { chosenPlayers } from '../select/choose-player.ts'
import { contextFor, type Context } from '../select/context.ts'
import { numberOf } from '../select/numbers.ts'
import { piecesMeant, pickPieces } from '../select/pick-pieces.ts'
import { piecesOf, type Pieces } from '../select/which-pieces.ts'
import { playersOf } from '../select/which-players.ts'
import { NONE, type Table } from '../table/state.ts'
import { join, turnSkeletons } from './dice-before.ts'
import { isBeforeRolling } from './dice-sides.ts'
import { canMove, movePieces } from './move-pieces.ts'
import type { EffectOf, PossibleVerbs, Verbs } from './verb-types.ts'

type Moving = Extract<MapPieces['op'], 'movePieces' | 'act' | 'changeSide' | 'joinCombat'>

/** The die a Unit from elsewhere would roll in this round; NONE: none. Terrain counts for it, the fighter's cards do not. */
function joiningDie(t: Table, { role, type }: Pieces): number {
  const { combat } = t.state
  if (combat === undefined) return NONE
  const modifiers = terrainModifiers(t, combat.space).flatMap((one) => (one.rule === 'unitDie' ? [one] : []))
  return dieOfUnit(t, role, type, roundOf(combat), modifiers)
}

/** Only for a combat of somebody else, before dice are rolled. */
function joins(t: Table, pieces: Pieces): boolean {
  const { combat } = t.state
  if (combat === undefined || pieces.kind !== 'unit' || pieces.space === combat.space) return false
  const fighter = fightingRole(combat)
  return fighter !== NONE && fighter !== pieces.role && joiningDie(t, pieces) !== NONE
}

/** Skeletons that can roll for the player: of the group that fights one, and only where they roll at all. */
function turnable(t: Table, { pieces }: EffectOf<'changeSide'>, c: Context): number {
  const { combat } = t.state
  if (combat === undefined || combat.part !== 'clash' || !isBeforeRolling(t)) return 0
  if (fightingRole(combat) === NONE || !isSkeletons(combat.groups[1])) return 0
  let there = 0
  for (const { kind, count } of piecesOf(t, { ...pieces, in: 'combat' }, c)) if (kind === 'skeleton') there += count
  const { n = 1 } = pieces
  return n === 'all' || n === 'any' ? there : Math.min(there, numberOf(t, n, c))
}

export const movingVerbs: Verbs<Moving> = {
  *movePieces(play, effect, c) {
    yield* movePieces(play, effect, c)
  },
  *act(play, effect, c) {
    for (const role of yield* chosenPlayers(play, effect.who, c)) {
      const own = contextFor(c, effect.who, role)
      yield* performAction(play, role, ACTIONS.indexOf(effect.action), modsOf(play, effect, own))
    }
  },
  *changeSide(play, effect, c) {
    const n = turnable(play, effect, c)
    if (n > 0) turnSkeletons(play, n, effect.until)
  },
  *joinCombat(play, { pieces }, c) {
    if (!isBeforeRolling(play)) return
    const picked = yield* pickPieces(play, { ...pieces, pick: 'you' }, c, { why: 'join', isMeant: joins })
    const dice = picked.flatMap((one) => Array<number>(one.count).fill(joiningDie(play, one)))
    if (dice.length > 0) join(play, 0, dice)
  },
}

export const movingPossible: PossibleVerbs<Moving> = {
  movePieces: canMove,
  act: (t, effect, c) =>
    playersOf(t, effect.who, c).some((role) =>
      canAct(t, role, ACTIONS.indexOf(effect.action), modsOf(t, effect, contextFor(c, effect.who, role))),
    ),
  changeSide: (t, effect, c) => turnable(t, effect, c) > 0,
  joinCombat: (t, { pieces }, c) => isBeforeRolling(t) && piecesMeant(t, pieces, c, joins).length > 0,
}
