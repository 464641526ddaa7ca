import { EngineFault, EVERYONE, type Play, type Roles, type Secret } from '../engine/index.ts'

/** A multiset, as a count per kind. What is drawn is decided when it is drawn, never before. */
export type Bag = number[]

export function bagOf(values: readonly number[], kinds: number): Bag {
  const bag: Bag = Array.from({ length: kinds }, () => 0)
  for (const value of values) bag[value]++
  return bag
}

export function sizeOf(bag: Bag): number {
  let size = 0
  for (const count of bag) size += count
  return size
}

/** Every single item, sorted by kind. */
export function itemsOf(bag: Bag): number[] {
  const items: number[] = []
  for (let kind = 0; kind < bag.length; kind++) for (let i = 0; i < bag[kind]; i++) items.push(kind)
  return items
}

export function addTo(bag: Bag, kind: number, count = 1): void {
  bag[kind] += count
}

export function takeFrom(bag: Bag, kind: number, count = 1): void {
  if (!(bag[kind] >= count)) throw new EngineFault('misuse', `the bag does not hold ${count} of kind ${kind}`)
  bag[kind] -= count
}

/** Draws one item and takes it out. */
export function drawOut(play: Pick<Play, 'drawFrom'>, bag: Bag, what: string, seenBy: Roles = EVERYONE): number {
  const kind = play.drawFrom(bag, what, seenBy)
  takeFrom(bag, kind)
  return kind
}

export function bagSecret(bag: Bag, kind: string, pool: string, seenBy: Roles): Secret {
  return {
    kind,
    pool,
    seenBy,
    read: () => itemsOf(bag),
    write(values) {
      bag.fill(0)
      for (const value of values) bag[value]++
    },
  }
}

/** A hand or any other short list of items; `write` keeps it sorted, so that its order tells nothing. */
export function listSecret(list: number[], kind: string, pool: string, seenBy: Roles): Secret {
  return {
    kind,
    pool,
    seenBy,
    read: () => [...list],
    write(values) {
      values.forEach((value, i) => (list[i] = value))
      list.sort((a, b) => a - b)
    },
  }
}

/** One item of an array: a face-down tile, a marker. */
export function itemSecret(array: number[], at: number, kind: string, pool: string, seenBy: Roles): Secret {
  return {
    kind,
    pool,
    seenBy,
    read: () => [array[at]],
    write(values) {
      array[at] = values[0]
    },
  }
}
