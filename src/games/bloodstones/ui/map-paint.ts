import type { TerrainName } from '../content/units.ts'
import { edgesOf, lineOf, outlineOf, roughened, SCALE, type Landscape, type Point } from './geometry.ts'
import { scatter, type Glyph } from './glyphs.ts'
import { riversOf } from './rivers.ts'
import { hashOf } from '../../../boardkit/drawing/seed.ts'

/** Everything that is painted once for a map. */
export interface Painting {
  readonly width: number
  readonly height: number
  /** Path data by area: its outlines, roughened. */
  readonly outlines: readonly string[]
  readonly fills: readonly string[]
  readonly coast: string
  readonly borders: string
  readonly seaBorders: string
  readonly rivers: readonly { readonly line: string; readonly width: number }[]
  readonly glyphs: readonly Glyph[]
  /** Where there is most open water, for the compass. */
  readonly compass: Point
}

/** Ochre plains, bottle-green woods, brown hills, cold mountains, pale desert, teal sea; three tones of each. */
const TONES: Readonly<Record<TerrainName, readonly [string, string, string]>> = {
  plains: ['#ddcb8c', '#d6c381', '#e1d196'],
  forest: ['#97a96f', '#8b9f64', '#9fae78'],
  hills: ['#cba770', '#c39e66', '#d1af79'],
  mountains: ['#b3aba0', '#aaa297', '#b9b2a8'],
  desert: ['#ecdcb0', '#e7d5a5', '#efe1bb'],
  sea: ['#8db5b6', '#88b0b2', '#92b9b9'],
}

/** What stands for a terrain where only a dot of it is drawn. */
export const toneOf = (terrain: TerrainName): string => TONES[terrain][0]

export function paint(chart: Landscape): Painting {
  const isSea = (area: number): boolean => chart.terrain[area] === 'sea'
  const rivers = riversOf(
    chart,
    isSea,
    (area) => chart.terrain[area] === 'mountains' || chart.terrain[area] === 'hills',
  )
  const wet = new Set(rivers.flatMap((river) => river.keys))
  const lines = { coast: '', borders: '', seaBorders: '' }
  for (const { key, from, to, areas } of edgesOf(chart)) {
    const [a, b = a] = areas
    if (a === b || wet.has(key)) continue
    const seas = Number(isSea(a)) + Number(isSea(b))
    lines[seas === 2 ? 'seaBorders' : seas === 1 ? 'coast' : 'borders'] += lineOf(roughened(chart, from, to))
  }
  return {
    width: chart.width * SCALE,
    height: chart.height * SCALE,
    outlines: chart.polys.map((outlines) => outlines.map((outline) => outlineOf(chart, outline)).join('')),
    fills: chart.terrain.map((terrain, area) => TONES[terrain][hashOf(`${chart.id}${area}`) % 3]),
    ...lines,
    rivers: rivers.flatMap(({ reaches }) =>
      reaches.map((points, i) => ({ line: lineOf(points), width: 2 + (2.4 * (i + 1)) / reaches.length })),
    ),
    glyphs: scatter(chart),
    compass: openWater(chart),
  }
}

/** The sea area at the edge of the map with most room. */
function openWater(chart: Landscape): Point {
  let best = chart.hearts[0]
  let room = -1
  chart.terrain.forEach((terrain, area) => {
    if (terrain !== 'sea') return
    const points = chart.polys[area].flat()
    const [x, y] = chart.hearts[area]
    const size = Math.min(...points.map((p) => Math.hypot(p[0] - x, p[1] - y)))
    if (size > room) [best, room] = [chart.hearts[area], size]
  })
  return best
}
