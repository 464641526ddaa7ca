/** Soft darkness where things touch what is below them: it holds without shadows, too. */
import { BufferAttribute, BufferGeometry, Mesh, MeshBasicMaterial, RingGeometry } from 'three'
import { corner, DIRECTIONS } from '../../../../kit/hex.ts'
import type { Battlefield } from '../../content/battlefield.ts'
import { isLand, isWater, mapTiles } from './place.ts'

const REACH = 0.42
const DARK = 0.42

/** Around the outline of the battlefield on the table. */
export function createContact(field: Battlefield): Mesh<BufferGeometry, MeshBasicMaterial> {
  const mesh = new Mesh(skirt(field), contactMaterial())
  mesh.renderOrder = 0.5
  mesh.position.y = 0.004
  return mesh
}

export function contactMaterial(): MeshBasicMaterial {
  return new MeshBasicMaterial({ color: '#000000', vertexColors: true, transparent: true, depthWrite: false })
}

function skirt(field: Battlefield): BufferGeometry {
  const { columns } = field
  const map = mapTiles(field)
  // What hangs over the table does not touch it.
  const isOnTable = (column: number): boolean => column >= 0 && (isLand(map, column, 1) || isWater(map, column, 1))
  const isOpen = (column: number, d: number): boolean =>
    !isOnTable(columns.neighbour[column * DIRECTIONS + (d % DIRECTIONS)])
  const position: number[] = []
  const alpha: number[] = []
  const add = (x: number, z: number, dark: number): void => {
    position.push(x, 0, z)
    alpha.push(0, 0, 0, dark)
  }
  for (let column = 0; column < columns.count; column++) {
    for (let d = isOnTable(column) ? 0 : DIRECTIONS; d < DIRECTIONS; d++) {
      if (!isOpen(column, d)) continue
      const [x, z, a, b] = [columns.x[column], columns.y[column], corner(d), corner(d + 1)]
      const [nx, nz] = [((a.x + b.x) / Math.sqrt(3)) * REACH, ((a.y + b.y) / Math.sqrt(3)) * REACH]
      add(x + a.x * 0.97, z + a.y * 0.97, DARK)
      add(x + b.x * 0.97, z + b.y * 0.97, DARK)
      add(x + a.x + nx, z + a.y + nz, 0)
      add(x + b.x * 0.97, z + b.y * 0.97, DARK)
      add(x + b.x + nx, z + b.y + nz, 0)
      add(x + a.x + nx, z + a.y + nz, 0)
      // Around an outer corner to the next side of the same hex.
      if (!isOpen(column, d + 1)) continue
      const c = corner(d + 2)
      add(x + b.x * 0.97, z + b.y * 0.97, DARK)
      add(x + b.x + ((b.x + c.x) / Math.sqrt(3)) * REACH, z + b.y + ((b.y + c.y) / Math.sqrt(3)) * REACH, 0)
      add(x + b.x + nx, z + b.y + nz, 0)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(alpha), 4))
  return geometry
}

/** Around a base. */
export function blobGeometry(): BufferGeometry {
  const geometry = new RingGeometry(0.5, 0.9, 24, 1)
  geometry.rotateX(-Math.PI / 2)
  const position = geometry.getAttribute('position')
  const alpha = new Float32Array(position.count * 4)
  for (let i = 0; i < position.count; i++)
    alpha[i * 4 + 3] = Math.hypot(position.getX(i), position.getZ(i)) < 0.7 ? 0.45 : 0
  geometry.setAttribute('color', new BufferAttribute(alpha, 4))
  return geometry
}
