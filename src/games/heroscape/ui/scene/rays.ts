/** Lines of sight: bright where they are clear, red up to what blocks them, then dashes. */
import {
  Color,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  OctahedronGeometry,
  Quaternion,
  Vector3,
} from 'three'
import { RAY_COLOURS } from './palette.ts'
import { toScene } from './place.ts'
import type { PlanPoint, SceneRay } from './types.ts'

export interface Piece {
  readonly from: PlanPoint
  readonly to: PlanPoint
  readonly part: keyof typeof RAY_COLOURS
}

const DASH = 0.55
const MOST = 512

/** The parts of which a ray is drawn. */
export function piecesOf({ from, to, kind, hit }: SceneRay): Piece[] {
  if (kind === 'clear' || hit === undefined) return [{ from, to, part: kind }]
  const along = (t: number): PlanPoint => ({
    x: hit.x + (to.x - hit.x) * t,
    y: hit.y + (to.y - hit.y) * t,
    z: hit.z + (to.z - hit.z) * t,
  })
  const way = Math.hypot(to.x - hit.x, to.y - hit.y)
  const dashes = Math.min(24, Math.ceil(way / DASH))
  const rest = Array.from({ length: dashes }, (_, i): Piece => ({
    from: along((i + 0.35) / dashes),
    to: along((i + 0.85) / dashes),
    part: 'beyond',
  }))
  return [{ from, to: hit, part: 'blocked' }, ...rest]
}

export interface Rays {
  readonly group: Group
  setRays(rays: readonly SceneRay[]): void
  dispose(): void
}

export function createRays(): Rays {
  const group = new Group()
  const plain = { toneMapped: false }
  const ghostly = { ...plain, transparent: true, depthTest: false }
  const tube = new CylinderGeometry(0.03, 0.03, 1, 6)
  const bright = new MeshBasicMaterial(plain)
  const hidden = new MeshBasicMaterial({ ...ghostly, opacity: 0.28 })
  const lines = new InstancedMesh(tube, bright, MOST)
  const through = new InstancedMesh(tube, hidden, MOST)
  const gem = new OctahedronGeometry(0.15)
  const hits = new InstancedMesh(gem, new MeshBasicMaterial({ ...ghostly, color: RAY_COLOURS.blocked }), MOST)
  through.renderOrder = 5
  hits.renderOrder = 7
  for (const mesh of [lines, through, hits]) {
    mesh.count = 0
    mesh.frustumCulled = false
    group.add(mesh)
  }
  return {
    group,
    setRays(rays) {
      const pieces = rays.flatMap(piecesOf).slice(0, MOST)
      for (const mesh of [lines, through]) layTubes(mesh, pieces)
      const points = rays.flatMap(({ hit }) => (hit === undefined ? [] : [toScene(hit)])).slice(0, MOST)
      points.forEach(({ x, y, z }, i) => hits.setMatrixAt(i, new Matrix4().makeTranslation(x, y, z)))
      hits.count = points.length
      hits.instanceMatrix.needsUpdate = true
    },
    dispose() {
      for (const thing of [tube, gem, bright, hidden, hits.material, lines, through, hits])
        (thing as { dispose(): void }).dispose()
    },
  }
}

function layTubes(mesh: InstancedMesh, pieces: readonly Piece[]): void {
  const up = new Vector3(0, 1, 0)
  pieces.forEach(({ from, to, part }, i) => {
    const [a, b] = [toScene(from), toScene(to)]
    const way = b.clone().sub(a)
    const length = Math.max(1e-4, way.length())
    const turn = new Quaternion().setFromUnitVectors(up, way.divideScalar(length))
    const thick = part === 'beyond' ? 0.7 : 1
    mesh.setMatrixAt(i, new Matrix4().compose(a.add(b).multiplyScalar(0.5), turn, new Vector3(thick, length, thick)))
    mesh.setColorAt(i, new Color(RAY_COLOURS[part]))
  })
  mesh.count = pieces.length
  mesh.instanceMatrix.needsUpdate = true
  if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true
}
