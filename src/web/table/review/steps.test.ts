import { expect, it } from 'vitest'
import type { Reviewed } from '../../local/thinking/task.ts'
import { chancesOver, sidesOf, stepsOf } from './steps.ts'

const event = (type: string) => ({ event: { type }, n: 0 }) as never

it('moments are found among what the table itself told', () => {
  const stepOf = stepsOf([event('a'), event('table.undo'), event('b'), event('table.redo'), event('c')])
  expect([0, 1, 2, 3, 9].map(stepOf)).toEqual([0, 1, 3, 5, 5])
})

const review = {
  first: [0.5, 0.25, 0.25],
  moments: [
    { told: 1, chances: [0.6, 0.2, 0.2] },
    { told: 1, chances: [0.7, 0.15, 0.15] },
    { told: 2, chances: [0.7, 0.15, 0.15] },
    { told: 3, chances: [1, 0, 0] },
  ],
} as unknown as Reviewed

it('who wins together is one line', () => {
  expect(sidesOf(review)).toEqual([[0], [1, 2]])
})

it('lines have a point where a chance has changed, and one for each step', () => {
  const over = chancesOver(review, (told) => told * 10, {
    title: 'Chances',
    nameOf: (role) => `P${role}`,
    colourOf: () => 'red',
    marks: [],
  })
  expect(over.sides.map(({ name }) => name)).toEqual(['P0', 'P1, P2'])
  expect(over.sides[0].points).toEqual([
    { step: 0, value: 50 },
    { step: 10, value: 70 },
    { step: 30, value: 100 },
  ])
})
