import { describe, expect, it } from 'vitest'
import { loadContent } from '../content/content.ts'
import { ZONE_IDS } from '../content/names.ts'
import { ruinEdges } from '../content/tile-shapes.ts'
import { validateBattlefield } from '../content/validate-battlefield.ts'
import { exportHsc } from './export-hsc.ts'
import { importHsc } from './import-hsc.ts'
import { fieldOf, newPlan, NOTHING_KEPT, planOf } from './plan.ts'
import type { Plan } from './plan.ts'
import { packText, planFromText } from './pack.ts'
import { bytesOf, documentOf, manifest, numbersFrom } from './testing/samples.ts'
import { readHsc, writeHsc } from './virtualscape.ts'
import type { HscDocument, HscTile } from './virtualscape.ts'

const loaded = loadContent()
if (!loaded.ok) throw new Error('built-in content does not load')
const { source } = loaded

/** Everything of a tile but what says nothing: filler letters and the colours of ordinary pieces. */
function tilesOf(map: HscDocument): string[] {
  const line = ({ type, rotation, x, y, z, letter, glyphName, zoneName, colour }: HscTile): string => {
    const family = Math.floor(type / 1000)
    const zone = family === 15 ? `${zoneName} ${colour}` : zoneName
    return [type, rotation, x, y, z, family === 14 ? letter : '', glyphName, zone].join(' ')
  }
  return map.tiles.map(line).sort()
}

function again(plan: Plan): HscDocument {
  const read = readHsc(writeHsc(exportHsc(plan).map))
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  return read.document
}

describe('the round trip of a sample map, without the map it comes from', () => {
  /** What is of no kind that Virtualscape has, and letters that a scenario of later versions cannot have. */
  const usual = manifest.filter(({ file }) => file !== 'strange.hsc' && file !== 'version-3.hsc')
  it.each(usual)('$file keeps all tiles', ({ file, tileCount }) => {
    const map = documentOf(file)
    const { plan } = importHsc(map, 'map')
    const back = again(plan)
    expect(back.tiles).toHaveLength(tileCount)
    expect(tilesOf(back)).toEqual(tilesOf(map))
    expect([back.author, back.players, back.scenario]).toEqual([map.author, map.players, map.scenario])
    expect(importHsc(back, 'map').plan.tiles.length).toBe(plan.tiles.length)
  })
})

describe('a map of Master Set 1', () => {
  const { plan, foreign, replaced } = importHsc(documentOf('two-hills.hsc'), 'hills')

  it('is imported whole, with its glyphs and ruins', () => {
    expect([foreign, replaced]).toEqual([[], []])
    expect([plan.tiles.length, plan.ruins.length, plan.layouts[0].glyphs.length]).toEqual([35, 2, 4])
    expect(plan.name.en).toBe('Two Hills')
    // A glyph on water lies on the level of the table [HS-SET-07]
    expect(plan.layouts[0].glyphs.find(({ glyph }) => glyph === 'ivor')?.at[2]).toBe(0)
  })

  it('can be built with one set, as in the box [HS-SET-02]', () => {
    const report = validateBattlefield(fieldOf(plan), source.inventory, source.volumes.ruin.levels)
    expect([report.errors, report.setsNeeded]).toEqual([[], 1])
  })
})

describe('pieces outside Master Set 1', () => {
  it('are replaced by something alike or listed', () => {
    const { plan, foreign, replaced } = importHsc(documentOf('every-family.hsc'), 'every')
    const as = replaced.map((note) => `${note.type} × ${note.count}: ${note.as?.terrain} ${note.as?.size}`)
    expect(as).toEqual([
      '5001 × 1: water 1',
      '6001 × 1: water 1',
      '7001 × 1: rock 1',
      '7002 × 1: rock 2',
      '7007 × 1: rock 7',
      '8001 × 1: rock 1',
      '8002 × 1: rock 2',
      '9001 × 1: sand 1',
      '9002 × 1: sand 2',
      '16001 × 1: rock 1',
      '19001 × 1: water 1',
      ...[1, 2, 3, 7, 24].map((size) => `${20_000 + size} × 1: grass ${size}`),
      ...[1, 2, 7].map((size) => `${21_000 + size} × 1: rock ${size}`),
      ...[1, 2, 7].map((size) => `${22_000 + size} × 1: rock ${size}`),
      '25001 × 1: water 1',
      ...[1, 2, 3, 7, 24].map((size) => `${26_000 + size} × 1: rock ${size}`),
    ])
    const not = foreign.flatMap(({ type, reason }) => (reason === 'noLikeness' ? [type] : []))
    // A castle floor of seven has rows of four and three
    expect(not.join(' ')).toBe(
      '4002 8005 10004 10011 10012 10013 11006 11007 12004 13001 13003 13004 13006 ' +
        '16007 16009 16101 16102 16103 16201 16202 16203 16301 16401 16402 16403 16404 ' +
        '17000 17001 17101 23006 24001 24002 24014 24015 24016 25002 27001 27003',
    )
    const figures = foreign.filter(({ reason }) => reason === 'figureOfMap')
    expect(figures.map(({ type }) => type)).toEqual([18_001, 18_002])
    const total = plan.tiles.length + plan.ruins.length + plan.kept.foreign.length
    const marks = plan.layouts[0].zones.flatMap(({ spaces }) => spaces).length + plan.layouts[0].glyphs.length
    expect(total + marks).toBe(100)
  })

  it('are found in old maps, too: a glyph is known by its letter', () => {
    const { plan } = importHsc(documentOf('four-corners.hsc'), 'four')
    expect(plan.layouts[0].glyphs).toHaveLength(6)
    expect(plan.layouts[0].zones.map(({ id, spaces }) => `${id} ${spaces.length}`).sort()).toEqual([
      'darkBlue 15',
      'darkYellow 15',
      'orange 15',
      'red 15',
    ])
  })
})

describe('a zone', () => {
  it('is the same after a way out and in', () => {
    const { plan } = importHsc(documentOf('two-hills.hsc'), 'hills')
    expect(plan.layouts[0].zones.map(({ id }) => id)).toEqual(['red', 'white'])
    const tile = plan.tiles[0]
    for (const id of ZONE_IDS) {
      const layouts = [
        { ...plan.layouts[0], zones: [{ id, spaces: [[tile.q, tile.r, 1] as [number, number, number]] }] },
      ]
      const back = importHsc(again({ ...plan, layouts, tiles: [{ ...tile, level: 1 }], kept: NOTHING_KEPT }), 'zone')
      expect(back.plan.layouts[0].zones.map((zone) => zone.id)).toEqual([id])
    }
  })
})

describe('a new piece', () => {
  /** As public facts and most maps have them, red, green, blue. */
  const COLOURS = {
    1: [0, 160, 0],
    2: [160, 160, 160],
    3: [226, 192, 120],
    4: [32, 32, 255],
    5: [180, 180, 255],
    6: [255, 64, 64],
    7: [160, 32, 32],
    8: [160, 160, 160],
    9: [255, 255, 255],
    16: [190, 190, 190],
    19: [222, 210, 42],
    20: [111, 105, 21],
    21: [220, 220, 220],
    22: [120, 120, 120],
    25: [0, 0, 0],
    26: [220, 220, 220],
  } as const

  it.each(Object.entries(COLOURS))('of family %s has its colour', (family, [red, green, blue]) => {
    const type = Number(family) * 1000 + 1
    const tile = { level: 1, terrain: 'grass', size: 1, q: 0, r: 0, rotation: 0, standsFor: type } as const
    const [{ colour }] = exportHsc({ ...newPlan('new', { en: 'New', de: 'Neu' }), tiles: [tile] }).map.tiles
    expect([colour & 0xff, (colour >> 8) & 0xff, colour >> 16]).toEqual([red, green, blue])
  })

  it('that is a ruin or a glyph has the colour of ruins or glyphs', () => {
    const { plan } = importHsc(documentOf('two-hills.hsc'), 'hills')
    const colours = exportHsc(plan).map.tiles.flatMap(({ type, colour }) =>
      [11, 14].includes(Math.floor(type / 1000)) ? [`${Math.floor(type / 1000)} ${colour}`] : [],
    )
    expect([...new Set(colours)]).toEqual([`11 ${0xa0}`, `14 ${0x40}`])
  })
})

describe('the printed battlefields', () => {
  it.each(source.battlefields.map((field) => ({ field, id: field.id })))(
    '$id comes back from Virtualscape as it was',
    ({ field }) => {
      const plan = planOf(field, source.scenarios)
      const back = fieldOf(importHsc(again(plan), field.id).plan)
      expect(back.tiles).toEqual(field.tiles)
      const edges = (ruins: Plan['ruins']): unknown => ruins.map((ruin) => [ruin.level, ruinEdges(ruin)])
      expect(edges(back.ruins)).toEqual(edges(field.ruins))
      const spaces = field.layouts[0].zones.flatMap((zone) => zone.spaces.map(String)).sort()
      expect(back.layouts[0].zones.flatMap((zone) => zone.spaces.map(String)).sort()).toEqual(spaces)
      expect(back.layouts[0].glyphs.map(({ at }) => at)).toEqual(field.layouts[0].glyphs.map(({ at }) => at))
    },
  )

  it('say what a map cannot hold', () => {
    const dawn = source.battlefields.find(({ id }) => id === 'table-of-the-giants')
    if (dawn === undefined) throw new Error('no such battlefield')
    expect(exportHsc(planOf(dawn, [])).left.map(({ key }) => key)).toContain('leftLayouts')
  })
})

describe('a map far from the origin', () => {
  it('is moved onto the plan and back', () => {
    const map = documentOf('two-hills.hsc')
    const far = { ...map, tiles: map.tiles.map((tile) => ({ ...tile, x: tile.x + 3000, y: tile.y + 5000 })) }
    const { plan, foreign } = importHsc(far, 'far')
    expect(foreign).toEqual([])
    expect(tilesOf(again(plan))).toEqual(tilesOf(far))
  })

  it('too large for a battlefield is kept all the same', () => {
    const [tile] = documentOf('version-1.hsc').tiles.filter(({ type }) => type === 1001)
    const tiles = Array.from({ length: 1200 }, (_, i) => ({ ...tile, x: (i % 30) * 20, y: Math.floor(i / 30) * 20 }))
    const map = { ...documentOf('version-6.hsc'), tiles }
    const { plan, foreign } = importHsc(map, 'wide')
    expect(foreign.map(({ reason }) => reason)).toEqual(['overLimit'])
    expect(tilesOf(again(plan))).toEqual(tilesOf(map))
  })
})

describe('a strange map', () => {
  it('whose bytes can be read becomes a plan with every piece, and a pack', () => {
    const next = numbersFrom(2024)
    let read = 0
    for (const { file } of manifest)
      for (let round = 0; round < 6; round++) {
        const bytes = bytesOf(file)
        for (let flips = 1 + next(3); flips > 0; flips--) bytes[40 + next(bytes.length - 40)] = next(256)
        const found = readHsc(bytes)
        if (!found.ok) continue
        read++
        const { plan } = importHsc(found.document, 'strange')
        if (file !== 'strange.hsc') expect(tilesOf(again(plan))).toEqual(tilesOf(found.document))
        expect(planFromText(packText(plan), source)).toEqual({ ok: true, value: plan })
      }
    expect(read).toBeGreaterThan(5)
  })

  it('that piles everything up in one place is read like any other', () => {
    const [grass] = documentOf('version-1.hsc').tiles.filter(({ type }) => type === 1001)
    const tiles = Array.from({ length: 20_000 }, (_, i) => ({
      ...grass,
      x: 5,
      y: 5,
      z: i % 60,
      type: i < 1500 ? 1001 : 15_001,
    }))
    const { plan } = importHsc({ ...documentOf('version-1.hsc'), tiles }, 'pile')
    expect([plan.tiles.length, plan.kept.foreign.length]).toEqual([1000, 5000])
  })
})
