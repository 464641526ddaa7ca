import { expect, it } from 'vitest'
import { PointsBook } from './book.ts'

it('notes what changes, once for each event', () => {
  const book = new PointsBook(2)
  book.set(0, 1, 0)
  book.add(0, 4, 3)
  book.add(0, 4, 2)
  book.add(0, 6, 0)
  book.set(0, 9, 4)
  expect(book.of(0)).toEqual([
    { step: 1, value: 0 },
    { step: 4, value: 5 },
    { step: 9, value: 4 },
  ])
  expect([book.now(0), book.now(1)]).toEqual([4, 0])
})
