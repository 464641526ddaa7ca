/** The Haven Action, and where Havens can be (UP-HAV). */
import { trigger } from '../cards/triggers.ts'
import { hasChaos, hasEmpire } from '../map/pieces.ts'
import { havensLeft } from '../map/reserve.ts'
import { isFaceDown } from '../map/tiles.ts'
import { hasX } from '../placing/where-it-fits.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, type Role, type Space, type Table } from '../table/state.ts'
import { type ActionMods, type ActionPrice, HAVEN, payAction } from './action-price.ts'

/** Which rule keeps a role from having a Haven there; Heroes and own Units do not matter (UP-HAV-06, UP-HAV-08). */
export function havenObstacle(t: Table, role: Role, space: Space): string | undefined {
  const { state } = t
  // UP-CUR-04
  if (state.curse[space] > 0) return 'UP-HAV-05'
  if (isFaceDown(state, space)) return 'UP-HAV-03'
  if (hasX(t, space)) return 'UP-HAV-04'
  if (state.haven[space] !== NONE) return 'UP-HAV-07'
  if (state.unitsOf[space] !== NONE && state.unitsOf[space] !== role) return 'UP-HAV-06'
  if (hasEmpire(state, space) || hasChaos(state, space)) return 'UP-HAV-06'
  return havensLeft(t, role) === 0 ? 'UP-HAV-09' : undefined
}

/** The leftmost Haven of the board, which uncovers a production space (UP-HAV-09). */
export function buildHaven(
  play: Play,
  role: Role,
  space: Space,
  { ap, plunder }: Pick<ActionPrice, 'ap' | 'plunder'>,
): void {
  play.state.haven[space] = role
  play.tell({ type: 'havenBuilt', role, space, ap, plunder })
  trigger(play, 'havenBuilt', { here: space, actor: role })
}

export function* haven(play: Play, role: Role, mods: ActionMods): Procedure {
  buildHaven(play, role, play.state.heroAt[role], payAction(play, role, HAVEN, mods.price))
}
