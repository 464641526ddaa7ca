import { toOddRows } from '../../../kit/hex.ts'
import type { Hex } from '../../../kit/hex.ts'
import type { LayoutSource, SpaceSource } from '../content/battlefield-schema.ts'
import type { ZoneId } from '../content/names.ts'
import {
  colourOf,
  letterOf,
  ruinCorner,
  tileCorner,
  turnedRuin,
  typeOfGlyph,
  typeOfRuin,
  typeOfTile,
  ZONE_TYPE,
} from './pieces.ts'
import { stacksOf } from './plan.ts'
import type { Kept, Plan, Stacks } from './plan.ts'
import { refusal } from './text.ts'
import type { Refusal } from './text.ts'
import type { HscDocument, HscTile } from './virtualscape.ts'

export interface Exported {
  readonly map: HscDocument
  /** What a map cannot say. */
  readonly left: readonly Refusal[]
}

const ZONE_MARKS: Readonly<Record<ZoneId, { readonly name: string; readonly colour: number }>> = {
  brown: { name: 'Brown', colour: 0x20_40_80 },
  darkBlue: { name: 'Dark blue', colour: 0xff_00_00 },
  turquoise: { name: 'Turquoise', colour: 0xc0_c0_00 },
  darkYellow: { name: 'Dark yellow', colour: 0xffff },
  red: { name: 'Red', colour: 0xff },
  violet: { name: 'Violet', colour: 0xff_00_ff },
  orange: { name: 'Orange', colour: 0x80ff },
  white: { name: 'White', colour: 0xff_ff_ff },
}

type Words = { readonly [key in keyof HscTile]?: HscTile[key] | undefined }

interface Sheet {
  readonly plan: Plan
  readonly stacks: Stacks
  readonly tiles: HscTile[]
}

/** The plan as a Virtualscape map, with one of its layouts. */
export function exportHsc(plan: Plan, layoutId?: string): Exported {
  const layout = plan.layouts.find(({ id }) => id === layoutId) ?? plan.layouts[0]
  const sheet: Sheet = { plan, stacks: stacksOf(plan.tiles), tiles: [] }
  const missing = writeTiles(sheet)
  writeRuins(sheet)
  if (layout !== undefined) writeLayout(sheet, layout)
  for (const piece of plan.kept.foreign) write(sheet, piece.type, piece, piece.z, piece.rotation, piece)
  const { author, players, scenario } = plan.kept
  return {
    map: {
      version: 7,
      name: plan.name.en,
      author: author ?? '',
      players: players ?? '',
      scenario: scenario ?? '',
      levelsPerPage: 6,
      transparency: 80,
      printGrid: 1,
      printTileNumbers: 0,
      printStartAreas: 1,
      tiles: sheet.tiles,
    },
    left: leftOut(plan, layout, missing),
  }
}

function write(sheet: Sheet, type: number, hex: Hex, z: number, rotation: number, more: Words = {}): void {
  const { x, y } = toOddRows(hex)
  const [right, down] = sheet.plan.kept.shift ?? [0, 0]
  const { letter, glyphName, zoneName, colour, personal, figure } = more
  sheet.tiles.push({
    type,
    version: 3,
    rotation,
    x: x + right,
    y: y + down,
    z,
    letter: letter ?? 0,
    glyphName: glyphName ?? '',
    zoneName: zoneName ?? '',
    colour: colour ?? colourOf(type),
    ...(personal === undefined ? {} : { personal }),
    ...(figure === undefined ? {} : { figure }),
  })
}

function writeTiles(sheet: Sheet): number {
  let missing = 0
  for (const { standsFor, terrain, size, q, r, rotation, level } of sheet.plan.tiles) {
    const type = standsFor ?? typeOfTile(terrain, size)
    const corner = tileCorner(size, rotation)
    if (type === 0) missing++
    else write(sheet, type, { q: q + corner.q, r: r + corner.r }, level - 1, rotation)
  }
  return missing
}

/** What lies on water stands on the level beneath it, but is counted above it. */
function zAt({ stacks }: Sheet, [q, r, level]: SpaceSource): number {
  const stack = stacks.get(`${q},${r}`) ?? []
  const isWater = stack.some(({ tile }) => tile.level === level + 1 && tile.terrain === 'water')
  return isWater ? level + 1 : level
}

function writeRuins(sheet: Sheet): void {
  for (const { kind, level, q, r, rotation } of sheet.plan.ruins) {
    const corner = ruinCorner(kind, rotation)
    const z = zAt(sheet, [q, r, level])
    write(sheet, typeOfRuin(kind), { q: q + corner.q, r: r + corner.r }, z, turnedRuin(rotation))
  }
}

function writeLayout(sheet: Sheet, layout: LayoutSource): void {
  for (const { glyph, at } of layout.glyphs) {
    const [q, r] = at
    const z = zAt(sheet, at)
    const known = sheet.plan.kept.glyphs.find((one) => one.q === q && one.r === r && one.z === z)
    const more = { letter: letterOf(glyph), glyphName: known?.name ?? '' }
    write(sheet, known?.type ?? typeOfGlyph(glyph), { q, r }, z, 0, more)
  }
  for (const { id, spaces } of layout.zones) {
    const mark = markOf(sheet.plan.kept, id)
    for (const at of spaces)
      write(sheet, ZONE_TYPE, { q: at[0], r: at[1] }, zAt(sheet, at), 0, { zoneName: mark.name, colour: mark.colour })
  }
}

function markOf(kept: Kept, id: ZoneId): { readonly name: string; readonly colour: number } {
  return kept.zones.find(({ zone }) => zone === id) ?? ZONE_MARKS[id]
}

function leftOut(plan: Plan, layout: LayoutSource | undefined, missing: number): Refusal[] {
  const sides = layout?.glyphs.filter(({ glyph, side }) => glyph !== undefined && side === 'symbol').length ?? 0
  const counts = [
    ['leftSizes', missing],
    ['leftFigures', layout?.figures.length ?? 0],
    ['leftSides', sides],
    ['leftLayouts', plan.layouts.length - 1],
    ['leftNoRoom', plan.noRoom.length],
  ] as const
  return counts.flatMap(([key, count]) => (count > 0 ? [refusal(key, { count })] : []))
}
