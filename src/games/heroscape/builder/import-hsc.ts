import { fromOddRows } from '../../../kit/hex.ts'
import type { Hex } from '../../../kit/hex.ts'
import { MAX_COORDINATE, MAX_LEVEL, MAX_TILES } from '../content/battlefield-schema.ts'
import type { LayoutSource, RuinSource, SpaceSource } from '../content/battlefield-schema.ts'
import { ZONE_IDS } from '../content/names.ts'
import type { ZoneId } from '../content/names.ts'
import { MAX_FOREIGN } from '../content/virtualscape-schema.ts'
import type { ForeignPiece } from '../content/virtualscape-schema.ts'
import { glyphOf, pieceOf, ruinCorner, tileCorner, turnedRuin, typeOfGlyph } from './pieces.ts'
import { FIRST_LAYOUT, isSpace, newPlan, spacesAt, stacksOf } from './plan.ts'
import type { Kept, Plan, PlanTile, Stacks } from './plan.ts'
import { cleanName } from '../../../kit/content/names.ts'
import { shiftFor } from './shift.ts'
import type { HscDocument, HscTile } from './virtualscape.ts'
import type { WordKey } from './words.ts'

/** Kinds of pieces that are no part of the battlefield, or only as something alike. */
export interface ImportNote {
  readonly type: number
  readonly count: number
  /** The tile that stands for it; missing if nothing does. */
  readonly as?: { readonly terrain: PlanTile['terrain']; readonly size: PlanTile['size'] }
  readonly reason?: WordKey
}

export interface Imported {
  readonly plan: Plan
  /** By type: pieces that something alike stands for. */
  readonly replaced: readonly ImportNote[]
  /** By type and reason: pieces that are only kept for the way back. */
  readonly foreign: readonly ImportNote[]
}

interface Draft {
  readonly tiles: PlanTile[]
  readonly ruins: RuinSource[]
  readonly foreign: ForeignPiece[]
  readonly notes: ImportNote[]
  readonly shift: readonly [number, number]
  readonly kept: { zones: Kept['zones']; glyphs: Kept['glyphs'] }
  readonly layout: LayoutSource
}

/** Gives the battlefield of a map. No piece is lost: what a battlefield cannot hold is kept in the plan. */
export function importHsc(map: HscDocument, id: string): Imported {
  const draft: Draft = {
    tiles: [],
    ruins: [],
    foreign: [],
    notes: [],
    shift: shiftFor(map.tiles),
    kept: { zones: [], glyphs: [] },
    layout: { id: FIRST_LAYOUT, zones: [], glyphs: [], figures: [] },
  }
  for (const tile of map.tiles) if (pieceOf(tile.type).kind === 'tile') layTile(draft, tile)
  const stacks = stacksOf(draft.tiles)
  for (const tile of map.tiles) {
    const { kind } = pieceOf(tile.type)
    if (kind === 'ruin') raiseRuin(draft, tile, stacks)
    else if (kind === 'glyph') placeGlyph(draft, tile, stacks)
    else if (kind === 'zone') paintZone(draft, tile, stacks)
    else if (kind === 'foreign') keep(draft, tile, tile.figure === undefined ? 'noLikeness' : 'figureOfMap')
  }
  return {
    plan: planFrom(draft, map, id),
    replaced: summed(draft.notes.filter(({ reason }) => reason === undefined)),
    foreign: summed(draft.notes.filter(({ reason }) => reason !== undefined)),
  }
}

function planFrom(draft: Draft, map: HscDocument, id: string): Plan {
  const name = cleanName(map.name, 80) ?? id
  const kept: Kept = {
    ...(map.author === '' ? {} : { author: short(map.author) }),
    ...(map.players === '' ? {} : { players: short(map.players) }),
    ...(map.scenario === '' ? {} : { scenario: asBytes(map.scenario) }),
    ...(draft.shift[0] === 0 && draft.shift[1] === 0 ? {} : { shift: [...draft.shift] as [number, number] }),
    zones: draft.kept.zones,
    glyphs: draft.kept.glyphs,
    foreign: draft.foreign,
  }
  const plan = newPlan(id, { en: name, de: name })
  return { ...plan, tiles: draft.tiles, ruins: draft.ruins, layouts: [draft.layout], kept }
}

/** A text of version 3 may have any character; later ones have bytes. */
const asBytes = (text: string): string =>
  [...text].map((letter) => ((letter.codePointAt(0) ?? 0) > 0xff ? '?' : letter)).join('')

function hexOf({ shift }: Draft, { x, y }: HscTile): Hex {
  return fromOddRows(x - shift[0], y - shift[1])
}

const isInside = ({ q, r }: Hex): boolean => Math.abs(q) <= MAX_COORDINATE && Math.abs(r) <= MAX_COORDINATE

function layTile(draft: Draft, tile: HscTile): void {
  const piece = pieceOf(tile.type)
  if (piece.kind !== 'tile') return
  const { terrain, size, isOwn } = piece
  const [at, corner] = [hexOf(draft, tile), tileCorner(size, tile.rotation)]
  const anchor = { q: at.q - corner.q, r: at.r - corner.r }
  if (!isInside(anchor) || tile.z >= MAX_LEVEL || draft.tiles.length >= MAX_TILES) return keep(draft, tile, 'overLimit')
  draft.tiles.push({
    level: tile.z + 1,
    terrain,
    size,
    ...anchor,
    rotation: tile.rotation,
    ...(isOwn ? {} : { standsFor: tile.type }),
  })
  if (!isOwn) draft.notes.push({ type: tile.type, count: 1, as: { terrain, size } })
}

/** What lies on water has a z above it, but stands on its level (HS-SET-07). */
function standingLevel(stacks: Stacks, hex: Hex, z: number): number | undefined {
  return spacesAt(stacks, hex)
    .map((space) => space[2])
    .filter((level) => level === z || (level === z - 1 && isWater(stacks, hex, z)))
    .at(-1)
}

const isWater = (stacks: Stacks, { q, r }: Hex, level: number): boolean =>
  stacks.get(`${q},${r}`)?.some(({ tile }) => tile.level === level && tile.terrain === 'water') === true

function raiseRuin(draft: Draft, tile: HscTile, stacks: Stacks): void {
  const piece = pieceOf(tile.type)
  if (piece.kind !== 'ruin') return
  const rotation = turnedRuin(tile.rotation)
  const [at, corner] = [hexOf(draft, tile), ruinCorner(piece.ruin, rotation)]
  const anchor = { q: at.q - corner.q, r: at.r - corner.r }
  if (!isInside(anchor) || tile.z > MAX_LEVEL || draft.ruins.length >= 60) return keep(draft, tile, 'overLimit')
  const level = standingLevel(stacks, anchor, tile.z) ?? tile.z
  draft.ruins.push({ kind: piece.ruin, level, ...anchor, rotation })
}

/** The space a glyph or a zone's mark lies on; only such a z that it comes back to the same one. */
function spaceOf(draft: Draft, tile: HscTile, stacks: Stacks): SpaceSource | undefined {
  const hex = hexOf(draft, tile)
  const level = standingLevel(stacks, hex, tile.z)
  const space: SpaceSource | undefined = level === undefined ? undefined : [hex.q, hex.r, level]
  return space !== undefined && isInside(hex) && isSpace(stacks, space) ? space : undefined
}

const same = (a: SpaceSource, b: SpaceSource): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2]

function placeGlyph(draft: Draft, tile: HscTile, stacks: Stacks): void {
  const glyph = glyphOf(tile.type, tile.letter)
  const at = spaceOf(draft, tile, stacks)
  if (glyph === undefined) return keep(draft, tile, 'unknownGlyph')
  if (at === undefined) return keep(draft, tile, 'nowhere')
  if (draft.layout.glyphs.some((other) => same(other.at, at))) return keep(draft, tile, 'doubled')
  if (draft.layout.glyphs.length >= 60) return keep(draft, tile, 'overLimit')
  draft.layout.glyphs.push(glyph === 'unknown' ? { side: 'symbol', at } : { glyph, side: 'power', at })
  const usual = typeOfGlyph(glyph === 'unknown' ? undefined : glyph)
  if (tile.type === usual && tile.glyphName === '') return
  draft.kept.glyphs.push({ q: at[0], r: at[1], z: tile.z, type: tile.type, name: short(tile.glyphName) })
}

/** As colour of the map: as zone, the nearest that is free. */
const ZONE_OF_COLOUR: ReadonlyMap<number, ZoneId> = new Map<number, ZoneId>([
  [0xff, 'red'],
  [0xff00, 'turquoise'],
  [0xff_00_00, 'darkBlue'],
  [0xffff, 'darkYellow'],
  [0xff_00_ff, 'violet'],
  [0xff_ff_00, 'white'],
  [0x80ff, 'orange'],
  [0x80_00_80, 'brown'],
  // As we write them ourselves
  [0xff_ff_ff, 'white'],
  [0xc0_c0_00, 'turquoise'],
  [0x20_40_80, 'brown'],
])

function paintZone(draft: Draft, tile: HscTile, stacks: Stacks): void {
  const at = spaceOf(draft, tile, stacks)
  if (at === undefined) return keep(draft, tile, 'nowhere')
  const { zones } = draft.layout
  if (zones.some((zone) => zone.spaces.some((space) => same(space, at)))) return keep(draft, tile, 'doubled')
  const id = zoneOf(draft, tile)
  const zone = zones.find((one) => one.id === id)
  if (id === undefined || (zone?.spaces.length ?? 0) >= 200) return keep(draft, tile, 'overLimit')
  if (zone === undefined) zones.push({ id, spaces: [at] })
  else zone.spaces.push(at)
}

function zoneOf({ kept }: Draft, { zoneName, colour }: HscTile): ZoneId | undefined {
  const name = short(zoneName)
  const known = kept.zones.find((zone) => zone.name === name && zone.colour === colour)
  if (known !== undefined) return known.zone
  const isFree = (id: ZoneId): boolean => !kept.zones.some(({ zone }) => zone === id)
  const wanted = ZONE_OF_COLOUR.get(colour)
  const zone = wanted !== undefined && isFree(wanted) ? wanted : ZONE_IDS.find(isFree)
  if (zone !== undefined) kept.zones.push({ zone, name, colour })
  return zone
}

/** Texts of a map as a pack keeps them. */
export const short = (text: string): string => text.slice(0, 1000)

function keep(draft: Draft, tile: HscTile, reason: WordKey): void {
  draft.notes.push({ type: tile.type, count: 1, reason })
  if (draft.foreign.length >= MAX_FOREIGN) return
  const { type, rotation, z, letter, colour, glyphName, zoneName, personal, figure } = tile
  draft.foreign.push({
    type,
    ...hexOf(draft, tile),
    z,
    rotation,
    letter,
    colour,
    ...(glyphName === '' ? {} : { glyphName: short(glyphName) }),
    ...(zoneName === '' ? {} : { zoneName: short(zoneName) }),
    ...(personal === undefined
      ? {}
      : {
          personal: {
            hexes: personal.hexes,
            top: short(personal.top),
            side: short(personal.side),
            letter: short(personal.letter),
            name: short(personal.name),
          },
        }),
    ...(figure === undefined ? {} : { figure: { name: short(figure.name), file: short(figure.file) } }),
  })
}

function summed(notes: readonly ImportNote[]): ImportNote[] {
  const sums = new Map<string, ImportNote>()
  for (const note of notes) {
    const key = `${note.type} ${note.reason ?? ''}`
    sums.set(key, { ...note, count: (sums.get(key)?.count ?? 0) + 1 })
  }
  return [...sums.values()].sort((a, b) => a.type - b.type)
}
