import { describe, expect, it } from 'vitest'
import { row, smallField, spaceAt } from '../../testing/small-fields.ts'
import { aim, hiding, isOnOffer, nearestTo, offeredBy } from './aim.ts'
import type { Standing } from './picking.ts'
import { standOn } from './place.ts'

const field = smallField([...row(1, 1, 1, 1), [0, 1, 1], [1, 1, 9], [2, 1, 1]])
const space = (q: number, r: number): number => spaceAt(field, q, r)
const body = { aimAlong: 0, aimUp: 4, parts: [{ along: 0, radius: 0.4, from: 0, to: 5, isHit: true }] }
const standingOn = (id: string, at: number): Standing => ({
  id,
  space: at,
  front: standOn(field, at),
  rear: undefined,
  body,
})

/** From the south, obliquely from above, at a space. */
const rayTo = (at: number, height = 0) => {
  const end = standOn(field, at)
  const from = { x: end.x, y: end.y + height + 8, z: end.z + 8 }
  return { from, along: { x: 0, y: -Math.SQRT1_2, z: -Math.SQRT1_2 } }
}
const none = offeredBy([])

describe('a pointer', () => {
  const near = space(1, 0)
  const guard = standingOn('7', space(0, 1))

  it('means what it meets first', () => {
    const ray = rayTo(space(0, 1), 0.5)
    expect(aim(field, ray, [guard], none, Infinity)).toEqual({ space: space(0, 1), figure: '7', ruin: -1 })
    expect(aim(field, rayTo(near), [], none, Infinity)?.space).not.toBe(-1)
  })

  it('means what is on offer behind something else', () => {
    const hill = space(1, 1)
    const hidden = [space(0, 0), space(1, 0), space(2, 0)].find(
      (one) => aim(field, rayTo(one), [], none, Infinity)?.space === hill,
    )!
    expect(hidden).toBeDefined()
    const offer = offeredBy([{ kind: 'offered', space: hidden }])
    expect(aim(field, rayTo(hidden), [], offer, Infinity)?.space).toBe(hidden)
  })

  it('takes marks for an offer that can be chosen, and no others', () => {
    const { spaces, figures } = offeredBy([
      { kind: 'offered', space: 1 },
      { kind: 'chosen', space: 2 },
      { kind: 'hover', space: 3 },
      { kind: 'target', figure: '4' },
    ])
    expect([[...spaces], [...figures]]).toEqual([[1], ['4']])
    expect(isOnOffer({ spaces, figures }, { space: 1, figure: undefined, ruin: -1 })).toBe(true)
    expect(isOnOffer({ spaces, figures }, { space: 2, figure: undefined, ruin: -1 })).toBe(false)
  })

  it('of a finger finds what is on offer within twenty pixels', () => {
    const offer = offeredBy([
      { kind: 'offered', space: 1 },
      { kind: 'offered', space: 2 },
    ])
    const drawn = { frontOf: () => -1, project: (at: number) => ({ x: at * 30, y: 0 }) }
    expect(nearestTo({ x: 44, y: 0 }, offer, drawn)?.space).toBe(1)
    expect(nearestTo({ x: 46, y: 0 }, offer, drawn)?.space).toBe(2)
    expect(nearestTo({ x: 90, y: 0 }, offer, drawn)).toBeUndefined()
  })
})

describe('what hides something on offer', () => {
  it('is the figure in front of it, never the one that is meant', () => {
    const [front, back] = [standingOn('1', space(0, 1)), standingOn('2', space(0, 0))]
    const eye = standOn(field, space(0, 1))
    eye.y += 3
    eye.z += 6
    const offer = offeredBy([{ kind: 'target', figure: '2' }])
    const behind = standOn(field, space(0, 0))
    eye.x = behind.x + 2 * (eye.x - behind.x)
    expect([...hiding(field, eye, [front, back], offer).figures].filter((id) => id === '2')).toEqual([])
    expect(hiding(field, eye, [front, back], none).figures.size).toBe(0)
  })
})
