import { describe, expect, it } from 'vitest'
import { around } from './nearest.ts'

const far = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - 100, y - 50)

describe('where a finger looks for what is on offer', () => {
  const points = around({ x: 100, y: 50 })

  it('begins at the finger and goes outwards, to 20 pixels and no farther', () => {
    const distances = points.map(far)
    expect(distances[0]).toBe(0)
    expect(distances.every((d, i) => i === 0 || d >= distances[i - 1] - 1e-9)).toBe(true)
    expect(Math.max(...distances)).toBeCloseTo(20)
  })

  it('looks in every direction', () => {
    const outer = points.filter((point) => Math.abs(far(point) - 20) < 1e-6)
    const angles = outer.map(({ x, y }) => Math.atan2(y - 50, x - 100)).sort((a, b) => a - b)
    const gaps = angles.map((angle, i) => (i === 0 ? angle - angles.at(-1)! + 2 * Math.PI : angle - angles[i - 1]))
    expect(Math.max(...gaps)).toBeLessThan(0.5)
  })
})
