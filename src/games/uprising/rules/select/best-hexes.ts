import type { HexSel } from '../../content/effects/selectors.ts'
import { strengthAgainst, unitsOn } from '../map/pieces.ts'
import { distanceOf } from '../map/spaces.ts'
import { CHAOS, EMPIRE, NONE, type Space, type Table } from '../table/state.ts'

/** Everything with Units on a hex, of whomever (UP-RUL-56). */
const strengthOn = (t: Table, space: Space): number =>
  strengthAgainst(t.state, space, EMPIRE) + strengthAgainst(t.state, space, CHAOS) - unitsOn(t.state, space)

/** What `pick` leaves of the hexes: the best by Units or raw distance from `from`; the others leave all. */
export function bestHexes(t: Table, spaces: readonly Space[], pick: HexSel['pick'], from: Space): Space[] {
  const worth = (space: Space): number => {
    if (pick === 'fewestUnits') return strengthOn(t, space)
    if (from === NONE) return 0
    return pick === 'nearest' ? distanceOf(t, from, space) : -distanceOf(t, from, space)
  }
  if (pick !== 'fewestUnits' && pick !== 'nearest' && pick !== 'farthest') return spaces.slice()
  let best = Infinity
  for (const space of spaces) best = Math.min(best, worth(space))
  return spaces.filter((space) => worth(space) === best)
}
