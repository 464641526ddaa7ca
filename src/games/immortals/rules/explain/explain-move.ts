/** Why armies cannot move from one land to another (IM-MOV). */
import { say } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { twinOf } from '../../content/names.ts'
import { mayLeave, routeOf } from '../actions/movement.ts'
import { validLands } from '../cards/valid-lands.ts'
import { isPresent } from '../table/lands.ts'
import type { Land, Role, Table } from '../table/state.ts'
import { cardReason, presenceReason, priceReason } from './refusals.ts'

const movePriceReason = (t: Table, role: Role): Reason[] =>
  priceReason(t, role, t.content.movementEnergy, t.content.movementGold)

/** The origin is the land of the card (IM-MOV-03), and one army stays there (IM-MOV-04). */
function originReasons(t: Table, role: Role, origin: Land): Reason[] {
  const [wrong] = cardReason(t, t.state.action!.card, origin)
  if (wrong !== undefined) return [{ rule: 'IM-MOV-03', message: wrong.message }]
  const reasons = presenceReason(t, role, origin, 'IM-MOV-03')
  if (reasons.length > 0 || mayLeave(t, origin) > 0) return reasons
  return [{ rule: 'IM-MOV-04', message: say('refuse.actOneArmy', { land: origin }) }]
}

export function moveReasons(t: Table, role: Role, origin: Land, destination: Land): Reason[] {
  const reasons = originReasons(t, role, origin)
  if (reasons.length > 0) return reasons
  if (origin === destination) return [{ rule: 'IM-MOV-05', message: say('refuse.actSameLand', { land: destination }) }]
  const presence = presenceReason(t, role, destination, 'IM-MOV-05')
  if (presence.length > 0) return presence
  if (routeOf(t, role, origin, destination).length > 0) return movePriceReason(t, role)
  const rule = destination === twinOf(origin) ? 'IM-MOV-07' : 'IM-MOV-06'
  return [{ rule, message: say('refuse.actNoRoute', { from: origin, to: destination }) }]
}

/** For a land by itself: as an own land it is an origin or a destination; others can only be attacked. */
export function moveLandReasons(t: Table, role: Role, land: Land): Reason[] {
  if (!isPresent(t.state, role, land)) return []
  const { card } = t.state.action!
  const origins = validLands(t, role, card, [])
  if (origins.length === 0) return [{ rule: 'IM-MOV-03', message: say('refuse.actNowhere', { card }) }]
  if (origins.includes(land)) {
    const reasons = originReasons(t, role, land)
    return reasons.length > 0 ? reasons : moveReasons(t, role, land, land)
  }
  const all = origins.map((origin) => moveReasons(t, role, origin, land))
  return all.some((reasons) => reasons.length === 0) ? [] : all[0]
}
