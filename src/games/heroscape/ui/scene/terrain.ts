import { Color, Group, InstancedBufferAttribute, InstancedMesh, Matrix4 } from 'three'
import type { BufferGeometry, Material } from 'three'
import { DIRECTIONS } from '../../../../kit/hex.ts'
import type { Battlefield } from '../../content/battlefield.ts'
import { WATER } from '../../content/names.ts'
import { scatter } from './chance.ts'
import { groundMaterial } from './material.ts'
import type { Ground, Surroundings } from './material.ts'
import { LAND } from './palette.ts'
import { isLand, isWater, LEVEL, mapTiles } from './place.ts'
import type { TileMap } from './place.ts'
import { createTileGeometry, LAND_SHAPE } from './tile-geometry.ts'

const KINDS = ['grass', 'rock', 'sand'] as const

const GROUNDS: Readonly<Record<(typeof KINDS)[number], Ground>> = {
  grass: {
    detail: 'grass',
    scale: 0.21,
    wide: 0.05,
    vary: 1.0,
    drift: 0.7,
    bump: 1.2,
    side: '#b8a67c',
    tint: '#fae6a8',
    isTiled: true,
  },
  rock: {
    detail: 'rock',
    scale: 0.23,
    wide: 0.06,
    vary: 0.8,
    drift: 0.5,
    bump: 1.3,
    side: '#d8cfc4',
    tint: '#f2e6d2',
    isTiled: true,
  },
  sand: {
    detail: 'sand',
    scale: 0.2,
    wide: 0.05,
    vary: 0.5,
    drift: 0.35,
    bump: 1.0,
    side: '#dcc39a',
    tint: '#f7dcae',
    isTiled: true,
  },
}

/** One hex of a tile. */
export interface Cell {
  readonly column: number
  readonly level: number
  readonly tile: number
  /** By direction, as the shader reads it. */
  readonly edges: readonly number[]
  /** On all sides and above: seen only if what is above is taken off. */
  readonly isBuried: boolean
}

/** All hexes of land of one terrain, from the lowest level up, so that upper levels can be left out. */
export function layOut(battlefield: Battlefield, map: TileMap, terrain: number): Cell[] {
  const cells: Cell[] = []
  for (let level = 1; level < map.levels; level++)
    for (let column = 0; column < battlefield.columns.count; column++)
      if (map.terrain[column * map.levels + level] === terrain) cells.push(cellAt(battlefield, map, column, level))
  return cells
}

function cellAt(battlefield: Battlefield, map: TileMap, column: number, level: number): Cell {
  const edges = edgesOf(battlefield, map, column, level)
  const isWalled = edges.every((edge) => Math.floor(edge / 3) % 3 > 0)
  const tile = map.tile[column * map.levels + level]
  return { column, level, tile, edges, isBuried: isWalled && isLand(map, column, level + 1) }
}

/** As the shader of tiles reads them. */
function edgesOf({ columns }: Battlefield, map: TileMap, column: number, level: number): number[] {
  return Array.from({ length: DIRECTIONS }, (_, d) => {
    const next = columns.neighbour[column * DIRECTIONS + d]
    const rise = isLand(map, next, level + 1) ? (isLand(map, next, level + 2) ? 2 : 1) : 0
    const isSame = next >= 0 && map.tile[next * map.levels + level] === map.tile[column * map.levels + level]
    const meet = isSame ? 2 : isLand(map, next, level) ? 1 : 0
    const foot = isLand(map, next, level - 1) || isWater(map, next, level) ? 1 : 0
    return rise + 3 * meet + 9 * foot + (d === 0 && isLand(map, column, level + 1) ? 18 : 0)
  })
}

/** What can be seen if nothing above a level is there, the highest first: they hide the others. */
export function visibleCells(cells: readonly Cell[], level: number): Cell[] {
  return cells.filter((cell) => cell.level <= level && !(cell.isBuried && cell.level < level)).reverse()
}

export interface Terrain {
  readonly group: Group
  setLevel(level: number): void
  dispose(): void
}

export function createTerrain(battlefield: Battlefield, around: Surroundings): Terrain {
  const map = mapTiles(battlefield)
  const group = new Group()
  const shape = createTileGeometry(LAND_SHAPE)
  const parts = KINDS.map((kind, terrain) => {
    const cells = layOut(battlefield, map, terrain)
    const mesh = cellMesh(cells.length, shape, groundMaterial(around, GROUNDS[kind]))
    mesh.castShadow = true
    mesh.receiveShadow = true
    group.add(mesh)
    return { cells, mesh, colours: LAND[kind] }
  })
  return {
    group,
    setLevel(level) {
      around.cut.value = Math.min(99, level - 1.5) * LEVEL
      for (const { cells, mesh, colours } of parts) layCells(mesh, battlefield, visibleCells(cells, level), colours)
    },
    dispose() {
      shape.dispose()
      for (const { mesh } of parts) disposeMesh(mesh)
    },
  }
}

export function cellMesh(most: number, shape: BufferGeometry, material: Material): InstancedMesh {
  const geometry = shape.clone()
  geometry.setAttribute('edgesA', new InstancedBufferAttribute(new Float32Array(most * 3), 3))
  geometry.setAttribute('edgesB', new InstancedBufferAttribute(new Float32Array(most * 3), 3))
  const mesh = new InstancedMesh(geometry, material, most)
  mesh.instanceColor = new InstancedBufferAttribute(new Float32Array(most * 3), 3)
  mesh.frustumCulled = false
  return mesh
}

export function layCells(
  mesh: InstancedMesh,
  { columns }: Battlefield,
  cells: readonly Cell[],
  colours: readonly string[],
): void {
  const edges = [mesh.geometry.getAttribute('edgesA'), mesh.geometry.getAttribute('edgesB')]
  const [matrix, colour] = [new Matrix4(), new Color()]
  cells.forEach((cell, i) => {
    const { column, level, tile } = cell
    matrix.makeTranslation(columns.x[column], (level - 1) * LEVEL, columns.y[column])
    mesh.setMatrixAt(i, matrix)
    colour.set(colours[Math.floor(scatter(tile, 3) * colours.length)])
    colour.offsetHSL((scatter(column, level, 5) - 0.5) * 0.012, 0, (scatter(column, level, 9) - 0.5) * 0.045)
    mesh.setColorAt(i, colour)
    edges.forEach((list, half) => list.setXYZ(i, ...(cell.edges.slice(half * 3) as [number, number, number])))
  })
  mesh.count = cells.length
  mesh.instanceMatrix.needsUpdate = true
  for (const list of [...edges, mesh.instanceColor]) if (list !== null) list.needsUpdate = true
}

export function disposeMesh(mesh: InstancedMesh): void {
  mesh.geometry.dispose()
  ;(mesh.material as Material).dispose()
  mesh.dispose()
}

/** Water lies in cells, too; its neighbours are counted from the level on which it lies. */
export function layOutWater(battlefield: Battlefield, map: TileMap): Cell[] {
  const { columns } = battlefield
  const cells: Cell[] = []
  for (let level = 1; level < map.levels; level++) {
    for (let column = 0; column < columns.count; column++) {
      if (map.terrain[column * map.levels + level] !== WATER) continue
      const edges = Array.from({ length: DIRECTIONS }, (_, d) => {
        const next = columns.neighbour[column * DIRECTIONS + d]
        const rise = isLand(map, next, level) ? (isLand(map, next, level + 1) ? 2 : 1) : 0
        return rise + (isWater(map, next, level) ? 6 : 0) + 9
      })
      cells.push({ column, level, tile: map.tile[column * map.levels + level], edges, isBuried: false })
    }
  }
  return cells
}
