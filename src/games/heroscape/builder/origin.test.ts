import { describe, expect, it } from 'vitest'
import { loadContent } from '../content/content.ts'
import { importHsc } from './import-hsc.ts'
import { virtualscapeMaps } from './map-file.ts'
import { originOf, writeMap } from './origin.ts'
import { packText, planFromText } from './pack.ts'
import { addTile, moveTile, removeTile } from './place.ts'
import type { Edited, Plan } from './plan.ts'
import { planFromShare, shareText } from './share.ts'
import { bytesOf, documentOf, manifest, numbersFrom } from './testing/samples.ts'
import { mirrorPlan, movePlan, rotatePlan } from './turn.ts'
import { readHsc, writeHsc } from './virtualscape.ts'
import type { HscDocument, HscTile } from './virtualscape.ts'

const loaded = loadContent()
if (!loaded.ok) throw new Error('built-in content does not load')
const { source } = loaded

function planOf(bytes: Uint8Array): Plan {
  const read = virtualscapeMaps.importMap(bytes, 'map')
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value.plan
}

function through(text: string): Plan {
  const read = planFromText(text, source)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}

function done(edit: Edited): Plan {
  if (!edit.ok) throw new Error(edit.refusal.key)
  return edit.plan
}

function written(plan: Plan): HscDocument {
  const read = readHsc(writeMap(plan).bytes)
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  return read.document
}

const lines = (tiles: readonly HscTile[]): string[] => tiles.map((tile) => JSON.stringify(tile)).sort()

/** The hills with colours, letters and numbers that nobody would choose. */
const painted: HscDocument = {
  ...documentOf('two-hills.hsc'),
  version: 5,
  levelsPerPage: 9,
  transparency: 12,
  printGrid: 0,
  printTileNumbers: 1,
  tiles: documentOf('two-hills.hsc').tiles.map((tile, index) =>
    tile.type < 14_000 ? { ...tile, colour: 0x10_00_00 + index, letter: index } : tile,
  ),
}
const hills = planOf(writeHsc(painted))
const head = ({ tiles: _, ...rest }: HscDocument) => rest

describe('a map that nobody has changed', () => {
  it.each(manifest)('$file goes out byte for byte, through a pack and through a link', ({ file }) => {
    const bytes = bytesOf(file)
    const plan = planOf(bytes)
    expect(writeMap(plan).bytes).toEqual(bytes)
    expect(writeMap(through(packText(plan))).bytes).toEqual(bytes)
    const shared = shareText(plan)
    if (!shared.ok) throw new Error(shared.refusal.key)
    const back = planFromShare(shared.text, source)
    expect(back.ok && writeMap(back.plan).bytes).toEqual(bytes)
  })

  it('goes out byte for byte, whatever readable thing has become of its bytes', () => {
    const next = numbersFrom(1984)
    let count = 0
    for (const { file } of manifest)
      for (let round = 0; round < 12; round++) {
        const bytes = bytesOf(file)
        for (let flips = 1 + next(3); flips > 0; flips--) bytes[8 + next(bytes.length - 8)] = next(256)
        const read = virtualscapeMaps.importMap(bytes, 'strange')
        if (!read.ok) continue
        count++
        const back = virtualscapeMaps.exportMap({ pack: read.value.text })
        expect(back.ok && back.value.bytes).toEqual(bytes)
      }
    expect(count).toBeGreaterThan(30)
  })

  it('goes out whole, even if a pack cannot name all of its pieces', () => {
    const tiles = Array.from({ length: 9000 }, (_, i): HscTile => ({
      ...painted.tiles[0],
      type: i === 0 ? 1001 : 10_011,
      x: i % 100,
      y: Math.floor(i / 100),
      colour: i,
    }))
    const bytes = writeHsc({ ...painted, tiles })
    const plan = through(packText(planOf(bytes)))
    expect(plan.kept.foreign).toHaveLength(5000)
    expect(Buffer.from(writeMap(plan).bytes).equals(bytes)).toBe(true)
    const more = done(addTile(plan, { level: 1, terrain: 'rock', size: 1, q: 50, r: -40, rotation: 0 }, source))
    expect(JSON.stringify(written(more).tiles.slice(0, -1))).toBe(JSON.stringify(tiles))
  })

  it('goes out as it came when it was renamed and named back', () => {
    const renamed = { ...hills, name: { en: 'Other', de: 'Andere' } }
    expect(writeMap({ ...renamed, name: hills.name }).bytes).toEqual(writeHsc(painted))
  })
})

describe('a map that was changed', () => {
  it('keeps everything but a tile that is new', () => {
    const tile = { level: 1, terrain: 'sand', size: 1, q: 60, r: 0, rotation: 0 } as const
    const map = written(done(addTile(hills, tile, source)))
    expect(head(map)).toEqual(head(painted))
    expect(map.tiles.slice(0, -1)).toEqual(painted.tiles)
    expect(map.tiles.at(-1)).toMatchObject({ type: 3001, x: 60, y: 0, z: 0, version: 3, colour: 0x78_c0_e2 })
  })

  const top = hills.tiles.findIndex(({ level }) => level === 3)
  const lost = painted.tiles.findIndex(({ z, type }) => z === 2 && type < 14_000)

  it('keeps everything but a tile that is gone', () => {
    const map = written(done(removeTile(hills, top, source)))
    expect(head(map)).toEqual(head(painted))
    // What had lain on it is gone, too
    const gone = painted.tiles.filter((tile) => !lines(map.tiles).includes(JSON.stringify(tile)))
    expect(gone[0]).toEqual(painted.tiles[lost])
    expect(gone.slice(1).every(({ type }) => type >= 14_000)).toBe(true)
    expect(map.tiles).toEqual(painted.tiles.filter((tile) => !gone.includes(tile)))
  })

  it('keeps the colour of a tile that was moved, in its place in the list', () => {
    const map = written(done(moveTile(hills, top, { q: 70, r: 0, level: 1 }, source)))
    const { type, colour, letter } = painted.tiles[lost]
    expect(map.tiles[lost]).toMatchObject({ type, colour, letter, z: 0 })
    expect(map.tiles[lost].x).toBeGreaterThan(60)
    expect(map.tiles.slice(0, lost)).toEqual(painted.tiles.slice(0, lost))
  })

  it('keeps all colours when it is moved, turned or mirrored as a whole', () => {
    const looks = (tiles: readonly HscTile[]): string[] =>
      tiles.map(({ type, colour, letter, zoneName }) => [type, colour, letter, zoneName].join(' ')).sort()
    const moved = movePlan(hills, { q: 3, r: 4 })
    if (moved === undefined) throw new Error('too far')
    expect(looks(written(moved).tiles)).toEqual(looks(painted.tiles))
    expect(looks(written(rotatePlan(hills, 1)).tiles)).toEqual(looks(painted.tiles))
    const isSmall = ({ type }: HscTile): boolean => type < 11_000 && type % 1000 !== 24
    const { tiles } = written(mirrorPlan(hills).plan)
    const colours = new Set(tiles.map(({ colour }) => colour))
    expect(painted.tiles.filter(isSmall).every(({ colour }) => colours.has(colour))).toBe(true)
  })

  it('does not mix up figures when it is moved from one place to that of another', () => {
    const plan = planOf(bytesOf('figures.hsc'))
    const moved = movePlan(plan, { q: 1, r: 0 })
    if (moved === undefined) throw new Error('too far')
    const named = (map: HscDocument) =>
      map.tiles.flatMap(({ x, figure }) => (figure === undefined ? [] : [[x, figure]]))
    const before = named(documentOf('figures.hsc')).map(([x, figure]) => [(x as number) + 1, figure])
    expect(named(written(moved))).toEqual(before)
  })

  it('says a new name and keeps the rest', () => {
    const map = written({ ...hills, name: { en: 'Three Hills', de: 'Drei Hügel' } })
    expect(map).toEqual({ ...painted, name: 'Three Hills' })
  })

  it('gets a version that can say a name', () => {
    const old = planOf(bytesOf('version-1.hsc'))
    const map = written({ ...old, name: { en: 'Named', de: 'Benannt' } })
    expect(map).toEqual({ ...documentOf('version-1.hsc'), version: 2, name: 'Named' })
    const text = written({ ...planOf(bytesOf('version-3.hsc')), name: { en: 'Named', de: 'Benannt' } })
    expect(text).toEqual({ ...documentOf('version-3.hsc'), name: 'Named' })
  })

  it('keeps the other marks of a zone that lost one', () => {
    const [layout] = hills.layouts
    const [red, white] = layout.zones
    const zones = [{ ...red, spaces: red.spaces.slice(1) }, white]
    const map = written({ ...hills, layouts: [{ ...layout, zones }] })
    expect(map.tiles).toHaveLength(painted.tiles.length - 1)
    expect(lines(painted.tiles)).toEqual(expect.arrayContaining(lines(map.tiles)))
  })
})

describe('the map a pack comes from', () => {
  const plan = importHsc(painted, 'hills').plan

  it('is refused if it is none', () => {
    const origin = originOf(writeHsc(painted), plan.name.en)
    const next = numbersFrom(5)
    const texts = ['', 'A', 'AAAA', origin.map.slice(0, -40), originOf(bytesOf('two-hills.hsc').slice(9), '').map]
    for (const map of texts) {
      const bad = { ...plan, kept: { ...plan.kept, origin: { ...origin, map } } }
      expect(planFromText(packText(bad), source)).toMatchObject({
        ok: false,
        problems: [{ path: 'virtualscape.origin' }],
      })
      expect(writeMap(bad).bytes).toEqual(writeMap(plan).bytes)
    }
    for (let round = 0; round < 60; round++) {
      const at = next(origin.map.length)
      const map = `${origin.map.slice(0, at)}${'Az09-_'[next(6)]}${origin.map.slice(at + 1)}`
      const read = planFromText(packText({ ...plan, kept: { ...plan.kept, origin: { ...origin, map } } }), source)
      if (read.ok) expect(readHsc(writeMap(read.value).bytes).ok).toBe(true)
    }
  })

  it('may be that of another battlefield: then what the pack says counts', () => {
    const origin = originOf(bytesOf('version-6.hsc'), 'Ford')
    const { map, tiles } = { map: written({ ...plan, kept: { ...plan.kept, origin } }), tiles: painted.tiles }
    expect(map.tiles.map(({ type, x, y, z }) => [type, x, y, z].join(' ')).sort()).toEqual(
      tiles.map(({ type, x, y, z }) => [type, x, y, z].join(' ')).sort(),
    )
  })

  it('is too large for a pack only if a pack would be too large', () => {
    const next = numbersFrom(11)
    const noise = (): string => Array.from({ length: 90_000 }, () => String.fromCharCode(256 + next(0xd000))).join('')
    const tiles = painted.tiles.slice(0, 3).map((tile) => ({ ...tile, glyphName: noise(), zoneName: noise() }))
    const bytes = writeHsc({ ...painted, tiles })
    const read = virtualscapeMaps.importMap(bytes, 'noise', 'de')
    expect(read.ok ? '' : read.problems[0].problem).toMatch(/^als Inhaltspaket hat die Karte mehr als \d+ Bytes$/)
  })
})
