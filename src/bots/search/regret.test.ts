import { expect, it } from 'vitest'
import { mixtureOf } from './regret.ts'

it('mixes where it is costly to be read', () => {
  const [heads, tails] = mixtureOf(
    [
      [
        [1, 0],
        [0, 1],
      ],
    ],
    [0.5, 0.5],
    1,
  )
  expect(heads).toBeCloseTo(0.5, 1)
  expect(tails).toBeCloseTo(0.5, 1)
})

it('mixes in the proportion that is right', () => {
  // Being found at the first costs twice as much: it is chosen half as often.
  const [first, second] = mixtureOf(
    [
      [
        [-2, 0],
        [0, -1],
      ],
    ],
    [0.5, 0.5],
    1,
  )
  expect(first).toBeCloseTo(1 / 3, 1)
  expect(second).toBeCloseTo(2 / 3, 1)
})

it('makes use of a habit that nobody gives up', () => {
  const [, tails] = mixtureOf(
    [
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [1, 0],
    0,
  )
  expect(tails).toBeGreaterThan(0.95)
})

it('takes what is better whatever the others do', () => {
  const [better] = mixtureOf(
    [
      [
        [1, 0.5],
        [0.9, 0.4],
      ],
      [
        [0.3, 0.2],
        [0.1, 0.1],
      ],
    ],
    [0.5, 0.5],
  )
  expect(better).toBeGreaterThan(0.95)
})

it('does not let the others choose the world', () => {
  // In each world another answer hurts, and the others know in which they are; both own plans are worth the same.
  const worlds = [
    [
      [1, 0],
      [1, 0],
    ],
    [
      [0, 1],
      [0, 1],
    ],
  ]
  const mixture = mixtureOf(worlds, [0.5, 0.5], 1)
  expect(mixture[0]).toBeCloseTo(0.5, 5)
})
