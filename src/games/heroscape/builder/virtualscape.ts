import { ByteWriter } from './byte-writer.ts'
import { ByteError, ByteReader, MAX_TEXT } from './bytes.ts'
import type { ByteProblem } from './bytes.ts'

/** A Virtualscape map as it stands in the file. Versions are counted in ten-thousandths: 7 is 0.0007. */
export interface HscDocument {
  readonly version: number
  readonly name: string
  readonly author: string
  readonly players: string
  /** Bytes of an RTF text, one character each; in version 3 plain text. */
  readonly scenario: string
  readonly levelsPerPage: number
  readonly transparency: number
  readonly printGrid: number
  readonly printTileNumbers: number
  readonly printStartAreas: number
  readonly tiles: readonly HscTile[]
}

export interface HscTile {
  /** Family · 1000 + variant. */
  readonly type: number
  readonly version: number
  /** Clockwise, in steps of 60 degrees. */
  readonly rotation: number
  /** Odd rows are shifted right by half a hex; x, y is the leftmost hex of the top row after turning. */
  readonly x: number
  readonly y: number
  /** 0 lies on the table. */
  readonly z: number
  /** Says something only for glyphs. */
  readonly letter: number
  readonly glyphName: string
  readonly zoneName: string
  /** 0x00BBGGRR */
  readonly colour: number
  readonly personal?: HscPersonal
  readonly figure?: HscFigure
}

/** A piece that the map's author made. */
export interface HscPersonal {
  readonly hexes: number
  readonly top: string
  readonly side: string
  readonly letter: string
  readonly name: string
}

export interface HscFigure {
  readonly name: string
  readonly file: string
}

export interface HscRead {
  readonly document: HscDocument
  /** At which byte every tile begins, and the end of the file; the tile count stands before the first. */
  readonly starts: readonly number[]
}

export type HscResult = ({ readonly ok: true } & HscRead) | { readonly ok: false; readonly problem: ByteProblem }

/** A map of 10,000 tiles has less than half of it. */
export const MAX_HSC_BYTES = 2_000_000
export const MAX_HSC_TILES = 20_000
const NEWEST = 7
const NEWEST_TILE = 3
/** Type, version and four numbers. */
const SMALLEST_TILE = 28
const FARTHEST = 10_000
const PERSONAL = 17_000
const FIGURES = 18

export const familyOf = (type: number): number => Math.floor(type / 1000)

/** Reads a map; nothing in it is trusted. */
export function readHsc(bytes: Uint8Array): HscResult {
  if (bytes.length > MAX_HSC_BYTES)
    return { ok: false, problem: { offset: MAX_HSC_BYTES, key: 'hscTooLarge', args: { most: MAX_HSC_BYTES } } }
  try {
    return { ok: true, ...readDocument(new ByteReader(bytes)) }
  } catch (error) {
    if (error instanceof ByteError) return { ok: false, problem: error.found }
    throw error
  }
}

function readVersion(reader: ByteReader, newest: number, field: string): number {
  const at = reader.offset
  const value = reader.float(field) * 10_000
  const version = Math.round(value)
  if (!(version >= 1 && version <= newest && Math.abs(value - version) < 0.01))
    throw new ByteError(at, 'hscNotAMap', { field })
  return version
}

function readDocument(reader: ByteReader): HscRead {
  const version = readVersion(reader, NEWEST, 'version')
  const since = <T>(first: number, read: () => T, otherwise: T): T => (version >= first ? read() : otherwise)
  const number = (field: string): number => reader.whole(field, -0x8000_0000, 0x7fff_ffff)
  const head = {
    version,
    name: since(2, () => reader.text('name'), ''),
    author: since(2, () => reader.text('author'), ''),
    players: since(3, () => reader.text('players'), ''),
    scenario: since(3, () => (version === 3 ? reader.text('scenario') : readScenario(reader)), ''),
    levelsPerPage: since(2, () => number('levels per page'), 6),
    transparency: since(2, () => number('transparency'), 80),
    printGrid: since(2, () => number('print grid'), 1),
    printTileNumbers: since(5, () => number('print tile numbers'), 0),
    printStartAreas: since(7, () => number('print start areas'), 1),
  }
  const at = reader.offset
  const count = reader.whole('tile count', 0, 0x7fff_ffff)
  const most = Math.min(MAX_HSC_TILES, Math.floor(reader.left / SMALLEST_TILE))
  if (count > most) throw new ByteError(at, 'hscTooManyTiles', { count, most })
  const tiles: HscTile[] = []
  const starts = [reader.offset]
  while (tiles.length < count) {
    tiles.push(readTile(reader))
    starts.push(reader.offset)
  }
  if (reader.left > 0) throw new ByteError(reader.offset, 'hscBytesLeft', { left: reader.left })
  return { document: { ...head, tiles }, starts }
}

function readScenario(reader: ByteReader): string {
  const at = reader.offset
  const length = reader.whole('scenario length', 0, 0x7fff_ffff)
  if (length > MAX_TEXT) throw new ByteError(at, 'hscTextTooLong', { field: 'scenario', length, most: MAX_TEXT })
  let text = ''
  for (const byte of reader.raw(length, 'scenario')) text += String.fromCharCode(byte)
  return text
}

function readTile(reader: ByteReader): HscTile {
  const type = reader.whole('tile type', 1000, 99_999)
  const version = readVersion(reader, NEWEST_TILE, 'tile version')
  const place = {
    type,
    version,
    rotation: reader.whole('rotation', 0, 5),
    x: reader.whole('x', -FARTHEST, FARTHEST),
    y: reader.whole('y', -FARTHEST, FARTHEST),
    z: reader.whole('z', 0, FARTHEST),
  }
  const words =
    version < 2
      ? { letter: 0, glyphName: '', zoneName: '' }
      : { letter: reader.byte('letter'), glyphName: reader.text('glyph name'), zoneName: reader.text('zone name') }
  const tile = { ...place, ...words, colour: version < 3 ? 0 : reader.unsigned('colour') }
  if (version < 3) return tile
  if (type === PERSONAL) return { ...tile, personal: readPersonal(reader) }
  if (familyOf(type) !== FIGURES) return tile
  return { ...tile, figure: { name: reader.text('figure name'), file: reader.text('figure file') } }
}

function readPersonal(reader: ByteReader): HscPersonal {
  return {
    hexes: reader.whole('hexes', 0, FARTHEST),
    top: reader.text('top texture'),
    side: reader.text('side texture'),
    letter: reader.text('letter'),
    name: reader.text('piece name'),
  }
}

/** Writes a map in its own version; texts always have two bytes per character, as Virtualscape itself writes them. */
export const writeHsc = (document: HscDocument): Uint8Array => writeParts(document, document.tiles)

/** As `writeHsc`; what is given as bytes goes out as it is. */
export function writeParts(
  head: Omit<HscDocument, 'tiles'> | Uint8Array,
  tiles: readonly (HscTile | Uint8Array)[],
): Uint8Array {
  const writer = new ByteWriter()
  if (head instanceof Uint8Array) writer.raw(head)
  else writeHead(writer, head)
  writer.whole(tiles.length)
  for (const tile of tiles)
    if (tile instanceof Uint8Array) writer.raw(tile)
    else writeTile(writer, tile)
  return writer.take()
}

function writeHead(writer: ByteWriter, head: Omit<HscDocument, 'tiles'>): void {
  const { version } = head
  writer.float(version / 10_000)
  if (version >= 2) for (const text of [head.name, head.author]) writer.text(text)
  if (version >= 3) writer.text(head.players)
  if (version === 3) writer.text(head.scenario)
  if (version >= 4) {
    writer.whole(head.scenario.length)
    for (let i = 0; i < head.scenario.length; i++) writer.byte(head.scenario.charCodeAt(i))
  }
  if (version >= 2) for (const number of [head.levelsPerPage, head.transparency, head.printGrid]) writer.whole(number)
  if (version >= 5) writer.whole(head.printTileNumbers)
  if (version >= 7) writer.whole(head.printStartAreas)
}

function writeTile(writer: ByteWriter, tile: HscTile): void {
  writer.whole(tile.type)
  writer.float(tile.version / 10_000)
  for (const number of [tile.rotation, tile.x, tile.y, tile.z]) writer.whole(number)
  if (tile.version < 2) return
  writer.byte(tile.letter)
  writer.text(tile.glyphName)
  writer.text(tile.zoneName)
  if (tile.version < 3) return
  writer.whole(tile.colour)
  if (tile.type === PERSONAL) {
    const { hexes, top, side, letter, name } = tile.personal ?? { hexes: 1, top: '', side: '', letter: '', name: '' }
    writer.whole(hexes)
    for (const text of [top, side, letter, name]) writer.text(text)
  } else if (familyOf(tile.type) === FIGURES) {
    writer.text(tile.figure?.name ?? '')
    writer.text(tile.figure?.file ?? '')
  }
}
