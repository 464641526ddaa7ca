import { describe, expect, it } from 'vitest'
import { fitted, limited, showing, zoomed } from './camera.ts'

const box = { width: 500, height: 300 }
const world = { width: 1000, height: 800 }

describe('the camera', () => {
  const whole = fitted(box, world)

  it('fits the whole map into its box', () => {
    expect(whole).toEqual({ k: 0.36, x: 70, y: 6 })
  })

  it('zooms about the pointer, between the whole map and six times of it', () => {
    const near = zoomed(whole, 2, { x: 250, y: 150 }, box, world)
    expect(near.k).toBe(0.72)
    expect((250 - near.x) / near.k).toBeCloseTo((250 - whole.x) / whole.k)
    expect(zoomed(whole, 0.1, { x: 0, y: 0 }, box, world)).toEqual(whole)
    expect(zoomed(whole, 100, { x: 250, y: 150 }, box, world).k).toBe(0.36 * 6)
  })

  it('never loses the map', () => {
    expect(limited({ x: 9999, y: -9999, k: 1 }, box, world)).toEqual({ x: 40, y: -540, k: 1 })
    expect(limited({ x: 9999, y: 9999, k: 0.36 }, box, world)).toEqual(whole)
  })

  it('brings a point into sight and leaves what is in sight', () => {
    const near = { k: 1, x: -200, y: -200 }
    expect(showing(near, { x: 400, y: 350 }, box, world)).toEqual(near)
    expect(showing(near, { x: 900, y: 350 }, box, world).x).toBe(-460)
  })

  it('fits into what plates leave free', () => {
    const insets = { top: 20, right: 100, bottom: 0, left: 0 }
    const free = fitted(box, world, insets)
    expect(free).toEqual({ k: 0.335, x: 32.5, y: 26 })
    expect(limited({ ...free, x: 0, y: 0 }, box, world, insets)).toEqual(free)
    expect(limited({ x: 9999, y: 9999, k: 1 }, box, world, insets)).toEqual({ x: 40, y: 60, k: 1 })
    expect(showing({ k: 1, x: 0, y: 0 }, { x: 390, y: 10 }, box, world, insets)).toEqual({ k: 1, x: -50, y: 60 })
  })

  it('knows drawings that do not begin at 0', () => {
    const shifted = { ...world, x: -500, y: 100 }
    const view = fitted(box, shifted)
    expect(view).toEqual({ k: 0.36, x: 70 + 180, y: 6 - 36 })
    expect(limited({ ...view, x: 0, y: 0 }, box, shifted)).toEqual(view)
  })
})
