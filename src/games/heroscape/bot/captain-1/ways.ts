/** How far it is, for the bot: movement to a place over free ground, whoever stands there now. */
import { NO_WALL } from '../../content/battlefield.ts'
import { isAdjacentOver } from '../../rules/engagement/adjacent.ts'
import { moverOf, type Mover } from '../../rules/movement/search/mover.ts'
import { roster } from '../../rules/table/roster.ts'
import { fieldOf, NONE, OFF, type Figure, type Space, type Table } from '../../rules/table/state.ts'

/** By space: movement that a figure needs from there to the nearest source. */
export type Distances = readonly number[]

/** Nothing leads there. */
export const FAR = 99
/** A move ends in water: about what is lost by it. */
const WATER_LOSS = 2
/** Somebody else stands where the figure would like to. */
const TAKEN = 3

/** Where ways end, with what is still to be paid there. */
export interface Sources {
  readonly spaces: Space[]
  readonly extra: number[]
}

export const noSources = (): Sources => ({ spaces: [], extra: [] })

export function addSource(t: Table, to: Sources, figure: Figure, space: Space): void {
  const there = t.state.occupant[space]
  to.spaces.push(space)
  to.extra.push(there === NONE || there === figure ? 0 : TAKEN)
}

/** The spaces from which a figure is adjacent to another. */
export function addSpacesBeside(t: Table, to: Sources, figure: Figure, other: Figure): void {
  const { front, rear } = t.state
  addBeside(t, to, figure, other, front[other])
  if (rear[other] !== OFF) addBeside(t, to, figure, other, rear[other])
}

function addBeside(t: Table, to: Sources, figure: Figure, other: Figure, space: Space): void {
  const { links, spaces } = fieldOf(t)
  const { height } = roster(t)
  for (let link = links.first[space]; link < links.first[space + 1]; link++)
    if (isAdjacentOver(links, link, spaces.level[space], height[other], height[figure]))
      addSource(t, to, figure, links.to[link])
}

/** Buckets by cost, from the sources backwards. */
export function distancesTo(t: Table, figure: Figure, { spaces, extra }: Sources): Distances {
  const distance = new Array<number>(fieldOf(t).spaces.count).fill(FAR)
  const buckets: Space[][] = Array.from({ length: FAR + 1 }, () => [])
  const mover = moverOf(t, figure)
  const arrive = (space: Space, cost: number): void => {
    if (cost >= distance[space]) return
    distance[space] = cost
    buckets[cost].push(space)
  }
  spaces.forEach((space, i) => arrive(space, extra[i]))
  for (let cost = 0; cost < FAR; cost++)
    for (const space of buckets[cost]) if (distance[space] === cost) spread(t, mover, space, cost, arrive)
  return distance
}

/** From a space to those from which it can be entered. */
function spread(t: Table, mover: Mover, to: Space, cost: number, arrive: (space: Space, cost: number) => void): void {
  const { links, spaces } = fieldOf(t)
  const loss = mudOf(mover, spaces.terrain[to]) + (spaces.water[to] === 1 && !mover.canFly ? WATER_LOSS : 0)
  for (let link = links.first[to]; link < links.first[to + 1]; link++) {
    const from = links.to[link]
    const up = -links.rise[link]
    const isSteep = up > mover.climb
    if (!mover.canFly) {
      if (isSteep && up > mover.grapple) continue
      if (links.headroom[link] < mover.height) continue
      if (links.wallTop[link] > Math.max(spaces.level[from], spaces.level[to]) && links.wallTop[link] !== NO_WALL)
        continue
    }
    const climb = mover.canFly || isSteep ? 0 : Math.max(0, up)
    arrive(from, Math.min(FAR, cost + 1 + climb + loss))
  }
}

function mudOf(mover: Mover, terrain: number): number {
  if (terrain !== mover.mud) return 0
  return mover.canFly ? mover.mudFlying : mover.mudOnFoot
}
