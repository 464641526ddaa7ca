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
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  const geometry = new InstancedBufferGeometry()
  const plane = new PlaneGeometry(1, 1)
  geometry.index = plane.index
  geometry.setAttribute('position', plane.getAttribute('position'))
  geometry.setAttribute('uv', plane.getAttribute('uv'))
  const at = new InstancedBufferAttribute(new Float32Array(MOST * 3), 3).setUsage(DynamicDrawUsage)
  const cell = new InstancedBufferAttribute(new Float32Array(MOST), 1).setUsage(DynamicDrawUsage)
  geometry.setAttribute('at', at)
  geometry.setAttribute('cell', cell)
  geometry.instanceCount = 0
  const uniforms = { uMap: { value: texture } }
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
  })
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.renderOrder = 8
  const cells = new Map<string, number>()
  return {
    mesh,
    setLabels(labels) {
      const context = canvas.getContext('2d')
      const texts = new Set(labels.map(keyOf))
      if ([...texts].some((text) => !cells.has(text)) && cells.size + texts.size > ROW * ROW) {
        cells.clear()
        context?.clearRect(0, 0, SIZE, SIZE)
      }
      let count = 0
      for (const label of labels.slice(0, MOST)) {
        if (!cells.has(keyOf(label)) && context !== null) {
          cells.set(keyOf(label), cells.size)
          paint(context, label, cells.size - 1)
          texture.needsUpdate = true
        }
        at.setXYZ(count, label.at.x, label.at.y, label.at.z)
        cell.setX(count++, cells.get(keyOf(label)) ?? 0)
      }
      geometry.instanceCount = count
      at.needsUpdate = true
      cell.needsUpdate = true
      mesh.visible = count > 0
    },
    dispose() {
      for (const thing of [geometry, plane, material, texture]) thing.dispose()
    },
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
  // Never smaller than readable, and a little nearer than what it stands on.
  float size = max(0.62, -seen.z * 0.028 / projectionMatrix[1][1] * 2.2);
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
