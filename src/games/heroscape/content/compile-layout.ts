import type { Columns, Layout, Spaces } from './battlefield.ts'
import type { LayoutSource, SpaceSource } from './battlefield-schema.ts'
import { findSpace } from './find-space.ts'

/** What lies outside the battlefield is left out; `validateBattlefield` names it. */
export function compileLayout(source: LayoutSource, columns: Columns, spaces: Spaces): Layout {
  const find = (at: SpaceSource): number => findSpace(columns, spaces, at)
  const isThere = (space: number): boolean => space >= 0
  const zones = source.zones.map((zone) => ({ id: zone.id, spaces: zone.spaces.map(find).filter(isThere) }))
  const glyphs = source.glyphs
    .map(({ glyph, side, at, owner }) => ({ space: find(at), glyph, side, owner: owner ?? -1 }))
    .filter((place) => isThere(place.space))
  const figures = source.figures
    .map(({ player, card, at }) => ({ player: player ?? -1, card, spaces: at.map(find) }))
    .filter((place) => place.spaces.every(isThere))
  const zoneOf = new Array<number>(spaces.count).fill(-1)
  zones.forEach((zone, index) => zone.spaces.forEach((space) => (zoneOf[space] = index)))
  const glyphOn = new Array<number>(spaces.count).fill(-1)
  glyphs.forEach((place, index) => (glyphOn[place.space] = index))
  return { id: source.id, zones, zoneOf, glyphs, glyphOn, figures }
}
