import type { Battlefield } from '../../content/battlefield.ts'
import type { Place } from '../../rules/table/faces.ts'
import { OFF } from '../../rules/table/state.ts'

/* Where a whole army could stand, worked out before anything is answered. What may really be answered is what is offered. */

/** A figure that waits to be placed. */
export interface Waiting {
  readonly figure: number
  readonly isTwoSpace: boolean
  readonly height: number
  readonly range: number
}

export interface Ground {
  readonly field: Battlefield
  /** The free spaces of the zone. */
  readonly spaces: readonly number[]
  /** Where the enemy comes from, on the plan. */
  readonly foe: { readonly x: number; readonly y: number }
}

/** By figure. */
export type PlacingPlan = ReadonlyMap<number, Place>

/** From this Range on a figure rather stands high than in front. */
const FAR = 4

const awayFrom = ({ field, foe }: Ground, space: number): number => {
  const column = field.spaces.column[space]
  return Math.hypot(field.columns.x[column] - foe.x, field.columns.y[column] - foe.y)
}

/** Those who fight hand to hand stand in front, those who shoot stand high. */
function worthOf(ground: Ground, { range }: Waiting, space: number): number {
  const level = ground.field.spaces.level[space]
  const isWet = ground.field.spaces.water[space] === 1
  const worth = range >= FAR ? 1.4 * level - 0.25 * awayFrom(ground, space) : 0.5 * level - awayFrom(ground, space)
  return isWet ? worth - 4 : worth
}

/** Whether there is room above, as far as the tiles tell. */
const hasRoom = ({ field }: Ground, { height }: Waiting, space: number): boolean =>
  field.spaces.clearance[space] >= height

function placesOf(ground: Ground, waiting: Waiting, free: ReadonlySet<number>): Place[] {
  const fronts = [...free].filter((space) => hasRoom(ground, waiting, space))
  if (!waiting.isTwoSpace) return fronts.map((front) => ({ front, rear: OFF }))
  const { links, spaces, noRoom } = ground.field
  return fronts.flatMap((front) => {
    const places: Place[] = []
    for (let link = links.first[front]; link < links.first[front + 1]; link++) {
      const rear = links.to[link]
      // HS-MOV-20, HS-MOV-27: level, and no ruin under the base.
      const isFlat = links.rise[link] === 0 && links.wallTop[link] <= spaces.level[front]
      if (isFlat && free.has(rear) && hasRoom(ground, waiting, rear) && !noRoom.has(front * spaces.count + rear))
        places.push({ front, rear })
    }
    return places
  })
}

const spacesOf = ({ front, rear }: Place): number[] => (rear === OFF ? [front] : [front, rear])

/** The best place of all that a figure has. */
export function bestPlace(ground: Ground, waiting: Waiting, places: readonly Place[]): Place | undefined {
  const worth = (place: Place): number =>
    worthOf(ground, waiting, place.front) + (place.rear === OFF ? 0 : 0.3 * worthOf(ground, waiting, place.rear))
  return places.reduce<Place | undefined>(
    (best, place) => (best === undefined || worth(place) > worth(best) ? place : best),
    undefined,
  )
}

/** Large figures first, as long as there are two spaces beside each other; then those who fight in front. */
export function planFor(ground: Ground, all: readonly Waiting[]): PlacingPlan {
  const rank = ({ isTwoSpace, range }: Waiting): number => (isTwoSpace ? 0 : range < FAR ? 1 : 2)
  const free = new Set(ground.spaces)
  const plan = new Map<number, Place>()
  for (const waiting of [...all].sort((a, b) => rank(a) - rank(b) || a.figure - b.figure)) {
    const place = bestPlace(ground, waiting, placesOf(ground, waiting, free))
    if (place === undefined) continue
    plan.set(waiting.figure, place)
    for (const space of spacesOf(place)) free.delete(space)
  }
  return plan
}

/** Who would stand on a space; -1: nobody. */
export function plannedOn(plan: PlacingPlan, space: number): number {
  for (const [figure, place] of plan) if (spacesOf(place).includes(space)) return figure
  return -1
}

/** The plan with a figure somewhere else, in exchange for whoever stands there; the same plan where that is impossible. */
export function replanned(ground: Ground, plan: PlacingPlan, mover: Waiting, space: number): PlacingPlan {
  const from = plan.get(mover.figure)
  const other = plannedOn(plan, space)
  const there = plan.get(other)
  if (from === undefined || other === mover.figure || !hasRoom(ground, mover, space)) return plan
  // HS-DRF-07: nobody stands outside the zone.
  if (!ground.spaces.includes(space)) return plan
  const next = new Map(plan)
  if (!mover.isTwoSpace) {
    // Only one space for another: a large figure does not give way to a small one.
    if (there !== undefined && there.rear !== OFF) return plan
    next.set(mover.figure, { front: space, rear: OFF })
    if (there !== undefined) next.set(other, from)
    return next
  }
  const free = new Set(ground.spaces)
  for (const [figure, place] of plan) if (figure !== mover.figure) for (const one of spacesOf(place)) free.delete(one)
  const places = placesOf(ground, mover, free).filter(({ front }) => front === space)
  const place = bestPlace(ground, mover, places)
  return place === undefined ? plan : next.set(mover.figure, place)
}
