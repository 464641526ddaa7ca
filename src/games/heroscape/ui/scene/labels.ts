/** Short texts over spaces: all in one texture, all in one draw call, always turned to the camera. */
import {
  CanvasTexture,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  SRGBColorSpace,
} from 'three'
import type { Vector3 } from 'three'
import type { MarkKind } from './types.ts'

export interface Label {
  readonly text: string
  readonly at: Vector3
  readonly kind: MarkKind
}

const [CELL, ROW, MOST] = [64, 16, 512]
const SIZE = CELL * ROW

export interface Labels {
  readonly mesh: Mesh
  setLabels(labels: readonly Label[]): void
  dispose(): void
}

export function createLabels(): Labels {
  const atlas = createAtlas()
  const plane = new PlaneGeometry(1, 1)
  const geometry = new InstancedBufferGeometry()
  geometry.index = plane.index
  geometry.setAttribute('position', plane.getAttribute('position'))
  geometry.setAttribute('uv', plane.getAttribute('uv'))
  const at = new InstancedBufferAttribute(new Float32Array(MOST * 3), 3).setUsage(DynamicDrawUsage)
  const cell = new InstancedBufferAttribute(new Float32Array(MOST), 1).setUsage(DynamicDrawUsage)
  geometry.setAttribute('at', at)
  geometry.setAttribute('cell', cell)
  const material = labelMaterial(atlas.texture)
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.renderOrder = 8
  mesh.visible = false
  return {
    mesh,
    setLabels(labels) {
      const shown = labels.slice(0, MOST)
      atlas.prepare(shown)
      shown.forEach((label, i) => {
        at.setXYZ(i, label.at.x, label.at.y, label.at.z)
        cell.setX(i, atlas.cellOf(label))
      })
      geometry.instanceCount = shown.length
      at.needsUpdate = true
      cell.needsUpdate = true
      mesh.visible = shown.length > 0
    },
    dispose() {
      for (const thing of [geometry, plane, material, atlas.texture]) thing.dispose()
    },
  }
}

function labelMaterial(texture: CanvasTexture): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { uMap: { value: texture } },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    // Also behind a hill it can be read, and chosen.
    depthTest: false,
    depthWrite: false,
  })
}

interface Atlas {
  readonly texture: CanvasTexture
  /** Paints what is not there yet; begins anew when it is full. */
  prepare(labels: readonly Label[]): void
  cellOf(label: Label): number
}

function createAtlas(): Atlas {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const context = canvas.getContext('2d')
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  const cells = new Map<string, number>()
  return {
    texture,
    prepare(labels) {
      const missing = labels.filter((label) => !cells.has(keyOf(label)))
      if (missing.length === 0 || context === null) return
      const isFull = cells.size + missing.length > ROW * ROW
      if (isFull) {
        cells.clear()
        context.clearRect(0, 0, SIZE, SIZE)
      }
      for (const label of isFull ? labels : missing) {
        if (cells.has(keyOf(label))) continue
        paint(context, label, cells.size)
        cells.set(keyOf(label), cells.size)
      }
      texture.needsUpdate = true
    },
    cellOf: (label) => cells.get(keyOf(label)) ?? 0,
  }
}

const keyOf = ({ text, kind }: Label): string => `${kind} ${text}`

function paint(context: CanvasRenderingContext2D, { text, kind }: Label, cell: number): void {
  const [x, y] = [((cell % ROW) + 0.5) * CELL, (Math.floor(cell / ROW) + 0.5) * CELL]
  const isLoud = kind === 'target' || kind === 'danger'
  context.fillStyle = isLoud ? '#8c1622' : '#2b2118'
  context.strokeStyle = isLoud ? '#ffd7c9' : '#ffd97a'
  context.lineWidth = 3
  context.beginPath()
  context.roundRect(x - 28, y - 22, 56, 44, 20)
  context.fill()
  context.stroke()
  context.fillStyle = '#fff8e6'
  const size = text.length > 3 ? 20 : text.length > 2 ? 26 : 34
  context.font = `700 ${size}px "Source Sans 3", sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, x, y + 2)
}

const VERTEX = `
attribute vec3 at;
attribute float cell;
varying vec2 vUv;
void main() {
  float row = floor((cell + 0.5) / ${ROW}.0);
  vUv = vec2(cell - row * ${ROW}.0 + uv.x, ${ROW}.0 - 1.0 - row + uv.y) / ${ROW}.0;
  vec4 seen = viewMatrix * vec4(at, 1.0);
  // Readable from afar, not in the way when near, and a little nearer than what it stands on.
  float size = clamp(0.062 * -seen.z / projectionMatrix[1][1], min(0.62, -seen.z * 0.085), 1.6);
  seen.xyz *= 1.0 - 0.7 / max(1.0, length(seen.xyz));
  seen.xy += position.xy * size;
  gl_Position = projectionMatrix * seen;
}
`

const FRAGMENT = `
uniform sampler2D uMap;
varying vec2 vUv;
void main() {
  gl_FragColor = texture2D(uMap, vUv);
  if (gl_FragColor.a < 0.05) discard;
  #include <colorspace_fragment>
}
`
