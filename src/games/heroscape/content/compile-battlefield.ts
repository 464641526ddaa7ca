import { boxAround, centre, corner, DIRECTIONS, numberOf, opposite, STEP_Q, STEP_R } from '../../../kit/hex.ts'
import type { HexBox } from '../../../kit/hex.ts'
import { NO_WALL, OPEN_SKY } from './battlefield.ts'
import type { Battlefield, Columns, Links, Ruin, Spaces, Tile, Walls } from './battlefield.ts'
import type { BattlefieldSource, RuinSource } from './battlefield-schema.ts'
import { compileLayout } from './compile-layout.ts'
import { columnOf, findSpace } from './find-space.ts'
import { TERRAINS, WATER } from './names.ts'
import { cellsOf, ruinCells, ruinEdges } from './tile-shapes.ts'

/** The tiles of one column: their terrain by level, -1 where there is none; level 0 is the table. */
type Stack = number[]

interface Plan {
  readonly box: HexBox
  readonly at: number[]
  readonly q: number[]
  readonly r: number[]
  readonly stacks: Stack[]
}

/** Takes every battlefield that has the right shape; whether it can be built and played is for `validateBattlefield`. */
export function compileBattlefield(source: BattlefieldSource, ruinLevels: number): Battlefield {
  const plan = stackTiles(source)
  const ruins = source.ruins.map((ruin) => compileRuin(ruin, plan, ruinLevels))
  const spaces = findSpaces(plan)
  const walls = raiseWalls(source.ruins, ruins, plan)
  const columns = compileColumns(plan, spaces, walls)
  return {
    id: source.id,
    name: source.name,
    levels: Math.max(...source.tiles.map((tile) => tile.level)),
    columns,
    spaces,
    links: linkSpaces(columns, spaces, walls),
    walls,
    ruins,
    tiles: source.tiles.map((tile): Tile => ({
      ...tile,
      columns: cellsOf(tile).map(({ q, r }) => columnOf(plan, q, r)),
    })),
    layouts: source.layouts.map((layout) => compileLayout(layout, columns, spaces)),
    noRoom: pairsWithoutRoom(source, columns, spaces),
  }
}

function stackTiles(source: BattlefieldSource): Plan {
  const cells = source.tiles.map(cellsOf)
  const box = boxAround(cells.flat())
  const found = new Map<number, Stack>()
  source.tiles.forEach((tile, index) => {
    const terrain = TERRAINS.indexOf(tile.terrain)
    for (const { q, r } of cells[index]) {
      const number = numberOf(box, q, r)
      let stack = found.get(number)
      if (stack === undefined) found.set(number, (stack = []))
      while (stack.length <= tile.level) stack.push(-1)
      stack[tile.level] = terrain
    }
  })
  const numbers = [...found.keys()].sort((a, b) => a - b)
  const at = new Array<number>(box.width * box.height).fill(-1)
  numbers.forEach((number, column) => (at[number] = column))
  return {
    box,
    at,
    q: numbers.map((number) => box.minQ + (number % box.width)),
    r: numbers.map((number) => box.minR + Math.floor(number / box.width)),
    stacks: numbers.map((number) => found.get(number) ?? []),
  }
}

/** A space lies on every tile that has none directly on top of it. */
function findSpaces(plan: Plan): Spaces {
  const column: number[] = []
  const level: number[] = []
  const terrain: number[] = []
  const clearance: number[] = []
  plan.stacks.forEach((stack, index) => {
    for (let at = 1; at < stack.length; at++) {
      if (stack[at] < 0 || (stack[at + 1] ?? -1) >= 0) continue
      const standing = stack[at] === WATER ? at - 1 : at
      const above = stack.findIndex((kind, higher) => higher > at && kind >= 0)
      column.push(index)
      level.push(standing)
      terrain.push(stack[at])
      clearance.push(above < 0 ? OPEN_SKY : above - 1 - standing)
    }
  })
  const water = terrain.map((kind) => (kind === WATER ? 1 : 0))
  return { count: column.length, column, level, terrain, water, clearance }
}

/** Those of column c are the numbers `first[c]` up to `first[c + 1]`, from bottom to top. */
interface Runs {
  readonly first: number[]
  readonly kind: number[]
  readonly from: number[]
  readonly to: number[]
}

/** Runs of levels for which `kindOf` gives the same kind; -1 is nothing. */
function runsOf(stacks: readonly Stack[], kindOf: (terrain: number) => number): Runs {
  const runs: Runs = { first: [0], kind: [], from: [], to: [] }
  const { first, kind, from, to } = runs
  for (const stack of stacks) {
    const start = kind.length
    for (let at = 1; at < stack.length; at++) {
      const own = kindOf(stack[at])
      const last = kind.length - 1
      if (own < 0) continue
      if (own !== WATER && last >= start && kind[last] === own && to[last] === at - 1) to[last] = at
      else {
        kind.push(own)
        from.push(at - 1)
        to.push(own === WATER ? at - 1 : at)
      }
    }
    first.push(kind.length)
  }
  return runs
}

/** Where the entries of each of `count` owners begin, and at the end where they stop; `owners` is in rising order. */
function firstOf(owners: readonly number[], count: number): number[] {
  const first = new Array<number>(count + 1).fill(0)
  for (const owner of owners) first[owner + 1]++
  for (let i = 0; i < count; i++) first[i + 1] += first[i]
  return first
}

const topOf = ({ first, to }: Runs, column: number): number =>
  first[column] === first[column + 1] ? 0 : to[first[column + 1] - 1]

function neighboursIn(plan: Plan): number[] {
  const neighbour: number[] = []
  for (let column = 0; column < plan.q.length; column++)
    for (let direction = 0; direction < DIRECTIONS; direction++)
      neighbour.push(columnOf(plan, plan.q[column] + STEP_Q[direction], plan.r[column] + STEP_R[direction]))
  return neighbour
}

function compileColumns(plan: Plan, spaces: Spaces, walls: Walls): Columns {
  const count = plan.stacks.length
  const centres = plan.q.map((q, column) => centre({ q, r: plan.r[column] }))
  const solids = runsOf(plan.stacks, (terrain) => (terrain < 0 || terrain === WATER ? -1 : 0))
  const layers = runsOf(plan.stacks, (terrain) => terrain)
  const neighbour = neighboursIn(plan)
  const ruinBits = new Array<number>(count).fill(0)
  for (let wall = 0; wall < walls.count; wall++) {
    const [column, direction] = [walls.column[wall], walls.direction[wall]]
    const other = column < 0 ? -1 : neighbour[column * DIRECTIONS + direction]
    if (column >= 0) ruinBits[column] |= 1 << direction
    if (other >= 0) ruinBits[other] |= 1 << opposite(direction)
  }
  return {
    count,
    box: plan.box,
    at: plan.at,
    q: plan.q,
    r: plan.r,
    x: centres.map(({ x }) => x),
    y: centres.map(({ y }) => y),
    neighbour,
    top: plan.stacks.map((_, column) => topOf(solids, column)),
    ruinEdges: ruinBits,
    firstSpace: firstOf(spaces.column, count),
    firstSolid: solids.first,
    solidFrom: solids.from,
    solidTo: solids.to,
    firstLayer: layers.first,
    layerTerrain: layers.kind,
    layerFrom: layers.from,
    layerTo: layers.to,
  }
}

function compileRuin(source: RuinSource, plan: Plan, ruinLevels: number): Ruin {
  const { kind, q, r, rotation, level } = source
  const columns = ruinCells(source)
    .map((hex) => columnOf(plan, hex.q, hex.r))
    .filter((column) => column >= 0)
  return { kind, q, r, rotation, base: level, top: level + ruinLevels, columns }
}

function raiseWalls(sources: readonly RuinSource[], ruins: readonly Ruin[], plan: Plan): Walls {
  const edges = sources.flatMap((source, ruin) => ruinEdges(source).map((edge) => ({ ...edge, ruin })))
  const end = (edge: (typeof edges)[number], which: number): { x: number; y: number } => {
    const [middle, offset] = [centre(edge.hex), corner(edge.direction + which)]
    return { x: middle.x + offset.x, y: middle.y + offset.y }
  }
  return {
    count: edges.length,
    x1: edges.map((edge) => end(edge, 0).x),
    y1: edges.map((edge) => end(edge, 0).y),
    x2: edges.map((edge) => end(edge, 1).x),
    y2: edges.map((edge) => end(edge, 1).y),
    from: edges.map((edge) => ruins[edge.ruin].base),
    to: edges.map((edge) => ruins[edge.ruin].top),
    ruin: edges.map((edge) => edge.ruin),
    column: edges.map((edge) => columnOf(plan, edge.hex.q, edge.hex.r)),
    direction: edges.map((edge) => edge.direction),
  }
}

type MutableLinks = { -readonly [key in keyof Links]: number[] }

function linkSpaces(columns: Columns, spaces: Spaces, walls: Walls): Links {
  const links: MutableLinks = { first: [0], to: [], direction: [], rise: [], headroom: [], wallTop: [] }
  for (let from = 0; from < spaces.count; from++) {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const column = columns.neighbour[spaces.column[from] * DIRECTIONS + direction]
      if (column < 0) continue
      for (let to = columns.firstSpace[column]; to < columns.firstSpace[column + 1]; to++) {
        links.to.push(to)
        links.direction.push(direction)
        links.rise.push(spaces.level[to] - spaces.level[from])
        links.headroom.push(headroom(spaces, from, to))
        links.wallTop.push(wallBetween(columns, spaces, walls, from, to, direction))
      }
    }
    links.first.push(links.to.length)
  }
  return links
}

/** The climb or drop happens over the lower space (HS-RUL-89); the space entered must be high enough, too (HS-RUL-34). */
function headroom(spaces: Spaces, from: number, to: number): number {
  const { level, clearance } = spaces
  const lower = level[from] < level[to] ? from : to
  const vertical = clearance[lower] === OPEN_SKY ? OPEN_SKY : clearance[lower] - Math.abs(level[to] - level[from])
  return Math.max(0, Math.min(clearance[to], vertical))
}

/** Spaces that both lie below a ruin are not separated by it (HS-RUL-36). */
function wallBetween(
  columns: Columns,
  { level, column }: Spaces,
  walls: Walls,
  from: number,
  to: number,
  direction: number,
): number {
  if ((columns.ruinEdges[column[from]] & (1 << direction)) === 0) return NO_WALL
  const higher = Math.max(level[from], level[to])
  const back = opposite(direction)
  let top = NO_WALL
  for (let wall = 0; wall < walls.count; wall++) {
    const isHere =
      (walls.column[wall] === column[from] && walls.direction[wall] === direction) ||
      (walls.column[wall] === column[to] && walls.direction[wall] === back)
    if (isHere && higher >= walls.from[wall]) top = Math.max(top, walls.to[wall])
  }
  return top
}

function pairsWithoutRoom(source: BattlefieldSource, columns: Columns, spaces: Spaces): ReadonlySet<number> {
  const pairs = new Set<number>()
  for (const pair of source.noRoom) {
    const [front, rear] = [findSpace(columns, spaces, pair.front), findSpace(columns, spaces, pair.rear)]
    if (front >= 0 && rear >= 0) pairs.add(front * spaces.count + rear)
  }
  return pairs
}
