/** Models as plain numbers, so that a worker can make them. */
import { baseGeometry, figureModel, glyphGeometry, glyphSignGeometry, type GlyphSign } from '../figures/index.ts'

export type ModelName =
  | readonly [kind: 'base', spaces: 1 | 2]
  | readonly [kind: 'figure', card: string, variant: number]
  | readonly [kind: 'glyph']
  | readonly [kind: 'sign', sign: GlyphSign]

export interface Sculpted {
  readonly name: ModelName
  readonly position: Float32Array<ArrayBuffer>
  readonly normal: Float32Array<ArrayBuffer>
  readonly color: Float32Array<ArrayBuffer>
  readonly index: Uint32Array<ArrayBuffer>
}

function geometryOf(name: ModelName) {
  if (name[0] === 'base') return baseGeometry(name[1])
  if (name[0] === 'figure') return figureModel(name[1], name[2]).geometry
  return name[0] === 'glyph' ? glyphGeometry() : glyphSignGeometry(name[1])
}

export function sculpt(name: ModelName): Sculpted {
  const geometry = geometryOf(name)
  const numbers = (attribute: string): Float32Array<ArrayBuffer> =>
    new Float32Array(geometry.getAttribute(attribute).array)
  const index = new Uint32Array(geometry.getIndex()!.array)
  return { name, position: numbers('position'), normal: numbers('normal'), color: numbers('color'), index }
}
