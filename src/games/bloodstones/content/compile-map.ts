import type { MapSource, AreaSource } from './schema.ts'
import { SEA, TERRAIN_NAMES } from './units.ts'

interface Words {
  readonly en: string
  readonly de: string
}

type Lists = readonly (readonly number[])[]

/** A map as the rules read it; every list is by area id. */
export interface GameMap {
  readonly id: string
  readonly name: Words
  readonly players: { readonly min: number; readonly max: number }
  readonly areaCount: number
  readonly terrain: readonly number[]
  /** Neighbours in rising order. */
  /** Rivers are borders like any other (BS-MAP-02). */
  readonly adjacent: Lists
  readonly landAdjacent: Lists
  readonly seaAdjacent: Lists
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Outlines as lists of points; an empty list where none is drawn. */
  readonly polys: readonly (readonly (readonly (readonly [number, number])[])[])[]
  /** The rulebook's letter for an area, or ''. */
  readonly label: readonly string[]
  readonly areaNames: readonly Words[]
  readonly width: number
  readonly height: number
}

export function compileMap(source: MapSource): GameMap {
  const { id, name, players, width, height, areas } = source
  const terrain = areas.map((area) => TERRAIN_NAMES.indexOf(area.terrain))
  const adjacent = areas.map((area) => area.adj.toSorted((a, b) => a - b))
  const only = (belongs: (area: number) => boolean): number[][] => adjacent.map((list) => list.filter(belongs))
  const each = <T>(read: (area: AreaSource) => T): T[] => areas.map(read)
  return {
    id,
    name,
    players,
    areaCount: areas.length,
    terrain,
    adjacent,
    landAdjacent: only((area) => terrain[area] !== SEA),
    seaAdjacent: only((area) => terrain[area] === SEA),
    x: each((area) => area.x),
    y: each((area) => area.y),
    polys: each((area) => area.polys ?? []),
    label: each((area) => area.label ?? ''),
    areaNames: each((area) => area.name),
    width,
    height,
  }
}
