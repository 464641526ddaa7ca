/** Marks on spaces: hexes drawn by one shader, each kind with its own form, so that colour is never alone. */
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  GreaterDepth,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  ShaderMaterial,
} from 'three'
import { corner, DIRECTIONS } from '../../../../kit/hex.ts'
import type { Battlefield } from '../../content/battlefield.ts'
import { MARK_COLOURS } from './palette.ts'
import { standOn, surfaceOf } from './place.ts'
import { MARK_KINDS } from './types.ts'
import type { MarkKind } from './types.ts'

export interface SpaceMark {
  readonly space: number
  readonly kind: MarkKind
}

const MOST = 1024
const LIFT = 0.022

export interface Marks {
  readonly group: Group
  setMarks(field: Battlefield, marks: readonly SpaceMark[], maxLevel: number): void
  dispose(): void
}

/** The marks, and the same seen through whatever hides them. */
function meshesOf(geometry: BufferGeometry): readonly [mesh: InstancedMesh, through: InstancedMesh] {
  const behind = markMaterial(HIDDEN)
  behind.depthFunc = GreaterDepth
  const mesh = new InstancedMesh(geometry, markMaterial(1), MOST)
  const through = new InstancedMesh(geometry, behind, MOST)
  mesh.setColorAt(0, new Color())
  through.instanceMatrix = mesh.instanceMatrix
  through.instanceColor = mesh.instanceColor
  for (const one of [mesh, through]) {
    one.frustumCulled = false
    one.renderOrder = 3
    one.count = 0
  }
  return [mesh, through]
}

export function createMarks(): Marks {
  const geometry = flatHex(0.985)
  const kinds = new InstancedBufferAttribute(new Float32Array(MOST), 1)
  geometry.setAttribute('kind', kinds)
  const [mesh, through] = meshesOf(geometry)
  const group = new Group()
  group.add(mesh, through)
  const matrix = new Matrix4()
  return {
    group,
    setMarks(field, marks, maxLevel) {
      let count = 0
      for (const { space, kind } of ordered(marks)) {
        if (count >= MOST || space < 0 || field.spaces.level[space] > maxLevel) continue
        const { x, z } = standOn(field, space)
        mesh.setMatrixAt(count, matrix.makeTranslation(x, surfaceOf(field, space) + LIFT, z))
        mesh.setColorAt(count, new Color(MARK_COLOURS[kind]))
        kinds.setX(count++, MARK_KINDS.indexOf(kind))
      }
      mesh.count = count
      through.count = count
      mesh.instanceMatrix.needsUpdate = true
      kinds.needsUpdate = true
      if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      for (const one of [mesh, through]) {
        ;(one.material as ShaderMaterial).dispose()
        one.dispose()
      }
    },
  }
}

/** How much is seen of a mark behind something. */
const HIDDEN = 0.4

function markMaterial(strength: number): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { uStrength: { value: strength } },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  })
}

/** What matters most is painted last. */
const ORDER: readonly MarkKind[] = ['blocked', 'reach', 'offered', 'danger', 'target', 'chosen', 'hover', 'pointed']

export function ordered(marks: readonly SpaceMark[]): SpaceMark[] {
  return [...marks].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

export function flatHex(radius: number): BufferGeometry {
  const position: number[] = []
  for (let d = 0; d < DIRECTIONS; d++) {
    const [a, b] = [corner(d + 1, radius), corner(d, radius)]
    position.push(0, 0, 0, a.x, 0, a.y, b.x, 0, b.y)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  return geometry
}

const VERTEX = `
attribute float kind;
varying vec2 vAt;
varying float vKind;
varying vec3 vColour;
void main() {
  vAt = position.xz;
  vKind = kind;
  vColour = instanceColor;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}
`

/** `rim` is 1 at the edge of the hex and 0 in its middle. */
const FRAGMENT = `
uniform float uStrength;
varying vec2 vAt;
varying float vKind;
varying vec3 vColour;
float band(float rim, float from, float to) {
  return smoothstep(from - 0.02, from + 0.02, rim) * (1.0 - smoothstep(to - 0.015, to + 0.015, rim));
}
void main() {
  vec2 at = abs(vAt);
  float rim = max(at.x, dot(at, vec2(0.5, 0.8660254))) / 0.8660254;
  float around = atan(vAt.y, vAt.x) / 6.2831853;
  float glow = rim * rim * rim * rim;
  float a = 0.0;
  vec3 c = vColour;
  if (vKind < 0.5) a = 0.10 + glow * 0.38 + band(rim, 0.84, 0.93) * 0.75;
  else if (vKind < 1.5) a = 0.28 + glow * 0.35 + band(rim, 0.76, 0.95);
  else if (vKind < 2.5) a = 0.24 + band(rim, 0.88, 0.93) * 0.45;
  else if (vKind < 3.5) {
    float stripe = smoothstep(0.35, 0.5, abs(fract((vAt.x + vAt.y) * 2.4) - 0.5) * 2.0);
    a = 0.14 + band(rim, 0.7, 0.95) * (0.25 + 0.7 * stripe);
  }
  else if (vKind < 4.5) {
    float tick = step(abs(fract(around * 6.0 + 0.5) - 0.5), 0.11);
    a = 0.16 + glow * 0.3 + band(rim, 0.82, 0.94) + tick * band(rim, 0.5, 0.84) * 0.95;
  }
  else if (vKind < 5.5) {
    float bar = min(abs(vAt.x - vAt.y), abs(vAt.x + vAt.y));
    a = 0.3 + band(rim, 0.88, 0.95) * 0.4 + (1.0 - smoothstep(0.05, 0.09, bar)) * (1.0 - smoothstep(0.42, 0.46, rim)) * 0.5;
  }
  else if (vKind < 6.5) a = 0.12 + band(rim, 0.9, 0.96) * 0.9;
  else a = 0.2 + band(rim, 0.86, 0.98) + band(rim, 0.6, 0.7) * 0.9;
  gl_FragColor = vec4(c, clamp(a, 0.0, 1.0) * uStrength);
  #include <colorspace_fragment>
}
`
