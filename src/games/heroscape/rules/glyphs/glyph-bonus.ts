/** What permanent glyphs add for the player whose figure stands on them (HS-GLY-06, HS-GLY-07, HS-RUL-61). */
import type { Glyph } from '../../content/content.ts'
import { controllerOf, specialOf } from '../table/figures.ts'
import { isBasic, NONE, OFF, type Figure, type GlyphPiece, type Role, type Space, type Table } from '../table/state.ts'

/** The glyph on a space, or NONE. */
export function glyphAt(t: Table, space: Space): GlyphPiece {
  return space === OFF ? NONE : t.state.glyphSpace.indexOf(space)
}

/** HS-SET-32, HS-RUL-68 */
export const glyphsHavePower = (t: Table): boolean => !isBasic(t) && specialOf(t, 'glyphsWithoutPower') === undefined

export type GlyphBonus = 'attack' | 'defense' | 'range' | 'move' | 'initiative'

/**
 * The sum of what occupied glyphs give a role; `leaving` is a figure whose own glyph does not count (HS-RUL-62), `range`
 * the printed Range it is asked for (HS-GLY-11).
 */
export function glyphBonus(t: Table, role: Role, what: GlyphBonus, leaving: Figure = NONE, range = 0): number {
  if (!glyphsHavePower(t)) return 0
  const { glyphSpace, glyphUp, occupant, glyph } = t.state
  let sum = 0
  for (let piece = 0; piece < glyphSpace.length; piece++) {
    if (glyphSpace[piece] === OFF || glyphUp[piece] === 0) continue
    const figure = occupant[glyphSpace[piece]]
    if (figure === NONE || figure === leaving || controllerOf(t, figure) !== role) continue
    const power: Glyph = t.content.glyphs[glyph[piece]]
    if (power.isTemporary || (what === 'range' && range < power.atRange)) continue
    sum += power[what]
  }
  return sum
}
