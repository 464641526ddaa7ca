import { LANDS, LIGHT, nameOf, SHADOW, worldOf } from './names.ts'
import type { ContentSource } from './schema.ts'

/** Where things are on the drawn board. Lists are by land, in units of the whole board: the Shadow world is on the left. */
export interface Plan {
  /** Of one world. */
  readonly width: number
  readonly height: number
  /** By world: where its frame begins. */
  readonly left: readonly [shadow: number, light: number]
  /** Both worlds and the gap between them. */
  readonly fullWidth: number
  readonly isMirrored: boolean
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Corner by corner, x before y. */
  readonly outline: readonly (readonly number[])[]
}

export function compilePlan(source: ContentSource['plan']): Plan {
  const { width, height, gap, lands } = source
  const isMirrored = source.mirrored === 1
  const left: [number, number] = [0, width + gap]
  const place = (world: number, x: number): number =>
    world === SHADOW && isMirrored ? left[SHADOW] + width - x : left[world] + x
  const each = <T>(read: (place: ContentSource['plan']['lands'][number], world: number) => T): T[] =>
    Array.from({ length: LANDS }, (_, land) => read(lands[nameOf(land)], worldOf(land)))
  return {
    width,
    height,
    left,
    fullWidth: left[LIGHT] + width,
    isMirrored,
    x: each((land, world) => place(world, land.x)),
    y: each((land) => land.y),
    outline: each((land, world) => land.outline.map((value, at) => (at % 2 === 0 ? place(world, value) : value))),
  }
}
