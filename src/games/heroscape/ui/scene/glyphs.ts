/** Power glyphs: small plates of stone with a letter, or their symbol side with a question. */
import {
  CanvasTexture,
  CircleGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  SRGBColorSpace,
} from 'three'
import type { Battlefield } from '../../content/battlefield.ts'
import { underLamp } from './material.ts'
import type { Surroundings } from './material.ts'
import { standOn, surfaceOf } from './place.ts'
import type { SceneGlyph } from './types.ts'

const HIGH = 0.07

export interface Glyphs {
  readonly group: Group
  setGlyphs(field: Battlefield, glyphs: readonly SceneGlyph[]): void
  setLevel(field: Battlefield, level: number): void
  on(space: number): string | undefined
  dispose(): void
}

export function createGlyphs(around: Surroundings): Glyphs {
  const group = new Group()
  const plate = new CylinderGeometry(0.5, 0.56, HIGH, 8)
  plate.rotateY(Math.PI / 8)
  const face = new CircleGeometry(0.49, 8, Math.PI / 8)
  face.rotateX(-Math.PI / 2)
  const clay = underLamp(new MeshLambertMaterial({ color: '#6d5b46' }), around)
  const faces = new Map<string, MeshBasicMaterial>()
  let shown: readonly SceneGlyph[] = []
  return {
    group,
    setGlyphs(field, glyphs) {
      shown = glyphs
      group.clear()
      for (const glyph of glyphs) {
        const key = `${glyph.sign} ${glyph.colour ?? ''}`
        const material = faces.get(key) ?? new MeshBasicMaterial({ map: paintSign(glyph), transparent: true })
        faces.set(key, material)
        const [stone, sign, one] = [new Mesh(plate, clay), new Mesh(face, material), new Group()]
        stone.castShadow = true
        stone.receiveShadow = true
        stone.position.y = HIGH / 2
        sign.position.y = HIGH + 0.004
        one.add(stone, sign)
        one.position.copy(standOn(field, glyph.space)).setY(surfaceOf(field, glyph.space))
        group.add(one)
      }
    },
    setLevel(field, level) {
      shown.forEach(({ space }, i) => (group.children[i].visible = field.spaces.level[space] <= level))
    },
    on: (space) => shown.find((glyph) => glyph.space === space)?.id,
    dispose() {
      for (const thing of [plate, face, clay, ...faces.values()]) thing.dispose()
      for (const material of faces.values()) material.map?.dispose()
    },
  }
}

function paintSign({ sign, colour }: SceneGlyph): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = 128
  canvas.height = 128
  const context = canvas.getContext('2d')
  if (context !== null) {
    context.fillStyle = '#463828'
    context.fillRect(0, 0, 128, 128)
    context.strokeStyle = colour ?? '#e9b949'
    context.lineWidth = 5
    context.beginPath()
    context.arc(64, 64, 52, 0, Math.PI * 2)
    context.stroke()
    context.fillStyle = sign === '?' ? '#d9c8a4' : (colour ?? '#ffd97a')
    context.font = '700 78px Alegreya, serif'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(sign, 64, 68)
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}
