/**
 * How far it is, for the bot: movement over free ground, whoever stands there now. All figures of a kind have the same ways, so each is
 * worked out once per battlefield and space.
 */
import { NO_WALL, type Battlefield } from '../content/battlefield.ts'
import { isAdjacentOver } from '../rules/engagement/adjacent.ts'
import { moverOf, type Mover } from '../rules/movement/search/mover.ts'
import { endsOf } from '../rules/movement/search/ends.ts'
import { fieldOf, type Figure, type Space, type Table } from '../rules/table/state.ts'

/** By space: movement between there and the place in question. */
export type Distances = Uint8Array

/** Nothing leads there. */
export const FAR = 99
/** A move ends in water: about what is lost by it. */
const WATER_LOSS = 2
/** How many spaces stand for all within reach. */
const SAMPLES = 10
/** How tall those are whom one wants to be beside. */
const USUAL_HEIGHT = 5

/** What of a figure decides its ways. */
type Walker = Pick<Mover, 'height' | 'climb' | 'canFly' | 'grapple' | 'mud' | 'mudOnFoot' | 'mudFlying'>

/** The ways of one kind of figure over one battlefield. */
export class Ways {
  readonly #field: Battlefield
  readonly #walker: Walker
  readonly #to = new Map<Space, Distances>()
  readonly #from = new Map<Space, Distances>()
  readonly #beside = new Map<Space, Distances>()
  readonly #reach = new Map<Space, Distances>()
  readonly #near = new Map<number, readonly Space[]>()

  constructor(field: Battlefield, walker: Walker) {
    this.#field = field
    this.#walker = walker
  }

  /** From everywhere to this space. */
  to(space: Space): Distances {
    return remember(this.#to, space, () => this.#spread([space], false))
  }

  /** From this space to everywhere. */
  from(space: Space): Distances {
    return remember(this.#from, space, () => this.#spread([space], true))
  }

  /** From everywhere to the nearest of these spaces; not remembered. */
  toNearest(spaces: readonly Space[]): Distances {
    return this.#spread(spaces, false)
  }

  /** From everywhere to the nearest space that is adjacent to whoever stands on this one. */
  beside(space: Space): Distances {
    return remember(this.#beside, space, () => this.#spread(this.#around(space), false))
  }

  /** From this space to where one would be adjacent to whoever stands somewhere. */
  reach(space: Space): Distances {
    return remember(this.#reach, space, () => this.#adjacentTo(this.from(space)))
  }

  /** A few of the spaces that are this near. */
  near(space: Space, move: number): readonly Space[] {
    return remember(this.#near, space * FAR + move, () => {
      const from = this.from(space)
      const within: Space[] = []
      for (let other = 0; other < from.length; other++) if (from[other] <= move) within.push(other)
      const step = Math.max(1, within.length / SAMPLES)
      return Array.from({ length: Math.min(SAMPLES, within.length) }, (_, i) => within[Math.floor(i * step)])
    })
  }

  #around(space: Space): Space[] {
    const { links, spaces } = this.#field
    const found: Space[] = []
    for (let link = links.first[space]; link < links.first[space + 1]; link++)
      if (isAdjacentOver(links, link, spaces.level[space], USUAL_HEIGHT, this.#walker.height))
        found.push(links.to[link])
    return found
  }

  #adjacentTo(from: Distances): Distances {
    const { spaces } = this.#field
    const reach = new Uint8Array(spaces.count).fill(FAR)
    for (let space = 0; space < spaces.count; space++)
      for (const beside of this.#around(space)) if (from[beside] < reach[space]) reach[space] = from[beside]
    return reach
  }

  /** Buckets by cost, from the sources outwards: along the links, or backwards to those from which one comes. */
  #spread(sources: readonly Space[], isForward: boolean): Distances {
    const { links, spaces } = this.#field
    const { back } = endsOf(this.#field)
    const distance = new Uint8Array(spaces.count).fill(FAR)
    const buckets: Space[][] = Array.from({ length: FAR + 1 }, () => [])
    for (const space of sources) {
      distance[space] = 0
      buckets[0].push(space)
    }
    for (let cost = 0; cost < FAR; cost++)
      for (const at of buckets[cost]) {
        if (distance[at] !== cost) continue
        for (let link = links.first[at]; link < links.first[at + 1]; link++) {
          const next = links.to[link]
          const step = isForward ? this.#step(at, next, link) : this.#step(next, at, back[link])
          if (cost + step >= distance[next]) continue
          distance[next] = cost + step
          buckets[cost + step].push(next)
        }
      }
    return distance
  }

  /** What a step costs; FAR: it cannot be taken. */
  #step(from: Space, to: Space, link: number): number {
    const { links, spaces } = this.#field
    const walker = this.#walker
    const { canFly } = walker
    const mud = spaces.terrain[to] === walker.mud ? (canFly ? walker.mudFlying : walker.mudOnFoot) : 0
    if (canFly) return 1 + mud
    const up = links.rise[link]
    const isSteep = up > walker.climb
    if (isSteep && up > walker.grapple) return FAR
    if (links.headroom[link] < walker.height) return FAR
    const wall = links.wallTop[link]
    if (wall !== NO_WALL && wall > Math.max(spaces.level[from], spaces.level[to])) return FAR
    return 1 + mud + (spaces.water[to] === 1 ? WATER_LOSS : 0) + (isSteep ? 0 : Math.max(0, up))
  }
}

function remember<V>(known: Map<number, V>, space: number, make: () => V): V {
  let found = known.get(space)
  if (found === undefined) known.set(space, (found = make()))
  return found
}

const kinds = new WeakMap<Battlefield, Map<string, Ways>>()

export function waysOf(t: Table, figure: Figure): Ways {
  const field = fieldOf(t)
  const { height, climb, canFly, grapple, mud, mudOnFoot, mudFlying } = moverOf(t, figure)
  let known = kinds.get(field)
  if (known === undefined) kinds.set(field, (known = new Map()))
  const kind = [height, climb, canFly, grapple, mud, mudOnFoot, mudFlying].join()
  let ways = known.get(kind)
  if (ways === undefined)
    known.set(kind, (ways = new Ways(field, { height, climb, canFly, grapple, mud, mudOnFoot, mudFlying })))
  return ways
}
