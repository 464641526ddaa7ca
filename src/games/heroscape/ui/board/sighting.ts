import type { Body } from '../../content/card.ts'
import { figureDistance, isWithin, OUT_OF_REACH } from '../../rules/range/range.ts'
import { sight, type Blocker, type Sight, type SightScene } from '../../rules/sight/sight.ts'
import { topOf } from '../../rules/sight/sight-scene.ts'
import { isBasicGame } from '../army.ts'
import { figureIn, ownerOf, type Seen } from '../seen.ts'
import type { SceneRay } from '../scene/types.ts'
import { standingFigures } from './pieces.ts'

/* What figures see and how far things are from each other. The same tests as the rules use, from what lies open. */

export interface Sighted {
  readonly figure: number
  readonly space: number
  readonly distance: number
  readonly sight: Sight
}

/** An end of the ruler: a figure, or a space on which a figure of ordinary size is imagined. */
export type End = { readonly figure: number } | { readonly space: number }

export interface Measured {
  /** `OUT_OF_REACH` where no spaces lead there. */
  readonly distance: number
  /** Levels up from the first end to the second. */
  readonly rise: number
  readonly sight: Sight
  /** Nobody stands at one of the ends. */
  readonly isImagined: boolean
}

/** A figure of Height 5, where nobody stands. */
const ORDINARY: Body = {
  aimAlong: 0,
  aimUp: 4.5,
  parts: [{ along: 0, radius: 0.42, from: 0, to: 5, isHit: true }],
}

interface Stand {
  readonly front: number
  readonly rear: number
}

/** All who stand, and `guests` numbered behind them. */
function sceneOf(seen: Seen, guests: readonly number[]): SightScene {
  const { figureCount, body } = seen.roster
  const front = new Array<number>(figureCount).fill(-1)
  const rear = new Array<number>(figureCount).fill(-1)
  for (const cell of standingFigures(seen)) {
    front[cell.id] = cell.front
    rear[cell.id] = cell.rear
  }
  if (guests.length === 0) return { battlefield: seen.field, body, front, rear }
  return {
    battlefield: seen.field,
    body: [...body, ...guests.map(() => ORDINARY)],
    front: [...front, ...guests],
    rear: [...rear, ...guests.map(() => -1)],
  }
}

const kindOf = (seen: Seen): 'basic' | 'master' => (isBasicGame(seen) ? 'basic' : 'master')

/** What a figure sees of everybody it does not share an owner with, the nearest first. */
export function lookAround(seen: Seen, figure: number): Sighted[] {
  const own = figureIn(seen, figure)
  if (own === undefined || own.front < 0) return []
  const scene = sceneOf(seen, [])
  const list = standingFigures(seen)
    .filter(({ id }) => id !== figure && ownerOf(seen, id) !== ownerOf(seen, figure))
    .map(({ id, front, rear }): Sighted => ({
      figure: id,
      space: front,
      distance: figureDistance(seen.field, own.front, own.rear, front, rear),
      sight: sight(scene, figure, id, kindOf(seen)),
    }))
  return list.sort((a, b) => a.distance - b.distance || a.figure - b.figure)
}

function standOf(seen: Seen, end: End): Stand | undefined {
  if ('space' in end) return { front: end.space, rear: -1 }
  const cell = figureIn(seen, end.figure)
  return cell === undefined || cell.front < 0 ? undefined : cell
}

/** `undefined` if one of the ends is no longer there. */
export function measure(seen: Seen, from: End, to: End): Measured | undefined {
  const [a, b] = [standOf(seen, from), standOf(seen, to)]
  if (a === undefined || b === undefined) return undefined
  const guests = [from, to].flatMap((end) => ('space' in end ? [end.space] : []))
  const scene = sceneOf(seen, guests)
  let guest = seen.roster.figureCount
  const [first, second] = [from, to].map((end) => ('figure' in end ? end.figure : guest++))
  const { level } = seen.field.spaces
  return {
    distance: figureDistance(seen.field, a.front, a.rear, b.front, b.rear),
    rise: level[b.front] - level[a.front],
    sight: sight(scene, first, second, kindOf(seen)),
    isImagined: guests.length > 0,
  }
}

export const isReachable = ({ distance }: { distance: number }): boolean => distance !== OUT_OF_REACH

export const isInRange = (distance: number, range: number): boolean => isWithin(distance, range)

/** The nearest thing in the way. */
export const blockerOf = (found: Sight): Blocker | undefined => (found.clear ? undefined : found.blockedBy[0])

export function rayOf(found: Sight): SceneRay {
  const hit = blockerOf(found)?.at
  return {
    from: found.eye,
    to: found.point,
    kind: found.clear ? 'clear' : 'blocked',
    ...(hit === undefined ? {} : { hit }),
  }
}

/** Seen from the eye itself a ray would be a point: it is drawn as if it came from the breast, a little ahead. */
const [BREAST, AHEAD] = [1.3, 0.16]

export function innerRayOf(seen: Seen, figure: number, found: Sight): SceneRay {
  const ray = rayOf(found)
  const { eye, point } = found
  const body = seen.roster.body[figure]
  // The camera stands at the aim point, also where the Basic game looks from the head.
  const down = BREAST + (isBasicGame(seen) ? topOf(body) - body.aimUp : 0)
  const from = {
    x: eye.x + (point.x - eye.x) * AHEAD,
    y: eye.y + (point.y - eye.y) * AHEAD,
    z: eye.z - down + (point.z - eye.z + down) * AHEAD,
  }
  return { ...ray, from }
}
