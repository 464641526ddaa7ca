/** What happens After Combat: the result, bottom effects, the Haven, what waits for a combat won or lost (UP-CMB-17, UP-CMB-63 to -68). */
import { trigger } from '../cards/triggers.ts'
import { hasChaos, hasEmpire } from '../map/pieces.ts'
import { pushDestroyed } from '../nemesis/card-leaves.ts'
import { byInitiative } from '../nemesis/initiative.ts'
import { isInPlay } from '../nemesis/nemesis-cards.ts'
import { removeHaven } from '../placing/put-on-hex.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, type Card, type Combat, type Group, type Table } from '../table/state.ts'
import { fightingRole, isSkeletons, isStillFighting } from './combat-group.ts'

/** The bottom effects of what was destroyed (UP-CMB-17). */
export function* bottomEffects(play: Play, c: Combat): Procedure {
  // UP-RUL-80: both at once, the lower initiative first.
  const fallen = yield* byInitiative(play, c.destroyed, 'fallen')
  for (const card of fallen.reverse()) pushDestroyed(play, card, destroyerOf(c, card))
  c.destroyed.length = 0
}

/** Nobody of its owner is left, but somebody hostile (UP-CMB-67). */
export function loseHaven(play: Play, { space }: Combat): void {
  const { state } = play
  const owner = state.haven[space]
  if (owner === NONE || state.unitsOf[space] === owner) return
  if (hasEmpire(state, space) || hasChaos(state, space)) removeHaven(play, space, 'UP-CMB-67')
}

/** UP-CMB-64, UP-CMB-65: who fought it. */
const destroyerOf = (c: Combat, card: Card): number => c.groups[c.groups[0].card === card ? 1 : 0].side

/** A card that is in play and no longer here has left the combat (UP-RUL-99). */
const hasLeft = ({ state }: Table, c: Combat, { card }: Group): boolean =>
  card !== NONE && isInPlay(state, card) && state.cardAt[card] !== c.space

/** Skeletons that became a Horde are not destroyed: nobody has won against them (UP-RUL-95). */
const hasFused = (c: Combat, group: Group): boolean => c.fused === 1 && isSkeletons(group)

export function tellResult(play: Play, c: Combat): void {
  const { space } = c
  const [one, other] = c.groups
  for (const group of c.groups)
    if (hasLeft(play, c, group)) {
      const { side, card } = group
      return play.tell({ type: 'combatLeft', side, card, space, rule: 'UP-RUL-99' })
    }
  const [first, second] = [isStillFighting(play, c, one), isStillFighting(play, c, other)]
  if (!second && hasFused(c, other))
    return play.tell({ type: 'combatUndecided', space, fell: first ? 0 : 1, rule: 'UP-RUL-95' })
  if (!first && !second) return play.tell({ type: 'combatBothFell', space, rule: 'UP-CMB-66' })
  const { side, card } = first ? one : other
  play.tell({ type: 'combatWonBy', side, card, space, rule: 'UP-CMB-05' })
}

export function triggerResult(play: Play, c: Combat): void {
  const role = fightingRole(c)
  if (role === NONE) return
  const [own, enemy] = c.groups
  const happening = { here: c.space, actor: role, card: enemy.card }
  if (!isStillFighting(play, c, own)) trigger(play, 'combatLost', happening)
  else if (!isStillFighting(play, c, enemy) && !hasLeft(play, c, enemy) && !hasFused(c, enemy))
    trigger(play, 'combatWon', happening)
}
