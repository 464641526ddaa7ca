import { describe, expect, it } from 'vitest'
import { legible, nearest, pathOf, rowsOf, spread, stopsOf, ticksFor, valueAt } from './series.ts'

const points = [
  { step: 2, value: 0 },
  { step: 5, value: 4 },
  { step: 9, value: 3 },
]
const over = {
  title: 'Points',
  sides: [
    { id: 'a', name: 'Ada', colour: 'red', points },
    { id: 'b', name: 'Ben', colour: 'blue', points: [{ step: 7, value: 1 }] },
  ],
  marks: [
    { step: 1, label: 'Round 1', short: '1' },
    { step: 7, label: 'Round 2', short: '2' },
  ],
}

describe('points over time', () => {
  it('hold from their step on', () => {
    expect([1, 2, 4, 5, 8, 9, 99].map((step) => valueAt(points, step))).toEqual([undefined, 0, 0, 4, 4, 3, 3])
  })

  it('stop where something changes or begins', () => {
    expect(stopsOf(over)).toEqual([1, 2, 5, 7, 9])
    expect([0, 3, 6, 40].map((step) => nearest(stopsOf(over), step))).toEqual([1, 2, 5, 9])
  })

  it('are a line in steps to the end', () => {
    expect(pathOf(points, 10, (step) => step * 10, (n) => 100 - n)).toBe('M20 100H50V96H90V97H100') // prettier-ignore
    expect(pathOf([], 10, Number, Number)).toBe('')
  })

  it('are read as a table', () => {
    expect(rowsOf(over, 'End')).toEqual([
      { label: 'Round 1', values: [4, 1] },
      { label: 'Round 2', values: [3, 1] },
    ])
    expect(rowsOf({ ...over, marks: [] }, 'End')).toEqual([{ label: 'End', values: [3, 1] }])
  })

  it('have round numbers beside them', () => {
    expect(ticksFor([0, 41], 5)).toEqual([0, 10, 20, 30, 40, 50])
    expect(ticksFor([3], 4)).toEqual([0, 1, 2, 3])
    expect(ticksFor([], 4)).toEqual([0, 1])
    expect(ticksFor([-3, 8], 4)).toEqual([-5, 0, 5, 10])
    expect(ticksFor([740], 4)).toEqual([0, 200, 400, 600, 800])
  })
})

describe('words in a chart', () => {
  it('keep apart and inside', () => {
    expect(spread([50, 52, 10], 14, 100)).toEqual([50, 64, 10])
    expect(spread([98, 99], 14, 100)).toEqual([86, 100])
  })

  it('are left out where there is no room, the last is kept', () => {
    expect(legible([0, 30, 60, 70], Number, 25)).toEqual([0, 30, 70])
  })
})
