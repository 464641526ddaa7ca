/** Which figure moves where. */
import { EXTREME } from '../rules/movement/falls.ts'
import { startOfRest } from '../rules/movement/plan.ts'
import { search, startOfMove, type Start } from '../rules/movement/search/paths.ts'
import type { Figure, Space } from '../rules/table/state.ts'
import type { Scene } from './scene.ts'
import { actionHere, exactValueAt, outlookOf, valueAt, type Outlook } from './stand.ts'
import { lossBy } from './worth.ts'

/** A place where a move can end. */
export interface Arrival {
  readonly option: number
  readonly front: Space
  readonly rear: Space
  /** What falls and strikes on the way cost. */
  readonly cost: number
  value: number
}

/** What is known about the moves of a figure that has not moved. */
export interface MovesOf {
  readonly outlook: Outlook
  readonly arrivals: readonly Arrival[]
  readonly best: Arrival | undefined
  /** The value of staying. */
  readonly stay: number
}

/** A die shows a skull. */
const SKULL = 0.5
/** The least roll that survives an extreme fall comes up seldom. */
const EXTREME_LOSS = 0.9
/** So many of the best places are looked at exactly. */
const LOOKED_AT = 3
const LOOKED_AT_WITH_POWERS = 8

/** Copied at once: the search keeps what it found only until the next one. */
function arrivalsOf(scene: Scene, start: Start, outlook: Outlook): Arrival[] {
  const found = search(scene.t, start)
  const list: Arrival[] = []
  const { figure } = start
  const wound = lossBy(scene.t, figure, 1)
  let value = 0
  for (let i = 0; i < found.count; i++) {
    const extreme = Math.floor(found.fallDice[i] / EXTREME)
    const dice = (found.fallDice[i] % EXTREME) + found.strikes[i]
    const cost = SKULL * dice * wound + (extreme > 0 ? EXTREME_LOSS * scene.worth[figure] : 0)
    const [front, rear] = [found.front[i], found.rear[i]]
    const last = list.at(-1)
    if (last?.front !== front || last.rear !== rear) value = valueAt(scene, outlook, front, rear)
    list.push({ option: found.option[i], front, rear, cost, value: value - cost })
  }
  return list
}

/** The best place: the first look decides which are looked at again. */
function bestOf(scene: Scene, outlook: Outlook, arrivals: readonly Arrival[]): Arrival | undefined {
  const hasPowers = scene.cast.specials[outlook.figure].length > 0
  if (!hasPowers && outlook.range <= 1) return highest(arrivals)
  const looked: Arrival[] = []
  for (let times = hasPowers ? LOOKED_AT_WITH_POWERS : LOOKED_AT; times > 0; times--) {
    const next = highest(arrivals, looked)
    if (next === undefined) break
    next.value = exactValueAt(scene, outlook, next.front, next.rear) - next.cost
    looked.push(next)
    const best = highest(looked)!
    // Nothing that has not been looked at promises more.
    const rest = highest(arrivals, looked)
    if (!hasPowers && (rest === undefined || rest.value <= best.value)) break
  }
  return highest(looked)
}

function highest(arrivals: readonly Arrival[], without: readonly Arrival[] = []): Arrival | undefined {
  let best: Arrival | undefined
  for (const one of arrivals) if ((best === undefined || one.value > best.value) && !without.includes(one)) best = one
  return best
}

export function movesOf(scene: Scene, figure: Figure): MovesOf {
  let known = scene.moves.get(figure)
  if (known !== undefined) return known
  const { front, rear } = scene.t.state
  const outlook = outlookOf(scene, figure)
  const stay = exactValueAt(scene, outlook, front[figure], rear[figure])
  const arrivals = arrivalsOf(scene, startOfMove(scene.t, figure), outlook)
  known = { outlook, arrivals, best: bestOf(scene, outlook, arrivals), stay }
  scene.moves.set(figure, known)
  return known
}

/** Where to go on to after a strike. */
export function restOf(scene: Scene, figure: Figure): readonly Arrival[] {
  const outlook = outlookOf(scene, figure)
  return arrivalsOf(scene, startOfRest(scene.t), outlook)
}

/** What a move brings beyond standing still. */
export function gainByMoving(scene: Scene, figure: Figure): number {
  const { best, stay } = movesOf(scene, figure)
  return best === undefined ? 0 : best.value - stay
}

/** What a figure may make of a turn: the better of staying and moving, less what it has if it does nothing. */
export function turnWorth(scene: Scene, figure: Figure): number {
  const { best, stay, outlook } = movesOf(scene, figure)
  return scene.weights.going * Math.max(0, (best?.value ?? stay) - stay) + actionHere(scene, outlook)
}
