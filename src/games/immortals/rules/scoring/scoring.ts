/** Scoring (IM-SCO) and the end of the game (IM-END). */
import { gameOver } from '../../../../engine/procedure.ts'
import type { Outcome } from '../../../../engine/table.ts'
import type { Content } from '../../content/content.ts'
import { CAPITAL, LANDS, SHRINE } from '../../content/names.ts'
import { armiesOnBoard, landsPossessed, leftOf, turnOrder } from '../table/lands.ts'
import { NONE, type Play, type Procedure, type Role, type State, type Table } from '../table/state.ts'
import { tell } from '../words/words.ts'

/** What a role would score now, for the preview too. */
export interface Score {
  readonly lands: number
  readonly shrines: number
  readonly capitals: number
  readonly regions: number
  readonly total: number
}

/** IM-SCO-02 to IM-SCO-08 */
export function scoreOf(t: Table, role: Role): Score {
  const { state, content } = t
  const lands = Math.trunc(landsPossessed(state, role) / content.landsPerPoint)
  const shrines = buildingsOf(state, role, SHRINE) * content.buildings[SHRINE].scored
  const capitals = buildingsOf(state, role, CAPITAL) * content.buildings[CAPITAL].scored
  let regions = 0
  for (const landsOfRegion of content.map.landsIn) {
    let own = 0
    for (const land of landsOfRegion) if (state.possessor[land] === role) own++
    regions += content.regionPoints[own]
  }
  return { lands, shrines, capitals, regions, total: lands + shrines + capitals + regions }
}

function buildingsOf(s: State, role: Role, building: number): number {
  let count = 0
  for (let land = 0; land < LANDS; land++) if (s.possessor[land] === role && s.building[land] === building) count++
  return count
}

/** IM-SCO-10: every gain of victory points goes through here. */
export function gainPoints(s: State, role: Role, points: number): void {
  s.points[role] += points
}

/** Where the marker stands, and how often it has passed the last field (IM-SCO-09, IM-RUL-76). */
export function trackOf(content: Content, points: number): { readonly laps: number; readonly field: number } {
  const { lastField } = content.components
  const laps = points > 0 ? Math.trunc((points - 1) / lastField) : 0
  return { laps, field: points - laps * lastField }
}

/** The end of a round (IM-SCO-01), of the last one also of the game (IM-RND-03, IM-END-01). */
export function* scoring(play: Play, _args: object): Procedure {
  const { state, content } = play
  state.phase = 'scoring'
  state.turn = NONE
  for (const role of turnOrder(state, leftOf(state, state.startPlayer))) {
    const { lands, shrines, capitals, regions, total } = scoreOf(play, role)
    gainPoints(state, role, total)
    const points = state.points[role]
    const { laps, field } = trackOf(content, points)
    tell(play, { type: 'scored', role, lands, shrines, capitals, regions, total, points, laps, field })
  }
  if (state.round < state.options.rounds) {
    play.push('round', { step: 0 })
    return
  }
  state.phase = 'over'
  const outcome = rankingOf(state)
  const [winners] = outcome.places
  tell(play, { type: 'gameEnded', winners: winners.join(), points: outcome.scores[winners[0]] })
  yield* gameOver(outcome)
}

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
