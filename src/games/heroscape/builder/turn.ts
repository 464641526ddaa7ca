import { boxAround, DIRECTIONS, mirror, rotate } from '../../../kit/hex.ts'
import type { Hex } from '../../../kit/hex.ts'
import { MAX_COORDINATE } from '../content/battlefield-schema.ts'
import type { LayoutSource, RuinSource, SpaceSource } from '../content/battlefield-schema.ts'
import type { TileSize } from '../content/names.ts'
import type { ContentSource } from '../content/schema.ts'
import { cellsOf, ruinEdges, shapeOf } from '../content/tile-shapes.ts'
import { addRuin, addTile } from './place.ts'
import { edited, hexKey, refused, stacksOf, tileAt } from './plan.ts'
import type { Edited, Plan, PlanTile } from './plan.ts'

/** Pieces to be put down somewhere else. */
export interface Clip {
  readonly tiles: readonly PlanTile[]
  readonly ruins: readonly RuinSource[]
}

/** What became of pieces that have no mirror image: a tile of 24 is made of smaller ones, a ruin has its end elsewhere. */
export interface Unlike {
  readonly split: number
  readonly bent: number
}

export function copyPieces(plan: Plan, tiles: readonly number[], ruins: readonly number[]): Clip {
  return {
    tiles: plan.tiles.filter((_, index) => tiles.includes(index)),
    ruins: plan.ruins.filter((_, index) => ruins.includes(index)),
  }
}

/** All or nothing; `levels` may be negative. A refusal has the number of the `piece` among its args. */
export function pasteClip(
  plan: Plan,
  clip: Clip,
  by: Hex & { readonly levels: number },
  box: Pick<ContentSource, 'volumes'>,
): Edited {
  let result: Edited = edited(plan)
  let number = 0
  const moved = <T extends Hex & { readonly level: number }>(piece: T): T => ({
    ...piece,
    q: piece.q + by.q,
    r: piece.r + by.r,
    level: piece.level + by.levels,
  })
  const steps = [
    ...[...clip.tiles].sort((a, b) => a.level - b.level).map((tile) => (to: Plan) => addTile(to, moved(tile), box)),
    ...clip.ruins.map((ruin) => (to: Plan) => addRuin(to, moved(ruin), box)),
  ]
  for (const step of steps) {
    number++
    if (result.ok) result = step(result.plan)
    if (!result.ok) return refused({ ...result.refusal, args: { ...result.refusal.args, piece: number } })
  }
  return result
}

export function rotateClip(clip: Clip, steps: number, about: Hex): Clip {
  const turned = <T extends Hex & { readonly rotation: number }>(piece: T): T => ({
    ...piece,
    ...rotate(piece, steps, about),
    rotation: (((piece.rotation + steps) % DIRECTIONS) + DIRECTIONS) % DIRECTIONS,
  })
  return { tiles: clip.tiles.map(turned), ruins: clip.ruins.map(turned) }
}

/** Left for right, about the vertical axis through a hex. */
export function mirrorClip(clip: Clip, about: Hex): Clip & Unlike {
  const tiles = clip.tiles.map((tile) => mirrorTile(tile, about))
  const ruins = clip.ruins.map((ruin) => mirrorRuin(ruin, about))
  return {
    tiles: tiles.flat(),
    ruins,
    split: tiles.filter((parts) => parts.length > 1).length,
    bent: ruins.length,
  }
}

const keysOf = (cells: readonly Hex[]): Set<string> => new Set(cells.map(({ q, r }) => hexKey(q, r)))

/** The tile of this size that covers such hexes, with one of them as anchor. */
function fitting(size: TileSize, cells: ReadonlyMap<string, Hex>): (Hex & { readonly rotation: number }) | undefined {
  for (const anchor of cells.values())
    for (let rotation = 0; rotation < DIRECTIONS; rotation++) {
      const fits = shapeOf(size, rotation).every(({ q, r }) => cells.has(hexKey(anchor.q + q, anchor.r + r)))
      if (fits) return { ...anchor, rotation }
    }
  return undefined
}

function mirrorTile(tile: PlanTile, about: Hex): PlanTile[] {
  const left = new Map(cellsOf(tile).map((hex) => [hexKey(mirror(hex, about).q, hex.r), mirror(hex, about)]))
  const whole = fitting(tile.size, left)
  if (whole !== undefined) return [{ ...tile, ...whole }]
  const { standsFor: _, ...plain } = tile
  const parts: PlanTile[] = []
  for (const size of [7, 3, 2, 1] as const)
    for (let place = fitting(size, left); place !== undefined; place = fitting(size, left)) {
      const part = { ...plain, size, ...place }
      parts.push(part)
      for (const key of keysOf(cellsOf(part))) left.delete(key)
    }
  return parts
}

/** East becomes west. */
const mirrored = (direction: number): number => (9 - direction) % DIRECTIONS

/** Along the same hexes with as many walls as can be on the same edges. */
function mirrorRuin(ruin: RuinSource, about: Hex): RuinSource {
  const wanted = ruinEdges(ruin).map(({ hex, direction }) => {
    const { q, r } = mirror(hex, about)
    return `${q},${r},${mirrored(direction)}`
  })
  const ends = ruinEdges(ruin).map(({ hex }) => mirror(hex, about))
  let [best, most]: [RuinSource, number] = [ruin, -1]
  for (const { q, r } of ends)
    for (let rotation = 0; rotation < DIRECTIONS; rotation++) {
      const one = { ...ruin, q, r, rotation }
      const agreeing = ruinEdges(one).filter((edge) =>
        wanted.includes(`${edge.hex.q},${edge.hex.r},${edge.direction}`),
      ).length
      if (agreeing > most) [best, most] = [one, agreeing]
    }
  return best
}

/** The middle of all tiles. */
export function middleOf(plan: Pick<Plan, 'tiles'>): Hex {
  const cells = plan.tiles.flatMap(cellsOf)
  if (cells.length === 0) return { q: 0, r: 0 }
  const { minQ, minR, width, height } = boxAround(cells)
  return { q: minQ + Math.floor(width / 2), r: minR + Math.floor(height / 2) }
}

/** The whole plan in another place or turn; `turn` says what becomes of a hex, `steps` of a rotation. */
function mapped(plan: Plan, pieces: Clip, turn: (hex: Hex) => Hex, rotation: (old: number) => number): Plan {
  const space = ([q, r, level]: SpaceSource): SpaceSource => {
    const hex = turn({ q, r })
    return [hex.q, hex.r, level]
  }
  const layout = ({ id, zones, glyphs, figures }: LayoutSource): LayoutSource => ({
    id,
    zones: zones.map((zone) => ({ id: zone.id, spaces: zone.spaces.map(space) })),
    glyphs: glyphs.map((glyph) => ({ ...glyph, at: space(glyph.at) })),
    figures: figures.map((figure) => ({ ...figure, at: figure.at.map(space) })),
  })
  return {
    ...plan,
    tiles: pieces.tiles,
    ruins: pieces.ruins,
    noRoom: plan.noRoom.map(({ front, rear }) => ({ front: space(front), rear: space(rear) })),
    layouts: plan.layouts.map(layout),
    kept: {
      ...plan.kept,
      glyphs: plan.kept.glyphs.map((glyph) => ({ ...glyph, ...turn(glyph) })),
      // Their shapes are not known: exact for pieces of one hex, near for larger ones.
      foreign: plan.kept.foreign.map((piece) => ({ ...piece, ...turn(piece), rotation: rotation(piece.rotation) })),
    },
  }
}

/** Undefined if it would leave the largest plan. */
export function movePlan(plan: Plan, by: Hex): Plan | undefined {
  const moved = <T extends Hex>(hex: T): T => ({ ...hex, q: hex.q + by.q, r: hex.r + by.r })
  const pieces = { tiles: plan.tiles.map(moved), ruins: plan.ruins.map(moved) }
  const result = mapped(plan, pieces, moved, (old) => old)
  return isInside(result) ? result : undefined
}

function isInside(plan: Plan): boolean {
  const isNear = ({ q, r }: Hex): boolean => Math.abs(q) <= MAX_COORDINATE && Math.abs(r) <= MAX_COORDINATE
  return [...plan.tiles, ...plan.ruins].every(isNear) && plan.tiles.every((tile) => cellsOf(tile).every(isNear))
}

/** Back to the middle where a turn has led out of the largest plan. */
function centred(plan: Plan): Plan {
  if (isInside(plan)) return plan
  const { q, r } = middleOf(plan)
  return movePlan(plan, { q: -q, r: -r }) ?? plan
}

/** Clockwise, in steps of 60 degrees. */
export function rotatePlan(plan: Plan, steps: number): Plan {
  const about = middleOf(plan)
  const turned = (old: number): number => (((old + steps) % DIRECTIONS) + DIRECTIONS) % DIRECTIONS
  return centred(mapped(plan, rotateClip(plan, steps, about), (hex) => rotate(hex, steps, about), turned))
}

/** `loose`: tiles that rest on nothing now, because a tile of 24 that bridged a gap is no longer one piece. */
export function mirrorPlan(plan: Plan): { readonly plan: Plan; readonly loose: number } & Unlike {
  const about = middleOf(plan)
  const { split, bent, ...pieces } = mirrorClip(plan, about)
  const turned = (old: number): number => (DIRECTIONS - old) % DIRECTIONS
  const image = centred(mapped(plan, pieces, (hex) => mirror(hex, about), turned))
  return { plan: image, split, bent, loose: looseIn(image) }
}

function looseIn({ tiles }: Plan): number {
  const stacks = stacksOf(tiles)
  const rests = (tile: PlanTile): boolean =>
    cellsOf(tile).some((hex) => tileAt(stacks, hex, tile.level - 1) !== undefined)
  return tiles.filter((tile) => tile.level > 1 && !rests(tile)).length
}
