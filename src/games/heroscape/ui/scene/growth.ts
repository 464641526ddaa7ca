/** Small things near the edges of tiles, where no base stands: tufts on grass, pebbles on rock and sand. */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DodecahedronGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from 'three'
import type { Battlefield } from '../../content/battlefield.ts'
import { GRASS, WATER } from '../../content/names.ts'
import { scatter } from './chance.ts'
import { underLamp } from './material.ts'
import type { Surroundings } from './material.ts'
import { standOn } from './place.ts'
import { disposeMesh } from './terrain.ts'

export interface Sprout {
  readonly space: number
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn: number
  readonly size: number
  readonly seed: number
}

/** Outside a base, inside the bevel. */
const [NEAREST, FARTHEST] = [0.66, 0.76]

export function sprout(field: Battlefield, isOn: (terrain: number) => boolean, perSpace: number): Sprout[] {
  const sprouts: Sprout[] = []
  for (let space = 0; space < field.spaces.count; space++) {
    if (!isOn(field.spaces.terrain[space])) continue
    const { x, y, z } = standOn(field, space)
    for (let i = 0; scatter(space, i, 3) < perSpace && i < 3; i++) {
      const angle = scatter(space, i, 4) * Math.PI * 2
      const away = NEAREST + (FARTHEST - NEAREST) * scatter(space, i, 5)
      sprouts.push({
        space,
        x: x + Math.cos(angle) * away,
        y,
        z: z + Math.sin(angle) * away,
        turn: scatter(space, i, 6) * Math.PI * 2,
        size: 0.7 + 0.6 * scatter(space, i, 7),
        seed: space * 4 + i,
      })
    }
  }
  return sprouts
}

export interface Growth {
  readonly group: Group
  setLevel(level: number): void
  dispose(): void
}

const LEAVES = ['#a9c65a', '#8fb548', '#c2cf6a']
const PEBBLES = ['#a8a299', '#8f8a83', '#c9b48a', '#77726b']

interface Part {
  readonly list: readonly Sprout[]
  readonly colours: readonly string[]
  readonly mesh: InstancedMesh
}

function createPart(
  geometry: BufferGeometry,
  look: { vertexColors?: boolean; flatShading?: boolean },
  around: Surroundings,
  colours: readonly string[],
  list: readonly Sprout[],
): Part {
  const material = underLamp(new MeshLambertMaterial(look), around)
  return { list, colours, mesh: new InstancedMesh(geometry, material, Math.max(1, list.length)) }
}

export function createGrowth(field: Battlefield, around: Surroundings): Growth {
  const parts = [
    createPart(
      tuft(),
      { vertexColors: true },
      around,
      LEAVES,
      sprout(field, (kind) => kind === GRASS, 0.5),
    ),
    createPart(
      new DodecahedronGeometry(0.06),
      { flatShading: true },
      around,
      PEBBLES,
      sprout(field, (kind) => kind !== GRASS && kind !== WATER, 0.4),
    ),
  ]
  const group = new Group()
  for (const { mesh } of parts) {
    mesh.frustumCulled = false
    mesh.receiveShadow = true
    group.add(mesh)
  }
  return {
    group,
    setLevel(level) {
      for (const { mesh, list, colours } of parts)
        plant(
          mesh,
          list.filter(({ space }) => field.spaces.level[space] <= level),
          colours,
        )
    },
    dispose() {
      for (const { mesh } of parts) disposeMesh(mesh)
    },
  }
}

function plant(mesh: InstancedMesh, list: readonly Sprout[], colours: readonly string[]): void {
  const up = new Vector3(0, 1, 0)
  list.forEach(({ x, y, z, turn, size, seed }, i) => {
    const around = new Quaternion().setFromAxisAngle(up, turn)
    mesh.setMatrixAt(i, new Matrix4().compose(new Vector3(x, y, z), around, new Vector3(size, size * 0.9, size)))
    mesh.setColorAt(i, new Color(colours[Math.floor(scatter(seed, 8) * colours.length)]))
  })
  mesh.count = list.length
  mesh.instanceMatrix.needsUpdate = true
  if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true
}

/** Seven blades, dark at the root. */
function tuft(): BufferGeometry {
  const position: number[] = []
  const colour: number[] = []
  const normal: number[] = []
  for (let blade = 0; blade < 7; blade++) {
    const angle = blade * 2.4
    const [dx, dz] = [Math.cos(angle), Math.sin(angle)]
    const [lean, high] = [0.05 + 0.06 * scatter(blade, 1), 0.13 + 0.1 * scatter(blade, 2)]
    const root = [dx * 0.02, dz * 0.02]
    const wide = 0.022
    const left = [root[0] - dz * wide, 0, root[1] + dx * wide]
    const right = [root[0] + dz * wide, 0, root[1] - dx * wide]
    const tip = [root[0] + dx * lean, high, root[1] + dz * lean]
    // Seen from both sides, lit as the ground is.
    position.push(...left, ...right, ...tip, ...right, ...left, ...tip)
    for (const bright of [0.7, 0.7, 1.25, 0.7, 0.7, 1.25]) {
      colour.push(bright, bright, bright)
      normal.push(0, 1, 0)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normal), 3))
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colour), 3))
  return geometry
}
