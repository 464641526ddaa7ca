import type { TerrainName } from '../../content/units.ts'
import { heartOf, type Landscape, type Outline } from '../geometry.ts'

/* A small coast that the pictures of the book show; its corners fit like those of a map. */

// prettier-ignore
const AREAS = {
  home: ['plains', [[0, 0], [6.5, 0.8], [14, 0], [12.2, 4.6], [13, 9], [14.2, 13], [7, 13.4], [0, 13]]],
  wood: ['forest', [[14, 0], [29, 0], [28.4, 5.2], [27, 9.6], [20, 8.2], [13, 9], [12.2, 4.6]]],
  field: ['plains', [[29, 0], [44, 0], [44, 9.4], [35.6, 10.4], [27, 9.6], [28.4, 5.2]]],
  hills: ['hills', [[0, 13], [7, 13.4], [14.2, 13], [14.8, 16.4], [13.4, 20], [0, 20]]],
  bay: ['sea', [[13, 9], [20, 8.2], [27, 9.6], [28.8, 14.8], [30.4, 20], [13.4, 20], [14.8, 16.4], [14.2, 13]]],
  shore: ['plains', [[27, 9.6], [35.6, 10.4], [44, 9.4], [44, 20], [30.4, 20], [28.8, 14.8]]],
} as const satisfies Readonly<Record<string, readonly [TerrainName, Outline]>>

export type Place = keyof typeof AREAS

const PLACES = Object.keys(AREAS) as Place[]

const polys: readonly (readonly Outline[])[] = PLACES.map((place) => [AREAS[place][1]])

export const COAST: Landscape = {
  id: 'coast',
  width: 44,
  height: 20,
  polys,
  terrain: PLACES.map((place) => AREAS[place][0]),
  hearts: polys.map(heartOf),
}

export const terrainOf = (place: Place): TerrainName => AREAS[place][0]
