/** Power glyphs on their spaces, with the sign of their power or the knot of their back. */
import { BufferGeometry, Group, Mesh, MeshLambertMaterial } from 'three'
import type { Battlefield } from '../../content/battlefield.ts'
import { underLamp } from './material.ts'
import type { Surroundings } from './material.ts'
import { fetchModels } from './models.ts'
import { standOn, surfaceOf } from './place.ts'
import type { SceneGlyph } from './types.ts'

export interface Glyphs {
  readonly group: Group
  setGlyphs(field: Battlefield, glyphs: readonly SceneGlyph[]): void
  setLevel(field: Battlefield, level: number): void
  on(space: number): string | undefined
  dispose(): void
}

export function createGlyphs(around: Surroundings, changed: () => void): Glyphs {
  const group = new Group()
  const tints = new Map<string, MeshLambertMaterial>()
  const tinted = (colour: string): MeshLambertMaterial => {
    const found = tints.get(colour) ?? underLamp(new MeshLambertMaterial({ vertexColors: true, color: colour }), around)
    tints.set(colour, found)
    return found
  }
  let shown: readonly SceneGlyph[] = []
  const sculpt = async (): Promise<void> => {
    const wanted = shown
    const models = await fetchModels()
    if (wanted !== shown) return
    shown.forEach(({ glyph }, i) => {
      const [stone, sign] = group.children[i].children as Mesh[]
      stone.geometry = models.glyphGeometry()
      sign.geometry = models.glyphSignGeometry(glyph)
    })
    changed()
  }
  return {
    group,
    setGlyphs(field, glyphs) {
      shown = glyphs
      group.clear()
      for (const { space, colour } of glyphs)
        group.add(glyphOn(field, space, [tinted(colour ?? '#fff'), tinted('#fff')]))
      if (glyphs.length > 0) void sculpt()
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

/** Stone and sign, still without form. */
function glyphOn(field: Battlefield, space: number, materials: readonly MeshLambertMaterial[]): Group {
  const one = new Group()
  for (const material of materials) {
    const mesh = new Mesh(new BufferGeometry(), material)
    mesh.castShadow = true
    mesh.receiveShadow = true
    one.add(mesh)
  }
  one.position.copy(standOn(field, space)).setY(surfaceOf(field, space))
  return one
}
