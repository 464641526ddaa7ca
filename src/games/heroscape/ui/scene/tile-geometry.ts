/** One bevelled hex of a tile, one level high, with the bottom drawn in so that layers show. */
import { BufferAttribute, BufferGeometry } from 'three'
import { corner, DIRECTIONS } from '../../../../kit/hex.ts'

/** What a vertex belongs to; the shader darkens by it. */
export const [MIDDLE, RIM, EDGE, SIDE, FOOT, GROOVE] = [0, 1, 2, 2.4, 3, 4]

export interface TileShape {
  readonly height: number
  readonly bevel: number
  /** How far the bevel drops. */
  readonly drop: number
  readonly groove: number
}

export const LAND_SHAPE: TileShape = { height: 0.4, bevel: 0.075, drop: 0.05, groove: 0.022 }

interface Mesh {
  readonly index: number[]
  readonly known: Map<string, number>
  readonly position: number[]
  readonly normal: number[]
  /** Two directions whose neighbours count, what it belongs to, and the height of the edge. */
  readonly where: number[]
}

type Vector = readonly [number, number, number]
type Vertex = readonly [radius: number, corner: number, y: number, kind: number, edge: number]

export function createTileGeometry(shape: TileShape): BufferGeometry {
  const mesh: Mesh = { index: [], known: new Map(), position: [], normal: [], where: [] }
  for (let d = 0; d < DIRECTIONS; d++) addSextant(mesh, shape, d)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(mesh.position), 3))
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(mesh.normal), 3))
  geometry.setAttribute('where', new BufferAttribute(new Float32Array(mesh.where), 4))
  geometry.setIndex(mesh.index)
  return geometry
}

function addSextant(mesh: Mesh, { height, bevel, drop, groove }: TileShape, d: number): void {
  const e = (d + 1) % DIRECTIONS
  const [inner, ring, low, under] = [1 - bevel, 0.62, height - drop, 1 - groove * 1.4]
  const up: Vector = [0, 1, 0]
  const [outX, outZ] = outward(d)
  const lean = 1 / Math.sqrt(2)
  const ends = (radius: number, y: number, kind: number): [Vertex, Vertex] => [
    [radius, d, y, kind, low],
    [radius, e, y, kind, low],
  ]
  const [a, b] = ends(ring, height, MIDDLE)
  addTriangle(mesh, d, up, [0, d, height, MIDDLE, low], b, a)
  addQuad(mesh, d, up, ends(ring, height, MIDDLE), ends(inner, height, RIM))
  addQuad(mesh, d, [outX * lean, lean, outZ * lean], ends(inner, height, RIM), ends(1, low, EDGE))
  addQuad(mesh, d, [outX, 0, outZ], ends(1, low, SIDE), ends(1, groove, FOOT))
  addQuad(mesh, d, [outX, -0.2, outZ], ends(1, groove, GROOVE), ends(under, 0, GROOVE))
}

function outward(d: number): [number, number] {
  const [a, b] = [corner(d), corner(d + 1)]
  const length = Math.hypot(a.x + b.x, a.y + b.y)
  return [(a.x + b.x) / length, (a.y + b.y) / length]
}

type Ends = readonly [Vertex, Vertex]

function addQuad(mesh: Mesh, d: number, normal: Vector, [a, b]: Ends, [c, e]: Ends): void {
  addTriangle(mesh, d, normal, a, b, c)
  addTriangle(mesh, d, normal, b, e, c)
}

function addTriangle(mesh: Mesh, d: number, normal: Vector, ...vertices: Vertex[]): void {
  for (const [radius, at, y, kind, edge] of vertices) {
    const { x, y: z } = corner(at, radius)
    const sides = kind === RIM ? [(at + DIRECTIONS - 1) % DIRECTIONS, at] : kind === MIDDLE ? [0, 0] : [d, d]
    const where = [...sides, kind]
    where.push(edge)
    const key = [x, y, z, ...normal, ...where].map((value) => value.toFixed(4)).join(' ')
    const found = mesh.known.get(key) ?? mesh.known.size
    mesh.index.push(found)
    if (mesh.known.has(key)) continue
    mesh.known.set(key, found)
    mesh.position.push(x, y, z)
    mesh.normal.push(...normal)
    mesh.where.push(...where)
  }
}
