import { expect, it } from 'vitest'
import { cell, cellOfEach, rowOfEach } from './cell.ts'
import type { CellValue } from './view.ts'

const shown = (fill: (put: (key: string, value: CellValue) => void) => void): Map<string, CellValue> => {
  const cells = new Map<string, CellValue>()
  fill((key, value) => void cells.set(key, value))
  return cells
}

it('a cell is read as it was put, and is undefined where it is not shown', () => {
  const round = cell<number>('round')
  const cells = shown((put) => round.put(put, 3))
  expect([...cells]).toEqual([['round', 3]])
  expect([round.in(cells), round.in(new Map()), round.in(undefined)]).toEqual([3, undefined, undefined])
})

it('cells of many are counted up to the first gap', () => {
  const hand = cellOfEach<readonly string[]>('hand')
  const cells = shown((put) => [0, 1, 3].forEach((n) => hand.put(put, n, [`${n}`])))
  expect([...cells.keys()]).toEqual(['hand:0', 'hand:1', 'hand:3'])
  expect(hand.all(cells)).toEqual([['0'], ['1']])
  expect(hand.in(cells, 3)).toEqual(['3'])
})

it('rows are put as lists and read by name', () => {
  const figure = rowOfEach('figure', ['space', 'wounds'])
  const cells = shown((put) => figure.put(put, 0, 12, 2))
  expect([...cells]).toEqual([['figure:0', [12, 2]]])
  expect(figure.in(cells, 0)).toEqual({ space: 12, wounds: 2 })
  expect(figure.all(cells)).toEqual([{ space: 12, wounds: 2 }])
  expect(figure.in(cells, 1)).toBeUndefined()
})
