/** Power glyphs on their spaces, with the sign of their power or the knot of their back. */
import { Group, Mesh, MeshLambertMaterial } from 'three'
import type { Battlefield } from '../../content/battlefield.ts'
import { underLamp } from './material.ts'
import type { Surroundings } from './material.ts'
import { model } from './models.ts'
import { standOn, surfaceOf } from './place.ts'
import type { SceneGlyph } from './types.ts'

export interface Glyphs {
  readonly group: Group
  setGlyphs(field: Battlefield, glyphs: readonly SceneGlyph[]): void
  setLevel(field: Battlefield, level: number): void
  on(space: number): string | undefined
  dispose(): void
}

export function createGlyphs(around: Surroundings): Glyphs {
  const group = new Group()
  const tints = new Map<string, MeshLambertMaterial>()
  const tinted = (colour: string): MeshLambertMaterial => {
    const found = tints.get(colour) ?? underLamp(new MeshLambertMaterial({ vertexColors: true, color: colour }), around)
    tints.set(colour, found)
    return found
  }
  let shown: readonly SceneGlyph[] = []
  return {
    group,
    setGlyphs(field, glyphs) {
      shown = glyphs
      group.clear()
      for (const one of glyphs) group.add(glyphOn(field, one, [tinted(one.colour ?? '#fff'), tinted('#fff')]))
    },
    setLevel(field, level) {
      shown.forEach(({ space }, i) => (group.children[i].visible = field.spaces.level[space] <= level))
    },
    on: (space) => shown.find((glyph) => glyph.space === space)?.id,
    dispose() {
      shown = []
      for (const material of tints.values()) material.dispose()
    },
  }
}

type Paints = readonly [stone: MeshLambertMaterial, sign: MeshLambertMaterial]

function glyphOn(field: Battlefield, { space, glyph }: SceneGlyph, [stone, sign]: Paints): Group {
  const one = new Group()
  one.add(new Mesh(model('glyph'), stone), new Mesh(model('sign', glyph), sign))
  for (const mesh of one.children) {
    mesh.castShadow = true
    mesh.receiveShadow = true
  }
  one.position.copy(standOn(field, space)).setY(surfaceOf(field, space))
  return one
}
