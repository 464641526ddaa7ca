/** Terrain in combat (UP-TER, UP-HEX-16, UP-RUL-97). */
import type { Modifier } from '../../content/effects/verbs.ts'
import { ICE_WASTE, NO_TERRAIN, TERRAINS } from '../../content/names.ts'
import { FACE_DOWN, NONE, printed, type Space, type Table } from '../table/state.ts'

/** The Curse is a terrain of its own, behind those of `TERRAINS` (UP-TER-12). */
export const CURSE_TERRAIN = TERRAINS.length

/** What is active on a space: a Curse replaces everything, face-down tiles have none, uncovered spaces are Ice Waste. */
export function activeTerrain(t: Table, space: Space): number {
  const { state } = t
  if (state.curse[space] > 0) return CURSE_TERRAIN
  const tile = state.tile[space]
  if (tile === NONE) return ICE_WASTE
  return tile <= FACE_DOWN ? NO_TERRAIN : printed(t).hexes[tile].terrain
}

export const terrainModifiers = (t: Table, space: Space): readonly Modifier[] =>
  t.content.boards.terrains[activeTerrain(t, space)].modifiers
