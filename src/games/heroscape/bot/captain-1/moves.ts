/** Which figure moves where. */
import { EXTREME } from '../../rules/movement/falls.ts'
import { startOfRest } from '../../rules/movement/plan.ts'
import { search, startOfMove, type Start } from '../../rules/movement/search/paths.ts'
import type { Figure } from '../../rules/table/state.ts'
import { bestAction } from './attacks.ts'
import type { Scene } from './scene.ts'
import { outlookOf, valueAt, type Outlook } from './stand.ts'
import { lossBy, worthOf } from './worth.ts'

export interface BestMove {
  readonly option: number
  readonly value: number
}

/** A die shows a skull. */
const SKULL = 0.5
/** The least roll that survives an extreme fall comes up seldom. */
const EXTREME_LOSS = 0.9

interface Arrival {
  readonly option: number
  readonly front: number
  readonly rear: number
  readonly cost: number
}

/** Copied at once: the search keeps what it found only until the next one. */
function arrivals(scene: Scene, start: Start): Arrival[] {
  const found = search(scene.t, start)
  const list: Arrival[] = []
  const { figure } = start
  const wound = lossBy(scene.t, figure, 1)
  for (let i = 0; i < found.count; i++) {
    const extreme = Math.floor(found.fallDice[i] / EXTREME)
    const dice = (found.fallDice[i] % EXTREME) + found.strikes[i]
    const cost = SKULL * dice * wound + (extreme > 0 ? EXTREME_LOSS * worthOf(scene.t, figure) : 0)
    list.push({ option: found.option[i], front: found.front[i], rear: found.rear[i], cost })
  }
  return list
}

function best(scene: Scene, start: Start, outlook: Outlook): BestMove | undefined {
  let found: BestMove | undefined
  let value = 0
  let last: Arrival | undefined
  for (const one of arrivals(scene, start)) {
    if (last?.front !== one.front || last.rear !== one.rear) value = valueAt(scene, outlook, one.front, one.rear)
    last = one
    if (found === undefined || value - one.cost > found.value) found = { option: one.option, value: value - one.cost }
  }
  return found
}

export const bestMove = (scene: Scene, figure: Figure): BestMove | undefined =>
  best(scene, startOfMove(scene.t, figure), outlookOf(scene, figure))

export const bestRest = (scene: Scene, figure: Figure): BestMove | undefined =>
  best(scene, startOfRest(scene.t), outlookOf(scene, figure))

/** What a move brings beyond standing still. */
export function gainByMoving(scene: Scene, figure: Figure): number {
  const { front, rear } = scene.t.state
  const outlook = outlookOf(scene, figure)
  const stay = valueAt(scene, outlook, front[figure], rear[figure])
  const move = best(scene, startOfMove(scene.t, figure), outlook)
  return move === undefined ? 0 : move.value - stay
}

/** What a figure may make of a turn: the better of staying and moving, less what it has if it does nothing. */
export function turnWorth(scene: Scene, figure: Figure): number {
  const { front, rear } = scene.t.state
  const outlook = outlookOf(scene, figure)
  const stay = valueAt(scene, outlook, front[figure], rear[figure])
  const move = best(scene, startOfMove(scene.t, figure), outlook)
  return Math.max(stay, move?.value ?? stay) - stay + bestAction(scene, figure)
}
