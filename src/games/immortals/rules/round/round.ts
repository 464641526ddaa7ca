/** The game round (IM-RND): reinforcement, planning, executing actions, scoring. */
import { steps, type Play, type Procedure } from '../table/rules.ts'
import type { StepArgs, StepResult } from '../../../../engine/index.ts'
import { LIGHT, SHADOW, SPACES } from '../../content/names.ts'
import { turnOrder } from '../table/lands.ts'
import { at, NONE } from '../table/state.ts'
import { turn } from './execution.ts'
import { plan } from './planning.ts'
import { drawConflictCard, reinforce, reinforcements } from './reinforcement.ts'

/** IM-RND-01; the turns push the scoring when they are over, the scoring pushes the next round. */
export const round = steps('round', [beginRound, reinforcement, planning, execution])

/** Whoever holds the marker begins (IM-RND-05) and keeps it (IM-RND-06); everybody draws a card (IM-REI-01, IM-RUL-25). */
function* beginRound(play: Play, _args: StepArgs): Procedure<StepResult> {
  const { state } = play
  state.round++
  state.phase = 'reinforcement'
  state.startPlayer = state.marker
  state.turn = NONE
  play.tell({ type: 'roundBegan', round: state.round, rounds: state.options.rounds, startPlayer: state.startPlayer })
  for (const role of turnOrder(state)) drawConflictCard(play, role)
}

function* reinforcement(play: Play, _args: StepArgs): Procedure<StepResult> {
  const order = turnOrder(play.state)
  for (let i = order.length - 1; i >= 0; i--)
    if (reinforcements(play, order[i], SHADOW) + reinforcements(play, order[i], LIGHT) > 0)
      play.push(reinforce, { role: order[i] })
}

function* planning(play: Play, _args: StepArgs): Procedure<StepResult> {
  play.state.phase = 'planning'
  play.state.turn = NONE
  play.tell({ type: 'planningBegan' })
  yield* plan(play)
}

function* execution(play: Play, _args: StepArgs): Procedure<StepResult> {
  const { state } = play
  state.phase = 'execution'
  state.turn = state.startPlayer
  delete state.fight
  for (const role of turnOrder(state)) {
    const cards = state.planned.slice(at(role, 0), at(role, SPACES)).filter((card) => card !== NONE).length
    play.tell({ type: 'planned', role, cards })
  }
  play.push(turn)
}
