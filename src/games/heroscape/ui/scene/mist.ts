/** Mist that has risen to a level: a few torn sheets over each other. */
import { Color, Group, Mesh, PlaneGeometry, ShaderMaterial, Vector4 } from 'three'
import { detailTexture } from './detail.ts'
import type { Mood } from './palette.ts'
import { LEVEL } from './place.ts'
import type { Extent } from './place.ts'

const SHEETS = 4

export interface Mist {
  readonly group: Group
  setExtent(extent: Extent): void
  setMist(level: number | undefined): void
  setMood(mood: Mood): void
  dispose(): void
}

export function createMist(): Mist {
  const group = new Group()
  const plane = new PlaneGeometry(1, 1)
  plane.rotateX(-Math.PI / 2)
  const colour = new Color()
  const box = new Vector4()
  const sheets = Array.from({ length: SHEETS }, (_, i) => new Mesh(plane, sheetMaterial(colour, box, i)))
  for (const sheet of sheets) {
    sheet.renderOrder = 6
    sheet.frustumCulled = false
    group.add(sheet)
  }
  group.visible = false
  return {
    group,
    setExtent({ minX, maxX, minZ, maxZ }) {
      box.set((minX + maxX) / 2, (minZ + maxZ) / 2, (maxX - minX) / 2 + 2, (maxZ - minZ) / 2 + 2)
      for (const sheet of sheets) {
        sheet.scale.set(box.z * 2, 1, box.w * 2)
        sheet.position.set(box.x, sheet.position.y, box.y)
      }
    },
    setMist(level) {
      group.visible = level !== undefined
      sheets.forEach((sheet, i) => (sheet.position.y = (level ?? 0) * LEVEL + 0.06 + i * 0.13))
    },
    setMood: (mood) => colour.set(mood.mist),
    dispose() {
      plane.dispose()
      for (const sheet of sheets) sheet.material.dispose()
    },
  }
}

function sheetMaterial(colour: Color, box: Vector4, sheet: number): ShaderMaterial {
  const uniforms = {
    uDetail: { value: detailTexture('cloud') },
    uColour: { value: colour },
    uBox: { value: box },
    uSheet: { value: sheet },
  }
  return new ShaderMaterial({
    uniforms,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
  })
}

const VERTEX = `
varying vec2 vAt;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vAt = world.xz;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`

const FRAGMENT = `
uniform sampler2D uDetail;
uniform vec3 uColour;
uniform vec4 uBox;
uniform float uSheet;
varying vec2 vAt;
void main() {
  vec2 edge = abs(vAt - uBox.xy) / uBox.zw;
  float inside = 1.0 - smoothstep(0.72, 1.0, max(edge.x, edge.y));
  float puff = texture2D(uDetail, vAt * 0.035 + uSheet * 0.31).a * 0.65 + texture2D(uDetail, vAt * 0.09 - uSheet * 0.17).a * 0.35;
  float a = smoothstep(0.12 + uSheet * 0.13, 0.95, puff) * (0.75 - uSheet * 0.13) * inside;
  gl_FragColor = vec4(uColour, a);
  #include <colorspace_fragment>
}
`
