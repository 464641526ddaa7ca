/** A turn: show the marker or choose a card, move, attack (HS-RND-12, HS-BAS-06). */
import { steps, type Play, type Procedure } from '../table/rules.ts'
import { ask, type StepResult } from '../../../../engine/index.ts'
import { attackStep } from '../attack/attack.ts'
import { chooseCard, nextBasicTurn } from '../basic/basic.ts'
import { moveStep } from '../movement/move.ts'
import { isInPlay } from '../table/figures.ts'
import { isBasic, NONE, type ArmyCard, type Role, type Turn } from '../table/state.ts'
import { slotOf } from './markers.ts'
import { nextTurn } from './round.ts'
import type { TurnArgs } from './turn-args.ts'

export const turn = steps<TurnArgs>('turn', [beginTurn, moveStep, attackStep, endTurn])
const END_TURN = 3

const newTurn = (role: Role, card: ArmyCard, step: Turn['step']): Turn => ({
  role,
  card,
  step,
  moved: [],
  attackers: [],
  targets: [],
  powers: [],
  acting: [],
})

export function* beginTurn(play: Play, _args: TurnArgs): Procedure<StepResult> {
  const { state } = play
  const role = state.order[state.turnAt]
  state.phase = 'turns'
  if (!isBasic(play)) return showMarker(play, role)
  state.round++
  state.turn = newTurn(role, NONE, 'card')
  const card = yield* ask(play, chooseCard, role, undefined)
  state.turn.card = card
  state.turn.step = 'move'
  play.tell({ type: 'cardActivated', role, card })
}

/**
 * HS-RND-13. A marker whose card is out of play, or was taken over, is not shown: the turn is lost, and nobody learns
 * where the marker lies (HS-RND-14, HS-RND-15, HS-RUL-12).
 */
function showMarker(play: Play, role: Role): StepResult {
  const { state } = play
  const slot = slotOf(state, role, state.turnNumber)
  const card = state.markerOn[slot]
  if (state.owner[card] !== role || state.takenOver[card] === 1 || !isInPlay(play, card)) {
    play.tell({ type: 'turnLost', role, turn: state.turnNumber + 1 })
    return END_TURN
  }
  play.reveal(state.markerSeenBy, slot)
  state.turn = newTurn(role, card, 'move')
  play.tell({ type: 'markerShown', role, card, marker: state.turnNumber })
}

/** HS-RND-18, HS-BAS-05 */
export function* endTurn(play: Play, _args: TurnArgs): Procedure<StepResult> {
  delete play.state.turn
  delete play.state.move
  if (isBasic(play)) nextBasicTurn(play)
  else nextTurn(play)
}
