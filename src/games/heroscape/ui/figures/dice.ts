import type { BufferGeometry } from 'three'
import { IcosahedronGeometry } from 'three'
import { drawLabel, underline } from './digits.ts'
import type { Sculpt } from './sculpt.ts'
import { addFaces, finish, newSculpt, within } from './sculpt.ts'
import * as Sign from './symbols.ts'
import type { Vec } from './vec.ts'
import { add, across, cross, dot, scale, sub, unit } from './vec.ts'

export type CombatFace = 'skull' | 'shield' | 'blank'

export interface DieFace<Value> {
  readonly value: Value
  /** Turn this up to show the value; the sign's top lies along `up`. */
  readonly normal: Vec
  readonly up: Vec
}

/** Centre at the origin. */
export interface Die<Value> {
  readonly geometry: BufferGeometry
  readonly faces: readonly DieFace<Value>[]
  /** From the centre to a face: how high the centre lies over the table. */
  readonly inner: number
}

const HALF = 0.22
const IVORY = '#f3ead6'

/** Three skulls, two shields, one blank (HS-RUL-06). */
const COMBAT_FACES: readonly DieFace<CombatFace>[] = [
  { value: 'skull', normal: [0, 1, 0], up: [0, 0, -1] },
  { value: 'shield', normal: [0, -1, 0], up: [0, 0, 1] },
  { value: 'skull', normal: [1, 0, 0], up: [0, 1, 0] },
  { value: 'shield', normal: [0, 0, 1], up: [0, 1, 0] },
  { value: 'skull', normal: [0, 0, -1], up: [0, 1, 0] },
  { value: 'blank', normal: [-1, 0, 0], up: [0, 1, 0] },
]

export function makeCombatDie(): Die<CombatFace> {
  const s = newSculpt()
  drawRoundedCube(s)
  for (const { value, normal, up } of COMBAT_FACES) {
    within(s, Sign.facing(scale(normal, HALF), normal, up, 0.34), () => {
      if (value === 'skull') Sign.drawSkull(s, '#c01f26', IVORY)
      if (value === 'shield') Sign.drawShield(s, '#2457a8', IVORY)
    })
  }
  return { geometry: finish(s, 0, 1, false), faces: COMBAT_FACES, inner: HALF }
}

/** Each side is a grid whose outer points are drawn in towards a ball, so that edges and corners are round. */
function drawRoundedCube(s: Sculpt) {
  const steps = [-1, -0.86, -0.7, 0.7, 0.86, 1]
  const size = steps.length
  for (const { normal, up } of COMBAT_FACES) {
    const right = cross(up, normal)
    const points = steps.flatMap((v) => steps.map((u) => rounded(add(normal, add(scale(right, u), scale(up, v))))))
    const faces: number[] = []
    for (let i = 0; i + 1 < size; i++) {
      for (let j = 0; j + 1 < size; j++) {
        const a = i * size + j
        faces.push(a, a + 1, a + size + 1, a, a + size + 1, a + size)
      }
    }
    addFaces(s, points, faces, IVORY, false)
  }
}

function rounded(point: Vec): Vec {
  const inner = point.map((value) => Math.min(0.7, Math.max(-0.7, value))) as unknown as Vec
  const rest = sub(point, inner)
  return scale(add(inner, scale(dot(rest, rest) > 0 ? unit(rest) : rest, 0.3)), HALF)
}

export function makeD20(): Die<number> {
  const s = newSculpt()
  const radius = 0.32
  const faces = numbered(radius)
  for (const { corners } of faces) addFaces(s, corners, [0, 1, 2], '#7c1f2a', true)
  for (const { value, normal, up, corners } of faces) {
    const centre = middle(corners)
    within(s, Sign.facing(add(centre, scale(normal, 0.003)), normal, up, value > 9 ? 0.115 : 0.14), () => {
      drawLabel(s, String(value), '#f7e6bf')
      if (value === 6 || value === 9) underline(s, '#f7e6bf')
    })
  }
  const inner = Math.sqrt(dot(middle(faces[0].corners), middle(faces[0].corners)))
  return {
    geometry: finish(s, 0, 1, false),
    faces: faces.map(({ value, normal, up }) => ({ value, normal, up })),
    inner,
  }
}

const middle = (corners: readonly Vec[]): Vec =>
  scale(
    corners.reduce((sum, corner) => add(sum, corner), [0, 0, 0] as Vec),
    1 / corners.length,
  )

/** Opposite faces add up to 21. */
function numbered(radius: number): (DieFace<number> & { readonly corners: readonly Vec[] })[] {
  const positions = new IcosahedronGeometry(radius, 0).getAttribute('position')
  const point = (i: number): Vec => [positions.getX(i), positions.getY(i), positions.getZ(i)]
  const sides = Array.from({ length: 20 }, (_, f) => [point(f * 3), point(f * 3 + 1), point(f * 3 + 2)])
  const normals = sides.map((corners) => unit(middle(corners)))
  const values = new Array<number>(20).fill(0)
  let next = 1
  for (let f = 0; f < 20; f++) {
    if (values[f] > 0) continue
    values[f] = next % 2 === 1 ? next : 21 - next
    values[normals.findIndex((other) => dot(other, normals[f]) < -0.99)] = 21 - values[f]
    next++
  }
  return sides.map((corners, f) => ({
    corners,
    value: values[f],
    normal: normals[f],
    up: across(normals[f], sub(corners[0], middle(corners))),
  }))
}
