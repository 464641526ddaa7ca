import type { BoardProps } from '../../../protocol/board.ts'
import type { GameMap } from '../content/compile-map.ts'
import type { Content } from '../content/content.ts'
import { TERRAIN_NAMES } from '../content/units.ts'
import { mapCell } from '../rules/table/cells.ts'
import { heartOf, type Landscape, type Outline, type Point } from './geometry.ts'

type Words = GameMap['name']

export interface Chart extends Landscape {
  readonly name: Words
  readonly names: readonly Words[]
  readonly adjacent: readonly (readonly number[])[]
}

/** Maps of a content pack may have outlines of some areas only. */
const heartIn = (outlines: readonly Outline[], middle: Point): Point =>
  outlines.length > 0 ? heartOf(outlines) : middle

function chartOf(map: GameMap): Chart {
  const { id, name, width, height, polys, x, y, areaNames, adjacent, terrain } = map
  return {
    id,
    name,
    width,
    height,
    polys,
    adjacent,
    terrain: terrain.map((one) => TERRAIN_NAMES[one]),
    names: areaNames,
    hearts: polys.map((outlines, area) => heartIn(outlines, [x[area], y[area]])),
  }
}

const charts = new WeakMap<GameMap, Chart>()

/** The drawing of a map of the box; `undefined` for maps without outlines. */
export function chartFor({ maps }: Content, id: string | undefined): Chart | undefined {
  const map = maps.find((candidate) => candidate.id === id)
  if (map === undefined || map.polys.every((outlines) => outlines.length === 0)) return undefined
  let chart = charts.get(map)
  if (chart === undefined) charts.set(map, (chart = chartOf(map)))
  return chart
}

/** The map that is played on, as this table's box has it. */
export const chartIn = ({ view, content }: Pick<BoardProps, 'view' | 'content'>): Chart | undefined =>
  chartFor(content as Content, mapCell.in(view.shared))
