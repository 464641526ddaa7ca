import { describe, expect, it } from 'vitest'
import { type CellValue, fastSource } from '../engine/index.ts'
import { ShownCells } from './tracker.ts'

type Listed = readonly (readonly [string, CellValue])[]

const show = (shown: ShownCells, cells: Listed) =>
  shown.update((put) => {
    for (const [key, value] of cells) put(key, value)
  })

describe('shown cells', () => {
  it('say what is new, changed and gone, and nothing else', () => {
    const shown = new ShownCells()
    const first = { a: [1], b: 2, c: 'x' }
    expect(show(shown, Object.entries(first))).toEqual({ set: first })
    expect(show(shown, Object.entries(first))).toEqual({})
    expect(
      show(shown, [
        ['a', [1]],
        ['b', 3],
        ['d', true],
      ]),
    ).toEqual({ set: { b: 3, d: true }, gone: ['c'] })
    expect(shown.size).toBe(3)
  })

  it('keep copies: a view may hand out parts of the state', () => {
    const shown = new ShownCells()
    const units = [1, 2]
    show(shown, [['area', units]])
    units.push(3)
    expect(show(shown, [['area', units]])).toEqual({ set: { area: [1, 2, 3] } })
  })

  it('rebuild every view from its changes, whatever comes, goes and changes places', () => {
    const source = fastSource('cells')
    const shown = new ShownCells()
    const mirror = new Map<string, CellValue>()
    for (let turn = 0; turn < 400; turn++) {
      const keys = Array.from({ length: 12 }, (_, i) => `cell ${i}`).filter(() => source.below(5) > 0)
      if (source.below(6) === 0) keys.reverse()
      const cells = keys.map((key) => [key, source.below(2) === 0 ? source.below(3) : [source.below(3)]] as const)
      const { set = {}, gone = [] } = show(shown, cells)
      for (const key of gone) expect(mirror.delete(key)).toBe(true)
      for (const [key, value] of Object.entries(set)) mirror.set(key, value)
      expect([...mirror].sort()).toEqual([...cells].sort())
    }
  })
})
