import { describe, expect, it } from 'vitest'
import { loadContent } from '../content/content.ts'
import { ruinEdges } from '../content/tile-shapes.ts'
import { validateBattlefield } from '../content/validate-battlefield.ts'
import { exportHsc } from './export-hsc.ts'
import { importHsc } from './import-hsc.ts'
import { fieldOf, planOf } from './plan.ts'
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

describe('the round trip of a sample map', () => {
  it.each(manifest)('$file keeps all tiles', ({ file, tileCount }) => {
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
  const { plan, foreign, replaced } = importHsc(documentOf('table-des-geants.hsc'), 'table')

  it('is imported whole, with its glyphs and ruins', () => {
    expect([foreign, replaced]).toEqual([[], []])
    expect([plan.tiles.length, plan.ruins.length, plan.layouts[0].glyphs.length]).toEqual([84, 2, 5])
    expect(plan.name.en).toBe('La table des geants')
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
    const { plan, foreign, replaced } = importHsc(documentOf('rotten-ice.hsc'), 'ice')
    const as = replaced.map((note) => `${note.type} × ${note.count}: ${note.as?.terrain} ${note.as?.size}`)
    expect(as).toEqual([
      '5001 × 43: water 1',
      '6001 × 12: water 1',
      '7001 × 5: rock 1',
      '7002 × 16: rock 2',
      '7007 × 2: rock 7',
      '8001 × 2: rock 1',
      '8002 × 21: rock 2',
    ])
    const not = foreign.map((note) => `${note.type} × ${note.count}: ${note.reason}`)
    expect(not.filter((line) => line.endsWith('noLikeness'))).toEqual([
      '8005 × 3: noLikeness',
      '10004 × 2: noLikeness',
      '10011 × 4: noLikeness',
      '10012 × 7: noLikeness',
      '10013 × 2: noLikeness',
      '12004 × 2: noLikeness',
    ])
    const total = plan.tiles.length + plan.ruins.length + plan.kept.foreign.length
    const marks = plan.layouts[0].zones.flatMap(({ spaces }) => spaces).length + plan.layouts[0].glyphs.length
    expect(total + marks).toBe(383)
  })

  it('are found in old maps, too: a glyph is known by its letter', () => {
    const { plan } = importHsc(documentOf('chat-perche.hsc'), 'chat')
    expect(plan.layouts[0].glyphs).toHaveLength(6)
    expect(plan.layouts[0].zones.map(({ id, spaces }) => `${id} ${spaces.length}`).sort()).toEqual([
      'darkBlue 15',
      'darkYellow 15',
      'orange 15',
      'red 15',
    ])
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
    const map = documentOf('table-des-geants.hsc')
    const far = { ...map, tiles: map.tiles.map((tile) => ({ ...tile, x: tile.x + 3000, y: tile.y + 5000 })) }
    const { plan, foreign } = importHsc(far, 'far')
    expect(foreign).toEqual([])
    expect(tilesOf(again(plan))).toEqual(tilesOf(far))
  })

  it('too large for a battlefield is kept all the same', () => {
    const [tile] = documentOf('ladders.hsc').tiles.filter(({ type }) => type === 1001)
    const tiles = Array.from({ length: 1200 }, (_, i) => ({ ...tile, x: (i % 30) * 20, y: Math.floor(i / 30) * 20 }))
    const map = { ...documentOf('test.hsc'), tiles }
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
        expect(tilesOf(again(plan))).toEqual(tilesOf(found.document))
        expect(planFromText(packText(plan), source)).toEqual({ ok: true, value: plan })
      }
    expect(read).toBeGreaterThan(5)
  })

  it('that piles everything up in one place is read like any other', () => {
    const [grass] = documentOf('ladders.hsc').tiles.filter(({ type }) => type === 1001)
    const tiles = Array.from({ length: 20_000 }, (_, i) => ({
      ...grass,
      x: 5,
      y: 5,
      z: i % 60,
      type: i < 1500 ? 1001 : 15_001,
    }))
    const { plan } = importHsc({ ...documentOf('ladders.hsc'), tiles }, 'pile')
    expect([plan.tiles.length, plan.kept.foreign.length]).toEqual([1000, 5000])
  })
})
