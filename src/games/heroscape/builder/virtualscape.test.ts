import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MAX_HSC_BYTES, readHsc, writeHsc } from './virtualscape.ts'
import type { HscDocument } from './virtualscape.ts'
import { bytesOf, documentOf, manifest, numbersFrom } from './testing/samples.ts'

const EMPTY = documentOf('version-6.hsc')

function problemOf(bytes: Uint8Array) {
  const read = readHsc(bytes)
  return read.ok ? undefined : read.problem
}

describe('the sample maps', () => {
  it.each(manifest)('$file gives what is expected of it, number for number', (expected) => {
    const bytes = bytesOf(expected.file)
    expect(bytes.length).toBe(expected.bytes)
    const map = documentOf(expected.file)
    const histogram: Record<string, number> = {}
    const colours: Record<string, Record<string, number>> = {}
    const zones: Record<string, number> = {}
    for (const { type, zoneName, colour } of map.tiles) {
      const family = (colours[Math.floor(type / 1000)] ??= {})
      const text = colour.toString(16).padStart(6, '0')
      family[text] = (family[text] ?? 0) + 1
      histogram[type] = (histogram[type] ?? 0) + 1
      if (type === 15_001) zones[zoneName] = (zones[zoneName] ?? 0) + 1
    }
    const levels = map.tiles.map(({ z }) => z)
    expect({
      docVersion: map.version / 10_000,
      tileVersions: [...new Set(map.tiles.map(({ version }) => version / 10_000))],
      name: map.name,
      author: map.author,
      players: map.version < 3 ? null : map.players,
      scenarioBytes: map.scenario.length,
      levelPerPage: map.levelsPerPage,
      transparency: map.transparency,
      tileCount: map.tiles.length,
      minZ: Math.min(...levels),
      maxZ: Math.max(...levels),
      typeHistogram: histogram,
      colours,
      startNames: zones,
      figures: map.tiles.flatMap(({ figure }) => figure ?? []),
    }).toEqual({
      docVersion: expected.docVersion,
      tileVersions: expected.tileVersions,
      name: expected.name,
      author: expected.author,
      players: expected.players,
      scenarioBytes: expected.scenarioBytes,
      levelPerPage: expected.levelPerPage,
      transparency: expected.transparency,
      tileCount: expected.tileCount,
      minZ: expected.minZ,
      maxZ: expected.maxZ,
      typeHistogram: expected.typeHistogram,
      colours: expected.colours,
      startNames: expected.startNames,
      figures: expected.figures,
    })
  })

  /** Texts in other forms than Virtualscape's own come back by way of the pack (`origin.test.ts`). */
  const usual = manifest.filter(({ file }) => !['odd-texts.hsc', 'figures.hsc'].includes(file))
  it.each(usual)('$file is written again byte for byte', ({ file }) => {
    expect(Buffer.from(writeHsc(documentOf(file))).equals(readFileSync(`test/hsc/${file}`))).toBe(true)
  })
})

describe('a written map', () => {
  const full: HscDocument = {
    ...EMPTY,
    name: `Ümläute 漢字 ${'x'.repeat(300)}`,
    scenario: '{\\rtf1 \u00e9}',
    tiles: [
      { ...EMPTY.tiles[0], type: 17_000, personal: { hexes: 4, top: 'a', side: 'b', letter: 'C', name: 'Tower' } },
      { ...EMPTY.tiles[0], type: 18_001, figure: { name: 'Raelin', file: 'raelin.ase' } },
      { ...EMPTY.tiles[0], type: 16_402, colour: 0xff_ff_ff_ff },
    ],
  }

  it.each([4, 5, 6, 7])('of version %i is read again as it was', (version) => {
    const map = { ...full, version, printStartAreas: 1, printTileNumbers: version < 5 ? 0 : 1 }
    expect(readHsc(writeHsc(map))).toMatchObject({ ok: true, document: map })
  })

  it('may have texts of any length', () => {
    for (const length of [0, 254, 255, 256, 65_533, 65_534, 65_535, 70_000]) {
      const read = readHsc(writeHsc({ ...full, name: 'n'.repeat(length) }))
      expect(read.ok && read.document.name.length).toBe(length)
    }
  })

  it('may have texts of one byte per character', () => {
    const text = [...'Caf\u00e9'].map((letter) => letter.charCodeAt(0))
    const head = writeHsc({ ...EMPTY, version: 2, name: '', author: '', tiles: [] })
    const bytes = Uint8Array.from([...head.slice(0, 8), text.length, ...text, ...head.slice(12)])
    const read = readHsc(bytes)
    expect(read.ok && read.document.name).toBe('Café')
  })
})

describe('a broken map', () => {
  it('that ends early is refused at every length, with an offset inside of it', () => {
    const bytes = bytesOf('odd-texts.hsc')
    const refusals = Array.from(bytes, (_, length) => problemOf(bytes.slice(0, length)))
    expect(refusals.findIndex((problem, length) => problem === undefined || problem.offset > length)).toBe(-1)
    expect([...new Set(refusals.map((problem) => problem?.key))]).toEqual(['hscEndsEarly', 'hscTooManyTiles'])
  })

  it('is told apart from other files by its first bytes', () => {
    const files = ['{"walstatt":"content-pack"}', 'PK\u0003\u0004aaaaaaaaaaaa', '\u0089PNG\r\n\u001a\n0000000']
    for (const file of files)
      expect(problemOf(new TextEncoder().encode(file))).toMatchObject({ offset: 0, key: 'hscNotAMap' })
    expect(problemOf(new Uint8Array(64))).toMatchObject({ offset: 0, key: 'hscNotAMap' })
    expect(problemOf(new Uint8Array(64).fill(255))).toMatchObject({ offset: 0, key: 'hscNotAMap' })
    expect(problemOf(new Uint8Array(0))).toMatchObject({ offset: 0, key: 'hscEndsEarly' })
    expect(problemOf(new Uint8Array(MAX_HSC_BYTES + 1))).toMatchObject({ key: 'hscTooLarge' })
  })

  it('cannot ask for more tiles or longer texts than it has bytes', () => {
    const head = writeHsc({ ...EMPTY, version: 2, name: '', author: '', tiles: [] })
    const count = Uint8Array.from([...head.slice(0, -4), 0xff, 0xff, 0xff, 0x7f])
    expect(problemOf(count)).toMatchObject({ offset: head.length - 4, key: 'hscTooManyTiles' })
    const negative = Uint8Array.from([...head.slice(0, -4), 0xff, 0xff, 0xff, 0xff])
    expect(problemOf(negative)).toMatchObject({ offset: head.length - 4, key: 'hscBadNumber' })
    const long = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]
    expect(problemOf(Uint8Array.from([...head.slice(0, 8), ...long]))).toMatchObject({
      offset: 8,
      key: 'hscTextTooLong',
    })
    const wide = [0xff, 0xfe, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x01, 0x00]
    expect(problemOf(Uint8Array.from([...head.slice(0, 8), ...wide]))).toMatchObject({ offset: 18 })
  })

  it('with something after the last tile is refused', () => {
    const bytes = bytesOf('two-hills.hsc')
    expect(problemOf(Uint8Array.from([...bytes, 0]))).toEqual({
      offset: bytes.length,
      key: 'hscBytesLeft',
      args: { left: 1 },
    })
  })

  it('of any kind is read or refused, never more', () => {
    const next = numbersFrom(4711)
    for (const { file } of manifest) {
      const bytes = bytesOf(file)
      for (let round = 0; round < 60; round++) {
        const broken = bytes.slice(0, next(4) === 0 ? next(bytes.length) : bytes.length)
        for (let flips = 1 + next(4); flips > 0 && broken.length > 0; flips--)
          broken[next(next(2) === 0 ? Math.min(80, broken.length) : broken.length)] = next(256)
        const read = readHsc(broken)
        const isRight = read.ok ? readHsc(writeHsc(read.document)).ok : read.problem.offset <= broken.length
        if (!isRight) expect([file, round]).toEqual('read or refused')
      }
    }
  })
})
