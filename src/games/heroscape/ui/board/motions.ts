import type { GameEvent } from '../../../../engine/index.ts'
import { numbersIn } from '../../../../kit/counting.ts'
import type { Event } from '../../rules/words/words.ts'
import type { SceneFigure, SceneMotion } from '../scene/types.ts'

/* Events as motions of the scene, in the order in which they happened. */

const ON_FOOT = 0

/** Who stands where after the events. */
export type WhereOf = (figure: number) => { readonly front: number; readonly rear: number } | undefined

function moved(event: Extract<Event, { type: 'moved' }>, whereOf: WhereOf): SceneMotion[] {
  const { figure, path, way } = event
  const steps = path.slice(1)
  if (steps.length === 0) return []
  const { front = -1, rear = -1 } = whereOf(figure) ?? {}
  // The rear end may have led: the piece is put down by its front.
  if (rear >= 0 && steps.at(-1) === rear) steps.push(front)
  const kind = way > ON_FOOT ? 'fly' : 'move'
  return [{ kind, figure: `${figure}`, path: steps, ...(rear >= 0 && front === steps.at(-1) ? { rear } : {}) }]
}

function blows(by: readonly number[], target: number): SceneMotion[] {
  return by.map((figure, i) => ({ kind: 'attack', figure: `${figure}`, target: `${target}`, together: i > 0 }))
}

function fallen(figure: number, whereOf: WhereOf): SceneMotion[] {
  const { front = -1, rear = -1 } = whereOf(figure) ?? {}
  if (front < 0) return [{ kind: 'hit', figure: `${figure}` }]
  return [{ kind: 'fall', figure: `${figure}`, to: front, ...(rear >= 0 ? { rear } : {}) }]
}

function summoned({ figure, to, toRear }: Extract<Event, { type: 'summoned' }>): SceneMotion[] {
  return [{ kind: 'fly', figure: `${figure}`, path: [to], ...(toRear >= 0 ? { rear: toRear } : {}) }]
}

function fightOf(event: Event): SceneMotion[] {
  switch (event.type) {
    case 'struck':
      return blows(event.by, event.figure)
    case 'attackRolled':
      return blows([event.attacker], event.target)
    case 'specialAttackRolled':
      return blows([event.attacker], numbersIn(event.targets)[0] ?? event.attacker)
    case 'struckBack':
      return blows([event.figure], event.attacker)
    case 'chomped':
    case 'shackled':
      return blows([event.figure], event.target)
    case 'wounded':
      return [{ kind: 'hit', figure: `${event.figure}` }]
    case 'destroyed':
      return [{ kind: 'die', figure: `${event.figure}` }]
    default:
      return []
  }
}

function motionsOf(event: Event, whereOf: WhereOf): SceneMotion[] {
  switch (event.type) {
    case 'moved':
      return moved(event, whereOf)
    case 'turnedRound':
      return [{ kind: 'move', figure: `${event.figure}`, path: [event.front], rear: event.rear }]
    case 'fell':
    case 'fellFar':
      return fallen(event.figure, whereOf)
    case 'figurePlaced':
    case 'cloned':
    case 'dropped':
      return [{ kind: 'appear', figure: `${event.figure}` }]
    case 'summoned':
      return summoned(event)
    default:
      return fightOf(event)
  }
}

export const motionsFor = (events: readonly GameEvent[], whereOf: WhereOf): SceneMotion[] =>
  (events as readonly Event[]).flatMap((event) => motionsOf(event, whereOf))

/** Who is on the stage while motions run: those from before where they were, and those who come. */
export function cast(
  before: readonly SceneFigure[],
  after: readonly SceneFigure[],
  motions: readonly SceneMotion[],
): SceneFigure[] {
  const there = new Set(before.map(({ id }) => id))
  const moving = new Set(motions.map(({ figure }) => figure))
  return [...before, ...after.filter(({ id }) => !there.has(id) && moving.has(id))]
}
