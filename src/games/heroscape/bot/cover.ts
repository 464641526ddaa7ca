/** What the bare ground hides: whether one person would see another, if nobody stood in between. */
import type { Battlefield } from '../content/battlefield.ts'
import type { Body } from '../content/card.ts'
import { sees } from '../rules/sight/sight.ts'
import type { Space } from '../rules/table/state.ts'

const PERSON: Body = {
  aimAlong: 0,
  aimUp: 4.5,
  parts: [{ along: 0, radius: 0.36, from: 0, to: 4.5, isHit: true }],
}
const PAIR = [PERSON, PERSON]
const NO_REAR = [-1, -1]

const UNKNOWN = 0
const OPEN = 1
const HIDDEN = 2

export interface Cover {
  readonly field: Battlefield
  /** By `from * spaces + to`. */
  readonly seen: Uint8Array
}

const known = new WeakMap<Battlefield, Cover>()

export function coverOf(field: Battlefield): Cover {
  let found = known.get(field)
  if (found === undefined) known.set(field, (found = { field, seen: new Uint8Array(field.spaces.count ** 2) }))
  return found
}

/** Looked at once for each pair of spaces. */
export function isOpen({ field, seen }: Cover, from: Space, to: Space): boolean {
  const pair = from * field.spaces.count + to
  if (seen[pair] === UNKNOWN) {
    const scene = { battlefield: field, body: PAIR, front: [from, to], rear: NO_REAR }
    seen[pair] = sees(scene, 0, 1) ? OPEN : HIDDEN
  }
  return seen[pair] === OPEN
}
