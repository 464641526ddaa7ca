import type { Battlefield, Layout } from '../content/battlefield.ts'
import type { Scenario } from '../content/content.ts'
import { ZONE_IDS, type GlyphId } from '../content/names.ts'
import type { Space } from '../rules/table/state.ts'

/** A scenario in which every role starts in the zone of its number; glyphs lie with their power side up. */
export function zoned(
  field: Battlefield,
  zones: readonly (readonly Space[])[],
  teams: readonly (readonly number[])[] = zones.map((_, role) => [role]),
  glyphs: readonly (readonly [GlyphId, Space])[] = [],
): Partial<Scenario> {
  const zoneOf = new Array<number>(field.spaces.count).fill(-1)
  const glyphOn = zoneOf.slice()
  zones.forEach((spaces, zone) => spaces.forEach((space) => (zoneOf[space] = zone)))
  glyphs.forEach(([, space], i) => (glyphOn[space] = i))
  const layout: Layout = {
    id: 'test',
    zones: zones.map((spaces, i) => ({ id: ZONE_IDS[i], spaces })),
    zoneOf,
    glyphs: glyphs.map(([glyph, space]) => ({ glyph, space, side: 'power' as const, owner: -1 })),
    glyphOn,
    figures: [],
  }
  const seats = zones.map((_, role) => role)
  return {
    layout,
    setups: [
      {
        players: seats.length,
        teams,
        teamOf: seats.map((role) => teams.findIndex((team) => team.includes(role))),
        zone: seats,
        points: seats.map(() => 400),
        cards: seats.map(() => []),
      },
    ],
  }
}
