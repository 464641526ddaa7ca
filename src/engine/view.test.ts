import { describe, expect, it } from 'vitest'
import { applyChanges, changesBetween, isEmpty, sameCell, type Cells, type CellValue } from './view.ts'

const cells = (values: Record<string, CellValue>): Cells => new Map(Object.entries(values))

describe('changed cells', () => {
  const before = cells({ a: 1, b: [1, { x: 'y' }], c: true, d: 'gone' })

  it('hold what is new or different, and the keys of what is gone', () => {
    const after = cells({ a: 2, b: [1, { x: 'y' }], c: true, e: [] })
    const changes = changesBetween(before, after)
    expect(changes).toEqual({ set: { a: 2, e: [] }, gone: ['d'] })
    const held = new Map(before)
    applyChanges(held, changes)
    expect(held).toEqual(after)
  })

  it('are empty between equal views, however deep', () => {
    expect(isEmpty(changesBetween(before, cells({ a: 1, b: [1, { x: 'y' }], c: true, d: 'gone' })))).toBe(true)
    expect(isEmpty(changesBetween(before, cells({ a: 1, b: [1, { x: 'y' }], c: true })))).toBe(false)
  })

  it('tell values apart that only look alike', () => {
    const different: [CellValue, CellValue][] = [
      [1, '1'],
      [[], {}],
      [{}, []],
      [[1], [1, 2]],
      [{ a: 1 }, { b: 1 }],
      [{ a: 1 }, { a: 1, b: 1 }],
      [0, false],
    ]
    for (const [a, b] of different) expect(sameCell(a, b)).toBe(false)
  })
})
