import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { LANDS, landOf, LIGHT, NAMES, SHADOW } from '../../content/names.ts'
import { cornersOf, depthIn, outlinesOf, softLine } from './geometry.ts'

const content = defaultContent()

describe('the drawn worlds', () => {
  const outlines = outlinesOf(content)

  it('have an outline for each land, closed and soft', () => {
    expect(outlines.lands).toHaveLength(LANDS)
    for (const line of outlines.lands) expect(line).toMatch(/^M[^M]*Z$/)
  })

  it('have a coast and inner borders in both worlds, and a rim for each of the ten regions', () => {
    for (const line of [...outlines.coasts, ...outlines.borders, ...outlines.rims]) expect(line).toMatch(/^M/)
    expect(outlines.rims).toHaveLength(10)
  })

  it('draw each border between lands of a region once', () => {
    const pairs = content.map.adjacent.flatMap((list, land) =>
      list.filter((other) => other > land && content.map.worldRegionOf[other] === content.map.worldRegionOf[land]),
    )
    const drawn = outlines.borders.join('').match(/M/g) ?? []
    expect(drawn.length).toBeGreaterThanOrEqual(pairs.length)
    expect(drawn.length).toBeLessThan(pairs.length * 1.5)
  })

  it('keep the middle of each land well inside its outline', () => {
    for (let land = 0; land < LANDS; land++) {
      const middle = { x: content.plan.x[land], y: content.plan.y[land] }
      expect(depthIn(middle, cornersOf(content.plan, land))).toBeGreaterThan(50)
      const [far] = cornersOf(content.plan, landOf(land < NAMES ? LIGHT : SHADOW, 0))
      expect(depthIn(far, cornersOf(content.plan, land))).toBeLessThan(5)
    }
  })

  it('joins two points by a straight line', () => {
    expect(
      softLine([
        { x: 0, y: 0 },
        { x: 3, y: 4 },
      ]),
    ).toBe('M0 0L3 4')
  })
})
