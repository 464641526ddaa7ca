/** From the plan to the scene: x stays, the plan's y becomes z, levels become heights. */
import { Vector3 } from 'three'
import type { Battlefield } from '../../content/battlefield.ts'
import { WATER } from '../../content/names.ts'
import { spanOf } from './camera.ts'
import type { PlanPoint } from './types.ts'

/** The height of a level where a hex has its corners at distance 1. */
export const LEVEL = 0.4
/** Water stands this high over the level on which figures stand in it. */
export const WATER_TOP = 0.13

export function toScene({ x, y, z }: PlanPoint): Vector3 {
  return new Vector3(x, z * LEVEL, y)
}

/** The middle of a space where bases stand. */
export function standOn({ columns, spaces }: Battlefield, space: number): Vector3 {
  const column = spaces.column[space]
  return new Vector3(columns.x[column], spaces.level[space] * LEVEL, columns.y[column])
}

/** The height of what is seen of a space: its ground or its water. */
export function surfaceOf({ spaces }: Battlefield, space: number): number {
  return spaces.level[space] * LEVEL + (spaces.water[space] === 1 ? WATER_TOP : 0)
}

export interface Extent {
  readonly minX: number
  readonly maxX: number
  readonly minZ: number
  readonly maxZ: number
  readonly top: number
}

export function extentOf({ columns, levels }: Battlefield): Extent {
  const [left, right] = spanOf(columns.x)
  const [back, front] = spanOf(columns.y)
  return { minX: left - 1, maxX: right + 1, minZ: back - 1, maxZ: front + 1, top: levels * LEVEL }
}

/** What lies in a column on each level: index in the battlefield's tiles, or -1. */
export interface TileMap {
  readonly levels: number
  readonly tile: Int16Array
  readonly terrain: Int8Array
}

export function mapTiles({ columns, tiles }: Battlefield): TileMap {
  let levels = 2
  for (const tile of tiles) levels = Math.max(levels, tile.level + 2)
  const map: TileMap = {
    levels,
    tile: new Int16Array(columns.count * levels).fill(-1),
    terrain: new Int8Array(columns.count * levels).fill(-1),
  }
  const terrains = ['grass', 'rock', 'sand', 'water']
  tiles.forEach(({ level, terrain, columns: covered }, index) => {
    for (const column of covered) {
      map.tile[column * levels + level] = index
      map.terrain[column * levels + level] = terrains.indexOf(terrain)
    }
  })
  return map
}

/** Whether land fills the room just below a level; the table does below level 0. */
export function isLand({ levels, terrain }: TileMap, column: number, level: number): boolean {
  if (level <= 0) return level === 0
  if (column < 0 || level >= levels) return false
  const found = terrain[column * levels + level]
  return found >= 0 && found !== WATER
}

export function isWater({ levels, terrain }: TileMap, column: number, level: number): boolean {
  return column >= 0 && level > 0 && level < levels && terrain[column * levels + level] === WATER
}
