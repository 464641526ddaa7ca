import type { TerrainName } from '../content/units.ts'
import { depthIn, rimOf, SCALE, type Landscape, type Point } from './geometry.ts'
import { seeded } from '../../../boardkit/drawing/seed.ts'

/** A small drawing scattered over the country; `sign` is the name of a symbol. */
export interface Glyph {
  readonly sign: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turned: boolean
}

interface Growth {
  readonly signs: readonly string[]
  /** Distance between two glyphs and from the rim, in map units. */
  readonly apart: number
  readonly rim: number
  readonly most: number
  /** Radius around the heart that stays free for pieces. */
  readonly free: number
}

const GROWTH: Readonly<Record<TerrainName, Growth>> = {
  plains: { signs: ['grass', 'grass', 'grass', 'field', 'bush'], apart: 2.3, rim: 0.9, most: 9, free: 2.6 },
  forest: { signs: ['fir', 'fir', 'oak', 'fir2', 'oak2'], apart: 1.12, rim: 0.75, most: 60, free: 1.9 },
  hills: { signs: ['hill', 'hill2', 'hill', 'bush'], apart: 2.25, rim: 1.35, most: 14, free: 1.5 },
  mountains: { signs: ['mountain', 'mountain2', 'mountain3'], apart: 2.5, rim: 1.5, most: 11, free: 0.9 },
  desert: { signs: ['dune', 'dune2', 'dune', 'stones'], apart: 2.3, rim: 1.1, most: 13, free: 1.9 },
  sea: { signs: ['wave', 'wave2', 'wave'], apart: 2.9, rim: 1.6, most: 22, free: 2.2 },
}

const TRIES = 700

/** The glyphs of one area, far ones first. */
function glyphsOf(chart: Landscape, area: number): Glyph[] {
  const outlines = chart.polys[area]
  const growth = GROWTH[chart.terrain[area]]
  const random = seeded(`${chart.id} glyphs ${area}`)
  const points = outlines.flat()
  const rim = rimOf(outlines)
  const [left, right] = [Math.min(...points.map((p) => p[0])), Math.max(...points.map((p) => p[0]))]
  const [top, bottom] = [Math.min(...points.map((p) => p[1])), Math.max(...points.map((p) => p[1]))]
  const heart = chart.hearts[area]
  const found: Point[] = []
  for (let i = 0; i < TRIES && found.length < growth.most; i++) {
    const p: Point = [left + random() * (right - left), top + random() * (bottom - top)]
    if (Math.hypot(p[0] - heart[0], (p[1] - heart[1]) * 1.25) < growth.free) continue
    if (found.some((q) => Math.hypot(q[0] - p[0], (q[1] - p[1]) * 1.3) < growth.apart)) continue
    if (depthIn(p, outlines, rim) >= growth.rim) found.push(p)
  }
  return found.map(([x, y]) => ({
    sign: growth.signs[Math.floor(random() * growth.signs.length)],
    x: Math.round(x * SCALE * 10) / 10,
    y: Math.round(y * SCALE * 10) / 10,
    size: 0.85 + random() * 0.3,
    turned: random() < 0.5,
  }))
}

/** All glyphs of a map, from the far edge to the near one, so that near ones stand before far ones. */
export const scatter = (chart: Landscape): Glyph[] =>
  chart.polys.flatMap((_, area) => glyphsOf(chart, area)).sort((a, b) => a.y - b.y)
