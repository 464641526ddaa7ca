import type { Problem } from '../../../engine/index.ts'
import { within } from '../../../kit/content/problem.ts'
import { DIRECTIONS, neighbour, opposite } from '../../../kit/hex.ts'
import type { Hex } from '../../../kit/hex.ts'
import type { Battlefield } from './battlefield.ts'
import type { BattlefieldSource } from './battlefield-schema.ts'
import { compileBattlefield } from './compile-battlefield.ts'
import { findSpace } from './find-space.ts'
import { countTiles } from './inventory.ts'
import type { Inventory, TileCount } from './inventory.ts'
import { cellsOf, ruinCells, ruinEdges } from './tile-shapes.ts'
import { validateLayout } from './validate-layout.ts'

export interface BattlefieldReport {
  /** With errors it cannot be built or played. */
  readonly errors: readonly Problem[]
  readonly warnings: readonly Problem[]
  /** Parts of the plan that do not touch each other; one is right. */
  readonly parts: number
  readonly tiles: readonly TileCount[]
  /** How many Master Sets it takes; -1 if a kind of tile is in no set (HS-SET-02). */
  readonly setsNeeded: number
  readonly battlefield: Battlefield
}

/**
 * Whether a battlefield can be built and played; the schema has already checked its shape. Warnings walk over the whole battlefield
 * from every zone: they are left out where nobody reads them.
 */
export function validateBattlefield(
  source: BattlefieldSource,
  inventory: Inventory,
  ruinLevels: number,
  { warns = true }: { readonly warns?: boolean } = {},
): BattlefieldReport {
  const battlefield = compileBattlefield(source, ruinLevels)
  const parts = countParts(battlefield)
  const { tiles, setsNeeded } = countTiles(source, inventory)
  const stacking = checkStacking(source)
  const errors = [...stacking.errors, ...checkRuins(source, battlefield), ...checkNoRoom(source, battlefield)]
  if (parts > 1) errors.push({ path: 'tiles', problem: `the battlefield falls into ${parts} parts` })
  const warnings = [...stacking.warnings]
  for (const layout of source.layouts) {
    const found = validateLayout(layout, battlefield, warns)
    errors.push(...found.errors.map(within(`layouts[${layout.id}]`)))
    warnings.push(...found.warnings.map(within(`layouts[${layout.id}]`)))
  }
  return { errors, warnings, parts, tiles, setsNeeded, battlefield }
}

/** Coordinates lie well within these powers of two, also those of the cells of a tile that is anchored at the edge. */
const placeOf = (q: number, r: number, level: number): number => ((q + 512) * 1024 + r + 512) * 64 + level

function checkStacking(source: BattlefieldSource): { errors: Problem[]; warnings: Problem[] } {
  const errors: Problem[] = []
  const warnings: Problem[] = []
  const laid = new Map<number, number>()
  source.tiles.forEach((tile, index) => {
    for (const { q, r } of cellsOf(tile)) {
      const at = placeOf(q, r, tile.level)
      const other = laid.get(at)
      if (other !== undefined) errors.push({ path: `tiles[${index}]`, problem: `overlaps tiles[${other}]` })
      laid.set(at, index)
    }
  })
  source.tiles.forEach((tile, index) => {
    if (tile.level === 1) return
    const beneath = cellsOf(tile).flatMap(({ q, r }) => laid.get(placeOf(q, r, tile.level - 1)) ?? [])
    const path = `tiles[${index}]`
    const isOnWater = beneath.some((other) => source.tiles[other].terrain === 'water')
    if (beneath.length === 0) errors.push({ path, problem: 'rests on nothing' })
    else if (isOnWater && tile.terrain === 'water') errors.push({ path, problem: 'water lies on water' })
    else if (isOnWater) warnings.push({ path, problem: 'lies on water' })
  })
  return { errors, warnings }
}

function checkRuins(source: BattlefieldSource, { columns, spaces, ruins }: Battlefield): Problem[] {
  const problems: Problem[] = []
  const edges = new Map<string, number>()
  source.ruins.forEach((ruin, index) => {
    const path = `ruins[${index}]`
    const standing = ruinCells(ruin).map(({ q, r }) => findSpace(columns, spaces, [q, r, ruin.level]))
    if (standing.some((space) => space < 0)) problems.push({ path, problem: `does not stand on level ${ruin.level}` })
    else if (standing.some((space) => spaces.clearance[space] < ruins[index].top - ruins[index].base))
      problems.push({ path, problem: 'has no room beneath an overhang' })
    const isTaken = ruinEdges(ruin).some(({ hex, direction }) => {
      const name = `${edgeName(hex, direction)},${ruin.level}`
      const other = edges.get(name)
      edges.set(name, index)
      return other !== undefined && other !== index
    })
    if (isTaken) problems.push({ path, problem: 'stands in another ruin' })
  })
  return problems
}

/** The same name for an edge seen from either side. */
function edgeName(hex: Hex, direction: number): string {
  const [from, side] = direction < 3 ? [hex, direction] : [neighbour(hex, direction), opposite(direction)]
  return `${from.q},${from.r},${side}`
}

function checkNoRoom(source: BattlefieldSource, { columns, spaces, links }: Battlefield): Problem[] {
  const problems: Problem[] = []
  source.noRoom.forEach(({ front, rear }, index) => {
    const [a, b] = [findSpace(columns, spaces, front), findSpace(columns, spaces, rear)]
    const isPair = a >= 0 && b >= 0 && links.to.slice(links.first[a], links.first[a + 1]).includes(b)
    if (!isPair) problems.push({ path: `noRoom[${index}]`, problem: 'these are not two neighbouring spaces' })
  })
  return problems
}

function countParts({ columns }: Battlefield): number {
  const seen = new Set<number>()
  let parts = 0
  for (let start = 0; start < columns.count; start++) {
    if (seen.has(start)) continue
    parts++
    const queue = [start]
    seen.add(start)
    for (const column of queue)
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const next = columns.neighbour[column * DIRECTIONS + direction]
        if (next < 0 || seen.has(next)) continue
        seen.add(next)
        queue.push(next)
      }
  }
  return parts
}
