import { describe, expect, it } from 'vitest'
import { defaultContent, loadContent } from './content.ts'
import type { GameMap } from './content.ts'
import type { MapSource } from './schema.ts'
import { DESERT, FOREST, HILLS, MOUNTAINS, PLAINS, SEA, TERRAIN_NAMES } from './units.ts'
import { canBlockCitadels, tooCloseForCitadel, validateMap } from './validate-map.ts'

const { maps, villageMax } = defaultContent()
const capacityByName = Object.fromEntries(TERRAIN_NAMES.map((name, terrain) => [name, villageMax[terrain]]))

function sources(): MapSource[] {
  const loaded = loadContent()
  if (!loaded.ok) throw new Error('built-in content does not load')
  return structuredClone(loaded.source.maps)
}

function mapOf(id: string): GameMap {
  const map = maps.find((candidate) => candidate.id === id)
  if (map === undefined) throw new Error(`no map ${id}`)
  return map
}

function sourceOf(id: string): MapSource {
  const source = sources().find((candidate) => candidate.id === id)
  if (source === undefined) throw new Error(`no map ${id}`)
  return source
}

function terrainCounts(map: GameMap): number[] {
  return [PLAINS, FOREST, HILLS, SEA, MOUNTAINS, DESERT].map(
    (terrain) => map.terrain.filter((other) => other === terrain).length,
  )
}

function links(map: GameMap): number {
  return map.adjacent.reduce((total, list) => total + list.length, 0) / 2
}

describe('maps', () => {
  it('names the number of players each map is for, and covers 2 to 6 [BS-MAP-03]', () => {
    expect(maps.map((map) => [map.id, map.players.min, map.players.max])).toEqual([
      ['tyrants-lament', 2, 4],
      ['twin-ford', 2, 2],
      ['fals-heartland', 3, 4],
      ['two-inland-seas', 5, 6],
    ])
  })

  it('has areas of all six types in the known numbers, all but sea being land [BS-MAP-01]', () => {
    expect(maps.map(terrainCounts)).toEqual([
      [33, 20, 8, 8, 2, 4],
      [22, 6, 6, 6, 2, 2],
      [28, 21, 9, 6, 4, 4],
      [47, 20, 14, 9, 6, 5],
    ])
    for (const map of maps)
      map.adjacent.forEach((list, area) => {
        expect(map.landAdjacent[area]).toEqual(list.filter((other) => map.terrain[other] !== SEA))
        expect(map.seaAdjacent[area]).toEqual(list.filter((other) => map.terrain[other] === SEA))
      })
  })

  it('has symmetric, sorted borders in the known number [BS-MAP-02]', () => {
    expect(maps.map((map) => [map.areaCount, links(map)])).toEqual([
      [75, 198],
      [44, 107],
      [72, 186],
      [101, 269],
    ])
    for (const map of maps)
      map.adjacent.forEach((list, area) => {
        expect(list).toEqual([...new Set(list)].sort((a, b) => a - b))
        for (const other of list) expect(map.adjacent[other]).toContain(area)
      })
  })

  it('names every area in both languages, no name twice on a map', () => {
    for (const map of maps) {
      expect(new Set(map.areaNames.map((name) => name.en)).size).toBe(map.areaCount)
      expect(new Set(map.areaNames.map((name) => name.de)).size).toBe(map.areaCount)
    }
  })

  it('draws outlines for our own maps', () => {
    for (const map of maps.slice(1)) for (const outlines of map.polys) expect(outlines.length).toBeGreaterThan(0)
  })

  it('mirrors Twin Ford: area i lies opposite area 43 - i', () => {
    const map = mapOf('twin-ford')
    map.adjacent.forEach((list, area) => {
      expect(map.terrain[43 - area]).toBe(map.terrain[area])
      expect(map.adjacent[43 - area]).toEqual(list.map((other) => 43 - other).sort((a, b) => a - b))
    })
  })
})

describe("Tyrant's Lament", () => {
  const map = mapOf('tyrants-lament')
  const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
  const isAdjacent = (a: string, b: string): boolean =>
    map.adjacent[map.label.indexOf(a)].includes(map.label.indexOf(b))

  it('has exactly the eleven borders among the areas A to G [BS-MAP-05] [BS-EX-30]', () => {
    const pairs = letters.flatMap((a, i) =>
      letters
        .slice(i + 1)
        .filter((b) => isAdjacent(a, b))
        .map((b) => a + b),
    )
    expect(pairs).toEqual(['AB', 'AC', 'AD', 'BD', 'BE', 'CD', 'DE', 'DF', 'DG', 'EF', 'FG'])
  })

  it('does not join B and C, nor E and G [BS-MAP-06] [BS-EX-30]', () => {
    expect([isAdjacent('B', 'C'), isAdjacent('C', 'B'), isAdjacent('E', 'G'), isAdjacent('G', 'E')]).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('marks the seven letters once each', () => {
    expect(map.label.filter((label) => label !== '').sort()).toEqual(letters)
    expect(letters.map((letter) => map.label.indexOf(letter))).toEqual([13, 12, 21, 19, 11, 10, 18])
  })
})

describe('map validator', () => {
  it('accepts the four maps without a warning and reports their parts and room', () => {
    const reports = sources().map((source) => validateMap(source, capacityByName))
    expect(reports.map((report) => [...report.errors, ...report.warnings])).toEqual([[], [], [], []])
    expect(reports.map((report) => report.landParts.map((part) => part.length))).toEqual([[62, 5], [38], [66], [92]])
    expect(reports.map((report) => report.villageCapacity)).toEqual([94, 56, 86, 128])
  })

  it('has more citadel areas than players, however badly the first are placed', () => {
    for (const source of sources()) {
      const report = validateMap(source, capacityByName)
      expect(report.citadelsThatFit).toBeGreaterThan(source.players.max)
      expect(canBlockCitadels(source, source.players.max - 1)).toBe(false)
      expect(canBlockCitadels(source, source.areas.length)).toBe(true)
    }
  })

  it('measures the citadel distance over land only', () => {
    const source = line(['plains', 'sea', 'plains', 'mountains', 'desert', 'plains'])
    expect(tooCloseForCitadel(source, 0)).toEqual([0])
    expect(tooCloseForCitadel(source, 2)).toEqual([2, 3, 4])
  })

  it('finds one-sided, doubled, own and unknown links', () => {
    const source = sourceOf('twin-ford')
    source.areas[0].adj = [4, 5, 5, 0, 43, 120]
    expect(validateMap(source, capacityByName).errors).toEqual([
      { path: 'areas[0].adj[2]', problem: 'area 5 is named twice' },
      { path: 'areas[0].adj[3]', problem: 'an area cannot be adjacent to itself' },
      { path: 'areas[0].adj[4]', problem: 'area 43 does not name area 0 in turn' },
      { path: 'areas[0].adj[5]', problem: 'there is no area 120' },
    ])
  })

  it('finds wrong numbering, repeated names and areas outside the frame', () => {
    const source = sourceOf('twin-ford')
    source.areas[3].id = 7
    source.areas[4].name = { en: 'Somewhere', de: source.areas[5].name.de }
    source.areas[6].x = 400
    source.players = { min: 3, max: 2 }
    expect(validateMap(source, capacityByName).errors.map((error) => error.path)).toEqual([
      'players',
      'areas[6]',
      'areas[3].id',
      'areas[5].name.de',
    ])
  })

  it('finds a map in two parts', () => {
    const source = line(['plains', 'plains', 'plains', 'plains', 'plains', 'plains', 'plains', 'plains'])
    source.areas[3].adj = [2]
    source.areas[4].adj = [5]
    expect(validateMap(source, capacityByName).errors).toEqual([
      { path: 'areas', problem: 'the map falls into 2 parts' },
    ])
  })

  it('finds a sea with one coast, too few citadel areas and too little room', () => {
    const source = line(['sea', 'plains', 'plains', 'plains'])
    const report = validateMap(source, capacityByName)
    expect(report.errors.map((error) => error.path)).toEqual(['areas[0]', 'players.max'])
    expect(report.warnings.map((warning) => warning.path)).toEqual(['areas', 'areas'])
  })
})

/** A map whose areas lie in a row. */
function line(terrains: readonly MapSource['areas'][number]['terrain'][]): MapSource {
  const last = terrains.length - 1
  const areas = terrains.map((terrain, id) => ({
    id,
    terrain,
    name: { en: `Area ${id}`, de: `Gebiet ${id}` },
    x: id,
    y: 0,
    adj: [id - 1, id + 1].filter((other) => other >= 0 && other <= last),
  }))
  const name = { en: 'Row', de: 'Reihe' }
  return { id: 'row', name, players: { min: 2, max: 2 }, provenance: {}, width: 50, height: 10, areas }
}
