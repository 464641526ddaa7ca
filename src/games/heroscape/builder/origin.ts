import { fromBase64Url, toBase64Url } from '../../../kit/base64.ts'
import type { OriginSource } from '../content/virtualscape-schema.ts'
import { exportHsc } from './export-hsc.ts'
import { importHsc, short } from './import-hsc.ts'
import { glyphOf, pieceOf } from './pieces.ts'
import type { Plan } from './plan.ts'
import { lengthened, shortened } from './shorten.ts'
import type { Refusal } from './text.ts'
import { MAX_HSC_BYTES, readHsc, writeHsc, writeParts } from './virtualscape.ts'
import type { HscDocument, HscRead, HscTile } from './virtualscape.ts'

interface Opened extends HscRead {
  readonly bytes: Uint8Array
}

/** The map a plan comes from, byte for byte, and the name it has got from it. */
export const originOf = (bytes: Uint8Array, name: string): OriginSource => ({
  name,
  map: toBase64Url(shortened(bytes)),
})

/** Undefined if it holds no map; nothing in it is trusted. */
export function openOrigin({ map }: OriginSource): Opened | undefined {
  const packed = fromBase64Url(map)
  const bytes = packed === undefined ? undefined : lengthened(packed, MAX_HSC_BYTES)
  if (bytes === undefined) return undefined
  const read = readHsc(bytes)
  return read.ok ? { bytes, document: read.document, starts: read.starts } : undefined
}

interface WrittenMap {
  readonly bytes: Uint8Array
  readonly tiles: number
  /** What a map cannot say. */
  readonly left: readonly Refusal[]
}

/** The plan as the bytes of a Virtualscape map. What is as it was in the map it comes from goes out as it came. */
export function writeMap(plan: Plan, layout?: string): WrittenMap {
  const { map, left } = exportHsc(plan, layout)
  const { origin } = plan.kept
  const old = origin === undefined ? undefined : openOrigin(origin)
  if (origin === undefined || old === undefined) return { bytes: writeHsc(map), tiles: map.tiles.length, left }
  const untouched = exportHsc(importHsc(old.document, origin.name).plan).map
  if (JSON.stringify(map) === JSON.stringify(untouched))
    return { bytes: old.bytes, tiles: old.document.tiles.length, left }
  const tiles = tilesFrom(old, untouched.tiles, map.tiles)
  return { bytes: writeParts(headFrom(old, untouched, map), tiles), tiles: tiles.length, left }
}

/** Since which version a map can say it. */
const HEAD_TEXTS = { name: 2, author: 2, players: 3, scenario: 4 } as const

function headFrom(old: Opened, untouched: HscDocument, map: HscDocument): Omit<HscDocument, 'tiles'> | Uint8Array {
  const changed = (Object.keys(HEAD_TEXTS) as (keyof typeof HEAD_TEXTS)[]).filter((key) => map[key] !== untouched[key])
  if (changed.length === 0) return old.bytes.subarray(0, old.starts[0] - 4)
  const texts = Object.fromEntries(changed.map((key) => [key, map[key]]))
  const version = Math.max(old.document.version, ...changed.map((key) => HEAD_TEXTS[key]))
  return { ...old.document, ...texts, version }
}

/** Old records in their order, then what is new. A piece that was only moved or turned keeps its colour and words. */
function tilesFrom(
  { bytes, document, starts }: Opened,
  untouched: readonly HscTile[],
  tiles: readonly HscTile[],
): (HscTile | Uint8Array)[] {
  const records: (HscTile | Uint8Array | undefined)[] = document.tiles.map((_, index) =>
    bytes.subarray(starts[index], starts[index + 1]),
  )
  const held = paired(document.tiles, untouched).flatMap((record, index) =>
    record < 0 ? [] : [{ record, tile: untouched[index] }],
  )
  const same = held.map(({ tile }) => tile)
  const found = paired(same, tiles)
  const isThere = new Set(found)
  held.forEach(({ record }, index) => {
    if (!isThere.has(index)) records[record] = undefined
  })
  const added: HscTile[] = []
  tiles.forEach((tile, index) => {
    const pair = held[found[index]]
    if (pair === undefined) added.push(tile)
    else if (keyOf(pair.tile) !== keyOf(tile)) records[pair.record] = movedTo(document.tiles[pair.record], tile)
  })
  return [...records.filter((record) => record !== undefined), ...added]
}

const movedTo = (record: HscTile, { rotation, x, y, z }: HscTile): HscTile => ({ ...record, rotation, x, y, z })

/** For every wanted tile its like among those there are, each only once: first in the same place, then anywhere; or -1. */
function paired(tiles: readonly HscTile[], wanted: readonly HscTile[]): number[] {
  const pairs = wanted.map(() => -1)
  const isTaken = tiles.map(() => false)
  for (const nameOf of [keyOf, lookOf]) {
    const free = new Map<string, number[]>()
    for (let index = tiles.length - 1; index >= 0; index--) {
      if (isTaken[index]) continue
      const name = nameOf(tiles[index])
      const others = free.get(name)
      if (others === undefined) free.set(name, [index])
      else others.push(index)
    }
    wanted.forEach((tile, index) => {
      const like = pairs[index] < 0 ? free.get(nameOf(tile))?.pop() : undefined
      if (like === undefined) return
      pairs[index] = like
      isTaken[like] = true
    })
  }
  return pairs
}

/** All that a plan knows of a piece but its place. */
function lookOf({ type, letter, colour, glyphName, zoneName, personal, figure }: HscTile): string {
  const { kind } = pieceOf(type)
  if (kind === 'tile' || kind === 'ruin') return String(type)
  if (kind === 'glyph') return `${type} ${glyphOf(type, letter) ?? letter}`
  if (kind === 'zone') return `zone ${colour} ${short(zoneName)}`
  const words = [glyphName, zoneName, ...Object.values({ ...personal, ...figure }).map(String)].map(short)
  return JSON.stringify([type, letter, colour, words])
}

function keyOf(tile: HscTile): string {
  const { kind } = pieceOf(tile.type)
  const rotation = kind === 'glyph' || kind === 'zone' ? 0 : tile.rotation
  return `${rotation} ${tile.x} ${tile.y} ${tile.z} ${lookOf(tile)}`
}
