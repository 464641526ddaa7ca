import { describe, expect, it } from 'vitest'
import type { BattlefieldSource, LayoutSource, TileSource } from './battlefield-schema.ts'
import { loadContent } from './content.ts'
import { findLink, findSpace } from './find-space.ts'
import { missingTiles } from './inventory.ts'
import { validateBattlefield } from './validate-battlefield.ts'

const loaded = loadContent()
if (!loaded.ok) throw new Error('built-in content does not load')
const { source } = loaded

function tile(level: number, q: number, r: number, part: Partial<TileSource> = {}): TileSource {
  return { level, terrain: 'grass', size: 1, q, r, rotation: 0, ...part }
}

function build(tiles: TileSource[], part: Partial<BattlefieldSource> = {}): BattlefieldSource {
  const name = { en: 'Own', de: 'Eigenes' }
  return { id: 'own', name, provenance: {}, tiles, ruins: [], noRoom: [], layouts: [], ...part }
}

function layout(part: Partial<LayoutSource>): BattlefieldSource['layouts'] {
  return [{ id: 'own', zones: [], glyphs: [], figures: [], ...part }]
}

function check(field: BattlefieldSource) {
  return validateBattlefield(field, source.inventory, 6)
}

function errorsOf(field: BattlefieldSource): string[] {
  return check(field).errors.map(({ path, problem }) => `${path}: ${problem}`)
}

function warningsOf(field: BattlefieldSource): string[] {
  return check(field).warnings.map(({ path, problem }) => `${path}: ${problem}`)
}

const ROW = Array.from({ length: 8 }, (_, q) => tile(1, q, 0))

describe('the printed battlefields', () => {
  const printed = source.battlefields.slice(0, 5)

  it('can be built with one Master Set and hang together [HS-SET-02] [HS-SET-03]', () => {
    for (const field of printed) {
      const report = check(field)
      expect([field.id, report.errors, report.parts, report.setsNeeded]).toEqual([field.id, [], 1, 1])
      expect(missingTiles(report.tiles, 1)).toEqual([])
    }
  })

  it('have zones of equal use except in two scenarios, and a way on foot between all zones', () => {
    expect(source.battlefields.flatMap(warningsOf)).toEqual([
      'layouts[rescue].zones: the zones have 24 to 28 spaces',
      'layouts[fort].zones: the zones have 16 to 21 spaces',
    ])
  })
})

describe('tiles', () => {
  it('may not overlap', () => {
    expect(errorsOf(build([tile(1, 0, 0, { size: 2 }), tile(1, 1, 0)]))).toEqual(['tiles[1]: overlaps tiles[0]'])
  })

  it('need something beneath at least one of their spaces', () => {
    expect(errorsOf(build([tile(1, 0, 0), tile(2, 0, 0, { size: 2 })]))).toEqual([])
    expect(errorsOf(build([tile(1, 0, 0), tile(3, 0, 0)]))).toEqual(['tiles[1]: rests on nothing'])
  })

  it('of water are not laid on water [HS-RUL-33]', () => {
    const water = { terrain: 'water' } as const
    expect(errorsOf(build([tile(1, 0, 0, water), tile(2, 0, 0, water)]))).toEqual(['tiles[1]: water lies on water'])
    expect(warningsOf(build([tile(1, 0, 0, water), tile(2, 0, 0)]))).toEqual(['tiles[1]: lies on water'])
    expect(errorsOf(build([tile(1, 0, 0), tile(2, 0, 0, water)]))).toEqual([])
  })

  it('must hang together', () => {
    expect(errorsOf(build([tile(1, 0, 0), tile(1, 5, 0)]))).toEqual(['tiles: the battlefield falls into 2 parts'])
  })

  it('are counted in Master Sets', () => {
    const report = check(build(Array.from({ length: 9 }, (_, q) => tile(1, q, 0, { terrain: 'sand' }))))
    expect(report.setsNeeded).toBe(3)
    expect(missingTiles(report.tiles, 2).map(({ count, missing }) => ({ ...count, missing }))).toEqual([
      { terrain: 'sand', size: 1, used: 9, perSet: 4, missing: 1 },
    ])
    expect(missingTiles(report.tiles, 3)).toEqual([])
    expect(check(build([tile(1, 0, 0, { terrain: 'sand', size: 24 })])).setsNeeded).toBe(-1)
  })
})

describe('ruins', () => {
  const ruin = { kind: 'short', level: 1, q: 0, r: 0, rotation: 0 } as const

  it('stand on spaces of their level', () => {
    expect(errorsOf(build(ROW, { ruins: [ruin] }))).toEqual([])
    expect(errorsOf(build(ROW, { ruins: [{ ...ruin, level: 2 }] }))).toEqual(['ruins[0]: does not stand on level 2'])
    expect(errorsOf(build(ROW, { ruins: [{ ...ruin, q: 7 }] }))).toEqual(['ruins[0]: does not stand on level 1'])
  })

  it('do not stand in each other or beneath a low roof', () => {
    const twice = build(ROW, { ruins: [ruin, { ...ruin, q: 1 }] })
    expect(errorsOf(twice)).toEqual(['ruins[1]: stands in another ruin'])
    expect(errorsOf(build(ROW, { ruins: [ruin, { ...ruin, q: 3 }] }))).toEqual([])
    const pillar = (top: number): TileSource[] => Array.from({ length: top - 1 }, (_, i) => tile(i + 2, 2, 0))
    const roofed = (level: number): BattlefieldSource =>
      build([...ROW, ...pillar(level - 1), tile(level, 1, 0, { size: 2 })], { ruins: [ruin] })
    expect(errorsOf(roofed(8))).toEqual([])
    expect(errorsOf(roofed(7))).toEqual(['ruins[0]: has no room beneath an overhang'])
  })

  it('count from the other side of an edge, too', () => {
    const square = [...ROW, ...Array.from({ length: 8 }, (_, q) => tile(1, q, -1))]
    const facing = { kind: 'short', level: 1, q: 2, r: -1, rotation: 3 } as const
    expect(errorsOf(build(square, { ruins: [ruin, facing] }))).toEqual(['ruins[1]: stands in another ruin'])
  })
})

describe('layouts', () => {
  it('lie on existing spaces', () => {
    const zones = [
      { id: 'brown' as const, spaces: [[0, 0, 1] as [number, number, number], [0, 0, 2] as [number, number, number]] },
    ]
    expect(errorsOf(build(ROW, { layouts: layout({ zones }) }))).toEqual([
      'layouts[own].zones[brown].spaces[1]: there is no space at 0, 0 on level 2',
    ])
  })

  it('give a space to one zone, one glyph and one figure', () => {
    const space: [number, number, number] = [0, 0, 1]
    const crowded = layout({
      zones: [
        { id: 'brown', spaces: [space] },
        { id: 'darkBlue', spaces: [space] },
      ],
      glyphs: [
        { glyph: 'ivor', side: 'power', at: space },
        { side: 'power', at: space },
      ],
      figures: [
        { player: 0, card: 'finn', at: [space] },
        { player: 1, card: 'grimnak', at: [space, [2, 0, 1]] },
      ],
    })
    expect(errorsOf(build(ROW, { layouts: crowded }))).toEqual([
      'layouts[own].zones[darkBlue].spaces[0]: belongs to zone brown already',
      'layouts[own].glyphs[1].side: a glyph that is not named lies symbol side up',
      'layouts[own].glyphs[1]: another glyph lies here',
      'layouts[own].figures[1]: another figure stands here',
      'layouts[own].figures[1]: its two spaces must be neighbours on the same level',
    ])
  })

  it('warn of unequal zones and of zones without a way between them', () => {
    const wall = Array.from({ length: 6 }, (_, i) => tile(i + 2, 3, 0))
    const zones: LayoutSource['zones'] = [
      { id: 'brown', spaces: [[0, 0, 1]] },
      {
        id: 'darkBlue',
        spaces: [
          [6, 0, 1],
          [7, 0, 1],
        ],
      },
    ]
    expect(warningsOf(build(ROW, { layouts: layout({ zones }) }))).toEqual([
      'layouts[own].zones: the zones have 1 to 2 spaces',
    ])
    expect(warningsOf(build([...ROW, ...wall], { layouts: layout({ zones }) }))).toEqual([
      'layouts[own].zones: the zones have 1 to 2 spaces',
      'layouts[own].zones[brown]: there is no way on foot to zone darkBlue',
      'layouts[own].zones[darkBlue]: there is no way on foot to zone brown',
    ])
  })
})

describe('narrow places', () => {
  it('are pairs of neighbouring spaces', () => {
    const narrow = build(ROW, { noRoom: [{ front: [0, 0, 1], rear: [1, 0, 1] }] })
    const { battlefield, errors } = check(narrow)
    const [front, rear] = [0, 1].map((q) => findSpace(battlefield.columns, battlefield.spaces, [q, 0, 1]))
    expect(errors).toEqual([])
    expect(findLink(battlefield, front, rear)).toBeGreaterThanOrEqual(0)
    expect([...battlefield.noRoom]).toEqual([front * battlefield.spaces.count + rear])
    expect(errorsOf(build(ROW, { noRoom: [{ front: [0, 0, 1], rear: [2, 0, 1] }] }))).toEqual([
      'noRoom[0]: these are not two neighbouring spaces',
    ])
  })
})
