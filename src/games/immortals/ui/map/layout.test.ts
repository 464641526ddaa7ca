import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { landOf, LIGHT, SHADOW } from '../../content/names.ts'
import { isShown, layoutOf, LEGIBLE, limboSpot, spotOf, type Frame, type Layout, type Sight } from './layout.ts'

const { plan } = defaultContent()
const lay = (sight: Sight, width: number, height: number): Layout =>
  layoutOf(plan, sight, { width, height, isSmall: false, plates: [] })

const framesOf = ({ worlds, regions, limbos, tower }: Layout): Frame[] =>
  [...worlds, ...regions, ...limbos, tower].filter((frame) => frame !== undefined)

const isApart = (a: Frame, b: Frame): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

describe('the layout of the board', () => {
  const all = (
    [
      ['both', 1200, 640],
      ['both', 1200, 430],
      [SHADOW, 390, 700],
      [LIGHT, 390, 190],
      [LIGHT, 900, 640],
    ] as const
  ).map(([sight, width, height]) => lay(sight, width, height))

  it('keeps everything inside and apart', () => {
    for (const layout of all) {
      const frames = framesOf(layout)
      for (const frame of frames) {
        expect(frame.x).toBeGreaterThanOrEqual(0)
        expect(frame.y).toBeGreaterThanOrEqual(0)
        expect(frame.x + frame.width).toBeLessThanOrEqual(layout.width)
        expect(frame.y + frame.height).toBeLessThanOrEqual(layout.height)
      }
      frames.forEach((one, i) => frames.slice(i + 1).forEach((other) => expect(isApart(one, other)).toBe(true)))
    }
  })

  it('has shelves below where there is height, beside where there is width', () => {
    const [high, wide] = all
    expect(high.regions[SHADOW]!.y).toBeGreaterThanOrEqual(high.worlds[SHADOW]!.y + high.worlds[SHADOW]!.height)
    expect(wide.regions[SHADOW]!.y).toBe(wide.worlds[SHADOW]!.y)
    expect(wide.limbos[LIGHT]!.x).toBeGreaterThan(wide.worlds[LIGHT]!.x + plan.width)
  })

  it('shows Shadow left of Light, or one of them', () => {
    const both = all[0]
    const name = 6
    expect(spotOf(plan, both, landOf(SHADOW, name)).x).toBeLessThan(spotOf(plan, both, landOf(LIGHT, name)).x)
    const one = all[2]
    expect(isShown(one, landOf(SHADOW, name))).toBe(true)
    expect(isShown(one, landOf(LIGHT, name))).toBe(false)
    expect(limboSpot(one, LIGHT, 0, 3)).toBeUndefined()
  })

  it('leaves no part beside a phone where it has to be larger than it would fit', () => {
    const coached = { left: 0, top: 0, right: 390, bottom: 250 }
    const tray = { left: 0, top: 630, right: 390, bottom: 844 }
    const one = layoutOf(plan, LIGHT, { width: 390, height: 844, isSmall: true, plates: [coached, tray] })
    expect(one.scale).toBeLessThan(LEGIBLE)
    expect(one.width * LEGIBLE).toBeLessThanOrEqual(390)
  })

  it('gives each player a part of the limbo', () => {
    for (const layout of all) {
      const world = layout.limbos[SHADOW] === undefined ? LIGHT : SHADOW
      const { x, y, width, height } = layout.limbos[world]!
      for (let role = 0; role < 5; role++) {
        const spot = limboSpot(layout, world, role, 5)!
        expect(spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height).toBe(true)
      }
    }
  })
})
