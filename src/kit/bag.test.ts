import { describe, expect, it } from 'vitest'
import { EngineFault, EVERYONE, fastSource, only, type Roles } from '../engine/index.ts'
import { addTo, bagOf, bagSecret, drawOut, itemSecret, itemsOf, listSecret, sizeOf, takeFrom } from './bag.ts'

interface Drawn {
  what: string
  seenBy: Roles
}

/** Draws evenly, and remembers for whom. */
function drawing(seed: number): {
  log: Drawn[]
  drawFrom(counts: readonly number[], what: string, seenBy?: Roles): number
} {
  const source = fastSource(seed)
  const log: Drawn[] = []
  return {
    log,
    drawFrom(counts, what, seenBy = EVERYONE) {
      log.push({ what, seenBy })
      const items = counts.flatMap((count, kind) => Array.from({ length: count }, () => kind))
      return items[source.below(items.length)]
    },
  }
}

describe('a bag', () => {
  it('counts its items by kind', () => {
    const bag = bagOf([2, 0, 2, 1], 4)
    expect(bag).toEqual([1, 1, 2, 0])
    expect(sizeOf(bag)).toBe(4)
    expect(itemsOf(bag)).toEqual([0, 1, 2, 2])
  })

  it('takes in and gives out, but never what it does not hold', () => {
    const bag = bagOf([1], 3)
    addTo(bag, 2, 2)
    takeFrom(bag, 1)
    expect(itemsOf(bag)).toEqual([2, 2])
    expect(() => takeFrom(bag, 1)).toThrow(EngineFault)
    expect(() => takeFrom(bag, 2, 3)).toThrow(EngineFault)
    expect(() => takeFrom(bag, 9)).toThrow(EngineFault)
    expect(itemsOf(bag)).toEqual([2, 2])
  })

  it('is emptied by drawing each item once', () => {
    const bag = bagOf([0, 1, 1, 3], 4)
    const play = drawing(1)
    const drawn = [1, 2, 3, 4].map(() => drawOut(play, bag, 'tile', only(1)))
    expect(drawn.sort()).toEqual([0, 1, 1, 3])
    expect(sizeOf(bag)).toBe(0)
    expect(play.log).toEqual(Array.from({ length: 4 }, () => ({ what: 'tile', seenBy: only(1) })))
  })
})

describe('secrets', () => {
  it('of a bag are its items', () => {
    const bag = bagOf([0, 2], 3)
    const secret = bagSecret(bag, 'bag', 'tiles', only(0))
    expect(secret).toMatchObject({ kind: 'bag', pool: 'tiles', seenBy: only(0) })
    expect(secret.read()).toEqual([0, 2])
    secret.write([1, 1])
    expect(bag).toEqual([0, 2, 0])
  })

  it('of a hand stay sorted, in the same array', () => {
    const hand = [1, 4]
    const secret = listSecret(hand, 'hand', 'tiles', only(0))
    secret.write([3, 2])
    expect(hand).toEqual([2, 3])
    expect(secret.read()).not.toBe(hand)
  })

  it('of a single thing touch only that', () => {
    const faces = [7, 8, 9]
    const secret = itemSecret(faces, 1, 'marker', 'markers', only(0))
    expect(secret.read()).toEqual([8])
    secret.write([5])
    expect(faces).toEqual([7, 5, 9])
  })
})
