import { describe, expect, it } from 'vitest'
import { fitted, limited, near, showing, showingAll, zoomed, type Spot, type View } from './camera.ts'

const box = { width: 500, height: 300 }
const world = { width: 1000, height: 800 }

describe('the camera', () => {
  const whole = fitted(box, world)

  it('fits the whole map into its box', () => {
    expect(whole).toEqual({ k: 0.36, x: 70, y: 6 })
  })

  it('zooms about the pointer, between the whole map and six times of it', () => {
    const nearer = zoomed(whole, 2, { x: 250, y: 150 }, box, world)
    expect(nearer.k).toBe(0.72)
    expect((250 - nearer.x) / nearer.k).toBeCloseTo((250 - whole.x) / whole.k)
    expect(zoomed(whole, 0.1, { x: 0, y: 0 }, box, world)).toEqual(whole)
    expect(zoomed(whole, 100, { x: 250, y: 150 }, box, world).k).toBe(0.36 * 6)
  })

  it('never loses the map', () => {
    expect(limited({ x: 9999, y: -9999, k: 1 }, box, world)).toEqual({ x: 40, y: -540, k: 1 })
    expect(limited({ x: 9999, y: 9999, k: 0.36 }, box, world)).toEqual(whole)
  })

  it('brings a point into sight and leaves what is in sight', () => {
    const now = { k: 1, x: -200, y: -200 }
    expect(showing(now, { x: 400, y: 350 }, box, world)).toEqual(now)
    expect(showing(now, { x: 900, y: 350 }, box, world).x).toBe(-460)
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

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 }
const seen = (view: View, { x, y }: Spot): Spot => ({ x: x * view.k + view.x, y: y * view.k + view.y })

describe('the first view on a phone', () => {
  it('is the whole play where it can be read', () => {
    expect(near(box, world, NO_INSETS, 0.3, [{ x: 10, y: 10 }])).toEqual(fitted(box, world))
    expect(near(box, world, NO_INSETS, 0, [])).toEqual(fitted(box, world))
  })

  it('is at a scale that can be read around what it is about', () => {
    const view = near(box, world, NO_INSETS, 1, [
      { x: 400, y: 300 },
      { x: 500, y: 400 },
    ])
    expect(view).toEqual({ k: 1, x: -200, y: -200 })
    expect(seen(view, { x: 450, y: 350 })).toEqual({ x: 250, y: 150 })
  })

  it('is the middle of the play where a question is about no place', () => {
    expect(seen(near(box, world, NO_INSETS, 1, []), { x: 500, y: 400 })).toEqual({ x: 250, y: 150 })
  })

  it('keeps the middle of what plates leave free', () => {
    const view = near(box, world, { top: 100, right: 0, bottom: 0, left: 0 }, 1, [{ x: 500, y: 400 }])
    expect(seen(view, { x: 500, y: 400 })).toEqual({ x: 250, y: 200 })
  })

  it('does not leave the play to get a corner into the middle', () => {
    const view = near(box, world, NO_INSETS, 1, [{ x: 0, y: 0 }])
    expect(seen(view, { x: 0, y: 0 })).toEqual({ x: 40, y: 40 })
  })
})

describe('bringing the places of a question into sight', () => {
  const view = { k: 1, x: -200, y: -200 }

  it('moves nothing while they are in sight, or there are none', () => {
    expect(showingAll(view, [], box, world)).toEqual(view)
    const spots = [
      { x: 300, y: 280 },
      { x: 600, y: 400 },
    ]
    expect(showingAll(view, spots, box, world)).toEqual(view)
  })

  it('moves not farther than needed', () => {
    expect(
      showingAll(
        view,
        [
          { x: 300, y: 280 },
          { x: 650, y: 400 },
        ],
        box,
        world,
      ),
    ).toEqual({ k: 1, x: -210, y: -200 })
    expect(showingAll(view, [{ x: 220, y: 300 }], box, world)).toEqual({ k: 1, x: -160, y: -200 })
  })

  it('puts into the middle what is too far apart', () => {
    const moved = showingAll(
      view,
      [
        { x: 100, y: 300 },
        { x: 900, y: 300 },
      ],
      box,
      world,
    )
    expect(seen(moved, { x: 500, y: 300 }).x).toBe(250)
  })

  it('knows what plates leave free, and the edges of the play', () => {
    const insets = { top: 0, right: 200, bottom: 0, left: 0 }
    expect(seen(showingAll(view, [{ x: 600, y: 300 }], box, world, insets), { x: 600, y: 300 }).x).toBe(240)
    expect(showingAll(view, [{ x: 0, y: 300 }], box, world)).toEqual({ k: 1, x: 40, y: -200 })
  })
})
