/**
 * Step 2 of a turn (MOV, ENG, HS-BAS-09 ff.), the whole story of a move: who goes, where to, the way space by space with those who
 * strike, where the figure stands, how it falls, which glyph it wakes. Its parts: README.md.
 */
import { ask, type StepResult } from '../../../../engine/index.ts'
import { checkStep } from '../end/victory.ts'
import { holding, leftBehind, maybeStrike } from '../engagement/swipes.ts'
import { settleGlyphs } from '../glyphs/glyphs.ts'
import type { TurnArgs } from '../rounds/turn-args.ts'
import { lift, put } from '../table/figures.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, OFF, STANDING, type Figure } from '../table/state.ts'
import { rollFalls } from './falls.ts'
import { END_MOVES, moveOn, moveTo, moveWho, STAY } from './move-questions.ts'
import { planOf, startOfRest, type Plan } from './plan.ts'
import { FLYING, GRAPPLING, movementOf, ON_FOOT } from './search/mover.ts'
import { startOfMove } from './search/paths.ts'

/** Asks for one figure after the other ('again'), until the player ends the step or no figure can move any more. */
export function* moveStep(play: Play, _args: TurnArgs): Procedure<StepResult> {
  const turn = play.state.turn!
  const { role } = turn
  turn.step = 'move'
  const figure = yield* ask(play, moveWho, role, undefined)
  if (figure === END_MOVES) {
    turn.step = 'attack'
    return
  }
  play.state.move = { figure, left: movementOf(play, figure), fallDice: 0, lead: NONE, way: ON_FOOT }
  const option = yield* ask(play, moveTo, role, { figure })
  if (option === STAY) delete play.state.move
  else yield* moveFigure(play, figure, planOf(play, startOfMove(play, figure), option))
  return 'again'
}

/** One figure's move from the first step to the glyph at its end (HS-RUL-67). */
function* moveFigure(play: Play, figure: Figure, first: Plan): Procedure {
  const { state } = play
  const turn = state.turn!
  const move = state.move!
  turn.moved.push(figure)
  if (!turn.acting.includes(figure)) turn.acting.push(figure)
  lift(play, figure)
  move.way = first.way
  move.lead = first.path[0] === state.front[figure] ? 0 : 1
  const hasMoved = first.path.length > 1
  let plan: Plan | undefined = first
  let last = first
  while (plan !== undefined) {
    last = plan
    const isInterrupted: boolean = yield* follow(play, figure, plan, plan === first)
    if (state.fate[figure] !== STANDING) return void delete state.move
    plan = isInterrupted ? planOf(play, startOfRest(play), yield* ask(play, moveOn, turn.role, { figure })) : undefined
  }
  put(play, figure, last.front, last.rear)
  if (!hasMoved) play.tell({ type: 'turnedRound', figure, front: last.front, rear: last.rear })
  delete state.move
  yield* rollFalls(play, figure, move.fallDice)
  if (hasMoved && state.fate[figure] === STANDING) yield* settleGlyphs(play, figure)
}

/** Goes along a path until its end, or until somebody has struck: then the rest may be chosen anew. */
function* follow(play: Play, figure: Figure, plan: Plan, isFirst: boolean): Procedure<boolean> {
  const { state } = play
  const { path, way } = plan
  const isTwoSpace = state.rear[figure] !== OFF
  let told = 0
  for (let i = 1; i < path.length; i++) {
    const trail = isTwoSpace ? path[i - 1] : OFF
    const isTakeOff = way === FLYING && isFirst && i === 1
    const abandoned = isTakeOff ? holding(play, figure) : way === FLYING ? [] : leftBehind(play, figure, path[i], trail)
    if (abandoned.length > 0) {
      tellPath(play, figure, plan, told, i - 1)
      told = i - 1
    }
    const isStruck: boolean = abandoned.length > 0 && (yield* maybeStrike(play, figure, abandoned))
    if (state.fate[figure] !== STANDING) return false
    step(play, figure, plan, i)
    if (isStruck || i === path.length - 1) tellPath(play, figure, plan, told, i)
    // A flyer is over the spaces in between, not on them (HS-RUL-83).
    if (way !== FLYING || i === path.length - 1) yield* checkStep(play, figure)
    if (state.fate[figure] !== STANDING) return false
    if (isStruck && i < path.length - 1) return true
  }
  return false
}

/** Puts the lifted figure over the next space and counts what the step costs. */
function step(play: Play, figure: Figure, { path, costs, falls, way }: Plan, i: number): void {
  const { state } = play
  const move = state.move!
  const [lead, trail] = [path[i], state.rear[figure] === OFF ? OFF : path[i - 1]]
  state.front[figure] = move.lead === 1 ? trail : lead
  state.rear[figure] = move.lead === 1 ? lead : trail
  move.left = way === GRAPPLING ? 0 : move.left - (costs[i] - costs[i - 1])
  move.fallDice += falls[i] - falls[i - 1]
}

function tellPath(play: Play, figure: Figure, { path, way }: Plan, from: number, to: number): void {
  if (to > from) play.tell({ type: 'moved', figure, path: path.slice(from, to + 1), way })
}
