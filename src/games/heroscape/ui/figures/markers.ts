import type { BufferGeometry } from 'three'
import type { GlyphId } from '../../content/names.ts'
import { drawLabel } from './digits.ts'
import * as P from './paint.ts'
import type { Sculpt } from './sculpt.ts'
import { finish, newSculpt, within } from './sculpt.ts'
import { turned } from './shapes.ts'
import * as Sign from './symbols.ts'

/** How high a glyph lies on its space. */
export const GLYPH_HEIGHT = 0.08
const STONE = '#8d8778'

/** A carved stone disc with a raised rim; the sign lies in its hollow. */
export function makeGlyph(): BufferGeometry {
  const s = newSculpt()
  const y = GLYPH_HEIGHT
  turned(
    s,
    [
      [0.66, 0],
      [0.68, y * 0.4],
      [0.65, y],
      [0.65, y],
      [0.57, y],
      [0.57, y],
      [0.54, y * 0.55],
      [0.54, y * 0.55],
      [0, y * 0.55],
    ],
    STONE,
    { sides: 12, isFlat: true },
  )
  return finish(s, 0, 1, false)
}

/** The sign of a power that is open, or the knot on the back of a hidden one. */
export type GlyphSign = GlyphId | 'hidden'

const GLYPH_SIGNS: Readonly<Record<GlyphSign, (s: Sculpt) => void>> = {
  astrid: (s) => Sign.drawSword(s, '#ffb45a'),
  gerda: (s) => Sign.drawShield(s, '#5fa8e8', '#e8f2fb'),
  ivor: (s) => Sign.drawBow(s, '#9fe06a'),
  valda: (s) => Sign.drawChevrons(s, '#ffe06a'),
  dagmar: (s) => Sign.drawBolt(s, '#ffd23c'),
  brandar: (s) => Sign.drawStar(s, '#ffcf4a'),
  kelda: (s) => Sign.drawHeart(s, '#ff6a6a'),
  erland: (s) => Sign.drawCall(s, '#b98cff'),
  mitonsoul: (s) => Sign.drawSkull(s, '#e6d6f0', '#4a2a5a'),
  hidden: (s) => Sign.drawKnot(s, '#d8c9a0'),
}

export const glyphSigns = Object.keys(GLYPH_SIGNS) as GlyphSign[]

/** Lies on the disc of `glyphGeometry`, readable from +z. */
export function makeGlyphSign(sign: GlyphSign): BufferGeometry {
  const s = newSculpt()
  within(s, Sign.lying(GLYPH_HEIGHT * 0.62, 0.8), () => GLYPH_SIGNS[sign](s))
  return finish(s, 0, 1, false)
}

/** A skull on a red token, 0.32 wide. */
export function makeWoundMarker(): BufferGeometry {
  const s = newSculpt()
  turned(
    s,
    [
      [0.15, 0],
      [0.16, 0.02],
      [0.16, 0.04],
      [0.145, 0.05],
      [0.145, 0.05],
      [0, 0.05],
    ],
    '#a01f24',
    { sides: 20 },
  )
  within(s, Sign.lying(0.055, 0.24), () => Sign.drawSkull(s, '#f6e7d6', '#5a0f14'))
  return finish(s, 0, 1, false)
}

export type OrderLabel = '1' | '2' | '3' | 'X'

/** White where the player's colour goes; without a label it shows its blank back. */
export function makeOrderMarker(label?: OrderLabel): BufferGeometry {
  const s = newSculpt()
  turned(
    s,
    [
      [0.2, 0],
      [0.21, 0.02],
      [0.21, 0.06],
      [0.19, 0.075],
      [0.19, 0.075],
      [0.16, 0.075],
      [0.16, 0.075],
      [0.155, 0.068],
      [0.155, 0.068],
      [0, 0.068],
    ],
    '#ffffff',
    { sides: 6, isFlat: true },
  )
  within(s, Sign.lying(0.072, 0.2), () => (label ? drawLabel(s, label, P.BLACK, 0.16) : Sign.drawKnot(s, '#3a3a40')))
  return finish(s, 0, 1, false)
}
