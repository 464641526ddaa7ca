/** Broken walls of cut stone over hex edges: courses of blocks around a core, posts where walls meet, rubble at the foot. */
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three'
import type { Material } from 'three'
import type { Battlefield } from '../../content/battlefield.ts'
import { scatter } from './chance.ts'
import { groundMaterial } from './material.ts'
import type { Surroundings } from './material.ts'
import { MOSS, STONES } from './palette.ts'
import { LEVEL } from './place.ts'
import { disposeMesh } from './terrain.ts'

const THICK = 0.17
const COURSES_PER_LEVEL = 1.5

export interface Block {
  readonly x: number
  readonly y: number
  readonly z: number
  /** Half sizes along the wall, up and across. */
  readonly long: number
  readonly high: number
  readonly deep: number
  readonly turn: number
  /** Out of the upright. */
  readonly tilt: number
  /** 0–1: how much moss. */
  readonly moss: number
  readonly seed: number
}

/** The stones of all walls. What blocks sight has stones nearly up to its top; only the uppermost are missing here and there. */
export function layStones({ walls }: Battlefield): Block[] {
  const blocks: Block[] = []
  for (let wall = 0; wall < walls.count; wall++) {
    const [x1, z1, x2, z2] = [walls.x1[wall], walls.y1[wall], walls.x2[wall], walls.y2[wall]]
    const levels = walls.to[wall] - walls.from[wall]
    const courses = Math.round(levels * COURSES_PER_LEVEL)
    const high = (levels * LEVEL) / courses
    for (let course = 0; course < courses; course++)
      for (const [from, to] of stonesOf(wall, course)) {
        const seed = wall * 1009 + course * 31 + Math.round(from * 10)
        if (isBroken(course, courses, seed)) continue
        const middle = (from + to) / 2
        blocks.push({
          x: x1 + (x2 - x1) * middle,
          y: walls.from[wall] * LEVEL + (course + 0.5) * high,
          z: z1 + (z2 - z1) * middle,
          long: (to - from) / 2 - 0.006,
          high: high / 2 - 0.006,
          deep: (THICK / 2) * (0.86 + 0.3 * scatter(seed, 2)),
          turn: Math.atan2(-(z2 - z1), x2 - x1) + (scatter(seed, 3) - 0.5) * 0.05,
          tilt: course >= courses - 2 ? (scatter(seed, 4) - 0.5) * 0.12 : 0,
          moss: Math.max(0, 1 - course / 3) * scatter(seed, 5) + (course > courses - 4 ? 0.35 * scatter(seed, 6) : 0),
          seed,
        })
      }
  }
  return [...blocks, ...raisePosts(blocks.length, walls), ...strew(walls)]
}

function isBroken(course: number, courses: number, seed: number): boolean {
  const fromTop = courses - 1 - course
  return fromTop === 0 ? scatter(seed, 1) < 0.5 : fromTop === 1 ? scatter(seed, 1) < 0.18 : false
}

/** Two or three stones a course, with joints that never stand over each other. */
function stonesOf(wall: number, course: number): [number, number][] {
  const off = (scatter(wall, course) - 0.5) * 0.12
  const joints = course % 2 === 0 ? [0, 0.36 + off, 0.7 + off, 1] : [0, 0.52 + off, 1]
  return joints.slice(1).map((to, i) => [joints[i], to])
}

function raisePosts(first: number, walls: Battlefield['walls']): Block[] {
  const posts = new Map<string, Block>()
  for (let wall = 0; wall < walls.count; wall++) {
    for (const [x, z] of [
      [walls.x1[wall], walls.y1[wall]],
      [walls.x2[wall], walls.y2[wall]],
    ]) {
      const key = `${Math.round(x * 8)} ${Math.round(z * 8)} ${walls.from[wall]}`
      const seed = first + posts.size * 7
      const high = ((walls.to[wall] - walls.from[wall]) * LEVEL * (0.84 + 0.18 * scatter(seed, 1))) / 2
      const size = 0.115
      if (!posts.has(key))
        posts.set(key, {
          x,
          y: walls.from[wall] * LEVEL + high,
          z,
          long: size,
          high,
          deep: size,
          turn: scatter(seed) * 0.3,
          tilt: 0,
          moss: 0.2,
          seed,
        })
    }
  }
  return [...posts.values()]
}

/** Fallen stones beside the walls. */
function strew(walls: Battlefield['walls']): Block[] {
  const blocks: Block[] = []
  for (let wall = 0; wall < walls.count; wall++) {
    if (scatter(wall, 77) < 0.45) continue
    const side = scatter(wall, 78) < 0.5 ? 1 : -1
    const [dx, dz] = [walls.x2[wall] - walls.x1[wall], walls.y2[wall] - walls.y1[wall]]
    const [along, away] = [0.2 + 0.6 * scatter(wall, 79), 0.17 * side]
    const size = 0.05 + 0.035 * scatter(wall, 80)
    blocks.push({
      x: walls.x1[wall] + dx * along - dz * away,
      y: walls.from[wall] * LEVEL + size * 0.7,
      z: walls.y1[wall] + dz * along + dx * away,
      long: size * 1.5,
      high: size,
      deep: size,
      turn: scatter(wall, 81) * 6,
      tilt: 0.2,
      moss: 0.5 * scatter(wall, 82),
      seed: 90000 + wall,
    })
  }
  return blocks
}

export interface Ruins {
  readonly group: Group
  setLevel(level: number): void
  fade(isFaded: boolean): void
  dispose(): void
}

const FADED = 0.35

function blockMesh(blocks: readonly Block[], around: Surroundings): InstancedMesh {
  const stone = {
    detail: 'stone',
    scale: 0.55,
    wide: 0.12,
    vary: 0.7,
    drift: 0.4,
    bump: 0.9,
    tint: '#efe2c4',
    isTiled: false,
  } as const
  const mesh = new InstancedMesh(blockGeometry(), groundMaterial(around, { ...stone, side: '#ffffff' }), blocks.length)
  const colour = new Color()
  blocks.forEach((block, i) => {
    mesh.setMatrixAt(i, matrixOf(block))
    colour.set(STONES[Math.floor(scatter(block.seed, 11) * STONES.length)])
    mesh.setColorAt(i, colour.lerp(new Color(MOSS), Math.min(0.7, block.moss)))
  })
  return mesh
}

export function createRuins(battlefield: Battlefield, around: Surroundings): Ruins {
  const blocks = layStones(battlefield)
  const mesh = blockMesh(blocks, around)
  const core = coreMesh(battlefield, around)
  const group = new Group()
  for (const one of [mesh, core]) {
    one.castShadow = true
    one.receiveShadow = true
    one.frustumCulled = false
    group.add(one)
  }
  return {
    group,
    setLevel(level) {
      group.visible = Math.min(...battlefield.walls.from) <= level
    },
    fade(isFaded) {
      for (const { material } of [mesh, core]) {
        const one = material as Material
        if (one.transparent !== isFaded) one.needsUpdate = true
        Object.assign(one, { transparent: isFaded, opacity: isFaded ? FADED : 1, depthWrite: !isFaded })
      }
    },
    dispose() {
      for (const one of [mesh, core]) disposeMesh(one)
    },
  }
}

/** The dark joints between the stones. */
function coreMesh({ walls }: Battlefield, around: Surroundings): InstancedMesh {
  const ground = {
    detail: 'stone',
    scale: 0.5,
    wide: 0.2,
    vary: 0.5,
    drift: 0.2,
    bump: 0.3,
    tint: '#ffffff',
    isTiled: false,
  } as const
  const mesh = new InstancedMesh(
    new BoxGeometry(1, 1, 1),
    groundMaterial(around, { ...ground, side: '#ffffff' }),
    walls.count,
  )
  const matrix = new Matrix4()
  for (let wall = 0; wall < walls.count; wall++) {
    const [dx, dz] = [walls.x2[wall] - walls.x1[wall], walls.y2[wall] - walls.y1[wall]]
    const high = (walls.to[wall] - walls.from[wall]) * LEVEL - 0.62
    const middle = new Vector3(
      (walls.x1[wall] + walls.x2[wall]) / 2,
      walls.from[wall] * LEVEL + high / 2,
      (walls.y1[wall] + walls.y2[wall]) / 2,
    )
    const turn = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), Math.atan2(-dz, dx))
    mesh.setMatrixAt(wall, matrix.compose(middle, turn, new Vector3(1, high, THICK * 0.66)))
    mesh.setColorAt(wall, new Color('#6a6252'))
  }
  return mesh
}

function matrixOf({ x, y, z, long, high, deep, turn, tilt }: Block): Matrix4 {
  const around = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), turn)
  around.multiply(new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), tilt))
  return new Matrix4().compose(new Vector3(x, y, z), around, new Vector3(long, high, deep))
}

/** A cube from -1 to 1 with worn edges. */
function blockGeometry(): BufferGeometry {
  const bevel = 0.13
  const position: number[] = []
  const axes = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]
  for (const [a, b, c] of axes)
    for (const side of [1, -1]) {
      const face = (u: number, v: number, w: number): number[] => {
        const point = [0, 0, 0]
        point[a] = side * w
        point[b] = u * side
        point[c] = v
        return point
      }
      const inner = 1 - bevel
      addFace(position, face(-inner, -inner, 1), face(inner, -inner, 1), face(inner, inner, 1), face(-inner, inner, 1))
      // Each face brings the bevels towards its second axis, so that every edge gets exactly one.
      for (const end of [1, -1])
        addFace(
          position,
          face(inner * end, -inner * end, 1),
          face(end, -inner * end, inner),
          face(end, inner * end, inner),
          face(inner * end, inner * end, 1),
        )
    }
  for (const x of [1, -1]) for (const y of [1, -1]) for (const z of [1, -1]) addCorner(position, x, y, z, 1 - bevel)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  geometry.computeVertexNormals()
  return geometry
}

function addFace(position: number[], a: number[], b: number[], c: number[], d: number[]): void {
  position.push(...a, ...b, ...c, ...a, ...c, ...d)
}

function addCorner(position: number[], x: number, y: number, z: number, inner: number): void {
  const [a, b, c] = [
    [x, y * inner, z * inner],
    [x * inner, y, z * inner],
    [x * inner, y * inner, z],
  ]
  position.push(...(x * y * z > 0 ? [...a, ...b, ...c] : [...a, ...c, ...b]))
}
