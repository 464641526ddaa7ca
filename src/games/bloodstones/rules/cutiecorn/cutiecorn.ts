import { CUTIECORN } from '../../content/units.ts'
import { put, takeOff, unitsIn } from '../table/pieces.ts'
import type { Play } from '../table/rules.ts'
import { factionOf, firstPiece, NONE, type Area, type Role, type Table } from '../table/state.ts'

/** Is it beside the map for anyone to bring in, as if it were in hand? (BS-CUT-02, BS-CUT-03) */
export const isCutiecornFree = (t: Table): boolean => t.state.options.cutiecorn && t.state.cutiecorn === NONE

/** Where the cutiecorn is; NONE = beside the map. */
export function cutiecornArea(t: Table): Area {
  const role = t.state.cutiecorn
  if (role === NONE) return NONE
  return t.state.where[firstPiece(t, role) + factionOf(t, role).pieces.length - 1]
}

/**
 * Alone in an area with enemy units, the cutiecorn joins them (BS-CUT-07). Called after every step, placement and removal
 * in an area; castles and citadels of its controller are company (BS-RUL-83).
 */
export function settleCutiecorn(play: Play, area: Area): void {
  const { state } = play
  if (state.cutiecorn === NONE || cutiecornArea(play) !== area) return
  const controller = state.cutiecorn
  if (unitsIn(play, area, controller) > 1) return
  const next = whomItJoins(play, area, controller)
  if (next === NONE) return
  giveCutiecorn(play, area, next)
}

/** The active player if present, else whoever has most units there, else the next clockwise from the active player. */
function whomItJoins(t: Table, area: Area, controller: Role): Role {
  const { roles, active } = t.state
  let best = NONE
  for (let i = 0; i < roles; i++) {
    const role = (active + i) % roles
    const units = unitsIn(t, area, role)
    if (role === controller || units === 0) continue
    if (role === active) return role
    if (best === NONE || units > unitsIn(t, area, best)) best = role
  }
  return best
}

/** It changes hands where it stands. */
export function giveCutiecorn(play: Play, area: Area, to: Role): void {
  takeOff(play, play.state.cutiecorn, CUTIECORN, area)
  play.state.cutiecorn = to
  put(play, to, CUTIECORN, area)
  play.tell({ type: 'cutiecornJoins', role: to, area })
}
