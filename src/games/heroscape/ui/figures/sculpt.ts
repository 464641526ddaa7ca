import { BufferAttribute, BufferGeometry, Color, Matrix4, Vector3 } from 'three'
import { shade } from './shade.ts'
import type { Vec } from './vec.ts'
import { across, cross, unit } from './vec.ts'

/** A colour, or a colour by place (in the frame it is drawn in). */
export type Paint = string | ((at: Vec) => string)

/**
 * A figure in the making. Unit: a hex has its corners at distance 1. y is up, the figure looks towards +z, its left is +x.
 */
export interface Sculpt {
  readonly positions: number[]
  readonly normals: number[]
  readonly colours: number[]
  readonly index: number[]
  frame: Matrix4
}

export function newSculpt(): Sculpt {
  return { positions: [], normals: [], colours: [], index: [], frame: new Matrix4() }
}

export function within(sculpt: Sculpt, frame: Matrix4, draw: () => void): void {
  const outer = sculpt.frame
  sculpt.frame = outer.clone().multiply(frame)
  draw()
  sculpt.frame = outer
}

/** The frame at `origin` whose y axis points along `up` and whose z axis leans towards `front`. */
export function frameAt(origin: Vec, up: Vec = [0, 1, 0], front: Vec = [0, 0, 1]): Matrix4 {
  const y = unit(up)
  const z = across(y, front)
  const x = cross(y, z)
  return new Matrix4()
    .makeBasis(new Vector3(...x), new Vector3(...y), new Vector3(...z))
    .setPosition(origin[0], origin[1], origin[2])
}

export const MIRROR: Matrix4 = new Matrix4().makeScale(-1, 1, 1)

const color = new Color()
const spot = new Vector3()
const side1 = new Vector3()
const side2 = new Vector3()

function colourOf(paint: Paint, at: Vec): Color {
  return color.set(typeof paint === 'string' ? paint : paint(at))
}

function placed(sculpt: Sculpt, points: readonly Vec[]): number[] {
  return points.flatMap((point) =>
    spot
      .set(...point)
      .applyMatrix4(sculpt.frame)
      .toArray(),
  )
}

/** Faces are triangles of indices into `points`, counter-clockwise seen from outside. */
export function addFaces(
  sculpt: Sculpt,
  points: readonly Vec[],
  faces: readonly number[],
  paint: Paint,
  isFlat: boolean,
) {
  const where = placed(sculpt, points)
  const isMirrored = sculpt.frame.determinant() < 0
  const first = sculpt.positions.length / 3
  const sums = new Float64Array(where.length)
  if (!isFlat) pushPoints(sculpt, points, where, paint)
  for (let f = 0; f < faces.length; f += 3) {
    const corners = isMirrored ? [faces[f], faces[f + 2], faces[f + 1]] : [faces[f], faces[f + 1], faces[f + 2]]
    const normal = faceNormal(where, corners)
    if (normal.lengthSq() < 1e-14) continue
    if (isFlat) pushFlat(sculpt, points, where, corners, normal.normalize(), paint)
    else for (const corner of corners) addTo(sums, corner, normal)
    if (!isFlat) sculpt.index.push(...corners.map((corner) => first + corner))
  }
  if (!isFlat) pushNormals(sculpt, sums)
}

function faceNormal(where: readonly number[], [a, b, c]: readonly number[]): Vector3 {
  side1.set(where[b * 3] - where[a * 3], where[b * 3 + 1] - where[a * 3 + 1], where[b * 3 + 2] - where[a * 3 + 2])
  side2.set(where[c * 3] - where[a * 3], where[c * 3 + 1] - where[a * 3 + 1], where[c * 3 + 2] - where[a * 3 + 2])
  return side1.cross(side2)
}

function pushPoints(sculpt: Sculpt, points: readonly Vec[], where: readonly number[], paint: Paint) {
  for (const value of where) sculpt.positions.push(value)
  for (const point of points) sculpt.colours.push(...colourOf(paint, point).toArray())
}

function pushFlat(
  sculpt: Sculpt,
  points: readonly Vec[],
  where: readonly number[],
  corners: readonly number[],
  normal: Vector3,
  paint: Paint,
) {
  for (const corner of corners) {
    sculpt.index.push(sculpt.positions.length / 3)
    sculpt.positions.push(where[corner * 3], where[corner * 3 + 1], where[corner * 3 + 2])
    sculpt.normals.push(normal.x, normal.y, normal.z)
    sculpt.colours.push(...colourOf(paint, points[corner]).toArray())
  }
}

function addTo(sums: Float64Array, corner: number, normal: Vector3) {
  sums[corner * 3] += normal.x
  sums[corner * 3 + 1] += normal.y
  sums[corner * 3 + 2] += normal.z
}

function pushNormals(sculpt: Sculpt, sums: Float64Array) {
  for (let i = 0; i < sums.length; i += 3) {
    const normal = unit([sums[i], sums[i + 1], sums[i + 2]])
    sculpt.normals.push(...normal)
  }
}

/** One vertex-coloured geometry, moved up onto the base and with the hollows darkened as a painter's wash does it. */
export function finish(sculpt: Sculpt, lift: number, size = 1, isShaded = true): BufferGeometry {
  const positions = new Float32Array(sculpt.positions.map((value, i) => value * size + (i % 3 === 1 ? lift : 0)))
  const normals = new Float32Array(sculpt.normals)
  const colours = new Float32Array(sculpt.colours)
  if (isShaded) shade(positions, normals, colours, sculpt.index)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setAttribute('color', new BufferAttribute(colours, 3))
  geometry.setIndex(sculpt.index)
  geometry.computeBoundingBox()
  geometry.computeBoundingSphere()
  return geometry
}
