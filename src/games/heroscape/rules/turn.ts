/** A turn: show the marker or choose a card, move, attack (HS-RND-12, HS-BAS-06). */
import { steps, type StepResult } from '../../../engine/procedure.ts'
import type { Content } from '../content/content.ts'
import { attackStep } from './attack.ts'
import { moveStep } from './move.ts'
import type { Play, Procedure, State } from './state.ts'
import type { TurnArgs } from './turn-args.ts'

export const turn = steps<State, Content, TurnArgs>('turn', [beginTurn, moveStep, attackStep, endTurn])

function* beginTurn(_play: Play, _args: TurnArgs): Procedure<StepResult> {
  throw new Error('not written')
}

function* endTurn(_play: Play, _args: TurnArgs): Procedure<StepResult> {
  throw new Error('not written')
}
