/** Where the land card of the attacked land goes after a fight (IM-CRD-06 to IM-CRD-13). */
import { nameOf } from '../../content/names.ts'
import type { Play } from '../table/rules.ts'
import { NONE, type Land, type Role } from '../table/state.ts'
import { moveLandCard } from './hands-and-piles.ts'

/** The attacker put armies on the land: the card comes from the stack or from whoever holds it, even from a plan. */
export function winLandCard(play: Play, winner: Role, target: Land): void {
  const name = nameOf(target)
  const from = play.state.holder[name]
  if (from === winner) return
  const space = moveLandCard(play.state, name, winner)
  if (space !== NONE) play.state.knowledge++
  play.tell({ type: 'landCardWon', role: winner, name, from, space })
}

/** Nobody possesses the land: the card goes back to the stack unless an uninvolved player holds it (IM-RUL-63). */
export function returnLandCard(play: Play, attacker: Role, defender: number, target: Land): void {
  const name = nameOf(target)
  const from = play.state.holder[name]
  if (from === NONE || (from !== attacker && from !== defender)) return
  const space = moveLandCard(play.state, name, NONE)
  if (space !== NONE) play.state.knowledge++
  play.tell({ type: 'landCardReturned', role: from, name, space })
}
