import { describe, expect, it } from 'vitest'
import { cellsOf, shapeOf } from '../../content/tile-shapes.ts'
import { filling, frameAround, hexPath, outline, seams, showing, stepped, zoomed } from './geometry.ts'

const corners = (path: string): number => path.split(/[ML]/).length - 1

describe('drawings of tiles', () => {
  it('one border around a tile, without the edges inside', () => {
    expect(outline([{ q: 0, r: 0 }]).match(/M/g)).toHaveLength(1)
    expect(corners(outline(shapeOf(1, 0)))).toBe(6)
    expect(corners(outline(shapeOf(2, 0)))).toBe(10)
    expect(corners(outline(shapeOf(7, 0)))).toBe(18)
    expect(outline(shapeOf(24, 3)).match(/M/g)).toHaveLength(1)
  })

  it('a ring of hexes has a border inside and one outside', () => {
    const ring = cellsOf({ size: 7, q: 0, r: 0, rotation: 0 }).filter(({ q, r }) => q !== 0 || r !== 1)
    expect(outline(ring).match(/Z/g)).toHaveLength(2)
  })

  it('the seams of a tile are drawn once each', () => {
    expect(seams(shapeOf(2, 0)).match(/M/g)).toHaveLength(1)
    expect(seams(shapeOf(7, 0)).match(/M/g)).toHaveLength(12)
    expect(corners(hexPath({ q: 3, r: -2 }))).toBe(6)
  })
})

describe('what is seen', () => {
  it('everything, and nothing at first', () => {
    expect(frameAround([], 2).width).toBeGreaterThan(20)
    const { x, width } = frameAround([{ q: 0, r: 0 }], 1)
    expect([x, width]).toEqual([-2, 4])
  })

  it('a frame fills its box, and the middle stays', () => {
    const wide = filling({ x: 0, y: 0, width: 10, height: 10 }, 2)
    expect(wide).toEqual({ x: -5, y: 0, width: 20, height: 10 })
  })

  it('a point under the pointer stays there', () => {
    const frame = zoomed({ x: 0, y: 0, width: 40, height: 20 }, 2, { x: 10, y: 5 })
    expect(frame).toEqual({ x: 5, y: 2.5, width: 20, height: 10 })
    expect(zoomed(frame, 1000, { x: 0, y: 0 }).width).toBe(6)
  })

  it('follows the cursor only where it leaves', () => {
    const frame = { x: -10, y: -10, width: 20, height: 20 }
    expect(showing(frame, { q: 0, r: 0 })).toBe(frame)
    expect(showing(frame, { q: 0, r: 9 }).y).toBeGreaterThan(frame.y)
  })

  it('arrows go straight up and down the screen', () => {
    const down = stepped(stepped({ q: 4, r: 0 }, 0, 1), 0, 1)
    expect(down).toEqual({ q: 3, r: 2 })
    expect(stepped({ q: 1, r: 1 }, -1, 0)).toEqual({ q: 0, r: 1 })
  })
})
