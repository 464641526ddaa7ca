/** Units that are destroyed or removed: Graveyards, reserves, VP (UP-CMB-60 to -62, UP-GRV, UP-RUL-96). */
import { UNITS_PER_FACTION } from '../../content/names.ts'
import { trigger } from '../cards/triggers.ts'
import { takeUnits } from '../map/pieces.ts'
import { gainVp } from '../table/points.ts'
import type { Play } from '../table/rules.ts'
import { CHAOS, EMPIRE, isPlayer, NONE, type Side, type Space, type State } from '../table/state.ts'

/** UP-GRV-02; without an owner of the Graveyard it returns to the reserve (UP-RUL-96). */
export function buryUnit(state: State, space: Space, type: number, by: Side): void {
  const at = state.unitsOf[space] * UNITS_PER_FACTION + type
  takeUnits(state, type, space)
  if (by === EMPIRE) state.imperialGraveyard[at]++
  else if (by === CHAOS) state.chaosGraveyard[at]++
}

/** One own Unit of a player. `by`: the side that destroyed it; NONE: a neutral effect. */
export function destroyUnit(play: Play, space: Space, type: number, by: Side): void {
  const role = play.state.unitsOf[space]
  buryUnit(play.state, space, type, by)
  play.tell({ type: 'unitDestroyed', role, unit: type, space, by })
  trigger(play, 'unitDestroyed', { here: space, actor: role })
}

/** The top Garrison level (UP-GAR-04). */
export function destroyGarrison(play: Play, space: Space, by: Side): void {
  const { state } = play
  const level = state.garrison[space]--
  // UP-CMB-61
  if (by === CHAOS) state.buriedGarrisons[level - 1]++
  play.tell({ type: 'garrisonDestroyed', space, level, by })
  if (by === NONE || !isPlayer(by)) return
  gainVp(play, by, play.content.setup.destroyedPoints, 'UP-CMB-62')
  trigger(play, 'garrisonDestroyed', { here: space, actor: by })
}

export function destroySkeleton(play: Play, space: Space, by: Side): void {
  const { state } = play
  state.skeletons[space]--
  // UP-CMB-60
  if (by === EMPIRE) state.buriedSkeletons++
  play.tell({ type: 'skeletonDestroyed', space, by })
  if (by === NONE || !isPlayer(by)) return
  gainVp(play, by, play.content.setup.destroyedPoints, 'UP-CMB-62')
  trigger(play, 'skeletonDestroyed', { here: space, actor: by })
}
