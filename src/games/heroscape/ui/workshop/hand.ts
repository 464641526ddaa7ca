import { neighbour, opposite } from '../../../../kit/hex.ts'
import type { Hex } from '../../../../kit/hex.ts'
import type { RuinSource, SpaceSource } from '../../content/battlefield-schema.ts'
import type { GlyphId, RuinKind, TerrainName, TileSize, ZoneId } from '../../content/names.ts'
import type { ContentSource } from '../../content/schema.ts'
import { cellsOf, ruinCells } from '../../content/tile-shapes.ts'
import { paintZone, placeFigure, placeGlyph, removeFigure, removeGlyph } from '../../builder/marks.ts'
import { addRuin, addTile, dropLevel, removeRuin, removeTile } from '../../builder/place.ts'
import { refused, spacesAt, stacksOf } from '../../builder/plan.ts'
import type { Edited, Plan, PlanTile } from '../../builder/plan.ts'
import { refusal } from '../../builder/text.ts'
import { pasteClip, rotateClip } from '../../builder/turn.ts'
import type { Clip } from '../../builder/turn.ts'

/** `top`: everything is shown, and what is put down falls on what lies there. */
export type Level = number | 'top'

export const NOBODY = -1

export type Tool =
  | { readonly kind: 'select' | 'erase' }
  | { readonly kind: 'tile'; readonly terrain: TerrainName; readonly size: TileSize }
  | { readonly kind: 'ruin'; readonly ruin: RuinKind }
  /** Without a zone: takes spaces out of zones. */
  | { readonly kind: 'zone'; readonly zone: ZoneId | undefined }
  /** Without a glyph: a "?" space. `owner` may be nobody. */
  | { readonly kind: 'glyph'; readonly glyph: GlyphId | undefined; readonly isHidden: boolean; readonly owner: number }
  | { readonly kind: 'figure'; readonly card: string; readonly player: number }
  /** Its first tile lies at the origin, its lowest on level 1. */
  | { readonly kind: 'paste'; readonly clip: Clip }

/** What the builder holds, and where it would put it. */
export interface Hand {
  readonly tool: Tool
  readonly rotation: number
  readonly level: Level
  readonly layout: string
  /** How many Master Sets there are. */
  readonly sets: number
}

/** What would happen at a hex. */
export interface Trial {
  readonly cells: readonly Hex[]
  readonly level: number
  readonly ruin?: RuinSource
  readonly tiles?: readonly PlanTile[]
  readonly edit: Edited
}

export const isShown = (tileLevel: number, level: Level): boolean => level === 'top' || tileLevel <= level

/** The space of a hex that is meant: the highest that is shown. */
export function spaceAt(plan: Plan, { q, r }: Hex, level: Level): SpaceSource {
  const shown = plan.tiles.filter((tile) => isShown(tile.level, level))
  const spaces = spacesAt(stacksOf(plan.tiles), { q, r })
  const found = spaces.filter((space) => level === 'top' || space[2] <= level).at(-1)
  if (found !== undefined) return found
  return [q, r, shown.length === 0 ? 0 : level === 'top' ? 0 : level]
}

export function whatIf(plan: Plan, hand: Hand, hex: Hex, box: ContentSource): Trial | undefined {
  const { tool, rotation, level } = hand
  if (tool.kind === 'select') return undefined
  if (tool.kind === 'erase') return { cells: [hex], level: 0, edit: eraseAt(plan, hand, hex, box) }
  if (tool.kind === 'tile') {
    const flat = { terrain: tool.terrain, size: tool.size, ...hex, rotation }
    const tile: PlanTile = { ...flat, level: level === 'top' ? dropLevel(plan, flat) : level }
    return { cells: cellsOf(tile), level: tile.level, tiles: [tile], edit: addTile(plan, tile, box) }
  }
  if (tool.kind === 'paste') return pasteAt(plan, tool.clip, hand, hex, box)
  const space = spaceAt(plan, hex, level)
  if (tool.kind === 'ruin') {
    const ruin: RuinSource = { kind: tool.ruin, ...hex, rotation, level: space[2] }
    return { cells: ruinCells(ruin), level: space[2], ruin, edit: addRuin(plan, ruin, box) }
  }
  return markAt(plan, hand, hex, space, box)
}

function markAt(plan: Plan, hand: Hand, hex: Hex, space: SpaceSource, box: ContentSource): Trial | undefined {
  const { tool, layout } = hand
  const level = space[2]
  if (tool.kind === 'zone') return { cells: [hex], level, edit: paintZone(plan, layout, tool.zone, [space]) }
  if (tool.kind === 'glyph') {
    const place = {
      ...(tool.glyph === undefined ? {} : { glyph: tool.glyph }),
      side: tool.isHidden ? ('symbol' as const) : ('power' as const),
      at: space,
      ...(tool.owner === NOBODY ? {} : { owner: tool.owner }),
    }
    return { cells: [hex], level, edit: placeGlyph(plan, layout, place, box, hand.sets) }
  }
  if (tool.kind !== 'figure') return undefined
  const needed = box.cards.find(({ id }) => id === tool.card)?.spaces ?? 1
  const rear = neighbour(hex, opposite(hand.rotation))
  const at: SpaceSource[] = needed === 2 ? [space, [rear.q, rear.r, level]] : [space]
  const player = tool.player === NOBODY ? {} : { player: tool.player }
  const cells = needed === 2 ? [hex, rear] : [hex]
  return { cells, level, edit: placeFigure(plan, layout, { card: tool.card, at, ...player }, box) }
}

function pasteAt(plan: Plan, clip: Clip, hand: Hand, hex: Hex, box: ContentSource): Trial {
  const turned = rotateClip(clip, hand.rotation, { q: 0, r: 0 })
  const moved = turned.tiles.map((tile) => ({ ...tile, q: tile.q + hex.q, r: tile.r + hex.r }))
  const lowest = moved.filter((tile) => tile.level === 1)
  const drop = hand.level === 'top' ? Math.max(1, ...lowest.map((tile) => dropLevel(plan, tile))) : hand.level
  const edit = pasteClip(plan, turned, { ...hex, levels: drop - 1 }, box)
  return { cells: moved.flatMap(cellsOf), level: drop, tiles: moved, edit }
}

/** Pieces that were copied, moved so that they can be put anywhere. */
export function clipFrom({ tiles, ruins }: Clip): Clip {
  const [first] = [...tiles, ...ruins]
  if (first === undefined) return { tiles, ruins }
  const lowest = Math.min(...tiles.map(({ level }) => level), ...ruins.map(({ level }) => level + 1))
  const moved = <T extends Hex & { readonly level: number }>(piece: T): T => ({
    ...piece,
    q: piece.q - first.q,
    r: piece.r - first.r,
    level: piece.level - lowest + 1,
  })
  return { tiles: tiles.map(moved), ruins: ruins.map(moved) }
}

export type Piece = { readonly kind: 'tile' | 'ruin'; readonly index: number }

const covers = (cells: readonly Hex[], { q, r }: Hex): boolean => cells.some((cell) => cell.q === q && cell.r === r)

/** The uppermost piece that is shown at a hex. */
export function pieceAt(plan: Plan, hex: Hex, level: Level): Piece | undefined {
  const ruin = plan.ruins.findIndex((one) => isShown(one.level, level) && covers(ruinCells(one), hex))
  if (ruin >= 0) return { kind: 'ruin', index: ruin }
  const stack = stacksOf(plan.tiles).get(`${hex.q},${hex.r}`) ?? []
  const top = stack.filter(({ tile }) => isShown(tile.level, level)).sort((a, b) => b.tile.level - a.tile.level)[0]
  return top === undefined ? undefined : { kind: 'tile', index: top.index }
}

/** Takes away what lies or stands uppermost. */
function eraseAt(plan: Plan, hand: Hand, hex: Hex, box: ContentSource): Edited {
  const space = spaceAt(plan, hex, hand.level)
  const figure = removeFigure(plan, hand.layout, space)
  if (figure.ok) return figure
  const glyph = removeGlyph(plan, hand.layout, space)
  if (glyph.ok) return glyph
  const piece = pieceAt(plan, hex, hand.level)
  if (piece === undefined) return refused(refusal('noSuchPiece'))
  return piece.kind === 'ruin' ? removeRuin(plan, piece.index) : removeTile(plan, piece.index, box)
}
