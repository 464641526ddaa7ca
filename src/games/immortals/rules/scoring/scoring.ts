/** Scoring (IM-SCO) and the end of the game (IM-END). */
import { round } from '../round/round.ts'
import { procedure, type Play, type Procedure } from '../table/rules.ts'
import { gameOver, type Outcome } from '../../../../engine/index.ts'
import { armiesOnBoard, leftOf, turnOrder } from '../table/lands.ts'
import { NONE, type Role, type State } from '../table/state.ts'
import { scoreOf, trackOf } from './score.ts'

/** IM-SCO-10: every gain of victory points goes through here; there are no losses (IM-INV-10). */
export function gainPoints(s: State, role: Role, points: number): void {
  s.points[role] += points
}

/** The end of a round (IM-SCO-01), of the last one also of the game (IM-RND-03, IM-END-01). */
export const scoring = procedure('scoring', function* (play: Play, _args: object): Procedure {
  const { state, content } = play
  state.phase = 'scoring'
  state.turn = NONE
  for (const role of turnOrder(state, leftOf(state, state.startPlayer))) {
    const { lands, shrines, capitals, regions, total } = scoreOf(play, role)
    gainPoints(state, role, total)
    const points = state.points[role]
    const { laps, field } = trackOf(content, points)
    play.tell({ type: 'scored', role, lands, shrines, capitals, regions, total, points, laps, field })
  }
  // IM-RND-02
  if (state.round < state.options.rounds) {
    play.push(round, { step: 0 })
    return
  }
  state.phase = 'over'
  const outcome = rankingOf(state)
  const [winners] = outcome.places
  play.tell({ type: 'gameEnded', winners: winners.join(), points: outcome.scores[winners[0]] })
  yield* gameOver(outcome)
})

/** IM-END-02 to IM-END-05 */
export function rankingOf(s: State): Outcome & { readonly kind: 'ranking' } {
  const armies = s.points.map((_, role) => armiesOnBoard(s, role))
  const isBefore = (a: Role, b: Role): number => s.points[b] - s.points[a] || armies[b] - armies[a]
  const order = s.points.map((_, role) => role).sort(isBefore)
  const places: Role[][] = []
  order.forEach((role, i) => {
    if (i > 0 && isBefore(order[i - 1], role) === 0) places[places.length - 1].push(role)
    else places.push([role])
  })
  return { kind: 'ranking', places, scores: s.points.slice() }
}
