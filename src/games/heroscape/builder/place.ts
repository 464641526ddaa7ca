import { neighbour, opposite } from '../../../kit/hex.ts'
import type { Hex } from '../../../kit/hex.ts'
import { MAX_COORDINATE, MAX_LEVEL, MAX_TILES } from '../content/battlefield-schema.ts'
import type { RuinSource } from '../content/battlefield-schema.ts'
import type { TileSize } from '../content/names.ts'
import type { ContentSource } from '../content/schema.ts'
import { cellsOf, ruinCells, ruinEdges } from '../content/tile-shapes.ts'
import type { Placed, RuinEdge } from '../content/tile-shapes.ts'
import { edited, hexKey, isSpace, refused, stacksOf, tidy, tileAt } from './plan.ts'
import type { Edited, Plan, PlanTile, Stacks } from './plan.ts'
import { refusal } from './text.ts'
import type { Refusal } from './text.ts'

const MAX_RUINS = 60

type Box = Pick<ContentSource, 'volumes'>

const outside = (): Refusal => refusal('outside', { most: MAX_COORDINATE, levels: MAX_LEVEL })

const isInside = ({ q, r }: Hex): boolean =>
  Number.isInteger(q) && Number.isInteger(r) && Math.abs(q) <= MAX_COORDINATE && Math.abs(r) <= MAX_COORDINATE

/** Where a tile comes to lie if it is put down from above. */
export function dropLevel(plan: Plan, tile: Placed & { readonly size: TileSize }): number {
  const stacks = stacksOf(plan.tiles)
  const tops = cellsOf(tile).flatMap(({ q, r }) => stacks.get(hexKey(q, r))?.map((one) => one.tile.level) ?? [])
  return Math.max(0, ...tops) + 1
}

/** Why this tile cannot lie there; undefined if it can. */
export function whyNotTile(plan: Plan, tile: PlanTile, box: Box): Refusal | undefined {
  return tileFault(plan, stacksOf(plan.tiles), tile) ?? ruinsFault(plan, { ...plan, tiles: [...plan.tiles, tile] }, box)
}

function tileFault(plan: Plan, stacks: Stacks, tile: PlanTile): Refusal | undefined {
  if (!isInside(tile) || tile.level < 1 || tile.level > MAX_LEVEL) return outside()
  if (plan.tiles.length >= MAX_TILES) return refusal('tooManyTiles', { most: MAX_TILES })
  const cells = cellsOf(tile)
  if (cells.some((hex) => tileAt(stacks, hex, tile.level) !== undefined))
    return refusal('tileTaken', { level: tile.level }, 'HS-SET-03')
  const beneath = cells.flatMap((hex) => tileAt(stacks, hex, tile.level - 1) ?? [])
  if (tile.level > 1 && beneath.length === 0) return refusal('unsupported', { below: tile.level - 1 }, 'HS-SET-03')
  const above = cells.flatMap((hex) => tileAt(stacks, hex, tile.level + 1) ?? [])
  const isWater = (one: { readonly tile: PlanTile }): boolean => one.tile.terrain === 'water'
  if (tile.terrain === 'water' && (beneath.some(isWater) || above.some(isWater)))
    return refusal('waterOnWater', {}, 'HS-RUL-33')
  return undefined
}

/** A ruin that stood well before and no longer does. */
function ruinsFault(before: Plan, after: Plan, box: Box): Refusal | undefined {
  if (before.ruins.length === 0) return undefined
  const [old, now] = [stacksOf(before.tiles), stacksOf(after.tiles)]
  const levels = box.volumes.ruin.levels
  const broken = before.ruins.filter(
    (ruin) => floorFault(ruin, old, levels) === undefined && floorFault(ruin, now, levels) !== undefined,
  )
  if (broken.length === 0) return undefined
  const isOnTop = after.tiles.length <= before.tiles.length
  return isOnTop ? refusal('ruinOnTop', {}, 'HS-SET-06') : refusal('ruinInTheWay', { levels }, 'HS-SET-06')
}

export function addTile(plan: Plan, tile: PlanTile, box: Box): Edited {
  const fault = whyNotTile(plan, tile, box)
  return fault === undefined ? edited(tidy({ ...plan, tiles: [...plan.tiles, tile] })) : refused(fault)
}

/** Refused while something rests on it alone. */
export function removeTile(plan: Plan, index: number, box: Box): Edited {
  if (plan.tiles[index] === undefined) return refused(refusal('noSuchPiece'))
  const after = { ...plan, tiles: plan.tiles.filter((_, other) => other !== index) }
  const fault = supportFault(plan, after) ?? ruinsFault(plan, after, box)
  return fault === undefined ? edited(tidy(after)) : refused(fault)
}

/** Another place, turn, terrain or size for a tile; it keeps its place in the list. */
export function replaceTile(plan: Plan, index: number, part: Partial<PlanTile>, box: Box): Edited {
  const old = plan.tiles[index]
  if (old === undefined) return refused(refusal('noSuchPiece'))
  const { standsFor: _, ...rest } = old
  const isOther = part.terrain !== undefined || part.size !== undefined
  const tile: PlanTile = { ...(isOther ? rest : old), ...part }
  const without = { ...plan, tiles: plan.tiles.filter((one) => one !== old) }
  const after = { ...plan, tiles: plan.tiles.map((one) => (one === old ? tile : one)) }
  const fault =
    tileFault(without, stacksOf(without.tiles), tile) ?? supportFault(plan, after) ?? ruinsFault(plan, after, box)
  return fault === undefined ? edited(tidy(after)) : refused(fault)
}

export function moveTile(plan: Plan, index: number, to: Hex & { readonly level?: number }, box: Box): Edited {
  return replaceTile(plan, index, to, box)
}

export function rotateTile(plan: Plan, index: number, steps: number, box: Box): Edited {
  const rotation = ((((plan.tiles[index]?.rotation ?? 0) + steps) % 6) + 6) % 6
  return replaceTile(plan, index, { rotation }, box)
}

/** A tile that lay on something before and no longer does; faults that were there already are no reason. */
function supportFault(before: Plan, after: Plan): Refusal | undefined {
  const [old, now] = [stacksOf(before.tiles), stacksOf(after.tiles)]
  const rests = (stacks: Stacks, tile: PlanTile): boolean =>
    tile.level === 1 || cellsOf(tile).some((hex) => tileAt(stacks, hex, tile.level - 1) !== undefined)
  const isLost = after.tiles.some((tile) => before.tiles.includes(tile) && rests(old, tile) && !rests(now, tile))
  return isLost ? refusal('supportsOthers', {}, 'HS-SET-03') : undefined
}

function floorFault(ruin: RuinSource, stacks: Stacks, levels: number): Refusal | undefined {
  const cells = ruinCells(ruin)
  if (!cells.every(({ q, r }) => isSpace(stacks, [q, r, ruin.level])))
    return refusal('ruinNoFloor', { level: ruin.level }, 'HS-SET-06')
  const isLow = cells.some(({ q, r }) =>
    stacks.get(hexKey(q, r))?.some(({ tile }) => tile.level > ruin.level + 1 && tile.level - 1 - ruin.level < levels),
  )
  return isLow ? refusal('ruinNoRoom', { levels }, 'HS-SET-06') : undefined
}

/** The same name for an edge seen from either side. */
function edgeName({ hex, direction }: RuinEdge): string {
  const [from, side] = direction < 3 ? [hex, direction] : [neighbour(hex, direction), opposite(direction)]
  return `${from.q},${from.r},${side}`
}

export function whyNotRuin(plan: Plan, ruin: RuinSource, box: Box): Refusal | undefined {
  if (!isInside(ruin) || ruin.level < 0 || ruin.level > MAX_LEVEL) return outside()
  if (plan.ruins.length >= MAX_RUINS) return refusal('tooManyRuins', { most: MAX_RUINS })
  const fault = floorFault(ruin, stacksOf(plan.tiles), box.volumes.ruin.levels)
  if (fault !== undefined) return fault
  const edges = new Set(ruinEdges(ruin).map(edgeName))
  const isTaken = plan.ruins.some(
    (other) => other.level === ruin.level && ruinEdges(other).some((edge) => edges.has(edgeName(edge))),
  )
  return isTaken ? refusal('ruinTaken') : undefined
}

export function addRuin(plan: Plan, ruin: RuinSource, box: Box): Edited {
  const fault = whyNotRuin(plan, ruin, box)
  return fault === undefined ? edited({ ...plan, ruins: [...plan.ruins, ruin] }) : refused(fault)
}

export function removeRuin(plan: Plan, index: number): Edited {
  if (plan.ruins[index] === undefined) return refused(refusal('noSuchPiece'))
  return edited({ ...plan, ruins: plan.ruins.filter((_, other) => other !== index) })
}

/** Moves or turns a ruin. */
export function replaceRuin(plan: Plan, index: number, part: Partial<RuinSource>, box: Box): Edited {
  const old = plan.ruins[index]
  if (old === undefined) return refused(refusal('noSuchPiece'))
  const ruin = { ...old, ...part }
  const fault = whyNotRuin({ ...plan, ruins: plan.ruins.filter((one) => one !== old) }, ruin, box)
  if (fault !== undefined) return refused(fault)
  return edited({ ...plan, ruins: plan.ruins.map((one) => (one === old ? ruin : one)) })
}
