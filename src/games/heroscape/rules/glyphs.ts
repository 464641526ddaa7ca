/** Glyphs (GLY): where figures must stop, and what happens when they do. */
import type { Figure, Play, Procedure, Space, Table } from './state.ts'

/** Whether a figure that enters this space must end its move there (HS-GLY-02, HS-GLY-03, HS-RUL-68). */
export function mustStopAtGlyph(_t: Table, _space: Space): boolean {
  return false
}

/** Whether a glyph forbids this figure to end its move on this space (HS-GLY-15, HS-RUL-64). */
export function mayStopAtGlyph(_t: Table, _figure: Figure, _space: Space): boolean {
  return true
}

/** The glyph under a figure that has just ended its move, or was just placed, is turned over and works. */
export function* settleGlyphs(_play: Play, _figure: Figure): Procedure {}
