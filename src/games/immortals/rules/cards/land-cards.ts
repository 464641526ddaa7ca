/** How a land card changes hands: after a fight (IM-CRD-06 to IM-CRD-13) and by magic. */
import { landCardOf } from '../../content/cards.ts'
import { nameOf } from '../../content/names.ts'
import { robbed } from '../round/execution.ts'
import type { Play } from '../table/rules.ts'
import { NONE, type Land, type Role } from '../table/state.ts'
import { moveLandCard } from './hands-and-piles.ts'

/**
 * Takes a land card from wherever it is; `to` NONE is the stack. Returns the space that it left, or NONE. Whoever had planned it cannot
 * carry out that action any more and is compensated (IM-ACT-03, IM-RUL-39), but not for the action under way.
 */
export function takeLandCard(play: Play, name: number, to: number): number {
  const { state } = play
  const from = state.holder[name]
  const space = moveLandCard(state, name, to)
  if (space === NONE) return NONE
  const isPlayed = state.action?.role === from && state.action.card === landCardOf(name)
  if (!isPlayed && state.options.compensatesStolen) play.push(robbed, { role: from })
  return space
}

/** The attacker put armies on the land: the card comes from the stack or from whoever holds it, even from a plan. */
export function winLandCard(play: Play, winner: Role, target: Land): void {
  const name = nameOf(target)
  const from = play.state.holder[name]
  if (from === winner) return
  const space = takeLandCard(play, name, winner)
  if (space !== NONE) play.state.knowledge++
  play.tell({ type: 'landCardWon', role: winner, name, from, space })
}

/** Nobody possesses the land: the card goes back to the stack unless an uninvolved player holds it (IM-RUL-63). */
export function returnLandCard(play: Play, attacker: Role, defender: number, target: Land): void {
  const name = nameOf(target)
  const from = play.state.holder[name]
  if (from === NONE || (from !== attacker && from !== defender)) return
  const space = takeLandCard(play, name, NONE)
  if (space !== NONE) play.state.knowledge++
  play.tell({ type: 'landCardReturned', role: from, name, space })
}
