import type { Problem } from '../../../engine/index.ts'
import type { Battlefield, Zone } from './battlefield.ts'
import { NO_WALL } from './battlefield.ts'
import type { LayoutSource, SpaceSource } from './battlefield-schema.ts'
import { findLink, findSpace } from './find-space.ts'

interface Found {
  readonly errors: Problem[]
  readonly warnings: Problem[]
}

/** Zones, glyphs and figures must lie on existing spaces and not in each other's way. */
export function validateLayout(source: LayoutSource, field: Battlefield, warns: boolean): Found {
  const errors = [...checkZones(source, field), ...checkGlyphs(source, field), ...checkFigures(source, field)]
  return { errors, warnings: warns && errors.length === 0 ? compareZones(source, field) : [] }
}

function finder(field: Battlefield, errors: Problem[]): (at: SpaceSource, path: string) => number {
  return (at, path) => {
    const space = findSpace(field.columns, field.spaces, at)
    if (space < 0) errors.push({ path, problem: `there is no space at ${at[0]}, ${at[1]} on level ${at[2]}` })
    return space
  }
}

function checkZones(source: LayoutSource, field: Battlefield): Problem[] {
  const errors: Problem[] = []
  const find = finder(field, errors)
  const taken = new Map<number, string>()
  for (const zone of source.zones)
    zone.spaces.forEach((at, index) => {
      const path = `zones[${zone.id}].spaces[${index}]`
      const space = find(at, path)
      if (space < 0) return
      const other = taken.get(space)
      if (other !== undefined) errors.push({ path, problem: `belongs to zone ${other} already` })
      taken.set(space, zone.id)
    })
  return errors
}

function checkGlyphs(source: LayoutSource, field: Battlefield): Problem[] {
  const errors: Problem[] = []
  const find = finder(field, errors)
  const taken = new Set<number>()
  source.glyphs.forEach((glyph, index) => {
    const path = `glyphs[${index}]`
    const space = find(glyph.at, `${path}.at`)
    if (glyph.glyph === undefined && glyph.side === 'power')
      errors.push({ path: `${path}.side`, problem: 'a glyph that is not named lies symbol side up' })
    if (space >= 0 && taken.has(space)) errors.push({ path, problem: 'another glyph lies here' })
    taken.add(space)
  })
  return errors
}

function checkFigures(source: LayoutSource, field: Battlefield): Problem[] {
  const errors: Problem[] = []
  const find = finder(field, errors)
  const taken = new Set<number>()
  source.figures.forEach((figure, index) => {
    const path = `figures[${index}]`
    const spaces = figure.at.map((at, end) => find(at, `${path}.at[${end}]`))
    if (spaces.includes(-1)) return
    if (spaces.some((space) => taken.has(space))) errors.push({ path, problem: 'another figure stands here' })
    for (const space of spaces) taken.add(space)
    if (spaces.length === 2 && !isLevelPair(field, spaces[0], spaces[1]))
      errors.push({ path, problem: 'its two spaces must be neighbours on the same level' })
  })
  return errors
}

/** HS-MOV-20 */
function isLevelPair(field: Battlefield, front: number, rear: number): boolean {
  const link = findLink(field, front, rear)
  return link >= 0 && field.links.rise[link] === 0
}

/** Whether the zones are of equal use: as many spaces, and a way on foot from each to every other. */
function compareZones(source: LayoutSource, field: Battlefield): Problem[] {
  const warnings: Problem[] = []
  const zones = field.layouts.find((layout) => layout.id === source.id)?.zones ?? []
  const [most, least] = [Math.max, Math.min].map((pick) => pick(...zones.map((zone) => zone.spaces.length)))
  if (zones.length > 1 && most !== least)
    warnings.push({ path: 'zones', problem: `the zones have ${least} to ${most} spaces` })
  for (const zone of zones) {
    const reached = walkFrom(field, zone)
    for (const other of zones)
      if (!other.spaces.some((space) => reached.has(space)))
        warnings.push({ path: `zones[${zone.id}]`, problem: `there is no way on foot to zone ${other.id}` })
  }
  return warnings
}

/** What an ordinary figure, Height 5 and Move 5, reaches in the course of time. */
function walkFrom({ spaces, links }: Battlefield, zone: Zone): ReadonlySet<number> {
  const [height, move] = [5, 5]
  const queue = [...zone.spaces]
  const reached = new Set(queue)
  for (const from of queue)
    for (let link = links.first[from]; link < links.first[from + 1]; link++) {
      const to = links.to[link]
      const higher = Math.max(spaces.level[from], spaces.level[to])
      const isWalled = links.wallTop[link] !== NO_WALL && higher < links.wallTop[link]
      if (reached.has(to) || isWalled || links.rise[link] > move - 1 || links.headroom[link] < height) continue
      reached.add(to)
      queue.push(to)
    }
  return reached
}
